"""The commands `lorcha backup`, `lorcha restore` and `lorcha check` for a host's database."""

import argparse
import os
from pathlib import Path
from typing import TYPE_CHECKING

from lorcha.server.config import Config

if TYPE_CHECKING:
    Commands = argparse._SubParsersAction[argparse.ArgumentParser]


def add_command(commands: "Commands") -> None:
    backup = commands.add_parser("backup", help="copy a server's database, while it runs")
    backup.add_argument("file", type=Path, metavar="FILE", help="a new SQLite file")
    backup.set_defaults(run=run_backup)
    restore = commands.add_parser("restore", help="put a backup back into an empty database")
    restore.add_argument("file", type=Path, metavar="FILE")
    restore.set_defaults(run=run_restore)
    check = commands.add_parser("check", help="play every stored match again")
    check.set_defaults(run=run_check)
    for command in (backup, restore, check):
        command.add_argument(
            "--database",
            default=os.environ.get("LORCHA_DATABASE", Config().database),
            metavar="FILE|URL",
            help=f"({Config().database})",
        )


def run_backup(args: argparse.Namespace) -> int:
    from lorcha.server.store.backup import backup  # noqa: PLC0415 (other commands need not wait)

    print(f"{args.file}: {backup(args.database, args.file)} rows")
    return 0


def run_restore(args: argparse.Namespace) -> int:
    from lorcha.server.store.backup import restore  # noqa: PLC0415

    print(f"{args.database}: {restore(args.file, args.database)} rows")
    return 0


def run_check(args: argparse.Namespace) -> int:
    """1 if a match does not reach its stored result."""
    from lorcha.server.check import check  # noqa: PLC0415

    sound = broken = other = 0
    for match in check(args.database):
        sound += not match.faults
        other += match.other
        broken += bool(match.faults) and not match.other
        for fault in match.faults:
            print(f"table {match.table}: {fault}")
    print(f"{sound} matches are sound, {broken} are not, {other} cannot be played again here")
    return 1 if broken else 0
