"""The pool of processes in which bots think. A process that crashes is replaced and the position is
thought over again. A bot gets a world drawn from what its seat knows, never the real one or its
seed."""

import asyncio
import contextlib
import logging
import multiprocessing
import secrets
from collections.abc import Awaitable, Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from typing import Any, Final, ParamSpec, TypeVar

from lorcha.core.chance import Fast
from lorcha.core.game import game_of
from lorcha.core.state import State
from lorcha.server.runtime import bot_worker
from lorcha.server.runtime.fair_queue import FairQueue, Turn

LOG: Final = logging.getLogger(__name__)
TRIES: Final = 3
HINT_SECONDS: Final = 0.25  # of search; what usually follows takes as long again at most
LATER_SECONDS: Final = 0.5  # that a job which can wait is expected to take
LAST: Final = 9  # its rank: behind all of `attention.py`
P = ParamSpec("P")
T = TypeVar("T")
Enter = Callable[[], Awaitable[Turn]]


class BotPool:
    def __init__(self, workers: int) -> None:
        self.waiting = 0  # jobs that are not finished
        self.broken = False  # the last job could not be done in any process
        self._workers = workers
        self._queue = FairQueue(workers)
        self._pool = self._new_pool()
        self._started: ProcessPoolExecutor | None = None

    def _new_pool(self) -> ProcessPoolExecutor:
        context = multiprocessing.get_context("forkserver")
        context.set_forkserver_preload([bot_worker.__name__])
        return ProcessPoolExecutor(self._workers, context, initializer=bot_worker.prepare)

    def close(self) -> None:
        self._pool.shutdown(wait=False, cancel_futures=True)

    async def think(
        self,
        state: State,
        seat: int,
        bot: bot_worker.Thinker,
        owner: str,
        rank: Callable[[], int],
    ) -> bot_worker.Thought:
        """The answer of a bot at a table of this owner; `rank` says how urgent it is."""
        world, seed = draw_world(state, seat), secrets.randbits(30)
        enter = partial(self._queue.enter, owner, bot.seconds, rank)
        return await self._run(enter, bot_worker.think, game_of(state).id, world, seat, bot, seed)

    async def hint(self, state: State, seat: int, person: str) -> list[bot_worker.Candidate]:
        world = draw_world(state, seat)
        enter = partial(self._queue.enter, person, HINT_SECONDS, int)
        return await self._run(enter, bot_worker.hint, game_of(state).id, world, seat, HINT_SECONDS)

    async def run_later(
        self, owner: str, job: Callable[P, T], *args: P.args, **named: P.kwargs
    ) -> T:
        """What a job makes that can wait: every bot and every hint goes first."""
        enter = partial(self._queue.enter, owner, LATER_SECONDS, lambda: LAST)
        return await self._run(enter, job, *args, **named)

    async def _run(self, enter: Enter, job: Callable[P, T], *args: P.args, **_: P.kwargs) -> T:
        self.waiting += 1
        try:
            for _try in range(TRIES - 1):
                pool = self._pool
                try:
                    result = await self._run_in(pool, enter, job, *args)
                    self.broken = False
                    return result
                except BrokenProcessPool:
                    LOG.warning("a bot's process has died; the pool is replaced")
                    self._replace(pool)
            return await self._run_last(enter, job, *args)
        finally:
            self.waiting -= 1

    async def _run_last(self, enter: Enter, job: Callable[..., T], *args: Any) -> T:
        pool = self._pool
        try:
            return await self._run_in(pool, enter, job, *args)
        except BrokenProcessPool:
            self.broken = True
            self._replace(pool)
            raise

    async def _run_in(
        self, pool: ProcessPoolExecutor, enter: Enter, job: Callable[..., T], *args: Any
    ) -> T:
        """The worker is free again when the job has ended, also if nobody waits for it any more."""
        turn, loop = await enter(), asyncio.get_running_loop()
        try:
            self._start_all(pool)
            future = pool.submit(job, *args)
        except BaseException:
            self._queue.leave(turn)
            raise
        future.add_done_callback(lambda _: leave_later(loop, self._queue, turn))
        return await asyncio.wrap_future(future)

    def _start_all(self, pool: ProcessPoolExecutor) -> None:
        """With the first job all workers start. By itself the pool starts another one only if it
        takes none of those it has for idle, and there it is often wrong."""
        if self._started is not pool:
            self._started = pool
            for _ in range(self._workers):
                pool.submit(bot_worker.start)

    def _replace(self, broken: ProcessPoolExecutor) -> None:
        """The first who finds the pool broken builds the next one."""
        if self._pool is broken:
            broken.shutdown(wait=False, cancel_futures=True)
            self._pool = self._new_pool()


def leave_later(loop: asyncio.AbstractEventLoop, queue: FairQueue, turn: Turn) -> None:
    with contextlib.suppress(RuntimeError):  # the loop is closed: nobody waits any more
        loop.call_soon_threadsafe(queue.leave, turn)


def draw_world(state: State, seat: int) -> dict[str, Any]:
    """A position drawn at random from those the seat cannot tell from this one."""
    return dict(state.redeal(seat, Fast(secrets.randbits(30))).dump())
