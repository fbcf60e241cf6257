"""The two statements of every move, as SQL text for the driver and for many moves at once.

Compiling a statement each time costs SQLAlchemy as much again as running it. And each statement
releases the interpreter: the writer then waits until the event loop lets it in again.
"""

from collections.abc import Sequence
from typing import Any, Final

import msgspec
from sqlalchemy import Connection
from sqlalchemy.sql.dml import Insert

AT_ONCE: Final = 500  # rows of a statement; SQLite takes 32,766 values in all
PLACEHOLDER: Final = {"qmark": "?", "pyformat": "%s"}


def is_storable(text: str) -> bool:
    """No database has text with a zero byte; SQLite looks for it in vain, PostgreSQL fails."""
    return "\0" not in text


class InsertRows:
    """An INSERT of rows that have a value for every column."""

    def __init__(self, statement: Insert) -> None:
        self._statement = statement
        self._sql: dict[str, tuple[str, str]] = {}  # by the name of the dialect

    def __call__(self, connection: Connection, rows: Sequence[tuple[Any, ...]]) -> None:
        begin, row = self._parts(connection)
        for first in range(0, len(rows), AT_ONCE):
            some = rows[first : first + AT_ONCE]
            sql = begin + ", ".join([row] * len(some))
            connection.exec_driver_sql(sql, tuple(value for one in some for value in one))

    def _parts(self, connection: Connection) -> tuple[str, str]:
        """The statement up to VALUES, and the placeholders of one row."""
        dialect = connection.dialect
        if dialect.name not in self._sql:
            begin = str(self._statement.compile(dialect=dialect)).partition("VALUES")[0]
            values = ", ".join([PLACEHOLDER[dialect.paramstyle]] * len(self._statement.table.c))
            self._sql[dialect.name] = (f"{begin}VALUES ", f"({values})")
        return self._sql[dialect.name]


class UpdateFromJson:
    """An UPDATE whose values come from a list of lists, passed as JSON."""

    def __init__(self, **sql: str) -> None:
        self._sql = sql  # by the name of the dialect

    def __call__(self, connection: Connection, rows: Sequence[tuple[Any, ...]]) -> None:
        values = msgspec.json.encode(rows).decode()
        connection.exec_driver_sql(self._sql[connection.dialect.name], (values,))
