"""The log of a table: rows are added, never changed."""

from collections.abc import Sequence
from typing import Self

import msgspec
from sqlalchemy import Connection, bindparam, select, update
from sqlalchemy.exc import IntegrityError

from lorcha.server.store.ratings import settle
from lorcha.server.store.rows import LogRow, TableRow
from lorcha.server.store.schema import LOG, TABLES
from lorcha.server.store.sql import AddRows, Update
from lorcha.server.store.tables import read_table
from lorcha.server.store.writer import AlreadyWritten, Joint
from lorcha.server.wire.tables import Reason, Result

# A table, who has to decide there (seats with a blank between them), until when, and the time now
Standing = tuple[str, str, float | None, float]
ADD = AddRows(LOG.insert())
STANDS = Update(
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


class Append(Joint):
    """Rows for the log of a table, all or none, and who has to decide after them, until when; None
    (after a word of chat) leaves that as it is. AlreadyWritten if a number is there already."""

    def __init__(
        self, table: str, rows: Sequence[LogRow], waiting: Sequence[int] | None, due: float | None
    ) -> None:
        self.table = table
        self.rows = rows
        self.waiting = waiting
        self.due = due

    @classmethod
    def together(cls, connection: Connection, jobs: Sequence[Self]) -> None:
        """In the order of the tables: two processes that both waited for the other's would stop."""
        ordered = sorted(jobs, key=lambda job: job.table)
        add(connection, [(job.table, row) for job in ordered for row in job.rows])
        stand = {job.table: job.standing(job.waiting) for job in ordered if job.waiting is not None}
        if stand:
            STANDS(connection, [*stand.values()])

    def standing(self, waiting: Sequence[int]) -> Standing:
        return self.table, " ".join(map(str, waiting)), self.due, self.rows[-1].at


def add_rows(connection: Connection, table: str, rows: Sequence[LogRow]) -> None:
    """AlreadyWritten if a number is there already."""
    add(connection, [(table, row) for row in rows])


def add(connection: Connection, written: Sequence[tuple[str, LogRow]]) -> None:
    try:
        ADD(connection, [(table, *msgspec.structs.astuple(row)) for table, row in written])
    except IntegrityError as error:
        raise AlreadyWritten(f"one of {len(written)} rows") from error


def stands(
    connection: Connection, table: str, waiting: Sequence[int], due: float | None, now: float
) -> None:
    """Who has to decide from now on, until when: for the lobby, which does not play tables."""
    STANDS(connection, [(table, " ".join(map(str, waiting)), due, now)])


def end(
    connection: Connection, table: str, results: list[Result], reason: Reason, now: float
) -> TableRow:
    """The table is over: what it ended with, and what that does to ratings."""
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
        settle(connection, ended)
    return ended


def read_log(connection: Connection, table: str, since: int) -> list[LogRow]:
    found = connection.execute(READ, {"key": table, "since": since})
    return [LogRow(*row) for row in found]
