"""Tables before the game: created, found by code, joined, left, closed, started, and rematches."""

import re
import time
from pathlib import Path
from typing import Any

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from lorcha.games import SHELF
from lorcha.server.api import lobby
from lorcha.server.runtime import waiting_rooms
from lorcha.server.tables.attendance import AWAY_AFTER
from lorcha.server.tables.create import LENGTH, LETTERS, normalize_code
from tests.server.http_app import Visitor, new_table, write_game


def names(table: dict[str, Any]) -> list[str]:
    return [seat["name"] for seat in table["seats"]]


def test_the_list_of_games_has_their_options(client: TestClient[Litestar]) -> None:
    shelf = Visitor(client).get("/api/games")
    assert [box["id"] for box in shelf] == list(SHELF)
    assert all(box["best"] in box["seats"] for box in shelf)
    assert "captain" in shelf[0]["levels"]
    assert {"id": "bank", "values": ["unlimited", "components"]} in shelf[0]["options"]


def test_a_table_keeps_what_was_agreed(vera: Visitor) -> None:
    times = {"bank": 300, "increment": 5, "per_move": 172_800, "patience": 300}
    clock = {"pace": "live", **times}
    terms: dict[str, Any] = {
        "options": {"bank": "components"},
        "clock": clock,
        "spectators": False,
    }
    summary = vera.post("/api/tables", new_table("me", "open", "sailor", "+Ann", **terms))
    assert summary["stage"] == "open"
    assert (summary["clock"], summary["spectators"], summary["rated"]) == (clock, False, False)
    assert (summary["options"]["bank"], summary["options"]["start_seat"]) == (
        "components",
        "random",
    )
    assert names(summary) == ["Vera", "", "Ilya", "Ann"]
    assert [seat["mine"] for seat in summary["seats"]] == [True, False, False, True]
    assert len(summary["hash"]) == 64
    assert vera.get(f"/api/tables/{summary['id']}") == summary


def test_a_link_cannot_be_guessed_and_a_code_can_be_dictated(vera: Visitor, bo: Visitor) -> None:
    summary = vera.post("/api/tables", new_table("me", "open"))
    assert len(summary["id"]) >= 16
    assert bo.get("/api/lobby")["open"] == []
    by_code = bo.get(f"/api/codes/{summary['code'].upper()[:4]}-{summary['code'][4:]}")
    assert by_code["id"] == summary["id"]
    assert bo.refused("GET", "/api/codes/zzzzzz") == (404, "unknown")


@pytest.mark.parametrize("visibility", ["link", "anyone"])
def test_a_code_looks_like_the_example_on_the_front_page(visibility: str, vera: Visitor) -> None:
    summary = vera.post("/api/tables", new_table("me", "open", visibility=visibility))
    words = (Path(__file__).parents[2] / "web/src/words/en.ftl").read_text()
    (example,) = re.findall("^join-example = (.*)$", words, re.MULTILINE)
    shape = f"[{LETTERS}]{{{LENGTH}}}"
    assert re.fullmatch(shape, summary["code"])
    assert re.fullmatch(shape, normalize_code(example))


def test_codes_of_all_ages_and_keyboards_are_understood() -> None:
    assert normalize_code(" M9T-DPXJ-MTX-D8V ") == "m9tdpxjmtxd8v"
    assert normalize_code("OIL-UZ5") == "011vz5"
    cyrillic = "\u041a7\u041c\u0422-\u0425\u0420\u0421\u041d"
    assert normalize_code(cyrillic) == "k7mtxpch"


def test_people_talk_before_the_game_and_it_goes_on_at_the_table(
    vera: Visitor, bo: Visitor
) -> None:
    path = f"/api/tables/{vera.post('/api/tables', new_table('me', 'open'))['id']}"
    assert vera.post(f"{path}/waiting", {})["chat"] == []
    assert bo.refused("POST", f"{path}/chat", {"text": "Hello"}) == (403, "forbidden")
    bo.post(f"{path}/seats", {})
    bo.post(f"{path}/chat", {"text": " Hello,  all "})
    lines = vera.post(f"{path}/chat", {"text": "Welcome"})
    expected = [(1, 1, "Bo", "Hello, all"), (2, 0, "Vera", "Welcome")]
    assert [(one["number"], one["seat"], one["name"], one["text"]) for one in lines] == expected
    assert bo.post(f"{path}/waiting", {})["chat"] == lines
    assert bo.refused("POST", f"{path}/chat", {"text": "\u2800"}) == (400, "malformed")
    vera.post(f"{path}/start", {})
    assert bo.refused("POST", f"{path}/chat", {"text": "Late"}) == (409, "begun")
    assert bo.post(f"{path}/waiting", {})["chat"] == []
    with vera.client.websocket_connect(
        f"{path}/live", headers={"cookie": f"lorcha={vera.token}"}
    ) as socket:
        assert socket.receive_json()["chat"] == lines


def test_who_waits_is_seen_and_who_has_gone_is_away(
    vera: Visitor, bo: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = f"/api/tables/{vera.post('/api/tables', new_table('me', 'open'))['id']}/waiting"
    bo.post(path, {"writing": True})  # only looks on
    assert people_at(vera.post(path, {})) == ([0], [])
    bo.post(path.replace("waiting", "seats"), {})
    bo.post(path, {"writing": True})
    assert people_at(vera.post(path, {})) == ([0, 1], [1])
    later = time.monotonic() + waiting_rooms.WRITING
    monkeypatch.setattr(waiting_rooms, "monotonic", lambda: later)
    assert people_at(vera.post(path, {})) == ([0, 1], [])
    monkeypatch.setattr(waiting_rooms, "monotonic", lambda: later + AWAY_AFTER)
    assert people_at(vera.post(path, {})) == ([0], [])


def people_at(room: dict[str, Any]) -> tuple[list[int], list[int]]:
    """The seats whose people are there, and those that are writing."""
    return sorted(room["present"]), room["writing"]


def test_open_tables_are_in_everybodys_lobby(vera: Visitor, bo: Visitor) -> None:
    summary = vera.post("/api/tables", new_table("me", "open", visibility="anyone"))
    assert [table["id"] for table in bo.get("/api/lobby")["open"]] == [summary["id"]]
    assert [table["id"] for table in vera.get("/api/lobby")["mine"]] == [summary["id"]]
    bo.post(f"/api/tables/{summary['id']}/seats", {})
    lobby = bo.get("/api/lobby")
    assert (lobby["open"], [table["id"] for table in lobby["mine"]]) == ([], [summary["id"]])


def test_sitting_down_leaving_and_sitting_down_again(vera: Visitor, bo: Visitor) -> None:
    path = f"/api/tables/{vera.post('/api/tables', new_table('me', 'open', 'open'))['id']}"
    assert names(bo.post(f"{path}/seats", {"seat": 2})) == ["Vera", "", "Bo"]
    assert names(bo.post(f"{path}/seats", {})) == ["Vera", "", "Bo"]
    assert names(bo.post(f"{path}/seats", {"seat": 1})) == ["Vera", "Bo", ""]
    assert bo.refused("POST", f"{path}/seats", {"seat": 0}) == (409, "taken")
    assert bo.refused("POST", f"{path}/seats", {"seat": 7}) == (409, "taken")
    assert names(bo.delete(f"{path}/seats/1")) == ["Vera", "", ""]


def test_a_full_table_and_other_peoples_seats(vera: Visitor, bo: Visitor) -> None:
    path = f"/api/tables/{vera.post('/api/tables', new_table('me', 'sailor'))['id']}"
    assert bo.refused("POST", f"{path}/seats", {}) == (409, "full")
    assert bo.refused("DELETE", f"{path}/seats/0") == (403, "forbidden")
    assert bo.refused("DELETE", f"{path}/seats/5") == (404, "unknown")
    assert bo.refused("POST", f"{path}/start", {}) == (403, "not_yours")
    assert bo.refused("DELETE", path) == (403, "not_yours")


def test_the_creator_may_free_a_seat_and_close_the_table(vera: Visitor, bo: Visitor) -> None:
    path = f"/api/tables/{vera.post('/api/tables', new_table('me', 'open'))['id']}"
    bo.post(f"{path}/seats", {})
    assert names(vera.delete(f"{path}/seats/1")) == ["Vera", ""]
    assert vera.delete(path)["stage"] == "closed"
    assert bo.refused("POST", f"{path}/seats", {}) == (409, "begun")
    assert vera.get("/api/lobby")["mine"] == []


def test_a_game_begins_when_all_seats_are_taken_or_filled(vera: Visitor) -> None:
    path = f"/api/tables/{vera.post('/api/tables', new_table('me', '+Ann', 'open'))['id']}"
    assert vera.refused("POST", f"{path}/start", {}) == (409, "empty_seats")
    assert vera.refused("POST", f"{path}/start", {"fill": "parrot"}) == (400, "malformed")
    started_table = vera.post(f"{path}/start", {"fill": "sailor"})
    assert (started_table["stage"], names(started_table)) == ("playing", ["Vera", "Ann", "Ilya"])
    assert len(started_table["waiting"]) == 1
    assert vera.refused("POST", f"{path}/start", {}) == (409, "begun")
    assert vera.refused("DELETE", path) == (409, "begun")


def test_a_game_of_bots_alone_does_not_begin(vera: Visitor) -> None:
    path = f"/api/tables/{vera.post('/api/tables', new_table('sailor', 'open'))['id']}"
    assert vera.refused("POST", f"{path}/start", {"fill": "sailor"}) == (409, "no_people")


def test_guests_have_names_and_no_rating(vera: Visitor) -> None:
    nameless, rated = new_table("me", "+"), new_table("me", "+Ann", rated=True)
    assert vera.refused("POST", "/api/tables", nameless) == (400, "bad_name")
    assert vera.refused("POST", "/api/tables", rated) == (400, "guests_unrated")


def test_play_now_sits_down_against_bots(vera: Visitor) -> None:
    table = vera.post("/api/play", {"game": "jamaica", "level": "ship_boy", "seats": 3})
    assert (table["stage"], names(table)) == ("playing", ["Vera", "Tomas", "Ilya"])
    assert [one["id"] for one in vera.get("/api/lobby")["mine"]] == [table["id"]]


@pytest.mark.parametrize(
    ("body", "why"),
    [
        ({"game": "chess"}, (404, "unknown")),
        ({"game": "dragon", "seats": 1}, (400, "malformed")),
        ({"game": "dragon", "seats": 6}, (400, "bad_option")),
        ({"game": "dragon", "seats": 10**9}, (400, "malformed")),
        ({"game": "dragon", "level": "parrot"}, (400, "malformed")),
        ({"game": "dragon", "options": {"moon": 1}}, (400, "bad_option")),
        ({"game": "dragon", "seats": 2, "options": {"start_seat": 4}}, (400, "bad_option")),
        ({"game": "dragon", "surprise": 1}, (400, "malformed")),
        ([], (400, "malformed")),
    ],
)
def test_play_now_that_cannot_be(vera: Visitor, body: Any, why: tuple[int, str]) -> None:
    assert vera.refused("POST", "/api/play", body) == why
    assert vera.get("/api/lobby")["mine"] == []


@pytest.mark.parametrize(
    "body",
    [
        new_table("me", "me"),
        new_table("me", "open", stand_in="parrot"),
        new_table("me", "open", clock={"pace": "live", "bank": 1}),
        new_table(*["open"] * 9),
        {"game": "dragon", "seats": []},
    ],
)
def test_tables_that_cannot_be(vera: Visitor, body: Any) -> None:
    assert vera.refused("POST", "/api/tables", body) == (400, "malformed")


def test_a_rated_table_gives_no_hints(vera: Visitor) -> None:
    summary = vera.post("/api/tables", new_table("me", "sailor", rated=True, hints=True))
    assert (summary["rated"], summary["hints"]) == (True, False)


def test_your_turn_comes_first_in_the_lobby(vera: Visitor) -> None:
    mine = vera.post("/api/tables", new_table("me", "+Ann"))["id"]
    vera.post(f"/api/tables/{mine}/start", {})
    later = vera.post("/api/tables", new_table("me", "open"))["id"]
    assert [one["id"] for one in vera.get("/api/lobby")["mine"]] == [mine, later]
    assert vera.get(f"/api/tables/{mine}")["turn"] is True


def test_your_turn_is_in_the_lobby_however_many_tables_are_newer(
    vera: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lobby, "MOST", 2)
    mine = vera.post("/api/tables", new_table("me", "+Ann"))["id"]
    vera.post(f"/api/tables/{mine}/start", {})
    newer = [vera.post("/api/tables", new_table("me", "open"))["id"] for _ in range(3)]
    assert [one["id"] for one in vera.get("/api/lobby")["mine"]] == [mine, newer[-1]]


def test_what_the_lobby_leaves_out_can_be_asked_for(
    vera: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lobby, "MOST", 2)
    over = [vera.post("/api/tables", new_table("me", "+Ann"))["id"] for _ in range(3)]
    for moment, table in enumerate(over):
        vera.post(f"/api/tables/{table}/start", {})
        write_game(vera, table)
        rewrite(vera, f"update tables set changed = {moment} where id = '{table}'")
    summaries = vera.get("/api/lobby")["over"]
    assert [one["id"] for one in summaries] == [over[2], over[1]]
    earlier = vera.get(f"/api/finished?before={summaries[-1]['changed']}")
    assert [one["id"] for one in earlier] == [over[0]]
    assert vera.get(f"/api/finished?before={earlier[-1]['changed']}") == []


def test_a_game_without_spectators_is_for_those_who_play(vera: Visitor, bo: Visitor) -> None:
    path = f"/api/tables/{vera.post('/api/tables', new_table('me', '+A', spectators=False))['id']}"
    assert bo.get(path)["stage"] == "open"
    vera.post(f"{path}/start", {})
    for rest in ("", "/review", "/replay?ply=0", "/export"):
        assert bo.refused("GET", path + rest) == (403, "forbidden")


def test_without_spectators_even_the_creator_may_not_watch(vera: Visitor, bo: Visitor) -> None:
    summary = vera.post("/api/tables", new_table("open", "sailor", spectators=False))
    path = f"/api/tables/{summary['id']}"
    bo.post(f"{path}/seats", {})
    vera.post(f"{path}/start", {})
    assert vera.get(path)["stage"] == "playing"
    assert vera.refused("GET", f"{path}/replay?ply=0") == (403, "forbidden")


def test_a_table_made_under_other_rules_does_not_begin(vera: Visitor) -> None:
    table = vera.post("/api/tables", new_table("me", "+Ann"))["id"]
    rewrite(vera, f"update tables set rules = '0' where id = '{table}'")
    assert vera.refused("POST", f"/api/tables/{table}/start", {}) == (409, "other_rules")
    assert vera.get(f"/api/tables/{table}")["stage"] == "open"
    vera.delete(f"/api/tables/{table}")


def test_a_rematch_is_played_by_the_present_rules(vera: Visitor) -> None:
    table = vera.post("/api/tables", new_table("me", "+Ann"))["id"]
    vera.post(f"/api/tables/{table}/start", {})
    write_game(vera, table)
    vera.client.app.state.registry.hubs.clear()
    rewrite(vera, f"update tables set rules = '0' where id = '{table}'")
    assert vera.post(f"/api/tables/{table}/rematch")["stage"] == "playing"


def rewrite(vera: Visitor, statement: str) -> None:
    with vera.client.app.state.store.engine.begin() as connection:
        connection.exec_driver_sql(statement)


def test_there_is_no_such_table(vera: Visitor) -> None:
    for method, rest, body in [
        ("GET", "", None),
        ("DELETE", "", None),
        ("POST", "/seats", {}),
        ("DELETE", "/seats/0", None),
        ("POST", "/start", {}),
        ("POST", "/rematch", None),
        ("GET", "/review", None),
        ("GET", "/replay?ply=0", None),
        ("GET", "/export", None),
        ("POST", "/fork", {"ply": 0, "seats": []}),
    ]:
        assert vera.refused(method, f"/api/tables/nothing{rest}", body) == (404, "unknown"), rest


def test_a_rematch_brings_the_same_people_together(vera: Visitor, bo: Visitor) -> None:
    summary = vera.post("/api/tables", new_table("me", "open"))
    path = f"/api/tables/{summary['id']}"
    bo.post(f"{path}/seats", {})
    vera.post(f"{path}/start", {})
    assert vera.refused("POST", f"{path}/rematch") == (409, "not_over")
    both_resign(vera, bo, summary["id"])
    again = bo.post(f"{path}/rematch")
    assert (again["stage"], names(again)) == ("open", ["", "Bo"])
    assert again["hash"] != summary["hash"]
    assert vera.post(f"{path}/rematch")["id"] == again["id"]
    assert vera.get(path)["rematch"] == again["id"]
    vera.post(f"/api/tables/{again['id']}/seats", {})
    assert vera.post(f"{path}/rematch")["stage"] == "open"
    assert bo.post(f"{path}/rematch")["stage"] == "playing"
    assert bo.post(f"{path}/rematch")["stage"] == "playing"
    stranger = Visitor(vera.client, "Ann")
    assert stranger.refused("POST", f"{path}/rematch") == (403, "forbidden")


def test_a_rematch_against_bots_starts_at_once(vera: Visitor) -> None:
    table = vera.post("/api/tables", new_table("me", "+Ann"))["id"]
    vera.post(f"/api/tables/{table}/start", {})
    write_game(vera, table)
    again = vera.post(f"/api/tables/{table}/rematch")
    assert (again["stage"], names(again)) == ("playing", ["Vera", "Ann"])


def both_resign(vera: Visitor, bo: Visitor, table: str) -> None:
    for visitor, seat in ((vera, 0), (bo, 1)):
        headers = {"cookie": f"lorcha={visitor.token}"}
        with visitor.client.websocket_connect(
            f"/api/tables/{table}/live", headers=headers
        ) as socket:
            socket.send_json({"type": "resign", "id": f"r{seat}", "seat": seat})
            while socket.receive_json(timeout=20)["type"] != "done":
                pass
