"""Long reading in threads: a table played again from its log. The loop that serves moves goes on
meanwhile."""

import asyncio
import time
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Final, TypeVar

from lorcha.server.refusal import Refusal
from lorcha.server.store import LogRow, Store, TableRow
from lorcha.server.tables.live_table import BadLog, LiveTable
from lorcha.server.tables.other_rules import replay_stored

REPLAYED: Final = 8  # tables that stay in memory after somebody has looked through them
MOST_WAITING: Final = 64  # requests to the archive
T = TypeVar("T")


class ReadingThread:
    """One thread: more would not read faster, and would take turns away from the loop."""

    def __init__(self, name: str) -> None:
        self._thread = ThreadPoolExecutor(1, thread_name_prefix=name)

    async def run(self, job: Callable[[], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._thread, job)

    def close(self) -> None:
        self._thread.shutdown(wait=False, cancel_futures=True)


class Archive:
    """Games to look through, always as their logs have them: what is in memory may not be stored
    yet. The last few stay played. They are touched in the archive's thread only."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._thread = ReadingThread("archive")
        self._tables: OrderedDict[str, LiveTable] = OrderedDict()
        self._waiting = 0

    def close(self) -> None:
        self._thread.close()

    async def read(
        self, row: TableRow, job: Callable[[LiveTable], T], charge: Callable[[float], None]
    ) -> T:
        """What the job makes of the table; BadLog if its log does not agree with the rules.
        `charge` gets the seconds of the processor this took."""
        if self._waiting >= MOST_WAITING:
            raise Refusal("too_fast", "too many are reading; try again in a moment", 429)
        self._waiting += 1
        try:
            finished = self._finished(row)
            log = [] if finished else await self._store.log(row.id)
            value, seconds = await self._thread.run(lambda: self._run(row, finished, log, job))
        finally:
            self._waiting -= 1
        charge(seconds)
        if isinstance(value, Exception):
            raise value
        return value

    def _finished(self, row: TableRow) -> LiveTable | None:
        """The table if it is over and still in memory: nothing of it changes any more."""
        table = self._tables.get(row.id)
        return table if table is not None and table.over else None

    def _run(
        self,
        row: TableRow,
        finished: LiveTable | None,
        log: list[LogRow],
        job: Callable[[LiveTable], T],
    ) -> tuple[T | Exception, float]:
        """What is refused has taken its time as well."""
        began = time.thread_time()
        try:
            table = finished or self._replay(row, log)
            table.row = row
            self._keep(table)
            value: T | Exception = job(table)
        except (Refusal, BadLog) as refusal:
            value = refusal
        return value, time.thread_time() - began

    def _replay(self, row: TableRow, log: list[LogRow]) -> LiveTable:
        table = self._tables.get(row.id)
        return table if table is not None and table.n == len(log) else replay_stored(row, log)

    def _keep(self, table: LiveTable) -> None:
        self._tables[table.row.id] = table
        self._tables.move_to_end(table.row.id)
        while len(self._tables) > REPLAYED:
            self._tables.popitem(last=False)
