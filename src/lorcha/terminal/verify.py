"""`lorcha verify`: is a saved match what it claims to be?"""

import argparse
from pathlib import Path
from typing import TYPE_CHECKING

from lorcha import games
from lorcha.core.match import BadMatch, read_record, verify
from lorcha.games import UnknownGame

if TYPE_CHECKING:
    Commands = argparse._SubParsersAction[argparse.ArgumentParser]


def add_command(commands: "Commands") -> None:
    command = commands.add_parser("verify", help="replay saved matches and check what they claim")
    command.add_argument("files", nargs="+", type=Path, metavar="FILE")
    command.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """1 if any of the matches is not as it claims."""
    sound = True
    for file in args.files:
        found = faults(file)
        sound = sound and not found
        for line in found or ["ok"]:
            print(f"{file}: {line}")
    return 0 if sound else 1


def faults(file: Path) -> list[str]:
    """What is wrong with the match; a file that holds none is no match at all."""
    try:
        record = read_record(file.read_bytes())
        games.load(record.game)
    except (BadMatch, UnknownGame) as error:
        raise BadMatch(f"{file}: {error}") from error
    try:
        return verify(record, games.load)
    except BadMatch as error:
        return [str(error)]
