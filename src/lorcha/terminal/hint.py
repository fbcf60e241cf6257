"""`lorcha hint`: the best moves of a seat in a saved match, with who would win after each."""

import argparse
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Final

from lorcha import games
from lorcha.bots import Budget, Candidate
from lorcha.bots.budget import read_budget
from lorcha.bots.search import Search
from lorcha.core.colors import GOLD, QUIET
from lorcha.core.match import read_record, replay
from lorcha.core.perspective import Perspective
from lorcha.core.sentences import label, prompt
from lorcha.terminal.choices import MORE_TO_DECIDE, choices_of
from lorcha.terminal.players import clean_name, number_duplicates
from lorcha.terminal.replay import seats_to_show
from lorcha.terminal.screen import Screen, replace_unprintable
from lorcha.terminal.texts import add_language, shell_texts

if TYPE_CHECKING:
    Commands = argparse._SubParsersAction[argparse.ArgumentParser]

BEST: Final = 3


def add_command(commands: "Commands") -> None:
    command = commands.add_parser("hint", help="the best moves of a seat in a saved match")
    command.add_argument("file", type=Path, help="a saved match")
    command.add_argument("--seat", required=True, help="name of the seat, or its number from 0")
    command.add_argument(
        "--at", type=int, metavar="PLY", help="after this many moves; default: all"
    )
    command.add_argument(
        "--budget",
        type=parse_budget,
        default="2s",
        help="how long to search: seconds (5s) or simulations (800)",
    )
    add_language(command)
    command.set_defaults(run=run)


def parse_budget(text: str) -> Budget:
    budget = read_budget(text)
    if budget is None:
        raise argparse.ArgumentTypeError(f"{text!r} is no budget; write 5s or 800")
    return budget


def run(args: argparse.Namespace) -> int:
    match = replay(read_record(args.file.read_bytes()), games.load)
    if args.at is not None:
        match = match.at(args.at)
    names = number_duplicates([clean_name(name) for name in match.seats], shell_texts(args.lang))
    replace_unprintable()
    screen = Screen(match.game, names, args.lang)
    for seat in seats_to_show(args.seat, names):
        show_hint(Perspective(match.state, seat), screen, args.budget)
    return 0


def show_hint(perspective: Perspective, screen: Screen, budget: Budget) -> None:
    who = {"who": screen.names[perspective.seat]}
    moves = perspective.legal()
    if not moves:
        screen.say("hint-not-asked", who)
        return
    if len(moves) == 1:
        move = label(perspective.game, screen.texts, moves[0], screen.names)
        screen.say("hint-none", {"move": move})
        return
    question = prompt(
        perspective.game,
        screen.texts,
        perspective.question(),
        perspective.view(),
        screen.names,
    )
    screen.console.print(question)
    screen.say("hint-asked", who, QUIET)
    candidates = Search(0, budget, try_all=True).consider(perspective).candidates
    effects = {c.move: c.effects for c in choices_of(perspective, screen.texts, screen.names)}
    futures = sum(candidate.visits for candidate in candidates)
    for number, candidate in enumerate([c for c in candidates if c.visits][:BEST], 1):
        move = label(perspective.game, screen.texts, candidate.move, screen.names)
        screen.say("hint", {"n": number, "move": move}, GOLD)
        for reason in reasons(
            candidate, effects[candidate.move], perspective.seat, futures, screen
        ):
            screen.console.print(f"   {reason}")


def reasons(
    candidate: Candidate, effects: Sequence[str], seat: int, futures: int, screen: Screen
) -> Iterator[str]:
    """The effects that other moves do not have, how many games of a hundred each seat would win
    after the move (the deciding seat first), and how certain that is."""
    known = [effect for effect in effects if effect != MORE_TO_DECIDE]
    if known:
        yield screen.shell.say("hint-brings", {"effects": ", ".join(known)})
    seats = sorted(range(len(candidate.shares)), key=lambda other: other != seat)
    shares = [
        screen.shell.say(
            "hint-share",
            {"who": screen.names[other], "share": round(100 * candidate.shares[other])},
        )
        for other in seats
    ]
    yield ", ".join(shares)
    yield screen.shell.say("hint-tried", {"visits": candidate.visits, "futures": futures})
