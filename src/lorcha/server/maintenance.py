"""The commands `lorcha backup`, `lorcha restore` and `lorcha check` for a host's database."""

import argparse
import os
from pathlib import Path
from typing import TYPE_CHECKING

from lorcha.server.config import Config, count, make_folder

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
    check.add_argument("--jobs", type=count, default=1, metavar="N", help="processes (1)")
    check.add_argument(
        "--resume",
        type=Path,
        metavar="FILE",
        help="note sound matches there, and leave out those noted before",
    )
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

    make_folder(args.database)
    print(f"{args.database}: {restore(args.file, args.database)} rows")
    return 0


def run_check(args: argparse.Namespace) -> int:
    """1 if a match does not reach its stored result."""
    from lorcha.server.check import check  # noqa: PLC0415

    noted = read_noted(args.resume)
    sound, broken, other = len(noted), 0, 0
    with open(args.resume or os.devnull, "a", encoding="utf-8") as notes:
        for match in check(args.database, args.jobs, noted):
            sound += not match.faults
            other += match.other
            broken += bool(match.faults) and not match.other
            for fault in match.faults:
                print(f"table {match.table}: {fault}")
            if match.over and not match.faults:
                print(match.table, file=notes, flush=True)
    print(f"{sound} matches are sound, {broken} are not, {other} cannot be played again here")
    return 1 if broken else 0


def read_noted(file: Path | None) -> set[str]:
    """The matches that an earlier check found sound."""
    return set(file.read_text("utf-8").split()) if file and file.is_file() else set()
