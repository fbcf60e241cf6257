"""The command `lorcha password-link`: the host helps somebody who has lost their password."""

import argparse
import os
import time
from typing import TYPE_CHECKING, Final

from lorcha.server.config import BadSetup, Config, count

if TYPE_CHECKING:
    Commands = argparse._SubParsersAction[argparse.ArgumentParser]

HOUR: Final = 3600.0
DEFAULT: Final = Config()


def add_command(commands: "Commands") -> None:
    command = commands.add_parser(
        "password-link", help="a link with which somebody sets a new password"
    )
    command.add_argument("name", metavar="NAME#TAG", help="as they sign in")
    command.add_argument("--hours", type=count, default=24, metavar="N", help="it is valid (24)")
    command.add_argument(
        "--address",
        default=os.environ.get("LORCHA_ADDRESS") or f"http://{DEFAULT.host}:{DEFAULT.port}",
        metavar="URL",
        help="how browsers reach the server",
    )
    command.add_argument(
        "--database",
        default=os.environ.get("LORCHA_DATABASE", DEFAULT.database),
        metavar="FILE|URL",
        help=f"({DEFAULT.database})",
    )
    command.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    from lorcha.server.api.sessions import hash_token, new_token  # noqa: PLC0415
    from lorcha.server.store.accounts import add_link  # noqa: PLC0415
    from lorcha.server.store.backup import open_database, writing  # noqa: PLC0415
    from lorcha.server.store.people import person_by_name  # noqa: PLC0415

    name, _, tag = args.name.strip().rpartition("#")
    token, expires = new_token(), time.time() + args.hours * HOUR
    with open_database(args.database) as engine, writing(engine) as connection:
        person = person_by_name(connection, name, tag.lower())
        if person is None:
            raise BadSetup(f"there is nobody called {args.name}")
        add_link(connection, hash_token(token), person.id, expires)
    # Behind the # a browser keeps it to itself: no log of a server has it.
    print(f"{args.address.rstrip('/')}/password#{token}")
    print(f"{person.name}#{person.tag} can use it once within {args.hours} hours.")
    return 0
