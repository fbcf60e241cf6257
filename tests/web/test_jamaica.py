"""Jamaica in the browser: whole races by pointer, by keyboard, on a phone; every decision once."""

import json
from collections.abc import Iterator
from typing import Any

import pytest

from lorcha import games
from lorcha.games.jamaica.box import POWERS
from tests.web.conftest import Visit
from tests.web.moments import moment, offers, sit_in
from tests.web.sitter import Sitter
from tests.web.test_access import serious

JAMAICA = games.load("jamaica")
VERBS = [verb.name for verb in JAMAICA.moves.verbs]
WITH_GHOST = ("fight_ghost", "steer")  # with two players only
GOLD = ".prompt .btn.gold"
CHANGED = "(was) => document.querySelector('.faces > div').innerText !== was"


def race(sitter: Sitter, seats: int) -> None:
    sitter.play_bots(seats=seats, game="jamaica")


def test_a_whole_race_by_clicks(visit: Visit) -> None:
    vera = visit("Vera")
    race(vera, 3)
    vera.play_out(vera.click)
    assert "Vera" in vera.page.locator(".end").inner_text()
    nothing_hidden_reached(vera)


@pytest.mark.soak
def test_the_same_by_keyboard_alone(visit: Visit) -> None:
    vera = visit("Vera", seed=11)
    race(vera, 3)
    vera.play_out(vera.press)
    assert vera.over


def test_a_few_rounds_by_keyboard_alone(visit: Visit) -> None:
    vera = visit("Vera", seed=11)
    race(vera, 4)
    for _ in range(8):
        if vera.await_turn():
            vera.decide(vera.press)
    assert vera.taken >= 8


@pytest.mark.soak
@pytest.mark.parametrize("seats", [2, 6])
def test_with_the_ghost_ship_and_with_six(visit: Visit, seats: int) -> None:
    vera = visit("Vera", seed=seats)
    race(vera, seats)
    vera.play_out(vera.click)
    assert vera.over


@pytest.mark.soak
def test_a_whole_race_on_a_phone_in_russian(visit: Visit) -> None:
    vera = visit("Вера", width=390, height=844, language="ru", theme="dark", seed=3)
    race(vera, 2)
    vera.play_out(vera.click)
    assert "Вера" in vera.page.locator(".end").inner_text()


# ---- each kind of decision


@pytest.mark.parametrize("verb", VERBS)
def test_every_decision_can_be_made_by_pointer(visit: Visit, verb: str) -> None:
    """The piece that stands for the move is there, is chosen with a click, and is sent."""
    match, seat = moment("jamaica", 2 if verb in WITH_GHOST else 4, offers(verb))
    vera = visit("Vera")
    sit_in(vera, match, seat)
    vera.await_turn()
    pick(vera, verb)
    vera.decide(vera.click)
    assert sent(vera)[0]["move"] == verb


def pick(sitter: Sitter, verb: str) -> None:
    """Choose the first such move that is marked."""
    piece = sitter.page.locator(f"[data-may][data-move*='\"{verb}\"']:visible")
    piece.first.click()
    sitter.page.wait_for_selector(f"[data-chosen][data-move*='\"{verb}\"'], {GOLD}")


def sent(sitter: Sitter) -> list[dict[str, Any]]:
    """The moves of the first decision that was sent to the server."""
    commands = [json.loads(frame) for frame in sitter.said if '"type":"move"' in frame]
    moves: list[dict[str, Any]] = commands[0]["moves"]
    return moves


@pytest.mark.parametrize("verb", ["card", "powder", "dump", "plunder", "sail", "dice"])
def test_a_phone_in_russian_can_make_the_common_ones(visit: Visit, verb: str) -> None:
    match, seat = moment("jamaica", 3, offers(verb))
    vera = visit("Вера", width=360, height=740, language="ru")
    sit_in(vera, match, seat)
    vera.await_turn()
    pick(vera, verb)
    vera.decide(vera.click)
    assert sent(vera)[0]["move"] == verb


# ---- what is told before anything is sent


def test_a_card_shows_where_it_would_lead_and_what_it_costs(visit: Visit) -> None:
    """The forecast of the view is drawn: a plate for each landing, and told in the prompt line."""
    match, seat = moment("jamaica", 4, offers("card"))
    vera = visit("Vera")
    sit_in(vera, match, seat)
    vera.await_turn()
    forecast = JAMAICA.view(match.state, seat).forecast  # type: ignore[attr-defined]
    landing = {card for card, told in forecast.items() if any(p.arrivals for p in told)}
    assert landing
    for card in landing:
        vera.page.locator(f"[data-move*='\"{card}\"']").click()
        vera.page.wait_for_selector(".plate")
        assert vera.page.locator(".plate").count() >= 1
        assert vera.page.locator(GOLD).inner_text().startswith("Play this card")


def test_powder_shows_what_each_face_would_decide(visit: Visit) -> None:
    match, seat = moment("jamaica", 4, offers("powder"))
    vera = visit("Vera")
    sit_in(vera, match, seat)
    vera.await_turn()
    faces = vera.page.locator(".faces > div")
    before = faces.first.inner_text()
    vera.page.locator("[data-move*='\"powder\"']").last.click()
    vera.page.wait_for_function(CHANGED, arg=before)
    assert faces.count() == 6


# ---- everyone can play


@pytest.mark.parametrize("verb", ["card", "sabre", "dump", "steer"])
def test_axe_finds_nothing_serious(visit: Visit, verb: str) -> None:
    match, seat = moment("jamaica", 2 if verb in WITH_GHOST else 5, offers(verb))
    for width, height, theme in ((1440, 900, "light"), (390, 844, "dark")):
        vera = visit("Vera", width=width, height=height, theme=theme, inspected=True)
        sit_in(vera, match, seat)
        vera.await_turn()
        assert serious(vera.page) == []


# ---- nothing hidden reaches the browser


def nothing_hidden_reached(sitter: Sitter) -> None:
    """No hand or chosen card of another, no treasure they found, no seed before the end."""
    told = [json.loads(frame) for frame in sitter.frames]
    seeds = [message["seed"] for message in told if message.get("seed")]
    assert seeds, "the seed is opened at the end"
    before_end = [frame for frame in sitter.frames if '"type":"ended"' not in frame]
    assert not any(seed in frame for seed in seeds for frame in before_end)
    seen = [view for message in told for view in parts(message, "ships", "phase")]
    assert seen
    for view in seen:
        assert not {"pile", "removed", "chance", "seed"} & set(view)
        for seat, ship in enumerate(view["ships"]):
            assert seat == view["seat"] or (ship["hand"] is None and ship["chosen"] is None)
    reader = seen[0]["seat"]
    of_others = [e for m in told for e in parts(m, "event", "ply") if e.get("seat") != reader]
    for entry in of_others:
        if entry["event"] in ("chose", "drew"):
            assert "card" not in entry
        if entry["event"] == "found":
            assert entry.get("face", POWERS[0]) in POWERS


def parts(told: Any, *names: str) -> Iterator[dict[str, Any]]:
    """Everything with these fields in a message, wherever it stands."""
    if isinstance(told, dict):
        if all(name in told for name in names):
            yield told
        for part in told.values():
            yield from parts(part, *names)
    elif isinstance(told, list):
        for part in told:
            yield from parts(part, *names)
