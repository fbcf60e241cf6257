"""Backup, restore, check: a copy is complete, nothing is overwritten, faults are found."""

import contextlib
import os
import sqlite3
from pathlib import Path

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from lorcha.cli import main
from lorcha.server import check
from lorcha.server.store import backup
from lorcha.server.store.engine import connect, connected
from lorcha.server.store.schema import METADATA
from lorcha.server.store.sole_server import sole_server
from tests.server.http_app import Visitor, app_config, new_table, run_app, write_game


def database(client: TestClient[Litestar]) -> str:
    return str(client.app.state.config.database)


def all_rows(file: Path) -> dict[str, list[tuple[object, ...]]]:
    engine = connect(str(file))
    with engine.connect() as connection:
        found = {
            name: sorted(tuple(row) for row in connection.execute(table.select()))
            for name, table in METADATA.tables.items()
        }
    engine.dispose()
    return found


@pytest.fixture
def with_tables(vera: Visitor) -> Visitor:
    """An application with one finished game, one under way and one open table."""
    for moves in (None, 5):
        table = vera.post("/api/tables", new_table("me", "+Ann"))["id"]
        vera.post(f"/api/tables/{table}/start", {})
        write_game(vera, table, moves)
    vera.post("/api/tables", new_table("me", "open"))
    return vera


def test_a_backup_of_a_running_server_is_restored_completely(
    with_tables: Visitor, tmp_path: Path
) -> None:
    copy, again = tmp_path / "copy.sqlite3", tmp_path / "again"
    source = database(with_tables.client)
    assert main(["backup", str(copy), "--database", source]) == 0
    assert all_rows(copy) == all_rows(Path(source))
    again.mkdir()
    restored = app_config(again).database
    assert main(["restore", str(copy), "--database", restored]) == 0
    assert all_rows(Path(restored)) == all_rows(Path(source))
    with run_app(app_config(again)) as client:
        same = Visitor(client)
        same.token = with_tables.token
        assert same.get("/api/lobby") == with_tables.get("/api/lobby")


def test_nothing_is_overwritten(
    with_tables: Visitor, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    copy, source = tmp_path / "copy.sqlite3", database(with_tables.client)
    assert main(["backup", str(copy), "--database", source]) == 0
    before = copy.read_bytes()
    assert main(["backup", str(copy), "--database", source]) == 2
    assert main(["restore", str(copy), "--database", source]) == 2
    assert "does not overwrite" in capsys.readouterr().err
    assert copy.read_bytes() == before
    assert len(with_tables.get("/api/lobby")["mine"]) == 2
    assert sorted(path.name for path in tmp_path.glob("copy*")) == ["copy.sqlite3"]


@pytest.mark.parametrize("command", [["backup", "new.sqlite3"], ["check"]])
def test_a_missing_database_is_not_created(
    command: list[str],
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.chdir(tmp_path)
    assert main([*command, "--database", "missing.sqlite3"]) == 2
    assert "there is no database missing.sqlite3" in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []


def test_a_file_that_is_no_backup_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    notes = tmp_path / "notes.txt"
    notes.write_text("no backup " * 100, "utf-8")
    assert main(["restore", str(notes), "--database", str(tmp_path / "x.sqlite3")]) == 2
    assert main(["restore", str(tmp_path / "no"), "--database", str(tmp_path / "x.sqlite3")]) == 2
    reply = capsys.readouterr().err
    assert "cannot be opened" in reply
    assert "there is no file" in reply


def test_a_database_of_something_else_is_left_alone(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    other = tmp_path / "cellar.sqlite3"
    with contextlib.closing(sqlite3.connect(other)) as connection:
        connection.execute("CREATE TABLE wines (name TEXT)")
        connection.commit()
    before = other.read_bytes()
    assert main(["serve", "--database", str(other)]) == 2
    assert "something else" in capsys.readouterr().err
    assert main(["restore", str(other), "--database", str(tmp_path / "x.sqlite3")]) == 2
    assert main(["check", "--database", str(other)]) == 2
    assert main(["backup", str(tmp_path / "copy"), "--database", str(other)]) == 2
    assert capsys.readouterr().err.count("is not a Lorcha database") == 3
    with contextlib.closing(sqlite3.connect(other)) as connection:
        assert connection.execute("SELECT name FROM sqlite_master").fetchall() == [("wines",)]
    assert len(other.read_bytes()) == len(before)


def test_sound_matches_are_found_sound(
    with_tables: Visitor, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["check", "--database", database(with_tables.client)]) == 0
    assert "2 matches are sound, 0 are not, 0 cannot" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("change", "expected"),
    [
        ("UPDATE tables SET results = replace(results, '\"place\":1', '\"place\":2')", "result"),
        ("UPDATE tables SET stage = 'playing' WHERE stage = 'over'", "says otherwise"),
        ("UPDATE log SET text = 'fly away' WHERE n = 4", "breaks the rules"),
        ("DELETE FROM log WHERE n = 3", "breaks the rules"),
        ("UPDATE tables SET waiting = '' WHERE stage = 'playing'", "waited for"),
    ],
)
def test_a_wrong_result_is_found(
    with_tables: Visitor, change: str, expected: str, capsys: pytest.CaptureFixture[str]
) -> None:
    engine = connect(database(with_tables.client))
    with engine.begin() as connection:
        assert connection.exec_driver_sql(change).rowcount > 0
    engine.dispose()
    assert main(["check", "--database", database(with_tables.client)]) == 1
    assert expected in capsys.readouterr().out


def test_matches_of_older_rules_are_counted_separately(
    with_tables: Visitor, capsys: pytest.CaptureFixture[str]
) -> None:
    engine = connect(database(with_tables.client))
    with engine.begin() as connection:
        connection.exec_driver_sql("UPDATE tables SET rules = '0'")
    engine.dispose()
    assert main(["check", "--database", database(with_tables.client)]) == 0
    reply = capsys.readouterr().out
    assert "played by rules 0" in reply
    assert "1 matches are sound, 0 are not, 1 cannot be played again here" in reply


def test_a_match_of_older_rules_is_sound_if_it_ends_alike_by_those_of_today(
    with_tables: Visitor, capsys: pytest.CaptureFixture[str]
) -> None:
    where = database(with_tables.client)
    engine = connect(where)
    with engine.begin() as connection:
        connection.exec_driver_sql("UPDATE tables SET rules = '0' WHERE stage = 'over'")
    assert main(["check", "--database", where]) == 0
    assert "2 matches are sound, 0 are not, 0 cannot" in capsys.readouterr().out
    with engine.begin() as connection:
        connection.exec_driver_sql(
            "UPDATE tables SET results = replace(results, '\"place\":1', '\"place\":2')"
        )
    engine.dispose()
    assert main(["check", "--database", where]) == 0
    assert "1 matches are sound, 0 are not, 1 cannot" in capsys.readouterr().out


def test_a_backup_is_a_copy_of_the_pages_not_of_each_row(
    with_tables: Visitor, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def one_by_one(*_: object) -> int:
        raise AssertionError("SQLite can do that itself")

    monkeypatch.setattr(backup, "copy", one_by_one)
    copy, source = tmp_path / "copy.sqlite3", database(with_tables.client)
    assert main(["backup", str(copy), "--database", source]) == 0
    assert all_rows(copy) == all_rows(Path(source))


@pytest.mark.parametrize(("schema", "advice"), [("9999", "newer than this"), ("0001", "serve it")])
def test_another_schema_is_told(
    with_tables: Visitor, schema: str, advice: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """Serving it first would not help a database of a newer Lorcha."""
    where = database(with_tables.client)
    with connected(where) as engine, engine.begin() as connection:
        connection.exec_driver_sql(f"UPDATE alembic_version SET version_num = '{schema}'")
    assert main(["check", "--database", where]) == 2
    reply = capsys.readouterr().err
    assert f"schema {schema}" in reply
    assert advice in reply


@pytest.mark.skipif(os.name != "posix", reason="permissions of POSIX")
def test_nobody_else_reads_the_database_or_its_backups(tmp_path: Path) -> None:
    config, copy = app_config(tmp_path), tmp_path / "copy.sqlite3"
    Path(config.database).touch(0o644)  # an older Lorcha made it
    with sole_server(config.database), run_app(config) as client:
        Visitor(client, "Vera")
        assert main(["backup", str(copy), "--database", config.database]) == 0
        files = sorted(tmp_path.glob("*.sqlite3*"))
        modes = {file.name: file.stat().st_mode & 0o777 for file in files}
    ends = ("", "-lock", "-shm", "-wal")
    assert modes == {f"tables.sqlite3{end}": 0o600 for end in ends} | {"copy.sqlite3": 0o600}


def test_many_matches_are_checked_by_several_processes(
    with_tables: Visitor, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(check, "FEW", 2)
    monkeypatch.setattr(check, "AT_ONCE", 1)
    break_log(with_tables)
    assert main(["check", "--jobs", "2", "--database", database(with_tables.client)]) == 1
    reply = capsys.readouterr().out
    assert "breaks the rules" in reply
    assert "1 matches are sound, 1 are not, 0 cannot" in reply


def test_a_check_goes_on_where_it_was_stopped(
    with_tables: Visitor, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    notes, source = tmp_path / "checked", database(with_tables.client)
    again = ["check", "--resume", str(notes), "--database", source]
    assert main(again) == 0
    assert len(notes.read_text("utf-8").split()) == 1  # the other game goes on
    with_tables.client.app.state.store.engine.dispose()
    break_log(with_tables, "stage = 'over'")
    assert main(again) == 0
    assert capsys.readouterr().out.count("2 matches are sound") == 2
    assert main(["check", "--database", source]) == 1


def break_log(visitor: Visitor, which: str = "stage = 'playing'") -> None:
    engine = connect(database(visitor.client))
    with engine.begin() as connection:
        statement = f"""UPDATE log SET text = 'fly away' WHERE n = 4
            AND "table" IN (SELECT id FROM tables WHERE {which})"""
        assert connection.exec_driver_sql(statement).rowcount == 1
    engine.dispose()
