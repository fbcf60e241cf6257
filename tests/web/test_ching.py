"""Madame Ching in the browser: on a phone, by keyboard, in every mode, with every kind of move."""

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Visit
from tests.web.decisions import find_decision, offers, play_from
from tests.web.every_verb import play_every_verb
from tests.web.hidden_information import assert_nothing_hidden
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


@pytest.mark.parametrize("width", [390, 1000, 1440])
def test_your_partner_is_marked(visit: Visit, width: int) -> None:
    vera = visit("Vera", width=width, height=844)
    vera.play_bots(seats=4, game="ching", mode="team")
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
