"""The command `lorcha`: every error is printed in one line, never as a traceback."""

import argparse
import os
import sys
from collections.abc import Sequence
from typing import Final, NoReturn

from lorcha import __version__, games
from lorcha.arena import bench, ladder, simulate, tournament
from lorcha.arena.cluster import NoCluster
from lorcha.arena.results_file import OtherTournament
from lorcha.bots import UnknownBot
from lorcha.bots.workers import WorkerLost
from lorcha.core.box import BadBox
from lorcha.core.compiled import COMPILED
from lorcha.core.dumps import BadPosition
from lorcha.core.fields import BadText
from lorcha.core.match import BadMatch
from lorcha.core.options import BadOption
from lorcha.core.state import IllegalMove
from lorcha.games import UnknownGame
from lorcha.lessons.lesson import BadLesson
from lorcha.nets.tensors import BadFile
from lorcha.puzzles.puzzle import BadPuzzle
from lorcha.server import maintenance, password_link, serve, service, upgrade
from lorcha.server.codegen import schema
from lorcha.server.config import BadSetup
from lorcha.terminal import (
    analyse,
    bots,
    hint,
    learn,
    lessons,
    play,
    puzzles,
    replay,
    rulebook,
    verify,
)
from lorcha.train import command as train

# As `lorcha` lists them: what most want, then what hosts, players, researchers and developers do.
COMMANDS: Final = (
    serve,
    play,
    learn,
    service,
    maintenance,
    upgrade,
    password_link,
    bots,
    hint,
    replay,
    analyse,
    lessons,
    puzzles,
    rulebook,
    verify,
    simulate,
    tournament,
    ladder,
    train,
    bench,
    schema,
)
WRONG: Final = 2
INTERRUPTED: Final = 130
CLOSED_PIPE: Final = 141


class Misused(ValueError):
    """Arguments the command does not understand."""


FAULTS: Final = (
    BadBox,
    BadFile,
    BadLesson,
    BadMatch,
    BadOption,
    BadPosition,
    BadPuzzle,
    BadSetup,
    BadText,
    IllegalMove,
    Misused,
    NoCluster,
    OSError,
    OtherTournament,
    UnknownBot,
    UnknownGame,
    WorkerLost,
    rulebook.NoCheckout,
)


class Parser(argparse.ArgumentParser):
    def error(self, message: str) -> NoReturn:
        raise Misused(f"{message} (see {self.prog} --help)")


class Version(argparse.Action):
    """Tells what a match depends on, too: it opens where its rules and its box are."""

    def __call__(self, parser: argparse.ArgumentParser, *_: object) -> NoReturn:
        engine = "compiled" if COMPILED else "interpreted"
        print(f"lorcha {__version__}, {engine}")
        for game in map(games.load, games.SHELF):
            print(f"  {game.id:8} rules {game.rules_version}, box {game.box.fingerprint}")
        parser.exit()


def main(argv: Sequence[str] | None = None) -> int:
    try:
        args = parser().parse_args(argv)
        code: int = args.run(args)
        sys.stdout.flush()
        return code
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        abandon_output()
        return CLOSED_PIPE
    except FAULTS as fault:
        finish_output()
        print(f"lorcha: {one_line(fault)}", file=sys.stderr)
        return WRONG


def parser() -> Parser:
    result = Parser(
        prog="lorcha", description="Four board games: play, serve, simulate, verify, measure."
    )
    told = "with those of the rules and boxes"
    result.add_argument("--version", action=Version, nargs=0, help=told)
    result.set_defaults(run=lambda _: tell_commands(result))
    commands = result.add_subparsers(title="commands", metavar="COMMAND")
    for module in COMMANDS:
        module.add_command(commands)
    return result


def tell_commands(parser: Parser) -> int:
    """Who names no command wants to know which there are."""
    parser.print_help()
    return WRONG


def one_line(fault: Exception) -> str:
    """The error in one line."""
    if isinstance(fault, OSError) and fault.strerror:
        where = f"{fault.filename}: " if fault.filename else ""
        return f"{where}{fault.strerror}"
    return " ".join(str(fault).split())


def finish_output() -> None:
    try:
        sys.stdout.flush()
    except OSError:
        abandon_output()


def abandon_output() -> None:
    """Nobody reads the rest of the output: drop it silently."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
