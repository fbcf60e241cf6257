"""Panda Spin in the browser: on a phone, by keyboard, for two and five, with every kind of move."""

from typing import cast

import pytest

from lorcha import games
from lorcha.core.match import Match
from lorcha.games.panda.state import Table
from tests.web.conftest import Visit
from tests.web.hidden import nothing_hidden_reached
from tests.web.moments import moment, offers, sit_in
from tests.web.test_access import serious

PRIVATE = {"hand"}
VERBS = [
    "pass", "single", "set", "sequence", "formation", "bomb", "element", "shed",
    "bamboo", "burn", "rob", "spin", "skip",
]  # fmt: skip
IN_STEPS = ["declare", "pick", "lay"]  # of a bid from a hand with very many


def test_tricks_on_a_phone_in_russian(visit: Visit) -> None:
    vera = visit("Вера", width=390, height=844, language="ru", seed=3)
    vera.play_bots(seats=3, game="panda")
    for _ in range(6):
        if vera.await_turn():
            vera.decide(vera.click)
    assert len(vera.answers) >= 6
    nothing_hidden_reached(vera, "players", PRIVATE)


@pytest.mark.soak
def test_a_whole_game_on_a_phone_in_russian(visit: Visit) -> None:
    vera = visit("Вера", width=390, height=844, language="ru", theme="dark", seed=3)
    vera.play_bots(seats=3, game="panda", target=10)
    vera.play_out(vera.click)
    words = vera.page.locator(".end").inner_text()
    assert "Вера" in words
    assert "missing" not in words
    nothing_hidden_reached(vera, "players", PRIVATE)


@pytest.mark.soak
def test_the_same_by_keyboard_alone(visit: Visit) -> None:
    vera = visit("Vera", seed=11)
    vera.play_bots(seats=2, game="panda", target=10)
    vera.play_out(vera.press)
    assert vera.over


def test_every_number_of_players_by_keyboard(visit: Visit) -> None:
    vera = visit("Vera", seed=5)
    for seats in games.load("panda").seats:
        vera.play_bots(seats=seats, game="panda")
        for _ in range(4):
            if vera.await_turn():
                vera.decide(vera.press)
        assert vera.page.locator("svg.stk").count() == seats


def test_every_kind_of_move_has_a_place_on_the_table(visit: Visit) -> None:
    vera = visit("Vera")
    for verb in VERBS:
        before = len(vera.answers)
        sit_in(vera, *moment("panda", 3, offers(verb)))
        vera.answer(verb)
        assert vera.answers[before] == verb


def test_a_bid_in_steps(visit: Visit) -> None:
    vera = visit("Vera")
    for verb in IN_STEPS:
        before = len(vera.answers)
        sit_in(vera, *moment("panda", 2, offers(verb)))
        vera.answer(verb)
        assert vera.answers[before] == verb
        assert set(vera.answers) <= set(IN_STEPS)


def test_axe_finds_nothing_in_large_hands_and_among_symbols(visit: Visit) -> None:
    vera = visit("Vera", inspected=True)
    for seats, wanted in ((5, offers("element")), (4, offers("burn")), (3, large_hand)):
        sit_in(vera, *moment("panda", seats, wanted))
        vera.await_turn()
        assert serious(vera.page) == []


def large_hand(match: Match, seat: int) -> bool:
    """More cards than are dealt."""
    cards = cast(Table, match.state).players[seat].hand.count
    return int(cards) > 12 and len(match.state.legal(seat)) > 1
