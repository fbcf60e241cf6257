"""`lorcha verify`: is a saved match what it claims to be?"""

import argparse
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

from lorcha import games
from lorcha.core.match import BadMatch, Record, Seed, other_rules, read_record, verify
from lorcha.games import UnknownGame

if TYPE_CHECKING:
    Commands = argparse._SubParsersAction[argparse.ArgumentParser]


def add_command(commands: "Commands") -> None:
    command = commands.add_parser("verify", help="replay saved matches and check what they claim")
    command.add_argument("files", nargs="+", type=Path, metavar="FILE", help="saved matches")
    command.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Exit code 1 if any of the matches is not what it claims to be."""
    sound = True
    for file in args.files:
        record = read(file)
        problems = find_faults(record)
        sound = sound and not problems
        for line in problems or ["ok", *describe_rules(record), *describe_chance(record.chance)]:
            print(f"{file}: {line}")
    return 0 if sound else 1


def read(file: Path) -> Record:
    """BadMatch if the file holds no match of a known game."""
    try:
        record = read_record(file.read_bytes())
        games.load(record.game)
    except (BadMatch, UnknownGame) as error:
        raise BadMatch(f"{file}: {error}") from error
    return record


def describe_rules(record: Record) -> Iterator[str]:
    other = other_rules(record, games.load(record.game))
    if other:
        yield f"{other}: all its moves are allowed here and lead to the same end"


def describe_chance(chance: Seed) -> Iterator[str]:
    """What a player compares with the hash that the table showed when the game began."""
    for seed in chance.chain():
        if seed.stream:
            yield f"from move {seed.ply + 1} on stream {seed.stream}: chance was taken back there"
        elif seed.hash:
            yield f"from move {seed.ply + 1} on the seed of hash {seed.hash}"


def find_faults(record: Record) -> list[str]:
    """What is wrong with the match."""
    try:
        return verify(record, games.load)
    except BadMatch as error:
        return [str(error)]
