"""The one thread that writes. Jobs that come together are committed together.

A job is a function of a connection. It may be run twice (see `_commit`), so it must do nothing but
read and write through that connection. Jobs of a `Joint` kind that follow one another are not only
committed but done together.
"""

import asyncio
import contextlib
import threading
import time
from collections.abc import Callable, Sequence
from itertools import groupby
from queue import Empty, SimpleQueue
from typing import Any, Final, Generic, Self, TypeVar

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import DBAPIError

from lorcha.server.store.engine import WRITES

T = TypeVar("T")
Job = Callable[[Connection], T]
TOGETHER: Final = 256
BUSY: Final = 0.01  # seconds after a commit of several orders in which more are expected
GATHERING: Final = 0.005  # seconds for which they are waited for
KEPT: Final = 1.0  # seconds for which a connection nobody writes through is kept


class AlreadyWritten(Exception):
    """Somebody else has written that row of the log: read it, and decide again."""


class Joint:
    """A job that can be done in one go with others of its kind."""

    def __call__(self, connection: Connection) -> None:
        self.together(connection, [self])

    @classmethod
    def together(cls, connection: Connection, jobs: Sequence[Self]) -> None:
        raise NotImplementedError


class _Order(Generic[T]):
    """A job and who waits for it."""

    def __init__(self, job: Job[T]) -> None:
        self.job = job
        self.loop = asyncio.get_running_loop()
        self.future: asyncio.Future[T] = self.loop.create_future()
        self.result: T | None = None
        self.fault: BaseException | None = None

    def tell(self) -> None:
        if self.future.done():
            return  # whoever waited has gone; what was written stays written
        if self.fault is not None:
            self.future.set_exception(self.fault)
        else:
            self.future.set_result(self.result)  # type: ignore[arg-type]


class Writer:
    def __init__(self, engine: Engine) -> None:
        self._engine = engine.execution_options(**{WRITES: True})
        self._kept: Connection | None = None
        self._busy_until = 0.0
        self._orders: SimpleQueue[_Order[Any] | None] = SimpleQueue()
        self._thread = threading.Thread(target=self._work, name="writer", daemon=True)
        self._thread.start()

    async def write(self, job: Job[T]) -> T:
        """What the job returns, after the commit; or what it raised, and nothing of it is kept."""
        order = _Order(job)
        self._orders.put(order)
        return await order.future

    def close(self) -> None:
        """Everything ordered before is written first."""
        self._orders.put(None)
        self._thread.join()

    def _work(self) -> None:
        while True:
            orders, last = self._next()
            if orders:
                self._commit(orders)
                tell_all(orders)
                self._busy_until = time.monotonic() + BUSY if len(orders) > 1 else 0.0
            if last:
                self._let_go()
                return

    def _next(self) -> tuple[list[_Order[Any]], bool]:
        """All that is waiting, at least one; and whether that was the last. Where several came
        together just now, others are waited for: a commit costs as much for many as for one."""
        first = self._first()
        if time.monotonic() < self._busy_until:
            time.sleep(GATHERING)
        orders = []
        while first is not None:
            orders.append(first)
            if self._orders.empty() or len(orders) == TOGETHER:
                return orders, False
            first = self._orders.get()
        return orders, True

    def _first(self) -> _Order[Any] | None:
        """While orders keep coming the connection is kept: to take another one, and to ask whether
        it is still alive, takes as long as a move."""
        try:
            return self._orders.get(timeout=KEPT if self._kept else None)
        except Empty:
            self._let_go()
            return self._orders.get()

    def _connection(self) -> Connection:
        if self._kept is None:
            self._kept = self._engine.connect()
        return self._kept

    def _let_go(self) -> None:
        kept, self._kept = self._kept, None
        if kept is not None:
            with contextlib.suppress(Exception):  # it may be broken, and this thread must go on
                kept.close()

    def _commit(self, orders: list[_Order[Any]]) -> None:
        """Usually every job succeeds, and no savepoints are paid for. If one does not, nothing of
        the group is kept, and all are done again, each in a savepoint of its own. So is a lone one
        whose connection had been lost."""
        try:
            connection = self._connection()
            with connection.begin():
                run_together(orders, connection)
        except Exception as fault:
            self._let_go()  # it may be the connection
            if len(orders) > 1 or is_lost_line(fault):
                self._commit_apart(orders)
            else:
                orders[0].fault = fault

    def _commit_apart(self, orders: list[_Order[Any]]) -> None:
        try:
            with self._engine.begin() as connection:
                for order in orders:
                    run_apart(order, connection)
        except Exception as fault:
            for order in orders:
                order.fault = order.fault or fault


def is_lost_line(fault: Exception) -> bool:
    """The database went away while nobody wrote; it may be there again."""
    return isinstance(fault, DBAPIError) and fault.connection_invalidated


def run_together(orders: list[_Order[Any]], connection: Connection) -> None:
    for kind, alike in groupby(orders, key=lambda order: type(order.job)):
        if issubclass(kind, Joint):
            jobs: list[Any] = [order.job for order in alike]
            kind.together(connection, jobs)
        else:
            for order in alike:
                order.result = order.job(connection)


def run_apart(order: _Order[Any], connection: Connection) -> None:
    savepoint = connection.begin_nested()
    try:
        order.result = order.job(connection)
    except Exception as fault:
        savepoint.rollback()
        order.fault = fault
    else:
        savepoint.commit()


def tell_all(orders: list[_Order[Any]]) -> None:
    """One wake-up of each event loop for the whole group."""

    def tell(those: list[_Order[Any]]) -> None:
        for order in those:
            order.tell()

    for loop in {order.loop for order in orders}:
        with contextlib.suppress(RuntimeError):  # that loop is closed: nobody waits any more
            loop.call_soon_threadsafe(tell, [order for order in orders if order.loop is loop])
