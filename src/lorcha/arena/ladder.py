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
from lorcha.arena.tournament import file_name, play_missing
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
    command.add_argument("--workers", type=at_least_one, default=os.cpu_count() or 1, metavar="K")
    command.add_argument("--into", type=Path, default=Path("arena-results"), metavar="FOLDER")
    command.add_argument(
        "--page", type=Path, metavar="FILE", help=f"write the table between {OPENS} and {CLOSES}"
    )
    command.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    names = [games.load(name).id for name in args.games or games.SHELF]
    text = "\n".join(told(names, args.each, args.workers, args.into)) + "\n"
    print(text, end="")
    if args.page:
        args.page.write_text(inserted(args.page.read_text("utf-8"), text), "utf-8")
    return 0


def told(names: Sequence[str], each: int, workers: int, folder: Path) -> Iterator[str]:
    engine = "compiled" if COMPILED else "interpreted"
    yield (
        f"{datetime.now(UTC):%Y-%m-%d}, {platform.machine()} with {os.cpu_count()} cores, "
        f"{workers} games at a time, {engine}; {each} games a match, two players."
    )
    yield ""
    yield "| game | level | against | wins | 95 % | ms a move |"
    yield "|---|---|---|---|---|---|"
    for name in names:
        for lower, higher in pairwise(LEVELS):
            found = meet(name, higher, lower, each, workers, folder)
            yield (
                f"| {name} | {higher} | {lower} | {found.wins:.0%} "
                f"| {found.low:.0%} – {found.high:.0%} | {found.milliseconds:.0f} |"
            )


def meet(name: str, higher: str, lower: str, each: int, workers: int, folder: Path) -> Entrant:
    """How the higher one fares."""
    plan = schedule(name, [higher, lower], PLAYERS, 0, {})
    ledger = Ledger(folder / f"{file_name(plan)}.jsonl", plan)
    play_missing(ledger, each, workers)
    entrants = summarise(plan, ledger.first(each)).entrants
    return next(entrant for entrant in entrants if entrant.bot == higher)


def inserted(page: str, text: str) -> str:
    """The page with the text between the marks; at its end if there are none."""
    before, opens, rest = page.partition(OPENS)
    after = rest.partition(CLOSES)[2] if opens else "\n"
    return f"{before.rstrip()}\n\n{OPENS}\n{text}{CLOSES}{after}"
