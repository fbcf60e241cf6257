"""Migrations: every step leads to the schema the code declares, and a newer database is refused."""

import os
import re
import shutil
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from types import SimpleNamespace

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Engine, inspect

from lorcha.server.store import Store
from lorcha.server.store.engine import BadDatabase, address, connect
from lorcha.server.store.migrate import migrate, migrations
from lorcha.server.store.schema import METADATA

STEPS = [step.revision for step in ScriptDirectory.from_config(migrations()).walk_revisions()]


@pytest.fixture
def empty(tmp_path: Path) -> Engine:
    return connect(str(tmp_path / "tables.sqlite3"))


def differences(engine: Engine) -> list[object]:
    with engine.connect() as connection:
        return list(compare_metadata(MigrationContext.configure(connection), METADATA))


def test_the_migrations_lead_to_the_declared_schema(database: str) -> None:
    engine = connect(database)
    migrate(engine)
    assert differences(engine) == []
    assert set(METADATA.tables) < set(inspect(engine).get_table_names())
    engine.dispose()


@pytest.mark.parametrize("step", STEPS)
def test_every_earlier_schema_is_brought_up_to_date(database: str, step: str) -> None:
    engine = connect(database)
    with engine.begin() as connection:
        command.upgrade(migrations(connection), step)
    migrate(engine)
    assert differences(engine) == []
    engine.dispose()


def test_those_who_start_together_migrate_once(database: str) -> None:
    with ThreadPoolExecutor(4) as pool:
        for store in pool.map(Store, [database] * 4):
            store.close()
    engine = connect(database)
    assert differences(engine) == []
    engine.dispose()


def test_migrating_again_changes_nothing(empty: Engine) -> None:
    migrate(empty)
    with empty.connect() as connection:
        before = connection.exec_driver_sql("SELECT sql FROM sqlite_master").all()
    migrate(empty)
    with empty.connect() as connection:
        assert connection.exec_driver_sql("SELECT sql FROM sqlite_master").all() == before


def test_a_database_of_a_newer_lorcha_is_refused(empty: Engine) -> None:
    migrate(empty)
    with empty.begin() as connection:
        connection.exec_driver_sql("UPDATE alembic_version SET version_num = '9999'")
    with pytest.raises(BadDatabase, match="9999, which is newer"):
        migrate(empty)


def test_a_file_that_is_no_database_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "notes.txt"
    file.write_text("no database " * 100, "utf-8")
    with pytest.raises(BadDatabase, match=f"^{re.escape(str(file))} cannot be opened"):
        migrate(connect(str(file)))
    assert file.read_text("utf-8").startswith("no database")


@pytest.mark.skipif(os.name != "posix", reason="permissions of POSIX")
def test_what_is_no_database_keeps_its_permissions(tmp_path: Path) -> None:
    """A path is easily mistyped, and root may change everything."""
    notes, folder = tmp_path / "notes.txt", tmp_path / "folder"
    notes.write_text("no database " * 100, "utf-8")
    notes.chmod(0o644)
    folder.mkdir(mode=0o755)
    with pytest.raises(BadDatabase, match="cannot be opened"):
        migrate(connect(str(notes)))
    with pytest.raises(BadDatabase, match="is a folder: name a file in it"):
        connect(str(folder))
    assert notes.stat().st_mode & 0o777 == 0o644
    assert folder.stat().st_mode & 0o777 == 0o755


def test_a_full_disk_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """SQLite calls it an I/O error."""
    file = tmp_path / "tables.sqlite3"
    file.write_text("no database " * 100, "utf-8")
    monkeypatch.setattr(shutil, "disk_usage", lambda _: SimpleNamespace(free=4096))
    with pytest.raises(BadDatabase, match="cannot be opened: the disk is full"):
        migrate(connect(str(file)))


def test_a_folder_that_is_not_there_is_told(tmp_path: Path) -> None:
    with pytest.raises(BadDatabase, match="cannot be opened"):
        migrate(connect(str(tmp_path / "nowhere" / "tables.sqlite3")))


@pytest.mark.parametrize("url", ["mysql://localhost/x", "redis://x", "://"])
def test_other_addresses_are_refused(url: str) -> None:
    with pytest.raises(BadDatabase):
        connect(url)


def test_postgresql_is_reached_with_psycopg() -> None:
    assert address("postgresql://me@here/lorcha").drivername == "postgresql+psycopg"
    assert address("tables.sqlite3").database == "tables.sqlite3"
