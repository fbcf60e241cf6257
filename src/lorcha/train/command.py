"""`lorcha train`: a net learns a game by playing against itself."""

import argparse
import os
import shlex
import sys
import time
from contextlib import ExitStack, closing
from importlib.util import find_spec
from math import inf
from pathlib import Path
from typing import TYPE_CHECKING, Final

from lorcha import games
from lorcha.arena.arguments import at_least_one
from lorcha.core.options import BadOption
from lorcha.train.tables import read_tables

if TYPE_CHECKING:
    from lorcha.train.exam import Examiner
    from lorcha.train.progress import Progress
    from lorcha.train.training import Training

DEVICES: Final = ("auto", "cuda", "cpu")
INTERRUPTED: Final = 130
SPARE: Final = 1  # cores that are left to the learner
LAYERS: Final = 3
SAVE_EVERY: Final = 60.0  # seconds


def add_command(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    command = commands.add_parser("train", help="train a net in self-play (needs PyTorch)")
    command.add_argument("game", metavar="GAME", help=f"one of: {', '.join(games.SHELF)}")
    command.add_argument("--out", type=Path, required=True, metavar="FILE", help="the net")
    command.add_argument(
        "--seats",
        default="",
        metavar="TABLES",
        help='such as 2,3,4 or "2,2,4,4 mode=team"; default: every number of players',
    )
    command.add_argument("--minutes", type=minutes, default=5.0, help="default: %(default)s")
    command.add_argument("--rounds", type=at_least_one, default=0, help="instead of minutes")
    command.add_argument("--device", choices=DEVICES, default="auto")
    command.add_argument(
        "--resume", type=Path, metavar="FILE", help="a checkpoint, or a net, to go on from"
    )
    command.add_argument(
        "--layers",
        type=widths,
        metavar="WIDTHS",
        help="of the net, default: 512,256,128, or as what is resumed; they may grow",
    )
    command.add_argument(
        "--past", type=share, default=0.1, help="of the lanes, with opponents from the past"
    )
    command.add_argument(
        "--expert",
        type=at_least_one,
        default=0,
        metavar="SIMULATIONS",
        help="learn from games of the search with the net inside, in place of the net's own",
    )
    command.add_argument("--players", type=at_least_one, help="processes; default: all cores but 1")
    command.add_argument("--lanes", type=at_least_one, default=512, help="games a process, twice")
    command.add_argument("--steps", type=at_least_one, default=64, help="decisions of a round")
    command.add_argument("--batch", type=at_least_one, default=32768)
    command.add_argument("--epochs", type=at_least_one, default=2)
    command.add_argument("--rate", type=float, default=5e-4, help="of learning, at the beginning")
    command.add_argument("--entropy", type=float, default=0.01, help="reward for variety, at first")
    command.add_argument("--seed", type=int, default=1)
    command.add_argument("--log", type=Path, metavar="FILE", help="a line of JSON for each round")
    command.add_argument("--tensorboard", type=Path, metavar="FOLDER")
    command.add_argument("--quiet", action="store_true", help="no progress bar")
    command.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    if find_spec("torch") is None:
        raise BadOption("training needs PyTorch: install lorcha[train]")
    if not args.out.parent.is_dir():  # said now, not when there is something to lose
        raise BadOption(f"there is no folder {args.out.parent} for the net")
    from lorcha.train.exam import Examiner  # noqa: PLC0415
    from lorcha.train.expert import ExpertIteration  # noqa: PLC0415
    from lorcha.train.model import Widths  # noqa: PLC0415
    from lorcha.train.progress import Progress  # noqa: PLC0415
    from lorcha.train.self_play import SelfPlay  # noqa: PLC0415
    from lorcha.train.training import Plan  # noqa: PLC0415

    game = games.load(args.game)
    plan = Plan(
        game=game.id,
        tables=read_tables(game, args.seats),
        minutes=args.minutes,
        out=args.out,
        rounds=args.rounds,
        device=args.device,
        resume=args.resume,
        widths=args.layers and Widths(*args.layers),
        past=args.past,
        expert=args.expert,
        players=args.players or max(1, (os.cpu_count() or 1) - SPARE),
        lanes=args.lanes,
        steps=args.steps,
        epochs=args.epochs,
        batch=args.batch,
        rate=args.rate,
        entropy=args.entropy,
        seed=args.seed,
        command=shlex.join(["lorcha", *sys.argv[1:]]),
    )
    kind = ExpertIteration if plan.expert else SelfPlay
    with ExitStack() as stack:
        training = stack.enter_context(closing(kind(plan)))
        if not training.ranks.first:  # the first of those that learn together tells and keeps
            return accompany(training)
        title = f"{game.title}, {training.device.type}"
        progress = stack.enter_context(
            closing(Progress(title, args.log, args.tensorboard, args.quiet))
        )
        examiner = stack.enter_context(closing(Examiner(game.id, plan.tables[0], plan.seed)))
        return follow(training, progress, examiner)


def accompany(training: "Training") -> int:
    """To the end, with nothing to tell."""
    try:
        for _ in training.rounds():
            pass
    except KeyboardInterrupt:
        return INTERRUPTED
    return 0


def follow(training: "Training", progress: "Progress", examiner: "Examiner") -> int:
    """To the end, to Ctrl-C or to a failure: what has been learnt is kept. Now and then it is saved
    on the way, in case the machine goes."""
    saved = time.monotonic()
    try:
        for numbers in training.rounds():
            if time.monotonic() > saved + SAVE_EVERY:
                training.save()
                saved = time.monotonic()
            examiner.offer(training.save_net)
            progress.show(numbers | examiner.result)
    except KeyboardInterrupt:
        return INTERRUPTED
    finally:
        training.save()
    return 0


def widths(text: str) -> list[int]:
    numbers = text.split(",")
    if len(numbers) != LAYERS or not all(n.isdecimal() and int(n) > 0 for n in numbers):
        raise argparse.ArgumentTypeError(f"{text!r} is not three widths, such as 512,256,128")
    return [int(number) for number in numbers]


def share(text: str) -> float:
    try:
        number = float(text)
    except ValueError:
        number = -1.0
    if not 0 <= number <= 1:
        raise argparse.ArgumentTypeError(f"{text!r} is not a share from 0 to 1")
    return number


def minutes(text: str) -> float:
    try:
        length = float(text)
    except ValueError:
        length = 0.0
    if not 0 < length < inf:
        raise argparse.ArgumentTypeError(f"{text!r} is not a number of minutes above 0")
    return length
