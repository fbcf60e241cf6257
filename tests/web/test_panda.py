"""Panda Spin in the browser: on a phone, by keyboard, for two and five, with every kind of move."""

from typing import cast

import pytest

from lorcha import games
from lorcha.core.match import Match
from lorcha.games.panda.state import Table
from tests.web.conftest import Visit
from tests.web.decisions import find_decision, offers, play_from
from tests.web.every_verb import play_every_verb
from tests.web.hidden_information import assert_nothing_hidden
from tests.web.test_accessibility import violations

PRIVATE = {"hand"}


def test_a_whole_game_on_a_phone_in_russian(visit: Visit) -> None:
    vera = visit("Вера", width=390, height=844, language="ru", theme="dark", seed=3)
    vera.play_bots(seats=3, game="panda", level="sailor", target=10)
    vera.play_out(vera.click)
    words = vera.page.locator(".end").inner_text()
    assert "Вера" in words
    assert "missing" not in words
    assert_nothing_hidden(vera, "players", PRIVATE)


@pytest.mark.soak
@pytest.mark.parametrize("seats", games.load("panda").seats)
def test_a_whole_game_by_clicks(visit: Visit, seats: int) -> None:
    vera = visit("Vera", seed=seats)
    vera.play_bots(seats=seats, game="panda")
    vera.play_out(vera.click)
    assert "Vera" in vera.page.locator(".end").inner_text()
    assert_nothing_hidden(vera, "players", PRIVATE)


@pytest.mark.soak
@pytest.mark.parametrize("seats", [2, 5])
def test_the_same_by_keyboard_alone(visit: Visit, seats: int) -> None:
    vera = visit("Vera", seed=11)
    vera.play_bots(seats=seats, game="panda", target=10)
    vera.play_out(vera.press)
    assert vera.over


def test_every_number_of_players_by_keyboard(visit: Visit) -> None:
    vera = visit("Vera", seed=5)
    for seats in games.load("panda").seats:
        vera.play_bots(seats=seats, game="panda")
        for _ in range(2):
            if vera.await_turn():
                vera.decide(vera.press)
        assert vera.page.locator("svg.stk").count() == seats


def test_every_kind_of_move_has_a_place_on_the_table(visit: Visit) -> None:
    """Large hands bid in steps; with two players such a hand comes soon."""
    play_every_verb(visit("Vera"), "panda", 3, declare=2, pick=2, lay=2)


def test_axe_finds_nothing_in_large_hands_and_among_symbols(visit: Visit) -> None:
    vera = visit("Vera", inspected=True)
    for seats, wanted in ((5, offers("element")), (4, offers("burn")), (3, large_hand)):
        play_from(vera, *find_decision("panda", seats, wanted))
        vera.await_turn()
        assert violations(vera.page) == []


def large_hand(match: Match, seat: int) -> bool:
    """More cards than are dealt."""
    cards = cast(Table, match.state).players[seat].hand.count
    return int(cards) > 12 and len(match.state.legal(seat)) > 1
