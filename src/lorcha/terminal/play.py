"""`lorcha play`: a whole game in the terminal."""

import argparse
import secrets
from pathlib import Path
from typing import TYPE_CHECKING, Final

from lorcha import games
from lorcha.arena.arguments import read_options
from lorcha.core.match import Match, fast
from lorcha.terminal.guests import seat_guests
from lorcha.terminal.screen import Screen, forgive_encodings
from lorcha.terminal.sitting import Left, Sitting
from lorcha.terminal.words import add_language, shell_texts

if TYPE_CHECKING:
    Commands = argparse._SubParsersAction[argparse.ArgumentParser]

INTERRUPTED: Final = 130
FRESH_SEEDS: Final = 1 << 30


def add_command(commands: "Commands") -> None:
    command = commands.add_parser("play", help="play a game in this terminal")
    command.add_argument("game", help=f"one of: {', '.join(games.SHELF)}")
    command.add_argument(
        "--seats",
        default="me,random,random",
        help="who plays, a comma between them: me, me:NAME or a bot; default: %(default)s",
    )
    command.add_argument("--seed", type=int, help="begin the game of this number again")
    command.add_argument(
        "--option", action="append", default=[], metavar="NAME=VALUE", help="may be given again"
    )
    command.add_argument("--save", type=Path, metavar="FILE", help="keep the match in this file")
    add_language(command)
    command.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    game = games.load(args.game)
    seed = secrets.randbelow(FRESH_SEEDS) if args.seed is None else args.seed
    guests = seat_guests(args.seats, seed, shell_texts(args.lang))
    names = [guest.name for guest in guests]
    match = Match(game, names, read_options(game, args.option), fast(seed))
    if args.save:  # a file that cannot be written is told before the game, not after it
        args.save.write_text(match.save(), "utf-8")
    forgive_encodings()
    screen = Screen(game, names, args.lang)
    file = args.save or Path(f"{game.id}-{seed}.json")
    sitting = Sitting(match, guests, screen, file, kept=bool(args.save))
    try:
        code = sit_through(sitting)
    finally:
        if sitting.kept:
            sitting.save()
    screen.say("seed", {"seed": str(seed)})
    return code


def sit_through(sitting: Sitting) -> int:
    """Play to the end, or until the person leaves."""
    code = 0
    try:
        sitting.play()
    except (Left, EOFError, KeyboardInterrupt) as leaving:
        code = INTERRUPTED if isinstance(leaving, KeyboardInterrupt) else 0
        sitting.screen.console.print()
        sitting.screen.say("left", {"ply": sitting.match.ply})
    return code
