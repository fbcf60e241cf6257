"""All stored matches, one after the other, and by which rules they were played."""

from collections.abc import Collection, Iterator
from typing import NamedTuple

from sqlalchemy import Connection, func, select

from lorcha.server.store.backup import open_database, snapshot
from lorcha.server.store.log import read_log
from lorcha.server.store.rows import LogRow, TableRow
from lorcha.server.store.schema import TABLES
from lorcha.server.store.tables import begun_tables, read_table


def stored_matches(
    database: str, leave_out: Collection[str] = ()
) -> Iterator[tuple[TableRow, list[LogRow]]]:
    """Each table whose game has begun, with its log, all as they are at one moment."""
    with open_database(database) as engine, snapshot(engine) as connection:
        for key in begun_tables(connection):
            if key in leave_out:
                continue
            table = read_table(connection, key)
            assert table is not None
            yield table, read_log(connection, key, 0)


class RulesInUse(NamedTuple):
    game: str
    rules: str
    box: str
    matches: int


def rules_in_use(connection: Connection) -> list[RulesInUse]:
    """By which rules, and with which boxes, the games that have begun are played."""
    keys = TABLES.c.game, TABLES.c.rules, TABLES.c.box
    begun = TABLES.c.started.is_not(None)
    rows = connection.execute(
        select(*keys, func.count()).where(begun).group_by(*keys).order_by(*keys)
    )
    return [RulesInUse(*row) for row in rows]
