"""Opens the database: a SQLite file by its path, PostgreSQL by its URL."""

import contextlib
import os
import shutil
import sqlite3
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final

from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError, DatabaseError

from lorcha.server.config import BadSetup
from lorcha.server.store.patience import Patience

WRITES: Final = "writes"  # an execution option: this connection will write
READERS: Final = 4
OWNER_ONLY: Final = 0o600
SQLITE: Final = b"SQLite format 3\0"  # how each of its files begins
LITTLE: Final = 256 * 1024  # bytes: a disk with less has no room for a log


class BadDatabase(BadSetup):
    """A database that cannot be opened or used."""


def address(database: str) -> URL:
    """Where the database is: a URL, or else the path of a SQLite file."""
    if "://" not in database:
        if Path(database).is_dir():
            raise BadDatabase(f"{database} is a folder: name a file in it")
        return URL.create("sqlite", database=database)
    try:
        url = make_url(database)
    except ArgumentError as error:
        raise BadDatabase(f"{database!r} is not the address of a database") from error
    if url.drivername in ("postgresql", "postgres"):
        url = url.set(drivername="postgresql+psycopg")
    if url.drivername not in ("sqlite", "postgresql+psycopg"):
        raise BadDatabase(f"{url.drivername}: the store is SQLite or PostgreSQL")
    return url


def connect(database: str, patience: Patience | None = None) -> Engine:
    """Without `patience` PostgreSQL may take as long as it likes for a statement."""
    url = address(database)
    if url.drivername == "sqlite":
        return sqlite(url)
    if not find_spec("psycopg"):
        raise BadDatabase("PostgreSQL needs a package: pip install 'lorcha[postgres]'")
    from lorcha.server.store.postgresql import postgresql  # noqa: PLC0415

    return postgresql(url, READERS, patience)


def place(engine: Engine) -> str:
    """Where it is, as errors tell it: the file, or the URL without its password."""
    url = engine.url
    return str(url.database) if url.drivername == "sqlite" else url.render_as_string()


def cannot_be_opened(engine: Engine, error: DatabaseError) -> BadDatabase:
    return BadDatabase(f"{place(engine)} cannot be opened: {why_not(engine.url, error)}")


def why_not(url: URL, error: DatabaseError) -> str:
    """SQLite has one word for a disk that is broken and one that is full."""
    if url.drivername == "sqlite" and url.database:
        folder = Path(url.database).absolute().parent
        if folder.is_dir() and shutil.disk_usage(folder).free < LITTLE:
            return "the disk is full"
    return str(error.orig)


@contextlib.contextmanager
def connected(database: str) -> Iterator[Engine]:
    """The database for a while; no connection stays open after that."""
    engine = connect(database)
    try:
        yield engine
    finally:
        engine.dispose()


def sqlite(url: URL) -> Engine:
    """SQLite with a write-ahead log: readers never wait for the writer.

    `synchronous=FULL` waits for the disk at each commit, so that an acknowledged move survives a
    power cut. Commits come in groups, so the wait is shared.
    """
    keep_private(url.database)
    engine = create_engine(
        url, connect_args={"timeout": 15}, pool_size=READERS + 1, hide_parameters=True
    )

    @event.listens_for(engine, "connect")
    def prepare(connection: sqlite3.Connection, _: Any) -> None:
        connection.isolation_level = None  # we send BEGIN ourselves, below
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
            connection.execute(f"PRAGMA {pragma}").close()

    @event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:
        """A read that turns into a write can fail, so a writer says so from the start."""
        writes = connection.get_execution_options().get(WRITES)
        connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")

    return engine


def keep_private(file: str | None) -> None:
    """The database belongs to the user who runs the server, and nobody else reads it: hashes of
    passwords are in it, and seeds of games. SQLite gives its log the permissions of the file. A
    file that is not ours, or cannot be made, is told of when it is opened."""
    if not file or file == ":memory:":
        return
    with contextlib.suppress(OSError):
        os.close(os.open(file, os.O_CREAT | os.O_RDWR, OWNER_ONLY))
    if not may_be_database(Path(file)):
        return
    for one in (file, f"{file}-wal", f"{file}-shm", f"{file}-lock"):
        with contextlib.suppress(OSError):
            Path(one).chmod(OWNER_ONLY)


def may_be_database(file: Path) -> bool:
    """Whoever mistypes a path must not lose the permissions of what lies there."""
    try:
        with file.open("rb") as opened:
            return opened.read(len(SQLITE)) in (b"", SQLITE)
    except OSError:
        return False
