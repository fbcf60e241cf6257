"""Many processes that play the games of a tournament, each as soon as it is free."""

import multiprocessing
import signal
from collections.abc import Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from math import inf
from time import monotonic

from lorcha.arena.bout import Bout, play
from lorcha.arena.schedule import Schedule
from lorcha.arena.worker import WorkerLost


def play_all(
    schedule: Schedule, numbers: Sequence[int], workers: int, seconds: float = inf
) -> Iterator[Bout]:
    """The games of these numbers, in the order in which they end. After so many seconds no further
    game is begun, and those under way are played to their end."""
    waiting = begun_within(seconds, numbers)
    if workers == 1:
        for number in waiting:
            yield play(schedule, schedule.pairing(number))
        return
    context = multiprocessing.get_context("forkserver")
    pool = ProcessPoolExecutor(workers, context, initializer=leave_interrupts_to_the_parent)
    try:
        yield from played_by(pool, schedule, waiting, workers)
    except BrokenProcessPool as error:
        raise WorkerLost("a process that played has died; run the same again to go on") from error
    finally:
        pool.shutdown(wait=False, cancel_futures=True)
        for process in multiprocessing.active_children():
            process.terminate()


def begun_within(seconds: float, numbers: Sequence[int]) -> Iterator[int]:
    until = monotonic() + seconds
    for number in numbers:
        if monotonic() >= until:
            return
        yield number


def played_by(
    pool: ProcessPoolExecutor, schedule: Schedule, waiting: Iterator[int], ahead: int
) -> Iterator[Bout]:
    """A game is handed out when there is somebody to play it, so that an interrupt has little to
    stop."""
    running: set[Future[Bout]] = set()
    while True:
        while len(running) < ahead and (number := next(waiting, None)) is not None:
            running.add(pool.submit(play, schedule, schedule.pairing(number)))
        if not running:
            return
        done, running = wait(running, return_when=FIRST_COMPLETED)
        for future in done:
            yield future.result()


def leave_interrupts_to_the_parent() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
