"""The store as the server uses it: reads in a few threads, writes through the writer."""

import asyncio
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Self, TypeVar

from sqlalchemy import Connection

from lorcha.server.store.engine import READERS, connect
from lorcha.server.store.errors import DatabaseSilent
from lorcha.server.store.log import Append, add_rows, end_table, read_log
from lorcha.server.store.migrate import migrate
from lorcha.server.store.patience import IN_LINE, Patience
from lorcha.server.store.rows import LogRow, TableRow
from lorcha.server.store.tables import add_table, read_table, save_table
from lorcha.server.store.writer import Writer
from lorcha.server.wire.tables import Reason, Result

T = TypeVar("T")


class Store:
    """One database. `database` is the path of a SQLite file or the URL of a PostgreSQL one."""

    def __init__(self, database: str) -> None:
        self._patience = Patience()
        self.engine = connect(database, self._patience)
        migrate(self.engine)
        self._readers = ThreadPoolExecutor(READERS, thread_name_prefix="reader")
        self._writer = Writer(self.engine)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def hurry(self) -> None:
        """The server is about to end: nobody waits long for a database that does not answer."""
        self._patience.hurry()

    def close(self) -> None:
        """All writes that were asked for are finished first."""
        self.hurry()
        self._writer.close()
        self._readers.shutdown()
        self.engine.dispose()

    @property
    def write_queue(self) -> int:
        return self._writer.waiting

    async def read(self, job: Callable[[Connection], T]) -> T:
        """What the job, which must not write, returns."""

        def run() -> T:
            with self.engine.connect() as connection:
                return job(connection)

        try:
            async with asyncio.timeout(IN_LINE):
                return await asyncio.get_running_loop().run_in_executor(self._readers, run)
        except TimeoutError as error:
            raise DatabaseSilent("a read took too long") from error

    async def write(self, job: Callable[[Connection], T]) -> T:
        """What the job returns, once it is committed; see `writer.py`."""
        return await self._writer.write(job)

    # ---- tables

    async def table(self, key: str) -> TableRow | None:
        return await self.read(lambda connection: read_table(connection, key))

    async def add_table(self, table: TableRow, rows: Sequence[LogRow] = ()) -> None:
        """A new table; an imported one comes with its log."""

        def job(connection: Connection) -> None:
            add_table(connection, table)
            if rows:
                add_rows(connection, table.id, rows)

        await self.write(job)

    async def change_table(
        self, key: str, decide: Callable[[TableRow], TableRow]
    ) -> TableRow | None:
        """Change a table to what `decide` makes of it; None if there is no such table.

        The table is read locked and written in one transaction, so that two people who want the
        same seat cannot both get it. `decide` may run twice and must not do anything else.
        """

        def job(connection: Connection) -> TableRow | None:
            before = read_table(connection, key, lock=True)
            if before is None:
                return None
            save_table(connection, before, decide(before))
            return read_table(connection, key)

        return await self.write(job)

    async def add_rematch(
        self, key: str, decide: Callable[[TableRow, TableRow | None], TableRow]
    ) -> TableRow | None:
        """The rematch of a table, made once: `decide` gets the table and the rematch it has
        already, and returns that one or a new one. None if there is no such table."""

        def job(connection: Connection) -> TableRow | None:
            before = read_table(connection, key, lock=True)
            if before is None:
                return None
            existing = read_table(connection, before.rematch) if before.rematch else None
            rematch = decide(before, existing)
            if rematch is not existing:
                add_table(connection, rematch)
                save_table(connection, before, before.with_rematch(rematch.id))
            return rematch

        return await self.write(job)

    # ---- the log

    async def add_line(self, key: str, decide: Callable[[TableRow, int], LogRow]) -> bool:
        """Add a row before the game begins; `decide` gets the locked table and the row's number.
        False if there is no such table."""

        def job(connection: Connection) -> bool:
            table = read_table(connection, key, lock=True)
            if table is None:
                return False
            n = len(read_log(connection, key, 0)) + 1
            add_rows(connection, key, [decide(table, n)])
            return True

        return await self.write(job)

    async def log(self, table: str, since: int = 0) -> list[LogRow]:
        """The rows after number `since`."""
        return await self.read(lambda connection: read_log(connection, table, since))

    async def append(
        self,
        table: str,
        rows: Sequence[LogRow],
        waiting: Sequence[int] | None = None,
        due: float | None = None,
    ) -> None:
        """Write the rows, all or none, and commit; AlreadyWritten if one of the numbers exists.

        `waiting` are the seats that have to decide after them, until `due`; None (after a chat
        line) leaves both as they are.
        """

        await self.write(Append(table, rows, waiting, due))

    async def finish(
        self, table: str, rows: Sequence[LogRow], results: list[Result], reason: Reason
    ) -> TableRow:
        """The last rows, the results and the ratings, in one commit."""

        def job(connection: Connection) -> TableRow:
            add_rows(connection, table, rows)
            return end_table(connection, table, results, reason, rows[-1].at)

        return await self.write(job)
