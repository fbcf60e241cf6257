"""The log of a table: rows are added, never changed."""

from collections.abc import Sequence
from typing import Self

import msgspec
from sqlalchemy import Connection, bindparam, select, update
from sqlalchemy.exc import IntegrityError

from lorcha.server.store.errors import AlreadyWritten
from lorcha.server.store.ratings import enter_results
from lorcha.server.store.rows import LogRow, TableRow
from lorcha.server.store.schema import LOG, TABLES
from lorcha.server.store.sql import InsertRows, UpdateFromJson
from lorcha.server.store.tables import read_table
from lorcha.server.store.writer import BatchJob
from lorcha.server.wire.tables import Reason, Result

# A table, the seats that have to decide (separated by blanks), until when, and the time now.
Waiting = tuple[str, str, float | None, float]
INSERT = InsertRows(LOG.insert())
SET_WAITING = UpdateFromJson(
    sqlite="""
        UPDATE tables SET waiting = json_extract(now.value, '$[1]'),
            due = json_extract(now.value, '$[2]'), changed = json_extract(now.value, '$[3]')
        FROM json_each(?) AS now WHERE tables.id = json_extract(now.value, '$[0]')""",
    postgresql="""
        UPDATE tables SET waiting = now ->> 1, due = CAST(now ->> 2 AS double precision),
            changed = CAST(now ->> 3 AS double precision)
        FROM json_array_elements(CAST(%s AS json)) AS now WHERE tables.id = now ->> 0""",
)
READ = (
    select(LOG.c.n, LOG.c.kind, LOG.c.seat, LOG.c.text, LOG.c.command, LOG.c.at)
    .where(LOG.c.table == bindparam("key"), LOG.c.n > bindparam("since"))
    .order_by(LOG.c.n)
)


class Append(BatchJob):
    """Add rows to the log of a table, all or none, and note which seats have to decide after them,
    until when. With `waiting` None (after a chat line) that stays as it is. AlreadyWritten if one
    of the numbers exists."""

    def __init__(
        self, table: str, rows: Sequence[LogRow], waiting: Sequence[int] | None, due: float | None
    ) -> None:
        self.table = table
        self.rows = rows
        self.waiting = waiting
        self.due = due

    @classmethod
    def run_batch(cls, connection: Connection, jobs: Sequence[Self]) -> None:
        """In the order of the tables: otherwise two processes could wait for each other's locks."""
        ordered = sorted(jobs, key=lambda job: job.table)
        insert_rows(connection, [(job.table, row) for job in ordered for row in job.rows])
        updates = {
            job.table: job.waiting_after(job.waiting) for job in ordered if job.waiting is not None
        }
        if updates:
            SET_WAITING(connection, [*updates.values()])

    def waiting_after(self, seats: Sequence[int]) -> Waiting:
        return self.table, " ".join(map(str, seats)), self.due, self.rows[-1].at


def add_rows(connection: Connection, table: str, rows: Sequence[LogRow]) -> None:
    """AlreadyWritten if one of the numbers exists."""
    insert_rows(connection, [(table, row) for row in rows])


def insert_rows(connection: Connection, rows: Sequence[tuple[str, LogRow]]) -> None:
    try:
        INSERT(connection, [(table, *msgspec.structs.astuple(row)) for table, row in rows])
    except IntegrityError as error:
        raise AlreadyWritten(f"one of {len(rows)} rows") from error


def end_table(
    connection: Connection, table: str, results: list[Result], reason: Reason, now: float
) -> TableRow:
    """The table is over: store how it ended, and update the ratings."""
    connection.execute(
        update(TABLES)
        .where(TABLES.c.id == table)
        .values(
            stage="over",
            results=msgspec.json.encode(results).decode(),
            reason=reason,
            waiting="",
            due=None,
            changed=now,
            ended=now,
        )
    )
    ended = read_table(connection, table)
    assert ended is not None
    if not ended.study:
        enter_results(connection, ended)
    return ended


def read_log(connection: Connection, table: str, since: int) -> list[LogRow]:
    rows = connection.execute(READ, {"key": table, "since": since})
    return [LogRow(*row) for row in rows]
