"""Backup and restore: a copy of the whole database in one SQLite file, taken while the server runs,
and put back into an empty database, SQLite or PostgreSQL."""

from collections.abc import Iterator
from contextlib import closing, contextmanager
from itertools import count
from pathlib import Path
from typing import Any, Final

from alembic import command
from sqlalchemy import Connection, Engine, MetaData, Table, exists, func, select
from sqlalchemy.exc import DatabaseError

from lorcha.server.store.engine import WRITES, BadDatabase, connected, place
from lorcha.server.store.migrate import migrate, migrations, missing_steps
from lorcha.server.store.schema import METADATA

VERSION_TABLE: Final = "alembic_version"
POSTGRESQL_TYPES: Final = {str: "text", int: "int4", float: "float8", bool: "bool"}
Row = tuple[Any, ...]


def backup(database: str, file: Path) -> int:
    """Copy the database into a new file; returns the number of rows."""
    with new_file(file) as part, open_database(database) as source:
        return copy_into(source, str(part))


@contextmanager
def new_file(file: Path) -> Iterator[Path]:
    """Where a copy is written; it gets its name when it is complete."""
    if file.exists():
        raise BadDatabase(f"{file} exists; a backup does not overwrite anything")
    part = file.with_name(f"{file.name}.part")
    part.unlink(missing_ok=True)
    try:
        yield part
        part.rename(file)
    except DatabaseError as error:
        raise BadDatabase(f"the database cannot be copied to {file}: {error.orig}") from error
    finally:
        for leftover in (part, *(part.with_name(f"{part.name}{end}") for end in ("-wal", "-shm"))):
            leftover.unlink(missing_ok=True)


def restore(file: Path, database: str) -> int:
    """Fill an empty database from a backup, all or nothing."""
    if not file.is_file():
        raise BadDatabase(f"there is no file {file}")
    with open_database(str(file)) as source, open_database(database, new=True) as target:
        with target.connect() as connection:
            if any(
                connection.scalar(select(exists().select_from(t))) for t in METADATA.sorted_tables
            ):
                raise BadDatabase(
                    "the database is not empty; a restore does not overwrite anything"
                )
        return copy(source, target)


def backup_before_upgrade(source: Engine, revision: str, file: Path) -> None:
    """Copy a database whose schema is of an earlier Lorcha, as that Lorcha can restore it."""
    with new_file(file) as part, connected(str(part)) as target:
        if source.dialect.name == "sqlite":
            copy_pages(source, target)
            return
        with writing(target) as connection:
            command.upgrade(migrations(connection), revision)
        schema = MetaData()
        schema.reflect(target)
        schema.remove(schema.tables[VERSION_TABLE])
        copy(source, target, schema)


@contextmanager
def open_database(database: str, *, new: bool = False) -> Iterator[Engine]:
    """An existing database with the schema of this Lorcha; with `new` it is created if missing."""
    if not new and "://" not in database and not Path(database).is_file():
        raise BadDatabase(f"there is no database {database}")
    with connected(database) as engine:
        if new:
            migrate(engine)
        else:
            check_schema(engine)
        yield engine


def check_schema(engine: Engine) -> None:
    now, steps = missing_steps(engine)
    if now is None:
        raise BadDatabase(f"{place(engine)} is not a Lorcha database")
    if steps:
        raise BadDatabase(
            f"the database has schema {now}, this Lorcha {steps[-1].revision}: serve it once first"
        )


def copy_into(source: Engine, file: str) -> int:
    """SQLite copies its own pages, eighty times as quick as all rows one by one."""
    if source.dialect.name != "sqlite":
        with open_database(file, new=True) as target:
            return copy(source, target)
    with connected(file) as target:
        copy_pages(source, target)
        with target.connect() as connection:
            counts = (select(func.count()).select_from(table) for table in METADATA.sorted_tables)
            return sum(connection.scalar(count) or 0 for count in counts)


def copy_pages(source: Engine, target: Engine) -> None:
    with source.connect() as reading, target.connect() as writing:
        pages: Any = reading.connection.driver_connection
        pages.backup(writing.connection.driver_connection)


@contextmanager
def writing(engine: Engine) -> Iterator[Connection]:
    """One transaction that writes."""
    with engine.execution_options(**{WRITES: True}).begin() as connection:
        yield connection


def copy(source: Engine, target: Engine, schema: MetaData = METADATA) -> int:
    """All rows as they are at one moment."""
    with snapshot(source) as reading, writing(target) as connection:
        return sum(copy_table(reading, connection, table) for table in schema.sorted_tables)


@contextmanager
def snapshot(source: Engine) -> Iterator[Connection]:
    """A connection that sees one moment only. In SQLite every transaction is like that."""
    if source.dialect.name == "postgresql":
        source = source.execution_options(isolation_level="REPEATABLE READ")
    with source.connect() as connection, connection.begin():
        yield connection


def copy_table(reading: Connection, writing: Connection, table: Table) -> int:
    """From driver to driver: SQLAlchemy takes half as long again, or nine times into PostgreSQL."""
    counted = count()
    numbered = zip(rows_of(reading, table), counted, strict=False)
    write_rows(writing, table, (row for row, _ in numbered))
    return next(counted)


def rows_of(connection: Connection, table: Table) -> Iterator[Row]:
    driver: Any = connection.connection.driver_connection
    columns = quoted_columns(connection, table)
    with closing(driver.cursor()) as cursor:
        if connection.dialect.name == "sqlite":
            yield from cursor.execute(f"SELECT {columns} FROM {quoted(connection, table)}")
            return
        with cursor.copy(f"COPY {quoted(connection, table)} ({columns}) TO STDOUT") as copying:
            copying.set_types([POSTGRESQL_TYPES[column.type.python_type] for column in table.c])
            yield from copying.rows()


def write_rows(connection: Connection, table: Table, rows: Iterator[Row]) -> None:
    driver: Any = connection.connection.driver_connection
    columns = quoted_columns(connection, table)
    with closing(driver.cursor()) as cursor:
        if connection.dialect.name == "sqlite":
            values = ", ".join("?" for _ in table.c)
            into = f"INSERT INTO {quoted(connection, table)} ({columns}) VALUES ({values})"
            cursor.executemany(into, rows)
            return
        with cursor.copy(f"COPY {quoted(connection, table)} ({columns}) FROM STDIN") as copying:
            for row in rows:
                copying.write_row(row)


def quoted(connection: Connection, table: Table) -> str:
    return connection.dialect.identifier_preparer.format_table(table)


def quoted_columns(connection: Connection, table: Table) -> str:
    preparer = connection.dialect.identifier_preparer
    return ", ".join(preparer.format_column(column) for column in table.c)
