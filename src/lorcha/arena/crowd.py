"""Many processes that play the games of a tournament, each as soon as it is free."""

import multiprocessing
import signal
from collections.abc import Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool

from lorcha.arena.bout import Bout, play
from lorcha.arena.schedule import Schedule
from lorcha.arena.worker import WorkerLost


def play_all(schedule: Schedule, numbers: Sequence[int], workers: int) -> Iterator[Bout]:
    """The games of these numbers, in the order in which they end."""
    if workers == 1:
        for number in numbers:
            yield play(schedule, schedule.pairing(number))
        return
    context = multiprocessing.get_context("forkserver")
    pool = ProcessPoolExecutor(workers, context, initializer=leave_interrupts_to_the_parent)
    try:
        yield from played_by(pool, schedule, numbers, 2 * workers)
    except BrokenProcessPool as error:
        raise WorkerLost("a process that played has died; run the same again to go on") from error
    finally:
        pool.shutdown(wait=False, cancel_futures=True)
        for process in multiprocessing.active_children():
            process.terminate()


def played_by(
    pool: ProcessPoolExecutor, schedule: Schedule, numbers: Sequence[int], ahead: int
) -> Iterator[Bout]:
    """No more games are handed out than a few ahead, so that an interrupt has little to stop."""
    waiting = iter(numbers)
    running: set[Future[Bout]] = set()
    while True:
        for number in waiting:
            running.add(pool.submit(play, schedule, schedule.pairing(number)))
            if len(running) >= ahead:
                break
        if not running:
            return
        done, running = wait(running, return_when=FIRST_COMPLETED)
        for future in done:
            yield future.result()


def leave_interrupts_to_the_parent() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
