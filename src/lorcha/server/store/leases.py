"""Which process keeps a table: lets its bots think and its clocks run out. A table without a
keeper, or whose keeper is not there any more, is free."""

from collections.abc import Collection

from sqlalchemy import ColumnElement, Connection, or_, select, update

from lorcha.server.store.schema import PROCESSES, TABLES


def is_free_for(process: str) -> ColumnElement[bool]:
    others = select(PROCESSES.c.name).where(PROCESSES.c.pid != 0, PROCESSES.c.name != process)
    return or_(TABLES.c.keeper.is_(None), TABLES.c.keeper.not_in(others))


def claim(connection: Connection, table: str, process: str, *, force: bool = False) -> bool:
    """Keep the table from now on; False if another process does. With `force` it is taken away."""
    statement = update(TABLES).where(TABLES.c.id == table).values(keeper=process)
    if not force:
        statement = statement.where(is_free_for(process))
    return bool(connection.execute(statement).rowcount)


def release(connection: Connection, tables: Collection[str], process: str) -> None:
    kept = (TABLES.c.id.in_(tables), TABLES.c.keeper == process)
    connection.execute(update(TABLES).where(*kept).values(keeper=None))
