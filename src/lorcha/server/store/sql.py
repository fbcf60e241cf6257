"""The two statements of every move, in the driver's own words and for many moves at once.

To find the words anew each time costs SQLAlchemy as much again as the statement itself. And each
statement lets go of the interpreter: the writer has to wait until the event loop lets it in again.
"""

from collections.abc import Sequence
from typing import Any, Final

import msgspec
from sqlalchemy import Connection
from sqlalchemy.sql.dml import Insert

AT_ONCE: Final = 500  # rows of a statement; SQLite takes 32,766 values in all
PLACE: Final = {"qmark": "?", "pyformat": "%s"}  # where a value goes


class AddRows:
    """An INSERT of rows that have a value for every column."""

    def __init__(self, statement: Insert) -> None:
        self._statement = statement
        self._words: dict[str, tuple[str, str]] = {}

    def __call__(self, connection: Connection, rows: Sequence[tuple[Any, ...]]) -> None:
        begin, row = self._in(connection)
        for first in range(0, len(rows), AT_ONCE):
            some = rows[first : first + AT_ONCE]
            words = begin + ", ".join([row] * len(some))
            connection.exec_driver_sql(words, tuple(value for one in some for value in one))

    def _in(self, connection: Connection) -> tuple[str, str]:
        dialect = connection.dialect
        if dialect.name not in self._words:
            begin = str(self._statement.compile(dialect=dialect)).partition("VALUES")[0]
            places = ", ".join([PLACE[dialect.paramstyle]] * len(self._statement.table.c))
            self._words[dialect.name] = (f"{begin}VALUES ", f"({places})")
        return self._words[dialect.name]


class Update:
    """An UPDATE that takes what it needs from a list of lists, told as JSON."""

    def __init__(self, **words: str) -> None:
        self._words = words  # by the name of the dialect

    def __call__(self, connection: Connection, rows: Sequence[tuple[Any, ...]]) -> None:
        told = msgspec.json.encode(rows).decode()
        connection.exec_driver_sql(self._words[connection.dialect.name], (told,))
