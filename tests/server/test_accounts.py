"""Accounts: sessions are listed and ended, a lost password is replaced once, nothing is left of
whoever deletes theirs."""

import time

import pytest
from litestar import Litestar
from litestar.testing import TestClient
from sqlalchemy import update

from lorcha.cli import main
from lorcha.server.api.devices import device_of
from lorcha.server.store.schema import PASSWORD_LINKS
from tests.server.http_app import OWN, Visitor, new_table
from tests.server.test_people import PASSWORD, signed

PHONE = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Safari/604.1"
NEW = "quite another one"


@pytest.fixture
def elsewhere(vera: Visitor) -> Visitor:
    """Vera on her phone."""
    vera.body_of(vera.ask("PUT", "/api/me/password", {"password": PASSWORD}))
    phone, wanted = Visitor(vera.client), {"name": signed(vera), "password": PASSWORD}
    phone.body_of(phone.ask("POST", "/api/session", wanted, {**OWN, "user-agent": PHONE}))
    return phone


def link_for(vera: Visitor, capsys: pytest.CaptureFixture[str], *flags: str) -> str:
    database = vera.client.app.state.config.database
    assert main(["password-link", signed(vera), "--database", database, *flags]) == 0
    address, note = capsys.readouterr().out.splitlines()
    assert "once" in note
    return address


def test_sessions_are_listed_and_ended_one_by_one(vera: Visitor, elsewhere: Visitor) -> None:
    sessions = vera.get("/api/sessions")
    assert sorted((one["device"], one["here"]) for one in sessions) == [
        ("", True),
        ("Safari, iPhone", False),
    ]
    other = next(one["id"] for one in sessions if not one["here"])
    vera.delete(f"/api/sessions/{other}")
    assert elsewhere.get("/api/me")["person"] is None
    assert [one["here"] for one in vera.get("/api/sessions")] == [True]


def test_nobody_ends_the_session_of_another(vera: Visitor, bo: Visitor) -> None:
    own = vera.get("/api/sessions")[0]["id"]
    assert bo.refused("DELETE", f"/api/sessions/{own}") == (404, "unknown")
    assert Visitor(vera.client).refused("GET", "/api/sessions") == (401, "nobody")
    assert vera.get("/api/me")["person"] is not None


@pytest.mark.parametrize(
    ("agent", "device"),
    [
        (
            "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0",
            "Firefox, Linux",
        ),
        ("Mozilla/5.0 (Windows NT 10.0) Chrome/140.0 Safari/537.36 Edg/140.0", "Edge, Windows"),
        ("Mozilla/5.0 (Linux; Android 15) Chrome/140.0 Safari/537.36", "Chrome, Android"),
        ("<script>", ""),
    ],
)
def test_devices_are_told_in_two_words(agent: str, device: str) -> None:
    assert device_of(agent) == device


def test_a_lost_password_is_replaced_by_a_link_once(
    vera: Visitor, elsewhere: Visitor, capsys: pytest.CaptureFixture[str]
) -> None:
    address = link_for(vera, capsys, "--address", "https://play.example/")
    assert address.startswith("https://play.example/password#")
    use = {"token": address.partition("#")[2], "password": NEW}
    owner = Visitor(vera.client)
    assert owner.post("/api/password-link", use)["person"]["id"] == vera.id
    assert owner.get("/api/me")["password"] is True
    assert elsewhere.get("/api/me")["person"] is None
    again = Visitor(vera.client)
    assert again.refused("POST", "/api/password-link", use) == (403, "bad_link")
    name = signed(owner)
    old = {"name": name, "password": PASSWORD}
    assert again.refused("POST", "/api/session", old) == (403, "wrong_password")
    assert again.post("/api/session", {"name": name, "password": NEW})["person"]["id"] == vera.id


def test_a_link_is_worth_nothing_when_it_is_old_or_another_was_made(
    vera: Visitor, capsys: pytest.CaptureFixture[str]
) -> None:
    first, second = (link_for(vera, capsys).partition("#")[2] for _ in range(2))
    visitor = Visitor(vera.client)
    use = {"token": first, "password": NEW}
    assert visitor.refused("POST", "/api/password-link", use) == (403, "bad_link")
    old = update(PASSWORD_LINKS).values(expires=time.time() - 1)
    write = vera.client.app.state.store.write
    vera.client.blocking_portal.call(write, lambda connection: connection.execute(old).close())
    use = {"token": second, "password": NEW}
    assert visitor.refused("POST", "/api/password-link", use) == (403, "bad_link")


def test_there_is_no_link_for_nobody(
    client: TestClient[Litestar], capsys: pytest.CaptureFixture[str]
) -> None:
    database = client.app.state.config.database
    assert main(["password-link", "Nobody#xx", "--database", database]) == 2
    assert "nobody called Nobody#xx" in capsys.readouterr().err


def test_a_deleted_account_leaves_its_games_and_no_name(
    vera: Visitor, bo: Visitor, elsewhere: Visitor
) -> None:
    table = bo.post("/api/tables", new_table("me", "open"))["id"]
    vera.post(f"/api/tables/{table}/seats", {})
    vera.post(f"/api/tables/{table}/chat", {"text": "hello"})
    bo.post(f"/api/tables/{table}/start", {})
    own = vera.post("/api/tables", new_table("me", "open"))["id"]
    name = signed(vera)
    assert vera.refused("DELETE", "/api/me", {}) == (403, "wrong_password")
    vera.body_of(vera.ask("DELETE", "/api/me", {"current": PASSWORD}))
    assert vera.get("/api/me")["person"] is None
    assert elsewhere.get("/api/me")["person"] is None
    sign_in = {"name": name, "password": PASSWORD}
    assert elsewhere.refused("POST", "/api/session", sign_in) == (403, "wrong_password")
    assert [seat["name"] for seat in bo.get(f"/api/tables/{table}")["seats"]] == ["Bo", "Anonymous"]
    assert bo.get(f"/api/tables/{own}")["stage"] == "closed"
    engine = vera.client.app.state.store.engine
    with engine.connect() as connection:
        for named in ("people", "log", "tables", "seats"):
            rows = connection.exec_driver_sql(f"SELECT * FROM {named}").all()
            assert "Vera" not in str(rows)


def test_a_seat_at_an_open_table_is_free_again(vera: Visitor, bo: Visitor) -> None:
    table = bo.post("/api/tables", new_table("me", "open"))["id"]
    vera.post(f"/api/tables/{table}/seats", {})
    vera.body_of(vera.ask("DELETE", "/api/me", {}))
    assert [bool(seat["name"]) for seat in bo.get(f"/api/tables/{table}")["seats"]] == [True, False]
