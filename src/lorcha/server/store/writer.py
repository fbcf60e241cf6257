"""The one thread that writes. Jobs that arrive together are committed together.

A job is a function of a connection. It may be run twice (see `_commit`), so it must do nothing but
read and write through that connection. Consecutive jobs of the same `BatchJob` class are not only
committed but run together.
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
LARGEST_GROUP: Final = 256
BUSY: Final = 0.01  # seconds after a commit of several jobs in which more are expected
GROUP_WAIT: Final = 0.005  # seconds to wait for them
KEEP_OPEN: Final = 1.0  # seconds for which an unused connection stays open


class BatchJob:
    """A job that can be run in one go with others of its class."""

    def __call__(self, connection: Connection) -> None:
        self.run_batch(connection, [self])

    @classmethod
    def run_batch(cls, connection: Connection, jobs: Sequence[Self]) -> None:
        raise NotImplementedError


class _Order(Generic[T]):
    """A job, and the future of the coroutine that waits for it."""

    def __init__(self, job: Job[T]) -> None:
        self.job = job
        self.loop = asyncio.get_running_loop()
        self.future: asyncio.Future[T] = self.loop.create_future()
        self.result: T | None = None
        self.fault: BaseException | None = None

    def resolve(self) -> None:
        if self.future.done():
            return  # the coroutine was cancelled; what was written stays written
        if self.fault is not None:
            self.future.set_exception(self.fault)
        else:
            self.future.set_result(self.result)  # type: ignore[arg-type]


class Writer:
    def __init__(self, engine: Engine) -> None:
        self._engine = engine.execution_options(**{WRITES: True})
        self._connection: Connection | None = None
        self._busy_until = 0.0
        self._orders: SimpleQueue[_Order[Any] | None] = SimpleQueue()
        self._thread = threading.Thread(target=self._work, name="writer", daemon=True)
        self._thread.start()

    async def write(self, job: Job[T]) -> T:
        """What the job returns, after the commit; if it raises, nothing of it is stored."""
        order = _Order(job)
        self._orders.put(order)
        return await order.future

    @property
    def waiting(self) -> int:
        """Jobs that are not begun."""
        return self._orders.qsize()

    def close(self) -> None:
        """Everything ordered before is written first."""
        self._orders.put(None)
        self._thread.join()

    def _work(self) -> None:
        while True:
            orders, last = self._next_group()
            if orders:
                self._commit(orders)
                resolve_all(orders)
                self._busy_until = time.monotonic() + BUSY if len(orders) > 1 else 0.0
            if last:
                self._disconnect()
                return

    def _next_group(self) -> tuple[list[_Order[Any]], bool]:
        """All orders that are waiting, at least one; and whether the writer is to stop after them.

        If the last group had several, it waits for more: a commit costs as much for many as for
        one."""
        first = self._first()
        if time.monotonic() < self._busy_until:
            time.sleep(GROUP_WAIT)
        orders = []
        while first is not None:
            orders.append(first)
            if self._orders.empty() or len(orders) == LARGEST_GROUP:
                return orders, False
            first = self._orders.get()
        return orders, True

    def _first(self) -> _Order[Any] | None:
        """While orders keep coming the connection stays open: to get another one, and to check that
        it is alive, takes as long as a move."""
        try:
            return self._orders.get(timeout=KEEP_OPEN if self._connection else None)
        except Empty:
            self._disconnect()
            return self._orders.get()

    def _connect(self) -> Connection:
        if self._connection is None:
            self._connection = self._engine.connect()
        return self._connection

    def _disconnect(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            with contextlib.suppress(Exception):  # it may be broken, and this thread must go on
                connection.close()

    def _commit(self, orders: list[_Order[Any]]) -> None:
        """Usually every job succeeds, and no savepoint is needed. If one fails, the group is rolled
        back and all are run again, each in its own savepoint. So is a single one whose connection
        was lost."""
        try:
            connection = self._connect()
            with connection.begin():
                run_together(orders, connection)
        except Exception as fault:
            self._disconnect()  # it may be the connection
            if len(orders) > 1 or is_lost_connection(fault):
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


def is_lost_connection(fault: Exception) -> bool:
    """The database went away while nobody wrote; it may be back."""
    return isinstance(fault, DBAPIError) and fault.connection_invalidated


def run_together(orders: list[_Order[Any]], connection: Connection) -> None:
    for kind, group in groupby(orders, key=lambda order: type(order.job)):
        if issubclass(kind, BatchJob):
            jobs: list[Any] = [order.job for order in group]
            kind.run_batch(connection, jobs)
        else:
            for order in group:
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


def resolve_all(orders: list[_Order[Any]]) -> None:
    """One wake-up of each event loop for the whole group."""

    def resolve(some: list[_Order[Any]]) -> None:
        for order in some:
            order.resolve()

    for loop in {order.loop for order in orders}:
        with contextlib.suppress(RuntimeError):  # that loop is closed: nobody waits any more
            loop.call_soon_threadsafe(resolve, [order for order in orders if order.loop is loop])
