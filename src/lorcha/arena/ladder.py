"""`lorcha ladder`: every level against the next lower one, in every game, as a Markdown table, and
the ratings that follow from these games."""

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
from lorcha.arena.level_ratings import rate, rating_lines
from lorcha.arena.result import GameResult
from lorcha.arena.results_file import ResultsFile
from lorcha.arena.schedule import schedule
from lorcha.arena.summary import Entrant, summarise
from lorcha.arena.tournament import add_limits, file_name, local_runner, play_missing
from lorcha.bots import LEVELS
from lorcha.core.compiled import COMPILED

if TYPE_CHECKING:
    Commands = argparse._SubParsersAction[argparse.ArgumentParser]

PLAYERS: Final = 2
OPENS: Final = "<!-- ladder -->"
CLOSES: Final = "<!-- /ladder -->"


def add_command(commands: "Commands") -> None:
    command = commands.add_parser("ladder", help="every level against the next lower one")
    command.add_argument("games", nargs="*", metavar="GAME", help="default: all games")
    command.add_argument(
        "--bots", type=lambda text: text.split(","), help="upwards; default: the levels"
    )
    command.add_argument(
        "--each", type=at_least_one, default=20, metavar="N", help="games of each pair"
    )
    add_limits(command)
    command.add_argument(
        "--into",
        type=Path,
        default=Path("arena-results"),
        metavar="FOLDER",
        help="where results are stored",
    )
    command.add_argument(
        "--page", type=Path, metavar="FILE", help=f"write the table between {OPENS} and {CLOSES}"
    )
    command.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    names = [games.load(name).id for name in args.games or games.SHELF]
    text = ""
    for line in table_lines(names, args):
        print(line, flush=True)
        text += line + "\n"
    if args.page:
        args.page.write_text(insert(args.page.read_text("utf-8"), text), "utf-8")
    return 0


def table_lines(names: Sequence[str], args: argparse.Namespace) -> Iterator[str]:
    engine = "compiled" if COMPILED else "interpreted"
    yield (
        f"{datetime.now(UTC):%Y-%m-%d}, {platform.machine()} with {os.cpu_count()} cores, "
        f"{args.workers} games at a time, {engine}; two players."
    )
    yield ""
    yield "| game | level | against | wins | 95 % | games | ms a move |"
    yield "|---|---|---|---|---|---|---|"
    bots: list[str] = args.bots or list(LEVELS)
    played: dict[str, list[GameResult]] = {name: [] for name in names}
    for name in names:
        for lower, higher in pairwise(bots):
            results, e = play_pair(name, higher, lower, args)
            played[name] += results
            yield (
                f"| {name} | {higher} | {lower} | {e.wins:.0%} "
                f"| {e.low:.0%} – {e.high:.0%} | {e.games} | {e.milliseconds:.0f} |"
            )
    yield ""
    yield from rating_lines(bots, {name: rate(results) for name, results in played.items()})


def play_pair(
    name: str, higher: str, lower: str, args: argparse.Namespace
) -> tuple[list[GameResult], Entrant]:
    """All results, and what they come to for the higher level."""
    plan = schedule(name, [higher, lower], PLAYERS, 0, {})
    file = ResultsFile(args.into / f"{file_name(plan)}.jsonl", plan)
    play_missing(file, args.each, local_runner(args))
    results = file.first(args.each)
    entrants = summarise(plan, results).entrants
    return results, next(entrant for entrant in entrants if entrant.bot == higher)


def insert(page: str, text: str) -> str:
    """The page with the text between the markers; at its end if there are none."""
    before, opens, rest = page.partition(OPENS)
    after = rest.partition(CLOSES)[2] if opens else "\n"
    return f"{before.rstrip()}\n\n{OPENS}\n{text}{CLOSES}{after}"
