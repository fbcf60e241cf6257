"""All stored matches, one after the other, for `lorcha check`."""

from collections.abc import Collection, Iterator

from lorcha.server.store.backup import open_database, snapshot
from lorcha.server.store.log import read_log
from lorcha.server.store.rows import LogRow, TableRow
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
