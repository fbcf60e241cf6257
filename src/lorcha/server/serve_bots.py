"""The command `lorcha bots serve`: this machine thinks for the bots of servers elsewhere."""

import argparse
import asyncio
import os
from importlib.util import find_spec
from typing import TYPE_CHECKING, Final

from lorcha.server.config import BadSetup, Config, count

if TYPE_CHECKING:
    Commands = argparse._SubParsersAction[argparse.ArgumentParser]

CORES: Final = os.cpu_count() or 1


def add_command(commands: "Commands") -> None:
    command = commands.add_parser("serve", help="let this machine think for the bots of servers")
    command.add_argument(
        "--redis",
        default=os.environ.get("LORCHA_REDIS", ""),
        metavar="URL",
        help="the Redis or Valkey of the servers",
    )
    command.add_argument(
        "--bots",
        type=count,
        default=os.environ.get("LORCHA_BOTS", str(CORES)),
        metavar="N",
        help=f"processes in which bots think ({CORES})",
    )
    command.add_argument(
        "--logs",
        choices=("plain", "json"),
        default=os.environ.get("LORCHA_LOGS", Config().logs),
        help="lines for people or for programs",
    )
    command.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    if not args.redis:
        raise BadSetup("name the Redis of the servers with --redis")
    if not find_spec("redis"):
        raise BadSetup("Redis needs a package: pip install 'lorcha[redis]'")
    # Other commands need not wait for these.
    from lorcha.server.bot_machine import serve  # noqa: PLC0415
    from lorcha.server.request_log import set_up_logging  # noqa: PLC0415

    set_up_logging(args.logs)
    asyncio.run(serve(args.redis, args.bots))
    return 0
