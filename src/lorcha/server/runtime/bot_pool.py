"""The pool of processes in which bots think. A process that crashes is replaced and the position is
thought over again. Bots think on other machines first, where there are any: this one has the server
to run. A bot gets a world drawn from what its seat knows, never the real one or its seed."""

import asyncio
import contextlib
import logging
import secrets
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, Final, NamedTuple, ParamSpec, TypeVar

from lorcha.analysis.glance import Glance
from lorcha.core.chance import Fast
from lorcha.core.game import game_of
from lorcha.core.processes import worker_context
from lorcha.core.state import State
from lorcha.server.runtime import bot_worker
from lorcha.server.runtime.bot_jobs import FORMS
from lorcha.server.runtime.bot_machines import BotMachines, NoMachines, Unanswered
from lorcha.server.runtime.fair_queue import FairQueue, Turn

LOG: Final = logging.getLogger(__name__)
TRIES: Final = 3
HINT_SECONDS: Final = 0.25  # of search; what usually follows takes as long again at most
LATER_SECONDS: Final = 0.5  # that a job which can wait is expected to take
LAST: Final = 9  # its rank: behind all of `attention.py`
P = ParamSpec("P")
T = TypeVar("T")


class Order(NamedTuple):
    """Who wants a job done, the seconds it should take, and how urgent it is."""

    owner: str
    seconds: float
    rank: Callable[[], int]


class BotPool:
    def __init__(self, workers: int, machines: BotMachines | None = None) -> None:
        self.waiting = 0  # jobs that are not finished
        self.broken = False  # the last job could not be done in any process
        self._workers = workers
        self._machines = machines or NoMachines()
        self._queue = FairQueue(workers)
        self._pool = self._new_pool()
        self._started: ProcessPoolExecutor | None = None

    def _new_pool(self) -> ProcessPoolExecutor:
        context = worker_context()
        if context.get_start_method() == "forkserver":
            context.set_forkserver_preload([bot_worker.__name__])
        return ProcessPoolExecutor(self._workers, context, initializer=bot_worker.prepare)

    @property
    def elsewhere(self) -> int:
        """How many jobs other machines take at once."""
        return self._machines.size

    async def open(self) -> None:
        """From now on other machines are asked as well."""
        await self._machines.open(lambda away: self._queue.resize(self._workers + away))

    async def close(self) -> None:
        await self._machines.close()
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
        order = Order(owner, bot.seconds, rank)
        return await self._run(order, bot_worker.think, game_of(state).id, world, seat, bot, seed)

    async def hint(self, state: State, seat: int, person: str) -> list[bot_worker.Candidate]:
        world = draw_world(state, seat)
        order = Order(person, HINT_SECONDS, int)
        return await self._run(order, bot_worker.hint, game_of(state).id, world, seat, HINT_SECONDS)

    async def judge(self, state: State, seat: int, moves: Sequence[int], person: str) -> Glance:
        """How good these moves of the seat were, by what it knew. Bots and hints go first."""
        world = draw_world(state, seat)
        return await self.run_later(person, bot_worker.judge, game_of(state).id, world, seat, moves)

    async def run_later(
        self, owner: str, job: Callable[P, T], *args: P.args, **named: P.kwargs
    ) -> T:
        """What a job makes that can wait: every bot and every hint goes first."""
        order = Order(owner, LATER_SECONDS, lambda: LAST)
        return await self._run(order, job, *args, **named)

    async def _run(self, order: Order, job: Callable[P, T], *args: P.args, **_: P.kwargs) -> T:
        self.waiting += 1
        try:
            for _try in range(TRIES - 1):
                pool = self._pool
                try:
                    result = await self._run_in(pool, order, job, *args)
                    self.broken = False
                    return result
                except BrokenProcessPool:
                    LOG.warning("a bot's process has died; the pool is replaced")
                    self._replace(pool)
            return await self._run_last(order, job, *args)
        finally:
            self.waiting -= 1

    async def _run_last(self, order: Order, job: Callable[..., T], *args: Any) -> T:
        pool = self._pool
        try:
            return await self._run_in(pool, order, job, *args)
        except BrokenProcessPool:
            self.broken = True
            self._replace(pool)
            raise

    async def _run_in(
        self, pool: ProcessPoolExecutor, order: Order, job: Callable[..., T], *args: Any
    ) -> T:
        """On another machine, if one has room and answers; otherwise in a process of this pool."""
        turn = await self._queue.enter(*order)
        if job in FORMS and self._machines.has_room:
            try:
                return await self._ask(turn, order.seconds, job, *args)
            except Unanswered as unanswered:
                LOG.warning("no bot machine has answered (%s): thought over here", unanswered)
            turn = await self._queue.enter(*order)
        return await self._submit(pool, turn, job, *args)

    async def _ask(self, turn: Turn, seconds: float, job: Callable[..., T], *args: Any) -> T:
        """As with a worker, the place is free again when the job has ended."""
        asking: asyncio.Task[T] = self._machines.ask(job, args, seconds)
        asking.add_done_callback(lambda _: self._queue.leave(turn))
        return await asyncio.shield(asking)

    async def _submit(
        self, pool: ProcessPoolExecutor, turn: Turn, job: Callable[..., T], *args: Any
    ) -> T:
        """The worker is free again when the job has ended, also if nobody waits for it any more."""
        loop = asyncio.get_running_loop()
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
