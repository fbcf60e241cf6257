"""`lorcha arena`: bots play each other on the same deals from every seat; results are stored."""

import argparse
import os
import re
from collections.abc import Callable, Iterator, Sequence
from math import inf
from pathlib import Path
from typing import TYPE_CHECKING, Final, TypeAlias

import msgspec
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from lorcha import games
from lorcha.arena.arguments import at_least_one, read_options, seconds
from lorcha.arena.cluster import play_on
from lorcha.arena.html_report import html_report
from lorcha.arena.pool import play_all
from lorcha.arena.result import GameResult
from lorcha.arena.results_file import ResultsFile, write_csv
from lorcha.arena.schedule import Schedule, schedule
from lorcha.arena.summary import Summary, summarise

if TYPE_CHECKING:
    Commands = argparse._SubParsersAction[argparse.ArgumentParser]

INTERRUPTED: Final = 130
Runner: TypeAlias = Callable[[Schedule, Sequence[int]], Iterator[GameResult]]


def add_command(commands: "Commands") -> None:
    command = commands.add_parser(
        "arena", help="let bots play each other and see how often each wins"
    )
    command.add_argument("game", metavar="GAME", help=f"one of: {', '.join(games.SHELF)}")
    command.add_argument(
        "--bots", required=True, help="separated by commas: search:1s,greedy,my_module:Agent"
    )
    command.add_argument(
        "--games", type=at_least_one, default=100, metavar="N", help="default: %(default)s"
    )
    command.add_argument(
        "--seats", type=at_least_one, metavar="N", help="default: one for each bot"
    )
    command.add_argument("--seed", type=int, default=0, metavar="S", help="seed of the first deal")
    command.add_argument(
        "--option",
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help="a house rule; can be repeated",
    )
    add_limits(command)
    command.add_argument("--ray", metavar="ADDRESS", help="address of a Ray cluster, or `local`")
    command.add_argument(
        "--into",
        type=Path,
        default=Path("arena-results"),
        metavar="FOLDER",
        help="stores every game (an interrupted tournament continues from there), and the "
        "results as JSON, CSV and HTML; default: %(default)s",
    )
    command.add_argument("--json", action="store_true", help="print the summary as JSON")
    command.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    options = read_options(games.load(args.game), args.option)
    plan = schedule(args.game, args.bots.split(","), args.seats, args.seed, options)
    file = ResultsFile(args.into / f"{file_name(plan)}.jsonl", plan)
    code = 0
    try:
        play_missing(file, args.games, choose_runner(args))
    except KeyboardInterrupt:
        code = INTERRUPTED
    results = file.first(args.games)
    if results:
        summary = summarise(plan, results)
        write_files(summary, results, file.path)
        print_summary(summary, file.path, args.json)
    return code


def add_limits(command: argparse.ArgumentParser) -> None:
    command.add_argument(
        "--workers",
        type=at_least_one,
        default=os.cpu_count() or 1,
        metavar="K",
        help="number of processes",
    )
    command.add_argument(
        "--seconds",
        type=seconds,
        default=inf,
        metavar="S",
        help="start no game after this many seconds",
    )


def choose_runner(args: argparse.Namespace) -> Runner:
    """What plays the games: a cluster, or processes of this machine."""
    if args.ray:
        return lambda plan, numbers: play_on(args.ray, plan, numbers, args.seconds)
    return local_runner(args)


def local_runner(args: argparse.Namespace) -> Runner:
    return lambda plan, numbers: play_all(
        plan, numbers, min(args.workers, max(1, len(numbers))), args.seconds
    )


def play_missing(file: ResultsFile, count: int, run_games: Runner) -> None:
    missing = file.missing(count)
    if not missing:
        return
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    with Progress(*columns, TimeRemainingColumn(), console=Console(stderr=True)) as progress:
        task = progress.add_task(file.schedule.game, total=count, completed=count - len(missing))
        for result in run_games(file.schedule, missing):
            file.add(result)
            progress.advance(task)


def file_name(plan: Schedule) -> str:
    """Bots, seats, seed and the options that are not defaults, in letters any disk accepts."""
    defaults = games.load(plan.game).complete(plan.seats, {})
    changed = [f"{name}-{v}" for name, v in plan.options.items() if v != defaults[name]]
    parts = [plan.game, *plan.bots, f"{plan.seats}p", f"from-{plan.seed}", *changed]
    return re.sub(r"[^A-Za-z0-9.-]+", "-", "-".join(parts))


def write_files(summary: Summary, results: Sequence[GameResult], file: Path) -> None:
    file.with_suffix(".json").write_bytes(msgspec.json.encode(summary) + b"\n")
    write_csv(file.with_suffix(".csv"), results)
    file.with_suffix(".html").write_text(html_report(summary, results), "utf-8")


def print_summary(summary: Summary, file: Path, as_json: bool) -> None:
    if as_json:
        print(msgspec.json.encode(summary).decode())
        return
    table = Table("bot", "wins", "95 %", "mean score", "moves", "ms/move", "rating")
    for e in summary.entrants:
        table.add_row(
            e.bot,
            f"{e.wins:.1%}",
            f"{e.low:.1%} – {e.high:.1%}",
            f"{e.score:.1f}",
            f"{e.moves:.0f}",
            f"{e.milliseconds:.1f}",
            f"{e.rating:.1f} ± {2 * e.doubt:.1f}",
        )
    console = Console(highlight=False)
    console.print(table)
    seats = summary.schedule.seats
    console.out(f"{summary.games} games for {seats}, a fair share is {1 / seats:.1%}")
    console.out(f"results in {file}, report in {file.with_suffix('.html')}")
