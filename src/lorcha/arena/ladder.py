"""`lorcha ladder`: every level against the next lower one, in every game, told as a page."""

import argparse
import os
import platform
from collections.abc import Iterator, Sequence
from datetime import UTC, datetime
from itertools import pairwise
from pathlib import Path
from typing import TYPE_CHECKING, Final

from lorcha import games
from lorcha.arena.arguments import at_least_one
from lorcha.arena.ledger import Ledger
from lorcha.arena.schedule import schedule
from lorcha.arena.summary import Entrant, summarise
from lorcha.arena.tournament import add_limits, file_name, on_this_machine, play_missing
from lorcha.bots import LEVELS
from lorcha.core.build import COMPILED

if TYPE_CHECKING:
    Commands = argparse._SubParsersAction[argparse.ArgumentParser]

PLAYERS: Final = 2
OPENS: Final = "<!-- ladder -->"
CLOSES: Final = "<!-- /ladder -->"


def add_command(commands: "Commands") -> None:
    command = commands.add_parser("ladder", help="every level against the next lower one")
    command.add_argument("games", nargs="*", metavar="GAME", help="all unless told")
    command.add_argument("--each", type=at_least_one, default=20, metavar="N", help="games a match")
    add_limits(command)
    command.add_argument("--into", type=Path, default=Path("arena-results"), metavar="FOLDER")
    command.add_argument(
        "--page", type=Path, metavar="FILE", help=f"write the table between {OPENS} and {CLOSES}"
    )
    command.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    names = [games.load(name).id for name in args.games or games.SHELF]
    text = ""
    for line in told(names, args):
        print(line, flush=True)
        text += line + "\n"
    if args.page:
        args.page.write_text(inserted(args.page.read_text("utf-8"), text), "utf-8")
    return 0


def told(names: Sequence[str], args: argparse.Namespace) -> Iterator[str]:
    engine = "compiled" if COMPILED else "interpreted"
    yield (
        f"{datetime.now(UTC):%Y-%m-%d}, {platform.machine()} with {os.cpu_count()} cores, "
        f"{args.workers} games at a time, {engine}; two players."
    )
    yield ""
    yield "| game | level | against | wins | 95 % | games | ms a move |"
    yield "|---|---|---|---|---|---|---|"
    for name in names:
        for lower, higher in pairwise(LEVELS):
            found = meet(name, higher, lower, args)
            yield (
                f"| {name} | {higher} | {lower} | {found.wins:.0%} "
                f"| {found.low:.0%} – {found.high:.0%} | {found.games} | {found.milliseconds:.0f} |"
            )


def meet(name: str, higher: str, lower: str, args: argparse.Namespace) -> Entrant:
    """How the higher one fares."""
    plan = schedule(name, [higher, lower], PLAYERS, 0, {})
    ledger = Ledger(args.into / f"{file_name(plan)}.jsonl", plan)
    play_missing(ledger, args.each, on_this_machine(args))
    entrants = summarise(plan, ledger.first(args.each)).entrants
    return next(entrant for entrant in entrants if entrant.bot == higher)


def inserted(page: str, text: str) -> str:
    """The page with the text between the marks; at its end if there are none."""
    before, opens, rest = page.partition(OPENS)
    after = rest.partition(CLOSES)[2] if opens else "\n"
    return f"{before.rstrip()}\n\n{OPENS}\n{text}{CLOSES}{after}"
