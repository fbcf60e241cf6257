"""The log of a table: rows are added, never changed."""

from collections.abc import Sequence

import msgspec
from sqlalchemy import Connection, bindparam, select, update
from sqlalchemy.exc import IntegrityError

from lorcha.table.store.kept import Row, TableRow
from lorcha.table.store.ratings import settle
from lorcha.table.store.schema import LOG, TABLES
from lorcha.table.store.spoken import Spoken
from lorcha.table.store.tables import read_table
from lorcha.table.store.writer import Taken
from lorcha.table.wire.tables import Reason, Result

ADD = Spoken(LOG.insert())
NOW = Spoken(
    update(TABLES)
    .where(TABLES.c.id == bindparam("key"))
    .values(waiting=bindparam("waiting"), due=bindparam("due"), changed=bindparam("changed"))
)
READ = (
    select(LOG.c.n, LOG.c.kind, LOG.c.seat, LOG.c.text, LOG.c.command, LOG.c.at)
    .where(LOG.c.table == bindparam("key"), LOG.c.n > bindparam("since"))
    .order_by(LOG.c.n)
)


def add_rows(connection: Connection, table: str, rows: Sequence[Row]) -> None:
    """Taken if one of the numbers is there already."""
    written = [
        {
            "table": table,
            "n": row.n,
            "kind": row.kind,
            "seat": row.seat,
            "text": row.text,
            "command": row.command,
            "at": row.at,
        }
        for row in rows
    ]
    try:
        ADD(connection, *written)
    except IntegrityError as error:
        raise Taken(f"table {table}, row {rows[0].n}") from error


def stands(
    connection: Connection, table: str, waiting: Sequence[int], due: float | None, now: float
) -> None:
    """Who has to decide from now on, until when: for the lobby, which does not play tables."""
    seats = " ".join(map(str, waiting))
    NOW(connection, {"key": table, "waiting": seats, "due": due, "changed": now})


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


def read_log(connection: Connection, table: str, since: int) -> list[Row]:
    found = connection.execute(READ, {"key": table, "since": since})
    return [Row(*row) for row in found]
