"""Madame Ching in the browser: on a phone, by keyboard, in every mode, with every kind of move."""

import pytest
from playwright.sync_api import expect

from lorcha.core.match import Match
from lorcha.games.ching.state import ASK_CHOICE, Table
from tests.web.conftest import Visit
from tests.web.decisions import find_decision, offers, play_from
from tests.web.every_verb import play_every_verb
from tests.web.hidden_information import assert_nothing_hidden
from tests.web.layout import PHONE, SIZES, SMALL, resize, shows_all
from tests.web.test_accessibility import violations

PRIVATE = {"hand", "leads", "chosen", "encounters", "hidden_points"}
MODES = [(2, "individual"), (3, "individual"), (4, "individual"), (4, "team")]


def test_a_whole_game_on_a_phone_in_russian(visit: Visit) -> None:
    vera = visit("Вера", width=390, height=844, language="ru", theme="dark", seed=3)
    vera.play_bots(seats=4, game="ching", level="sailor")
    vera.play_out(vera.click)
    words = vera.page.locator(".end").inner_text()
    assert "Вера" in words
    assert "missing" not in words
    assert_nothing_hidden(vera, "captains", PRIVATE)


def test_your_partner_is_marked(visit: Visit) -> None:
    vera = visit("Vera")
    vera.play_bots(seats=4, game="ching", mode="team")
    for width in (1440, 1000, 390):
        resize(vera, width, 844)
        expect(vera.page.locator(".player").get_by_text("your partner")).to_have_count(1)


@pytest.mark.soak
@pytest.mark.parametrize(("seats", "mode"), MODES)
def test_a_whole_game_by_clicks(visit: Visit, seats: int, mode: str) -> None:
    vera = visit("Vera", seed=seats)
    vera.play_bots(seats=seats, game="ching", mode=mode)
    vera.play_out(vera.click)
    assert "Vera" in vera.page.locator(".end").inner_text()
    assert_nothing_hidden(vera, "captains", PRIVATE)


@pytest.mark.soak
@pytest.mark.parametrize("seats", [2, 3])
def test_the_same_by_keyboard_alone(visit: Visit, seats: int) -> None:
    vera = visit("Vera", seed=11)
    vera.play_bots(seats=seats, game="ching")
    vera.play_out(vera.press)
    assert vera.over


def test_every_mode_by_keyboard(visit: Visit) -> None:
    vera = visit("Vera", seed=5)
    for seats, mode in MODES:
        vera.play_bots(seats=seats, game="ching", mode=mode)
        for _ in range(2):
            if vera.await_turn():
                vera.decide(vera.press)
        assert vera.page.locator("g.vessel").count() == (4 if seats == 2 else seats)


def test_every_kind_of_move_has_a_place_on_the_table(visit: Visit) -> None:
    play_every_verb(visit("Vera"), "ching", 3, sail=2, keep=4, pass_on=4)


def test_axe_finds_nothing_at_the_end_of_an_expedition(visit: Visit) -> None:
    vera = visit("Vera", inspected=True)
    for verb in ("learn", "attack", "seize"):
        play_from(vera, *find_decision("ching", 4, offers(verb)))
        vera.await_turn()
        assert violations(vera.page) == []


# Cards of the display that may be taken; how wide the narrowest of them and the widest of the hand
# are; and how many skills and encounter cards ask for a target.
OFFERED = """
() => {
  const wide = (e) => e.getBoundingClientRect().width
  const shown = [...document.querySelectorAll(`[data-may][data-move*='"take"']`)]
  return {
    moves: shown.map((e) => e.dataset.move),
    offered: Math.min(...shown.map(wide)),
    held: Math.max(...[...document.querySelectorAll('.held .nc')].map(wide)),
    aims: document.querySelectorAll('[data-aims]').length,
  }
}
"""


def test_what_may_be_done_in_a_turn_is_marked_once_and_larger_than_the_hand(visit: Visit) -> None:
    vera = visit("Vera")
    play_from(vera, *find_decision("ching", 3, attacks_or_takes))
    vera.await_turn()
    for width, height in SIZES:
        resize(vera, width, height)
        seen = vera.page.evaluate(OFFERED)
        where = f"{width} x {height}: {seen}"
        assert len(seen["moves"]) == len(set(seen["moves"])) > 0, where
        assert seen["offered"] >= 40, where
        assert seen["offered"] > 0.7 * seen["held"], where
        assert width <= PHONE or seen["aims"] >= 1, where


def attacks_or_takes(match: Match, seat: int) -> bool:
    """A captain with the skill of Battle may attack, or take a card and so end the turn."""
    legal = [match.game.moves.to_text(move) for move in match.state.legal(seat)]
    return any("battle" in text for text in legal) and any(
        text.startswith("take") for text in legal
    )


# Encounter cards that may be played now and lie, even in part, outside their list or the window;
# and names of encounter cards that are broken within a word.
UNSEEN = """
() => {
  const box = (e) => e.getBoundingClientRect()
  const cards = [...document.querySelectorAll('.encs .ec')]
  const out = cards
    .filter((e) => e.matches('[data-may], [data-aims]'))
    .filter((e) => {
      const list = box(e.closest('.encs'))
      return box(e).bottom > list.bottom + 1 || box(e).bottom > innerHeight
    })
  const broken = cards.filter((e) => {
    const name = e.querySelector('b')
    return name.scrollWidth > name.clientWidth + 1
  })
  return [...out, ...broken].map((e) => e.textContent.trim())
}
"""


@pytest.mark.parametrize("language", ["en", "ru"])
def test_every_encounter_card_that_may_be_played_is_in_sight(visit: Visit, language: str) -> None:
    vera = visit("Vera", language=language)
    play_from(vera, *find_decision("ching", 4, plays_one_of_many))
    vera.await_turn()
    for width, height in SIZES:
        resize(vera, width, height)
        seen = vera.page.locator(".encs .ec:is([data-may], [data-aims])").count()
        assert seen >= 1, f"{width} x {height}"
        if width > PHONE:
            assert vera.page.evaluate(UNSEEN) == [], f"{width} x {height}"


def plays_one_of_many(match: Match, seat: int) -> bool:
    """A captain with a hand full of encounter cards may play one."""
    table = match.state
    assert isinstance(table, Table)
    return offers("play")(match, seat) and table.captains[seat].encounters.count > 6


# What does not fit where it lies, and how wide junks and cards are drawn, in pixels of the screen.
LAYOUT = """
() => {
  const parts = '.framed, .sea, .me, .part, .held, .exp, .sheet.own'
  const cut = [...document.querySelectorAll(parts)]
    .filter((e) => e.scrollWidth > e.clientWidth + 1 || e.scrollHeight > e.clientHeight + 1)
    .map((e) => [e.className, e.scrollWidth, e.clientWidth, e.scrollHeight, e.clientHeight])
  const box = (e) => e.getBoundingClientRect()
  const width = (selector) =>
    Math.min(...[...document.querySelectorAll(selector)].map((e) => box(e).width))
  const frame = box(document.querySelector('.framed'))
  const sea = box(document.querySelector('.sea > svg'))
  return {
    cut,
    bare: frame.width - sea.width + (frame.height - sea.height),
    junk: width('.vessel'), held: width('.held .nc'), laid: width('.laid .nc'),
    scrolls: document.documentElement.scrollHeight > innerHeight,
  }
}
"""


def test_everything_fits_at_every_size(visit: Visit) -> None:
    vera = visit("Vera")
    play_from(vera, *find_decision("ching", 4, at_sea))
    vera.await_turn()
    for width, height in SIZES:
        resize(vera, width, height)
        seen = vera.page.evaluate(LAYOUT)
        where = f"{width} x {height}: {seen}"
        phone = width <= PHONE
        assert seen["cut"] == [], where
        assert seen["bare"] < 30, where  # the edge of the frame itself, near on a large screen
        assert seen["junk"] >= (20 if phone else 30), where
        assert seen["held"] >= (52 if phone else 58), where
        assert seen["laid"] >= (42 if phone else 66), where
        assert not seen["scrolls"], where
        assert phone or shows_all(vera), where
        assert vera.page.evaluate(SMALL) == [], where


def at_sea(match: Match, seat: int) -> bool:
    """A captain with some cards chooses the next one."""
    table = match.state
    assert isinstance(table, Table)
    captain = table.captains[seat]
    crew = 0 < captain.encounters.count < 4
    return table.agenda.what() == ASK_CHOICE and captain.junks[0].count >= 4 and crew


# The hand with all it says, and the prompt below it, on a phone; how many threads lead to missions.
PICKED = """
() => {
  const box = (e) => e.getBoundingClientRect()
  return {
    hand: Math.max(...[...document.querySelectorAll('.held *')].map((e) => box(e).bottom)),
    prompt: box(document.querySelector('.prompt')).top,
    threads: document.querySelectorAll('.way .thread').length,
    prizes: document.querySelectorAll('.mt.prize').length,
    sentence: document.querySelector('.prompt p').innerText,
  }
}
"""


@pytest.mark.parametrize("language", ["en", "ru"])
def test_a_picked_card_shows_the_way_to_its_mission_and_hides_nothing(
    visit: Visit, language: str
) -> None:
    vera = visit("Vera", language=language)
    match, seat = find_decision("ching", 4, leads_to_a_mission)
    leads = match.game.view(match.state, seat).captains[seat].leads  # type: ignore[attr-defined]
    lead = next(one for one in leads if one.does == "sail" and one.earnings.mission)
    play_from(vera, match, seat)
    vera.await_turn()
    vera.page.locator(f"""[data-move*='["cards",[{lead.card}]]']""").click()
    for width, height in SIZES:
        resize(vera, width, height)
        seen = vera.page.evaluate(PICKED)
        where = f"{width} x {height}: {seen}"
        assert seen["threads"] == seen["prizes"] >= 1, where
        assert str(lead.earnings.mission) in seen["sentence"], where
        assert width > PHONE or seen["hand"] <= seen["prompt"], where
        assert vera.page.evaluate(SMALL) == [], where


def leads_to_a_mission(match: Match, seat: int) -> bool:
    """A card of a captain at sea carries the junk to a space where a mission is earned."""
    table = match.state
    if table.agenda.what() != ASK_CHOICE:
        return False
    leads = match.game.view(table, seat).captains[seat].leads or []  # type: ignore[attr-defined]
    return any(one.does == "sail" and one.earnings.mission for one in leads)
