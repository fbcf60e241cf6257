"""People: a name is enough, a password lets one come back, and nobody is taken for another."""

import pytest
from argon2 import PasswordHasher
from argon2.exceptions import VerifyMismatchError
from litestar import Litestar
from litestar.testing import TestClient

from lorcha.server.api.people import hash_of_no_password
from tests.server.http_app import Visitor

PASSWORD = "a long enough one"


def signed(visitor: Visitor) -> str:
    person = visitor.get("/api/me")["person"]
    return f"{person['name']}#{person['tag']}"


def test_a_visitor_is_nobody_until_they_give_a_name(client: TestClient[Litestar]) -> None:
    visitor = Visitor(client)
    assert visitor.get("/api/me") == {"person": None, "password": False}
    assert visitor.refused("POST", "/api/tables", {"game": "dragon", "seats": [{"who": "me"}]}) == (
        401,
        "nobody",
    )
    visitor.post("/api/people", {"name": "  Vera   K. "})
    assert visitor.get("/api/me")["person"]["name"] == "Vera K."


def test_people_of_one_name_have_different_tags(client: TestClient[Litestar]) -> None:
    names = {signed(Visitor(client, name)) for name in ("Вера", "вера", "ВЕРА") * 4}
    assert len({name.casefold() for name in names}) == 12


def test_the_token_is_opaque_and_only_its_hash_is_stored(
    client: TestClient[Litestar], vera: Visitor
) -> None:
    assert vera.token is not None
    assert len(vera.token) >= 43
    with client.app.state.store.engine.connect() as connection:
        stored = connection.exec_driver_sql("SELECT hash FROM sessions").scalars().all()
    assert len(stored) == 1
    assert vera.token not in stored[0]


def test_the_cookie_is_kept_from_scripts_and_other_sites(client: TestClient[Litestar]) -> None:
    answer = Visitor(client).ask("POST", "/api/people", {"name": "Vera"})
    cookie = answer.headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie
    assert "secure" not in cookie


def test_somebody_is_not_introduced_twice(vera: Visitor) -> None:
    assert vera.refused("POST", "/api/people", {"name": "Ann"}) == (409, "somebody")


@pytest.mark.parametrize("name", [" ", "\u200b", "a#b", "a\u202eb", "a\nb\x00", "\u3164"])
def test_names_that_are_refused(client: TestClient[Litestar], name: str) -> None:
    assert Visitor(client).refused("POST", "/api/people", {"name": name}) == (400, "bad_name")


@pytest.mark.parametrize("name", ["", "x" * 25])
def test_names_of_a_wrong_length(client: TestClient[Litestar], name: str) -> None:
    assert Visitor(client).refused("POST", "/api/people", {"name": name}) == (400, "malformed")


def test_another_name_keeps_the_person(vera: Visitor) -> None:
    before = vera.get("/api/me")["person"]
    same = vera.body_of(vera.ask("PATCH", "/api/me", {"name": "VERA"}))["person"]
    assert same == {**before, "name": "VERA"}
    other = vera.body_of(vera.ask("PATCH", "/api/me", {"name": "Anna"}))["person"]
    assert (other["id"], other["name"]) == (before["id"], "Anna")


def test_with_a_password_one_can_sign_in_elsewhere(vera: Visitor) -> None:
    name = signed(vera)
    elsewhere = Visitor(vera.client)
    sign_in = {"name": name.lower(), "password": PASSWORD}
    assert elsewhere.refused("POST", "/api/session", sign_in) == (403, "wrong_password")
    vera.body_of(vera.ask("PUT", "/api/me/password", {"password": PASSWORD}))
    assert elsewhere.post("/api/session", sign_in)["person"]["id"] == vera.id
    assert elsewhere.get("/api/me") == vera.get("/api/me")


def test_a_wrong_password_and_a_wrong_name_get_the_same_answer(vera: Visitor) -> None:
    vera.body_of(vera.ask("PUT", "/api/me/password", {"password": PASSWORD}))
    texts = {
        Visitor(vera.client).ask("POST", "/api/session", {"name": name, "password": word}).text
        for name, word in [(signed(vera), "something else"), ("Nobody#xx", PASSWORD)]
    }
    assert len(texts) == 1


def test_what_is_checked_where_there_is_no_password_costs_the_same() -> None:
    hasher = PasswordHasher()
    drawn = hash_of_no_password(hasher)
    assert not hasher.check_needs_rehash(drawn)
    with pytest.raises(VerifyMismatchError):  # it was computed, not refused as malformed
        hasher.verify(drawn, "")
    assert drawn != hash_of_no_password(hasher)


def test_the_current_password_is_needed_to_change_it(vera: Visitor) -> None:
    vera.body_of(vera.ask("PUT", "/api/me/password", {"password": PASSWORD}))
    again = {"password": "another long one"}
    assert vera.refused("PUT", "/api/me/password", again) == (403, "wrong_password")
    elsewhere = Visitor(vera.client)
    elsewhere.post("/api/session", {"name": signed(vera), "password": PASSWORD})
    vera.body_of(vera.ask("PUT", "/api/me/password", {**again, "current": PASSWORD}))
    assert elsewhere.get("/api/me")["person"] is None
    assert vera.refused("PUT", "/api/me/password", {"password": "short"}) == (400, "malformed")


def test_a_session_that_ended_is_worth_nothing(vera: Visitor) -> None:
    stolen = Visitor(vera.client)
    stolen.token = vera.token
    assert stolen.get("/api/me")["person"]["id"] == vera.id
    vera.delete("/api/session")
    assert vera.get("/api/me")["person"] is None
    assert stolen.get("/api/me")["person"] is None


def test_signing_out_everywhere(vera: Visitor) -> None:
    vera.body_of(vera.ask("PUT", "/api/me/password", {"password": PASSWORD}))
    elsewhere = Visitor(vera.client)
    elsewhere.post("/api/session", {"name": signed(vera), "password": PASSWORD})
    elsewhere.delete("/api/sessions")
    assert vera.get("/api/me")["person"] is None


def test_a_made_up_token_is_nobodys(client: TestClient[Litestar]) -> None:
    visitor = Visitor(client)
    visitor.token = "x" * 43
    assert visitor.get("/api/me")["person"] is None


def test_a_profile_shows_only_public_facts(vera: Visitor, bo: Visitor) -> None:
    profile = bo.get(f"/api/people/{vera.id}")
    assert profile == {"person": vera.get("/api/me")["person"], "bot": None, "records": []}
    assert bo.refused("GET", "/api/people/nobody") == (404, "unknown")
    assert bo.get("/api/bots/sailor")["bot"] == "sailor"
    assert bo.refused("GET", "/api/bots/parrot") == (404, "unknown")
