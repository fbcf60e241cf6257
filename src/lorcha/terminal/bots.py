"""`lorcha bots`: lists the bots and what each is like; `lorcha bots serve` lets them think here."""

import argparse
from typing import TYPE_CHECKING

from rich.console import Console
from rich.table import Table

from lorcha.bots import BOTS
from lorcha.core.colors import GOLD
from lorcha.core.text import HELP, key_of
from lorcha.server import serve_bots
from lorcha.terminal.texts import add_language, shell_texts

if TYPE_CHECKING:
    Commands = argparse._SubParsersAction[argparse.ArgumentParser]


def add_command(commands: "Commands") -> None:
    command = commands.add_parser("bots", help="list the bots; bots serve: a machine for bots")
    add_language(command)
    command.set_defaults(run=run)
    serve_bots.add_command(command.add_subparsers(title="commands", metavar="COMMAND"))


def run(args: argparse.Namespace) -> int:
    shell = shell_texts(args.lang)
    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_column(style=GOLD, no_wrap=True)
    for bot in BOTS:
        key = key_of("bot", bot)
        table.add_row(bot, shell.say(key), shell.say(f"{key}.{HELP}"))
    Console(highlight=False).print(table)
    return 0
