"""`lorcha arena`: bots meet on the same deals from every side; what was played is kept."""

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
from lorcha.arena.arguments import at_least_one, chosen_options, seconds
from lorcha.arena.bout import Bout
from lorcha.arena.cluster import play_on
from lorcha.arena.crowd import play_all
from lorcha.arena.ledger import Ledger, write_csv
from lorcha.arena.page import page
from lorcha.arena.schedule import Schedule, schedule
from lorcha.arena.summary import Summary, summarise

if TYPE_CHECKING:
    Commands = argparse._SubParsersAction[argparse.ArgumentParser]

INTERRUPTED: Final = 130
Players: TypeAlias = Callable[[Schedule, Sequence[int]], Iterator[Bout]]


def add_command(commands: "Commands") -> None:
    command = commands.add_parser("arena", help="let bots meet and see who wins how often")
    command.add_argument("game", metavar="GAME")
    command.add_argument("--bots", required=True, help="with a comma between: search:1s,greedy")
    command.add_argument("--games", type=at_least_one, default=100, metavar="N")
    command.add_argument("--seats", type=at_least_one, metavar="N", help="one for each bot")
    command.add_argument("--seed", type=int, default=0, metavar="S", help="of the first deal")
    command.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    add_limits(command)
    command.add_argument("--ray", metavar="ADDRESS", help="of a Ray cluster, or `local`")
    command.add_argument(
        "--into",
        type=Path,
        default=Path("arena-results"),
        metavar="FOLDER",
        help="keeps what was played (an interrupted tournament goes on from there), and the "
        "result as JSON, CSV and a page; default: %(default)s",
    )
    command.add_argument("--json", action="store_true", help="the summary as JSON")
    command.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    options = chosen_options(games.load(args.game), args.option)
    plan = schedule(args.game, args.bots.split(","), args.seats, args.seed, options)
    ledger = Ledger(args.into / f"{file_name(plan)}.jsonl", plan)
    code = 0
    try:
        play_missing(ledger, args.games, players(args))
    except KeyboardInterrupt:
        code = INTERRUPTED
    bouts = ledger.first(args.games)
    if bouts:
        summary = summarise(plan, bouts)
        publish(summary, bouts, ledger.file)
        tell(summary, ledger.file, args.json)
    return code


def add_limits(command: argparse.ArgumentParser) -> None:
    command.add_argument(
        "--workers", type=at_least_one, default=os.cpu_count() or 1, metavar="K", help="processes"
    )
    command.add_argument(
        "--seconds", type=seconds, default=inf, metavar="S", help="begin no game after so many"
    )


def players(args: argparse.Namespace) -> Players:
    """Who plays the games: a cluster, or processes of this machine."""
    if args.ray:
        return lambda plan, numbers: play_on(args.ray, plan, numbers, args.seconds)
    return on_this_machine(args)


def on_this_machine(args: argparse.Namespace) -> Players:
    return lambda plan, numbers: play_all(
        plan, numbers, min(args.workers, max(1, len(numbers))), args.seconds
    )


def play_missing(ledger: Ledger, count: int, players: Players) -> None:
    missing = ledger.missing(count)
    if not missing:
        return
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    with Progress(*columns, TimeRemainingColumn(), console=Console(stderr=True)) as progress:
        task = progress.add_task(ledger.schedule.game, total=count, completed=count - len(missing))
        for bout in players(ledger.schedule, missing):
            ledger.add(bout)
            progress.advance(task)


def file_name(plan: Schedule) -> str:
    """Bots, seats, seed and what differs from the usual options, in letters any disk takes."""
    usual = games.load(plan.game).complete(plan.seats, {})
    changed = [f"{name}-{v}" for name, v in plan.options.items() if v != usual[name]]
    told = [plan.game, *plan.bots, f"{plan.seats}p", f"from-{plan.seed}", *changed]
    return re.sub(r"[^A-Za-z0-9.-]+", "-", "-".join(told))


def publish(summary: Summary, bouts: Sequence[Bout], file: Path) -> None:
    file.with_suffix(".json").write_bytes(msgspec.json.encode(summary) + b"\n")
    write_csv(file.with_suffix(".csv"), bouts)
    file.with_suffix(".html").write_text(page(summary, bouts), "utf-8")


def tell(summary: Summary, file: Path, as_json: bool) -> None:
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
    console.out(f"kept in {file}, page in {file.with_suffix('.html')}")
