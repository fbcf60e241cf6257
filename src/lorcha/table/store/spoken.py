"""Statements in the driver's own words. Those of every move are told so: to find the words anew
each time costs SQLAlchemy as much again as the statement itself."""

from collections.abc import Mapping
from typing import Any

from sqlalchemy import Connection, Dialect, Executable
from sqlalchemy.sql import ClauseElement
from sqlalchemy.sql.compiler import SQLCompiler


class Spoken:
    def __init__(self, statement: Executable) -> None:
        assert isinstance(statement, ClauseElement)
        self._statement = statement
        self._words: dict[str, SQLCompiler] = {}

    def __call__(self, connection: Connection, *rows: Mapping[str, Any]) -> None:
        """Run it, once for each row."""
        words = self._in(connection.dialect)
        order = words.positiontup
        told: list[Any] = [tuple(row[name] for name in order) if order else row for row in rows]
        connection.exec_driver_sql(words.string, told if len(told) > 1 else told[0])

    def _in(self, dialect: Dialect) -> SQLCompiler:
        if dialect.name not in self._words:
            words = self._statement.compile(dialect=dialect)
            assert isinstance(words, SQLCompiler)
            self._words[dialect.name] = words
        return self._words[dialect.name]
