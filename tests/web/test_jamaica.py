"""Jamaica in the browser: whole races by pointer, by keyboard, on a phone; every decision once."""

import json
from collections.abc import Iterator
from typing import Any

import pytest

from lorcha import games
from lorcha.core.match import Match
from lorcha.games.jamaica.box import AHEAD, AT, POWERS
from tests.web.browser_player import BrowserPlayer
from tests.web.conftest import Visit
from tests.web.decisions import Wanted, find_decision, offers, play_from
from tests.web.every_verb import play_every_verb
from tests.web.hidden_information import published_seeds
from tests.web.layout import CRAMPED, CUT, SMALL, TINY, WIDER, faults
from tests.web.test_accessibility import violations

JAMAICA = games.load("jamaica")
GOLD = ".prompt .btn.gold"
NO_BREAK = "\N{NO-BREAK SPACE}"
SETTLED = 500  # ms
# Whether a point of the printed chart lies in the window a phone has on it.
IN_WINDOW = """
([x, y]) => {
  const window = document.querySelector('[data-window]')
  const drawn = window.querySelector('svg')
  const scale = drawn.clientWidth / drawn.viewBox.baseVal.width
  const inside = (at, from, size) => from < at && at < from + size
  return inside(x * scale, window.scrollLeft, window.clientWidth) &&
    inside(y * scale, window.scrollTop, window.clientHeight)
}
"""
# Whether a click anywhere on the ring of a space reaches the space.
ALL_ITS_OWN = """
(space) => {
  const box = space.querySelector('.selectable-rim').getBoundingClientRect()
  const parts = [0.3, 0.4, 0.5, 0.6, 0.7]
  const reached = (x, y) => document.elementFromPoint(box.x + x * box.width, box.y + y * box.height)
  return parts.every((x) => parts.every((y) => space.contains(reached(x, y))))
}
"""
CHANGED = "(was) => document.querySelector('.faces > div').innerText !== was"


def test_a_whole_race_on_a_phone_in_russian(visit: Visit) -> None:
    vera = visit("Вера", width=390, height=844, language="ru", theme="dark", seed=3)
    vera.play_bots(seats=4, game="jamaica", level="sailor")
    vera.play_out(vera.click)
    assert "Вера" in vera.page.locator(".end").inner_text()
    assert_nothing_hidden(vera)


@pytest.mark.soak
@pytest.mark.parametrize("seats", JAMAICA.seats)
def test_a_whole_race_by_clicks(visit: Visit, seats: int) -> None:
    """With two there is the Ghost Ship."""
    vera = visit("Vera", seed=seats)
    vera.play_bots(seats=seats, game="jamaica")
    vera.play_out(vera.click)
    assert "Vera" in vera.page.locator(".end").inner_text()
    assert_nothing_hidden(vera)


@pytest.mark.soak
@pytest.mark.parametrize("seats", [2, 3])
def test_the_same_by_keyboard_alone(visit: Visit, seats: int) -> None:
    vera = visit("Vera", seed=11)
    vera.play_bots(seats=seats, game="jamaica")
    vera.play_out(vera.press)
    assert vera.over


def test_with_the_ghost_ship_and_with_six_by_keyboard(visit: Visit) -> None:
    vera = visit("Vera", seed=11)
    for seats, ships in ((2, 3), (6, 6)):
        vera.play_bots(seats=seats, game="jamaica")
        for _ in range(4):
            if vera.await_turn():
                vera.decide(vera.press)
        messages = [json.loads(frame) for frame in vera.frames]
        *_, view = (view for message in messages for view in parts(message, "ships", "phase"))
        assert len(view["ships"]) == ships


# ---- each kind of decision


def test_every_kind_of_move_has_a_place_on_the_chart(visit: Visit) -> None:
    play_every_verb(visit("Vera"), "jamaica", 4, fight_ghost=2, steer=2)


def test_the_common_ones_on_the_smallest_phone_in_russian(visit: Visit) -> None:
    vera = visit("Вера", width=360, height=740, language="ru")
    for verb in ("powder", "dump", "plunder", "sail"):
        play_from(vera, *find_decision("jamaica", 3, offers(verb)))
        assert vera.answer(verb)[0] == verb


# ---- what is shown before anything is sent


def test_a_card_shows_where_it_would_lead_and_what_it_costs(visit: Visit) -> None:
    """The forecast of the view is drawn: a plate for each landing, and a text in the prompt."""
    match, seat = find_decision("jamaica", 4, offers("card"))
    vera = visit("Vera")
    play_from(vera, match, seat)
    vera.await_turn()
    forecast = JAMAICA.view(match.state, seat).forecast  # type: ignore[attr-defined]
    landing = {card for card, plans in forecast.items() if any(p.arrivals for p in plans)}
    assert landing
    for card in landing:
        vera.page.locator(f"[data-move*='\"{card}\"']").click()
        vera.page.wait_for_selector(".plate")
        assert vera.page.locator(".plate").count() >= 1
        assert vera.page.locator(GOLD).inner_text().startswith("Play this card")


def test_a_route_shows_where_it_would_lead_and_what_it_costs(visit: Visit) -> None:
    """The same of a route that is being chosen, from what the view tells of each legal move."""
    match, seat = find_decision("jamaica", 4, offers("sail"))
    vera = visit("Vera")
    play_from(vera, match, seat)
    vera.await_turn()
    answers = JAMAICA.view(match.state, seat).answers  # type: ignore[attr-defined]
    assert len(answers) > 1
    costs = [told[0].arrivals[0].cost for told in answers.values()]
    tags = vera.page.locator("[data-price]").evaluate_all("tags => tags.map(t => t.dataset.price)")
    assert sorted(map(int, tags)) == sorted(filter(None, costs))
    assert any(costs)
    assert vera.page.locator(".hand .now .note").inner_text() == "being carried out"
    for move in answers:
        space = move.removeprefix("sail ")
        vera.page.locator(f"[data-move*='[\"space\",{space}]']").first.click()
        vera.page.wait_for_selector(".plate")
        assert vera.page.locator(".plate").count() == 1
        says = vera.page.locator(GOLD).inner_text().replace(NO_BREAK, " ")
        assert says.startswith(price(answers[move][0].arrivals[0]))


def price(arrival: Any) -> str:
    """What the gold button says of a landing."""
    if arrival.foes:
        return "Sail here and fight"
    if arrival.paid < arrival.cost:
        return "Sail here and drift back"
    what = {"food": "food", "gold": "doubloons"}.get(arrival.resource or "", "")
    return f"Sail here, pay {arrival.cost} {what}" if arrival.cost else "Sail here"


def test_the_ship_that_shows_a_landing_takes_no_click_from_the_space(visit: Visit) -> None:
    match, seat = find_decision("jamaica", 4, offers("sail"))
    vera = visit("Vera")
    play_from(vera, match, seat)
    vera.await_turn()
    for move in JAMAICA.view(match.state, seat).answers:  # type: ignore[attr-defined]
        space = vera.page.locator(f"[data-move*='[\"space\",{move.removeprefix('sail ')}]']").first
        space.hover()
        vera.page.wait_for_selector(".plate")
        assert space.evaluate(ALL_ITS_OWN)
        vera.page.mouse.move(0, 0)


def test_powder_shows_what_each_face_would_decide(visit: Visit) -> None:
    match, seat = find_decision("jamaica", 4, offers("powder"))
    vera = visit("Vera")
    play_from(vera, match, seat)
    vera.await_turn()
    faces = vera.page.locator(".faces > div")
    before = faces.first.inner_text()
    vera.page.locator("[data-move*='\"powder\"']").last.click()
    vera.page.wait_for_function(CHANGED, arg=before)
    assert faces.count() == 6


# ---- every screen


@pytest.mark.parametrize(("language", "verb", "seats"), [("en", "card", 4), ("ru", "powder", 6)])
def test_there_is_room_for_every_word_on_every_screen(
    visit: Visit, language: str, verb: str, seats: int
) -> None:
    vera = visit("Clever Walnut", language=language)
    play_from(vera, *find_decision("jamaica", seats, offers(verb)))
    vera.await_turn()
    assert faults(vera, CUT, WIDER, CRAMPED, SMALL, TINY) == []


def test_the_chart_fills_its_frame_on_a_low_screen(visit: Visit) -> None:
    vera = visit("Vera", width=1366, height=650)
    play_from(vera, *find_decision("jamaica", 4, offers("card")))
    vera.await_turn()
    assert box_of(vera, ".pin")["width"] > 0.97 * box_of(vera, ".board")["width"]


def test_the_map_of_the_race_covers_nothing_on_a_phone(visit: Visit) -> None:
    vera = visit("Vera", width=390, height=844)
    play_from(vera, *find_decision("jamaica", 4, offers("card")))
    vera.await_turn()
    chart = box_of(vera, ".chart")
    assert box_of(vera, ".map")["y"] >= chart["y"] + chart["height"]


@pytest.mark.parametrize("language", ["en", "ru"])
def test_the_hand_stays_above_the_prompt_while_a_card_is_picked(
    visit: Visit, language: str
) -> None:
    vera = visit("Vera", width=360, height=740, language=language)
    play_from(vera, *find_decision("jamaica", 4, offers("card")))
    vera.await_turn()
    cards = vera.page.locator(".fan .card")
    for at in range(cards.count()):
        cards.nth(at).click()
        vera.page.locator(GOLD).wait_for()
        prompt = box_of(vera, ".prompt")["y"]
        told, fan = box_of(vera, ".legs"), box_of(vera, ".fan")
        assert told["y"] + told["height"] <= fan["y"]
        assert fan["y"] + fan["height"] <= prompt


@pytest.mark.parametrize(("width", "height"), [(360, 740), (390, 844)])
def test_a_phone_shows_where_the_ship_is_going(visit: Visit, width: int, height: int) -> None:
    match, seat = find_decision("jamaica", 4, offers("card"))
    vera = visit("Vera", width=width, height=height)
    play_from(vera, match, seat)
    vera.await_turn()
    space = match.state.ships[seat].space  # type: ignore[attr-defined]
    for steps in range(4):
        assert vera.page.evaluate(IN_WINDOW, AT[space]), f"{steps} steps ahead"
        space = AHEAD[space]


def test_every_payment_is_on_the_screen_of_a_phone(visit: Visit) -> None:
    vera = visit("Vera", width=360, height=740, language="ru")
    play_from(vera, *find_decision("jamaica", 3, pays_up_to(5)))
    vera.await_turn()
    boxes = [part.bounding_box() for part in vera.page.locator(".pay, .pay button").all()]
    assert len(boxes) >= 6
    assert all(box and box["x"] >= 0 and box["x"] + box["width"] <= 360 for box in boxes)


def pays_up_to(choices: int) -> Wanted:
    def wanted(match: Match, seat: int) -> bool:
        return offers("pay")(match, seat) and len(match.state.legal(seat)) >= choices

    return wanted


def box_of(player: BrowserPlayer, part: str) -> Any:
    return player.page.locator(part).bounding_box()


# ---- everyone can play


@pytest.mark.parametrize(
    ("width", "height", "theme", "decisions"),
    [(1440, 900, "light", {"sabre": 5, "steer": 2}), (390, 844, "dark", {"card": 5, "dump": 4})],
)
def test_axe_finds_nothing_serious(
    visit: Visit, width: int, height: int, theme: str, decisions: dict[str, int]
) -> None:
    vera = visit("Vera", width=width, height=height, theme=theme, inspected=True)
    for verb, seats in decisions.items():
        play_from(vera, *find_decision("jamaica", seats, offers(verb)))
        vera.await_turn()
        assert violations(vera.page) == []


# ---- nothing hidden reaches the browser


def assert_nothing_hidden(player: BrowserPlayer) -> None:
    """No hand or chosen card of another, no treasure they found, no seed before the end."""
    seeds = player.until(lambda: published_seeds(player), "the seed is not published at the end")
    messages = [json.loads(frame) for frame in player.frames]
    before_end = [frame for frame in player.frames if '"type":"ended"' not in frame]
    assert not any(seed in frame for seed in seeds for frame in before_end)
    views = [view for message in messages for view in parts(message, "ships", "phase")]
    assert views
    for view in views:
        assert not {"pile", "removed", "chance", "seed"} & set(view)
        for seat, ship in enumerate(view["ships"]):
            assert seat == view["seat"] or (ship["hand"] is None and ship["chosen"] is None)
    reader = views[0]["seat"]
    of_others = [e for m in messages for e in parts(m, "event", "ply") if e.get("seat") != reader]
    for entry in of_others:
        if entry["event"] in ("chose", "drew"):
            assert "card" not in entry
        if entry["event"] == "found":
            assert entry.get("face", POWERS[0]) in POWERS


def parts(part: Any, *names: str) -> Iterator[dict[str, Any]]:
    """Everything with these fields in a message, at any depth."""
    if isinstance(part, dict):
        if all(name in part for name in names):
            yield part
        for value in part.values():
            yield from parts(value, *names)
    elif isinstance(part, list):
        for value in part:
            yield from parts(value, *names)


# ---- on a phone what is to be chosen is in sight


def test_spoils_on_a_phone_are_in_sight_and_nothing_is_one_of_them(visit: Visit) -> None:
    vera = visit("Вера", width=390, height=844, language="ru")
    play_from(vera, *find_decision("jamaica", 4, offers("plunder")))
    vera.await_turn()
    assert vera.page.locator(".prompt .selectable").count() == 0
    vera.page.wait_for_timeout(SETTLED)
    assert vera.page.get_by_role("button", name="Ничего не брать").bounding_box()
    page, stakes = box_of(vera, ".page"), box_of(vera, ".stakes.won")
    assert stakes["y"] + stakes["height"] <= page["y"] + page["height"] + 1


def test_opponents_to_fight_have_buttons_with_their_names(visit: Visit) -> None:
    vera = visit("Вера", width=390, height=844, language="ru")
    match, seat = find_decision("jamaica", 4, offers("fight"))
    play_from(vera, match, seat)
    vera.await_turn()
    assert vera.page.locator(".prompt .selectable").count() == len(match.state.legal(seat))
