"""The server on either database: a whole scenario, and text no database takes."""

from pathlib import Path

from lorcha.server.check import check_match
from lorcha.server.store.matches import stored_matches
from tests.server.http_app import Visitor, app_config, new_table, run_app, write_game


def test_a_scenario_on_both_databases(tmp_path: Path, database: str) -> None:
    with run_app(app_config(tmp_path, database=database)) as client:
        vera, bo = Visitor(client, "Вера"), Visitor(client, "Bo")
        terms = new_table("me", "open", "sailor", rated=True, visibility="anyone")
        table = vera.post("/api/tables", terms)["id"]
        assert [one["id"] for one in bo.get("/api/lobby")["open"]] == [table]
        bo.post(f"/api/tables/{table}/seats", {})
        vera.post(f"/api/tables/{table}/start", {})
        match = write_game(vera, table)
        assert bo.get(f"/api/tables/{table}/review")["plies"] == match.ply
        assert len(bo.get("/api/ratings/dragon")) == 3
        study = bo.post("/api/imports", bo.get(f"/api/tables/{table}/export"))
        assert [one["id"] for one in bo.get("/api/lobby")["over"]] == [study["id"], table]
        again = vera.post(f"/api/tables/{table}/rematch")
        assert [seat["name"] for seat in again["seats"]] == ["Вера", "", "Ilya"]
    with run_app(app_config(tmp_path, database=database)) as client:
        later = Visitor(client)
        later.token = vera.token
        assert later.get("/api/me")["person"]["name"] == "Вера"
        assert later.get(f"/api/people/{vera.id}")["records"][0]["games"] == 1


def test_text_no_database_takes(tmp_path: Path, database: str) -> None:
    with run_app(app_config(tmp_path, database=database)) as client:
        vera = Visitor(client, "Vera")
        for path in ("tables/%00", "people/a%00b", "codes/%00", "tables/" + "x" * 3000):
            assert vera.refused("GET", f"/api/{path}") == (404, "unknown"), path
        sign_in = {"name": "a\x00b#cc", "password": "longer than it"}
        assert vera.refused("POST", "/api/session", sign_in) == (403, "wrong_password")
        for name in ("\x00", "a\x00b"):
            assert vera.refused("PATCH", "/api/me", {"name": name}) == (400, "bad_name")
        assert vera.get("/api/me")["person"]["name"] == "Vera"


def test_matches_that_go_on_while_they_are_checked_raise_no_alarm(
    database: str, tmp_path: Path
) -> None:
    """Table and log are read at one moment, on PostgreSQL too."""
    with run_app(app_config(tmp_path, database=database)) as client:
        vera = Visitor(client, "Vera")
        tables = [vera.post("/api/tables", new_table("me", "+Ann"))["id"] for _ in range(2)]
        for table in tables:
            vera.post(f"/api/tables/{table}/start", {})
        matches = stored_matches(database)
        rows = [next(matches)]
        write_game(vera, tables[1])
        rows += matches
        assert [len(log) for _, log in rows] == [0, 0]
        assert [check_match(row, log).faults for row, log in rows] == [[], []]
