"""The store as the server uses it: reads in a few threads, writes through the writer."""

import asyncio
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Self, TypeVar

from sqlalchemy import Connection

from lorcha.server.store import log
from lorcha.server.store.engine import READERS, connect
from lorcha.server.store.migrate import migrate
from lorcha.server.store.rows import LogRow, TableRow
from lorcha.server.store.tables import read_table
from lorcha.server.store.writer import Writer
from lorcha.server.wire.tables import Reason, Result

T = TypeVar("T")


class Store:
    """One database. `database` is the path of a SQLite file or the URL of a PostgreSQL one."""

    def __init__(self, database: str) -> None:
        self.engine = connect(database)
        migrate(self.engine)
        self._readers = ThreadPoolExecutor(READERS, thread_name_prefix="reader")
        self._writer = Writer(self.engine)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        """What was ordered before is written."""
        self._writer.close()
        self._readers.shutdown()
        self.engine.dispose()

    async def read(self, job: Callable[[Connection], T]) -> T:
        """What the job, which must not write, returns."""

        def run() -> T:
            with self.engine.connect() as connection:
                return job(connection)

        return await asyncio.get_running_loop().run_in_executor(self._readers, run)

    async def write(self, job: Callable[[Connection], T]) -> T:
        """What the job returns, once it is committed; see `writer`."""
        return await self._writer.write(job)

    async def table(self, key: str) -> TableRow | None:
        return await self.read(lambda connection: read_table(connection, key))

    async def log(self, table: str, since: int = 0) -> list[LogRow]:
        """The rows after number `since`."""
        return await self.read(lambda connection: log.read_log(connection, table, since))

    async def append(
        self,
        table: str,
        rows: Sequence[LogRow],
        waiting: Sequence[int] | None = None,
        due: float | None = None,
    ) -> None:
        """Write the rows, all or none, and commit; AlreadyWritten if a number is there already.

        `waiting` are the seats that have to decide after them, until `due`; None (after a word of
        chat) leaves both as they are.
        """

        await self.write(log.Append(table, rows, waiting, due))

    async def finish(
        self, table: str, rows: Sequence[LogRow], results: list[Result], reason: Reason
    ) -> TableRow:
        """The last rows, the results and what they do to ratings, in one commit."""

        def job(connection: Connection) -> TableRow:
            log.add_rows(connection, table, rows)
            return log.end(connection, table, results, reason, rows[-1].at)

        return await self.write(job)
