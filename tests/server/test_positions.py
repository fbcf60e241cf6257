"""The position editor over HTTP: looked at, refused by its line, asked about, played on."""

from typing import Any

import msgspec
import pytest

from lorcha import games
from lorcha.core.match import Match, Record, fair, replay
from tests.server.http_app import Visitor, new_table, write_game

DRAGON = """seats = 2
month = 4
at = "action"
princes = [
  {palaces = "2 monk", yuan = 3, space = 8},
  "3 farmer healer",
]
"""


def looked(visitor: Visitor, text: str, game: str = "dragon", seat: int = -1) -> Any:
    return visitor.post("/api/positions", {"game": game, "text": text, "seat": seat})


def test_a_text_becomes_a_position(vera: Visitor) -> None:
    found = looked(vera, DRAGON, seat=1)
    assert found["fault"] is None
    assert found["seats"] == 2
    assert found["turn"]["question"] == "action"
    (asked,) = found["turn"]["seats"]
    assert bool(found["turn"]["legal"]) == (asked == 1)
    assert found["view"]["month"] == 4


@pytest.mark.parametrize(
    ("wrong", "right", "line", "says"),
    [
        ("healer", "heeler", 6, "unknown person 'heeler'"),
        ("month = 4", "month = 40", 2, "there is no month 40"),
        ("month = 4", "month = ", 2, "Invalid value"),
        ("month = 4", "moon = 4", 2, "unknown word 'moon'"),
        ("seats = 2", "seats = 9", 1, "2 to 5 players"),
        ("seats = 2\n", "", 0, "`seats` must say how many play"),
        ("yuan = 3", "yuan = 3.5", 4, "whole number"),
    ],
)
def test_what_is_wrong_is_named_at_its_line(
    vera: Visitor, wrong: str, right: str, line: int, says: str
) -> None:
    fault = looked(vera, DRAGON.replace(wrong, right))["fault"]
    assert fault["line"] == line
    assert says in fault["text"]


@pytest.mark.parametrize("game", games.SHELF)
def test_every_game_has_a_text_to_begin_with(vera: Visitor, game: str) -> None:
    begun = vera.get(f"/api/positions/{game}?seats=3")
    assert begun["exact"]
    assert looked(vera, begun["text"], game)["fault"] is None
    assert vera.refused("GET", f"/api/positions/{game}?seats=9") == (400, "malformed")


def test_a_table_begins_with_the_position_and_is_played_on(vera: Visitor) -> None:
    """Its log is played again from there, and its record too."""
    seats = [{"who": "me"}, {"who": "guest", "name": "Ann"}]
    wanted = {"game": "dragon", "text": DRAGON, "seats": seats}
    table = vera.post("/api/positions/table", wanted)
    assert (table["stage"], table["study"], table["rated"]) == ("playing", True, False)
    state = vera.client.app.state
    row = vera.client.blocking_portal.call(state.store.table, table["id"])
    match = Match(games.load("dragon"), ["", ""], row.options, row.chance, row.origin.position)
    assert match.state.dump()["month"] == 4
    for _ in range(3):
        seat = match.state.actors()[0]
        match.play(seat, match.state.legal(seat)[0])
    again = replay(match.record(), games.load)
    assert again.state.dump() == match.state.dump()
    assert again.at(1).ply == 1


def test_an_exported_game_from_a_position_is_imported_again(vera: Visitor) -> None:
    position = {"month": 12, "at": "scoring", "princes": ["2 monk", "3 farmer"]}
    match = Match(games.load("dragon"), ["Ann", "Bo"], {}, fair(), position)
    while not match.state.over():
        seat = match.state.actors()[0]
        match.play(seat, match.state.legal(seat)[0])
    text = match.save()
    table = vera.post("/api/imports", msgspec.json.decode(text))
    assert table["stage"] == "over"
    end = vera.get(f"/api/tables/{table['id']}/replay?ply=0")
    assert end["view"]["month"] == 12
    exported = vera.get(f"/api/tables/{table['id']}/export")
    assert msgspec.convert(exported, Record).position == position


def test_a_position_with_free_seats_waits_for_friends(vera: Visitor, bo: Visitor) -> None:
    seats = [{"who": "me"}, {"who": "open"}]
    wanted = {"game": "dragon", "text": DRAGON, "seats": seats}
    table = vera.post("/api/positions/table", wanted)
    assert table["stage"] == "open"
    bo.post(f"/api/tables/{table['id']}/seats", {})
    assert vera.post(f"/api/tables/{table['id']}/start", {})["stage"] == "playing"
    bad = {**wanted, "text": "seats = 2\nmonth = 13"}
    assert vera.refused("POST", "/api/positions/table", bad) == (400, "bad_position")
    few = {**wanted, "seats": seats[:1]}
    assert vera.refused("POST", "/api/positions/table", few) == (400, "malformed")


@pytest.mark.parametrize("game", games.SHELF)
def test_a_moment_of_a_finished_game_in_words(vera: Visitor, game: str) -> None:
    """From anywhere in the game a text is found that puts the same question."""
    table = vera.post("/api/tables", new_table("me", "+Ann", "+Bo", game=game))["id"]
    vera.post(f"/api/tables/{table}/start", {})
    match = write_game(vera, table)
    for ply in (0, match.ply // 3, match.ply // 2):
        found = vera.get(f"/api/tables/{table}/position?ply={ply}")
        then = match.at(found["ply"]).state
        position = looked(vera, found["text"], game)
        assert position["fault"] is None
        assert position["turn"]["seats"] == then.actors()
        assert position["turn"]["question"] == match.game.question(then)
        assert abs(found["ply"] - ply) <= 60
    assert vera.refused("GET", f"/api/tables/{table}/position?ply={match.ply + 1}")[0] == 400


def test_a_hint_is_for_the_seat_that_is_asked(vera: Visitor) -> None:
    (asked,) = looked(vera, DRAGON)["turn"]["seats"]
    legal = looked(vera, DRAGON, seat=asked)["turn"]["legal"]
    written = {"game": "dragon", "text": DRAGON, "seat": asked}
    candidates = vera.post("/api/positions/hint", written)["candidates"]
    assert candidates[0]["move"] in legal
    other = {**written, "seat": 1 - asked}
    assert vera.refused("POST", "/api/positions/hint", other) == (409, "not_asked")
