"""A database of an earlier Lorcha: what would change is told first, and a copy is kept."""

from collections.abc import Mapping
from pathlib import Path

import pytest
from alembic import command
from sqlalchemy import Connection, inspect, text

from lorcha.cli import main
from lorcha.server import upgrade
from lorcha.server.config import Config
from lorcha.server.store.engine import connect
from lorcha.server.store.migrate import migrate, migrations, missing_steps
from lorcha.server.store.sole_server import sole_server
from tests.server.http_app import Visitor, new_table, write_game

VERA = {"id": "1", "name": "Vera", "folded": "vera", "tag": "4f", "created": 1.5}
FLAGS = {"rated": False, "spectators": True, "hints": True, "study": False}
TABLE = FLAGS | {
    "id": "t", "code": "c", "game": "dragon", "rules": "0", "box": "old", "options": "{}",
    "visibility": "link", "clock": "{}", "stand_in": "captain", "creator": "1", "chance": "{}",
    "stage": "playing", "created": 2.0, "changed": 2.0, "started": 2.0, "waiting": "",
}  # fmt: skip


@pytest.fixture
def earlier(database: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> str:
    """A database with the first schema, and Vera in it."""
    monkeypatch.setattr(upgrade, "data_folder", lambda: tmp_path)
    engine = connect(database)
    with engine.begin() as connection:
        command.upgrade(migrations(connection), "0001")
        insert(connection, "people", VERA)
    engine.dispose()
    return database


def insert(connection: Connection, into: str, row: Mapping[str, object]) -> None:
    values = ", ".join(f":{name}" for name in row)
    connection.execute(text(f"INSERT INTO {into} ({', '.join(row)}) VALUES ({values})"), row)


def schema_of(database: str) -> str | None:
    engine = connect(database)
    now, _ = missing_steps(engine)
    engine.dispose()
    return now


def test_a_check_tells_what_would_change_and_changes_nothing(
    earlier: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    before = sorted(tmp_path.iterdir())
    assert main(["upgrade", "--check", "--database", earlier]) == 1
    told = capsys.readouterr().out
    assert "has schema 0001, and needs:\n  schema 0002: Server processes" in told
    assert "schema 0001:" not in told
    assert "://" in earlier or told.startswith(earlier)
    assert schema_of(earlier) == "0001"
    assert sorted(tmp_path.iterdir()) == before


def test_a_copy_is_made_before_the_schema_changes(
    earlier: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["upgrade", "--database", earlier]) == 0
    [copy] = tmp_path.glob("*before-upgrade-from-0001-*.sqlite3")
    assert str(copy) in capsys.readouterr().out
    assert schema_of(str(copy)) == "0001"
    engine = connect(str(copy))
    with engine.connect() as connection:
        assert connection.execute(text("SELECT name, created FROM people")).all() == [("Vera", 1.5)]
        assert "processes" not in inspect(connection).get_table_names()
    engine.dispose()
    assert main(["upgrade", "--check", "--database", earlier]) == 0
    assert ", the newest." in capsys.readouterr().out


def test_nothing_changes_under_a_server_that_runs(
    earlier: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    if "://" in earlier:
        pytest.skip("several servers may use one PostgreSQL")
    with sole_server(earlier):
        assert main(["upgrade", "--check", "--database", earlier]) == 1
        assert main(["upgrade", "--database", earlier]) == 2
    assert "another server uses" in capsys.readouterr().err
    assert schema_of(earlier) == "0001"
    assert list(tmp_path.glob("*before-upgrade*")) == []


def test_a_new_database_needs_no_copy(tmp_path: Path) -> None:
    upgrade.upgrade(str(tmp_path / "tables.sqlite3"))
    assert list(tmp_path.glob("*before-upgrade*")) == []


def test_a_failed_copy_leaves_the_database_as_it_was(
    earlier: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(upgrade, "backup_file", lambda *_: tmp_path / "no-such-folder" / "copy")
    assert main(["upgrade", "--database", earlier]) == 2
    assert schema_of(earlier) == "0001"


def test_matches_of_other_rules_are_counted(
    vera: Visitor, capsys: pytest.CaptureFixture[str]
) -> None:
    database = vera.client.app.state.config.database
    table = vera.post("/api/tables", new_table("me", "+Ann"))["id"]
    vera.post(f"/api/tables/{table}/start", {})
    write_game(vera, table, 3)
    assert main(["upgrade", "--database", database]) == 0
    assert "cannot be opened" not in capsys.readouterr().out
    engine = connect(database)
    with engine.begin() as connection:
        connection.execute(text("UPDATE tables SET rules = '0'"))
    engine.dispose()
    assert main(["upgrade", "--database", database]) == 0
    assert "1 matches of dragon were played by rules 0" in capsys.readouterr().out


def test_a_check_counts_them_before_the_schema_changes(
    earlier: str, capsys: pytest.CaptureFixture[str]
) -> None:
    engine = connect(earlier)
    with engine.begin() as connection:
        insert(connection, "tables", TABLE)
    engine.dispose()
    assert main(["upgrade", "--check", "--database", earlier]) == 1
    told = capsys.readouterr().out
    assert "schema 0002" in told
    assert "1 matches of dragon were played by rules 0 with box old" in told
    assert schema_of(earlier) == "0001"


def test_a_check_of_an_empty_database_finds_no_matches(
    database: str, capsys: pytest.CaptureFixture[str]
) -> None:
    if "://" not in database:
        Path(database).touch()
    assert main(["upgrade", "--check", "--database", database]) == 1
    assert "cannot be opened" not in capsys.readouterr().out


def test_the_file_in_the_current_folder_is_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    assert Path(Config().database).is_absolute()
    migrate(connect("lorcha.sqlite3"))
    assert Config().database == "lorcha.sqlite3"
