"""The command `lorcha upgrade`, and what `lorcha serve` does first: it brings the database to the
schema of this Lorcha. A copy of it as it was is made before anything changes."""

import argparse
import os
import time
from pathlib import Path
from typing import TYPE_CHECKING

from lorcha import games
from lorcha.server.config import Config, data_folder

if TYPE_CHECKING:
    Commands = argparse._SubParsersAction[argparse.ArgumentParser]


def add_command(commands: "Commands") -> None:
    command = commands.add_parser("upgrade", help="bring a database to the schema of this Lorcha")
    command.add_argument(
        "--check", action="store_true", help="only tell what would change; 1 if anything would"
    )
    command.add_argument(
        "--database",
        default=os.environ.get("LORCHA_DATABASE", Config().database),
        metavar="FILE|URL",
        help=f"({Config().database})",
    )
    command.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    from lorcha.server.store.engine import BadDatabase, connected, place  # noqa: PLC0415
    from lorcha.server.store.migrate import missing_steps  # noqa: PLC0415
    from lorcha.server.store.sole_server import sole_server  # noqa: PLC0415

    if "://" not in args.database and not Path(args.database).is_file():
        raise BadDatabase(f"there is no database {args.database}")
    with connected(args.database) as engine:
        now, steps = missing_steps(engine)
        where = place(engine)
    known = f"schema {now}" if now else "no schema yet"
    print(f"{where} has {known}{', and needs:' if steps else ', the newest.'}")
    for step in steps:
        print(f"  schema {step.revision}: {step.what}")
    if steps and args.check:
        print("A copy of the database is made before it is changed.")
    elif steps:
        with sole_server(args.database):
            upgrade(args.database)
    if now is not None or not args.check:  # an empty database has no matches, nor a place for them
        tell_of_other_rules(args.database)
    return 1 if steps and args.check else 0


def upgrade(database: str) -> None:
    """A database that cannot be used ends in one line of error."""
    from lorcha.server.store.backup import backup_before_upgrade  # noqa: PLC0415
    from lorcha.server.store.engine import connected  # noqa: PLC0415
    from lorcha.server.store.migrate import migrate, missing_steps  # noqa: PLC0415

    with connected(database) as engine:
        now, steps = missing_steps(engine)
        if now is not None and steps:
            file, newest = backup_file(database, now), steps[-1].revision
            backup_before_upgrade(engine, now, file)
            print(f"The schema changes from {now} to {newest}. As it was: {file}", flush=True)
        migrate(engine)


def backup_file(database: str, revision: str) -> Path:
    """Beside a SQLite file; of a database server in the data folder of this user."""
    name = f"before-upgrade-from-{revision}-{time.strftime('%Y%m%d-%H%M%S')}.sqlite3"
    if "://" not in database:
        file = Path(database)
        return file.with_name(f"{file.stem}-{name}")
    folder = data_folder()
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    return folder / f"lorcha-{name}"


def tell_of_other_rules(database: str) -> None:
    """Matches that this Lorcha may not be able to play again. All schemas store alike what is read
    here, so a database need not be upgraded first."""
    from lorcha.server.store.engine import connected  # noqa: PLC0415
    from lorcha.server.store.matches import rules_in_use  # noqa: PLC0415

    others = False
    with connected(database) as engine, engine.connect() as connection:
        for used in rules_in_use(connection):
            if not is_here(used.game, used.rules, used.box):
                print(
                    f"{used.matches} matches of {used.game} were played by rules {used.rules} "
                    f"with box {used.box}."
                )
                others = True
    if others:
        print(
            "Those that are over are shown where the rules here lead to the same result "
            "(`lorcha check` tells which); the others are listed, but cannot go on."
        )


def is_here(game: str, rules: str, box: str) -> bool:
    try:
        loaded = games.load(game)
    except games.UnknownGame:
        return False
    return (loaded.rules_version, loaded.box.fingerprint) == (rules, box)
