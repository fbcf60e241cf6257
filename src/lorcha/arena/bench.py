"""`lorcha bench`: how fast the engine is, compiled, interpreted and compared with other libraries.

Every figure is the median of several short rounds; in each round everything is measured once, one
after the other, so that a slow minute of the machine affects all alike.
"""

import argparse
import os
import platform
from collections.abc import Iterator, Sequence
from contextlib import ExitStack
from dataclasses import dataclass

import msgspec

import lorcha
from lorcha import games
from lorcha.arena.arguments import at_least_one, seconds
from lorcha.arena.measures import MEASURES
from lorcha.arena.other_engines import PEERS
from lorcha.arena.report import Bench, Figure, show
from lorcha.arena.worker import Worker


@dataclass(frozen=True)
class Job:
    """One measure and the worker that takes it; `subject` is a game or a peer."""

    worker: Worker
    who: str
    subject: str
    measure: str


def add_command(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    command = commands.add_parser("bench", help="measure the engine")
    command.add_argument("games", nargs="*", metavar="GAME", help="default: all games")
    command.add_argument(
        "--seats", type=at_least_one, default=3, metavar="N", help="default: %(default)s"
    )
    command.add_argument(
        "--rounds", type=at_least_one, default=7, metavar="N", help="default: %(default)s"
    )
    command.add_argument(
        "--seconds", type=seconds, default=0.2, metavar="S", help="length of one round"
    )
    command.add_argument(
        "--peers", action="store_true", help="measure OpenSpiel and catanatron too"
    )
    command.add_argument("--json", action="store_true", help="print JSON instead of a table")
    command.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    chosen = [games.load(name) for name in args.games or games.SHELF]
    for game in chosen:
        game.complete(args.seats, {})
    peers = [name for name, peer in PEERS.items() if args.peers and peer.installed()]
    with ExitStack() as stack:
        jobs = [*our_jobs(stack, [game.id for game in chosen]), *peer_jobs(stack, peers)]
        figures = run_rounds(jobs, args.seats, args.rounds, args.seconds)
    bench = Bench(
        lorcha=lorcha.__version__,
        python=platform.python_version(),
        machine=platform.machine(),
        cores=os.cpu_count() or 1,
        seats=args.seats,
        rounds=args.rounds,
        seconds=args.seconds,
        figures=figures,
        left_out=[name for name in PEERS if args.peers and name not in peers],
    )
    if args.json:
        print(msgspec.json.encode(bench.to_json()).decode())
    else:
        show(bench)
    return 0


def our_jobs(stack: ExitStack, subjects: Sequence[str]) -> Iterator[Job]:
    """Compiled first where there is a compiled engine, then the same sources interpreted."""
    installed = stack.enter_context(Worker("installed"))
    workers = {"interpreted": installed}
    if installed.compiled:
        sources = stack.enter_context(Worker("interpreted", interpreted=True))
        workers = {"compiled": installed, "interpreted": sources}
    for subject in subjects:
        for measure in MEASURES:
            for who, worker in workers.items():
                yield Job(worker, who, subject, measure)


def peer_jobs(stack: ExitStack, names: Sequence[str]) -> Iterator[Job]:
    for name in names:
        worker = stack.enter_context(Worker(name))
        for measure in PEERS[name].measures:
            yield Job(worker, name, name, measure)


def run_rounds(jobs: Sequence[Job], seats: int, rounds: int, seconds: float) -> list[Figure]:
    """The first round is short and does not count: it fills caches and imports modules."""
    rates: dict[Job, list[float]] = {job: [] for job in jobs}
    for number in range(rounds + 1):
        for job in jobs:
            length = seconds if number else seconds / 10
            sample = job.worker.measure(job.subject, job.measure, seats, length)
            if number:
                rates[job].append(sample.rate)
    return [Figure(job.who, job.subject, job.measure, of_job) for job, of_job in rates.items()]
