"""Plays the games of a tournament in a pool of processes."""

import multiprocessing
import signal
from collections.abc import Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from math import inf
from time import monotonic

from lorcha.arena.result import GameResult, play
from lorcha.arena.schedule import Schedule
from lorcha.bots.workers import WorkerLost
from lorcha.core.processes import worker_context


def play_all(
    schedule: Schedule, numbers: Sequence[int], workers: int, seconds: float = inf
) -> Iterator[GameResult]:
    """The games of these numbers, in the order in which they end. After `seconds` no game is
    started any more; running games are played to their end."""
    waiting = until_deadline(seconds, numbers)
    if workers == 1:
        for number in waiting:
            yield play(schedule, schedule.pairing(number))
        return
    context = worker_context()
    pool = ProcessPoolExecutor(workers, context, initializer=ignore_interrupts)
    try:
        yield from run_games(pool, schedule, waiting, workers)
    except BrokenProcessPool as error:
        raise WorkerLost(
            "a worker process has died; run the same command again to continue"
        ) from error
    finally:
        pool.shutdown(wait=False, cancel_futures=True)
        for process in multiprocessing.active_children():
            process.terminate()


def until_deadline(seconds: float, numbers: Sequence[int]) -> Iterator[int]:
    until = monotonic() + seconds
    for number in numbers:
        if monotonic() >= until:
            return
        yield number


def run_games(
    pool: ProcessPoolExecutor, schedule: Schedule, waiting: Iterator[int], workers: int
) -> Iterator[GameResult]:
    """A game is submitted only when a worker is free, so that an interrupt has little to stop."""
    running: set[Future[GameResult]] = set()
    while True:
        while len(running) < workers and (number := next(waiting, None)) is not None:
            running.add(pool.submit(play, schedule, schedule.pairing(number)))
        if not running:
            return
        done, running = wait(running, return_when=FIRST_COMPLETED)
        for future in done:
            yield future.result()


def ignore_interrupts() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
