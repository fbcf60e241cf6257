"""Limits are not turned against people: nobody is locked out, nobody fills the lobby."""

import asyncio
import contextlib
import time
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import update

from lorcha.server import house_time
from lorcha.server.api import limits as limits_module
from lorcha.server.api import source as source_module
from lorcha.server.api.limits import Limits
from lorcha.server.api.sign_in_limits import SignInLimits
from lorcha.server.api.source import source_of
from lorcha.server.refusal import Refusal
from lorcha.server.runtime.expiry import DAY, Expiry
from lorcha.server.store.schema import TABLES
from tests.server.http_app import OWN, Visitor, app_config, new_table, run_app

PASSWORD = "a long enough one"
OPEN = new_table("me", "open", visibility="anyone")


@pytest.fixture(autouse=True)
def told_address(monkeypatch: pytest.MonkeyPatch) -> None:
    """Visitors of the tests say where they come from."""

    def address(connection: Any) -> str:
        return str(connection.headers.get("x-from", "testclient"))

    monkeypatch.setattr(source_module, "address", address)


def sign_in(visitor: Visitor, name: str, password: str, host: str) -> int:
    body = {"name": name, "password": password}
    return visitor.ask("POST", "/api/session", body, {**OWN, "x-from": host}).status_code


def test_ten_wrong_passwords_lock_nobody_out_but_the_one_who_guesses(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(limits_module.ALLOWED, "guess", (10, 0.1))
    with run_app(app_config(tmp_path, limits=True)) as client:
        vera, name = with_password(client)
        guesses = [sign_in(Visitor(client), name, f"wrong {n:05}", "6.6.6.6") for n in range(11)]
        assert guesses == [403] * 10 + [429]
        assert sign_in(Visitor(client), name, PASSWORD, "6.6.6.6") == 429
        assert sign_in(Visitor(client), name, PASSWORD, "1.2.3.4") == 200
        assert vera.get("/api/me")["person"] is not None


def test_the_right_password_is_no_guess(tmp_path: Path) -> None:
    with run_app(app_config(tmp_path, limits=True)) as client:
        _, name = with_password(client)
        codes = {sign_in(Visitor(client), name, PASSWORD, "1.2.3.4") for _ in range(25)}
    assert codes == {200}


def with_password(client: Any) -> tuple[Visitor, str]:
    vera = Visitor(client, "Vera")
    vera.body_of(vera.ask("PUT", "/api/me/password", {"password": PASSWORD}))
    person = vera.get("/api/me")["person"]
    return vera, f"{person['name']}#{person['tag']}"


def test_guesses_from_many_sources_take_turns_and_the_owner_at_home_does_not_wait(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    waits: list[float] = []
    now = time.monotonic()

    async def sleep(seconds: float) -> None:
        waits.append(seconds)

    async def scenario() -> None:
        guard = SignInLimits(Limits())
        guard.succeed("vera#aa", "at home")
        for n in range(100):
            with contextlib.suppress(Refusal):
                await guard.wait_for_turn("vera#aa", f"10.0.0.{n}")
        assert [round(wait) for wait in waits] == [0] * 10 + [6, 12, 18]
        await guard.wait_for_turn("vera#aa", "at home")
        assert len(waits) == 13

    monkeypatch.setattr(time, "monotonic", lambda: now)
    with monkeypatch.context() as patch:
        patch.setattr(asyncio, "sleep", sleep)
        asyncio.run(scenario())


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        ("2001:db8:1:2::1", "2001:db8:1:2:ffff::9", True),
        ("2001:db8:1:2::1", "2001:db8:1:3::1", False),
        ("::ffff:192.0.2.1", "192.0.2.1", True),
        ("::ffff:192.0.2.1", "::ffff:192.0.2.2", False),
        ("fe80::1%eth0", "fe80::2", True),
        ("192.0.2.1", "192.0.2.2", False),
        ("testclient", "", False),
    ],
)
def test_a_household_counts_as_one_source(one: str, other: str, same: bool) -> None:
    assert (source_of(one) == source_of(other)) is same


def test_two_people_cannot_push_everybody_off_the_lobby(vera: Visitor, bo: Visitor) -> None:
    wanted = vera.post("/api/tables", OPEN)["id"]
    eve, mallory = Visitor(vera.client, "Eve"), Visitor(vera.client, "Mallory")
    for visitor in (eve, mallory):
        for _ in range(30):
            visitor.post("/api/tables", OPEN)
    shown = bo.get("/api/lobby")["open"]
    assert wanted in [table["id"] for table in shown]
    assert [table["creator"] for table in shown].count("Eve") == 3
    assert len(eve.get("/api/lobby")["mine"]) == 30


def test_open_tables_come_in_pages(vera: Visitor, bo: Visitor) -> None:
    made = [vera.post("/api/tables", OPEN) for _ in range(3)]
    shown = bo.get("/api/lobby")["open"]
    older = bo.get(f"/api/open?before={shown[0]['created']}")
    assert [table["id"] for table in older] == [made[1]["id"], made[0]["id"]]
    assert bo.get(f"/api/open?before={made[0]['created']}") == []


def test_a_table_at_which_nobody_waits_is_not_shown_and_closes(vera: Visitor, bo: Visitor) -> None:
    table = vera.post("/api/tables", OPEN)["id"]
    store, portal = vera.client.app.state.store, vera.client.blocking_portal

    def age(days: float) -> None:
        changed = house_time.now() - days * DAY
        portal.call(
            store.write, lambda c: c.execute(update(TABLES).values(changed=changed)).close()
        )
        portal.call(Expiry(store).expire)

    age(3)
    assert bo.get("/api/lobby")["open"] == []
    assert [one["id"] for one in vera.get("/api/lobby")["mine"]] == [table]
    age(31)
    assert vera.get("/api/lobby")["mine"] == []
    assert vera.get(f"/api/tables/{table}")["stage"] == "closed"
