"""`game.position`: hands in one line, checked, ready to play."""

from random import Random
from typing import Any, cast

import pytest

from lorcha.core.dumps import BadPosition
from lorcha.core.journal import Journal
from lorcha.games.panda import GAME
from lorcha.games.panda.rules.game import Panda
from tests.panda.positions import current_question, event_names, hand, points

HANDS = ["fire-3 fire-9 element-fire", "fire-4 water-2@B", "fire-5@T wood-6"]


def set_up(seats: int = 3, **words: Any) -> Panda:
    return cast(Panda, GAME.position(seats, journal=Journal(), **words))


def play_on(table: Panda, seed: int) -> None:
    chooser = Random(seed)
    while not table.over():
        seat = chooser.choice(table.actors())
        table.play(seat, chooser.choice(table.legal(seat)))
        assert GAME.broken_invariants(table) == []


def test_one_line_is_a_position_ready_to_play() -> None:
    table = set_up(hands=HANDS, lead=1, points=[4, 0, 9], mood="spin")
    assert current_question(table) == "turn 1"
    assert hand(table, 1) == "fire-4 water-2@B"
    assert points(table) == [4, 0, 9]
    assert event_names(table) == ["leads"]
    assert repr(table) == "<panda for 3: seat 1 is asked 'turn'>"


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("at", ["round", "trick", "turn"])
def test_every_moment_can_be_played_from_to_the_end(seats: int, at: str) -> None:
    hands = [f"fire-{card} water-{card} wood-{card}" for card in ("3", "9", "K", "A", "2")[:seats]]
    table = set_up(seats, hands=() if at == "round" else hands, at=at, round=3, lead=seats - 1)
    assert (table.round, table.turn) == (3, seats - 1)
    play_on(table, seats)


def test_a_round_is_dealt() -> None:
    table = set_up()
    assert event_names(table)[0] == "round_began"
    assert [player.hand.count for player in table.players] == [12, 12, 12]
    assert (table.round, table.trick) == (1, 1)


def test_the_deck_is_what_is_left_and_the_cards_named_lie_on_top() -> None:
    table = set_up(hands=HANDS, deck="wood-3 wood-4")
    assert table.deck.to_list()[-2:] == [27, 26]
    assert table.deck.count + 7 == 3 * 14


def test_what_was_discarded_is_not_in_the_deck() -> None:
    table = set_up(hands=HANDS, discard="wood-3 wood-4@B")
    assert table.discard.to_list() == [26, 27]
    assert not {26, 27} & set(table.deck.to_list())
    assert table.deck.count + 7 + 2 == 3 * 14
    play_on(table, 1)


REFUSED: dict[str, tuple[dict[str, Any], str]] = {
    "no such card": ({"hands": ["fire-1", "fire-3", ""]}, "unknown card 'fire-1'"),
    "no such side": ({"hands": ["fire-3@X", "", ""]}, "a side is @B"),
    "one card twice": ({"hands": ["fire-3", "fire-3", "fire-4"]}, "fire-3: 2 where 1 should be"),
    "discarded, and in a hand": (
        {"hands": ["fire-3", "wood-3", "fire-4"], "discard": "fire-3"},
        "fire-3: 2 where 1 should be",
    ),
    "too few hands": ({"hands": ["fire-3"]}, "hands and points are for 3 seats"),
    "too many suits": (
        {"hands": ["fire-3 earth-3", "wood-3 water-3", "fire-4"]},
        "not the right number of suits",
    ),
    "no such mood": ({"mood": "sleepy"}, "unknown mood 'sleepy'; known: hungry, spin"),
    "no such moment": ({"at": "night"}, "unknown moment 'night'"),
    "no such leader": ({"lead": 3}, "there is no seat 3 to lead"),
    "less than nothing": ({"points": [-1]}, "points do not add up"),
}


@pytest.mark.parametrize(("words", "reason"), REFUSED.values(), ids=REFUSED)
def test_what_does_not_hold_together_is_refused_and_said_why(
    words: dict[str, Any], reason: str
) -> None:
    with pytest.raises(BadPosition, match=reason):
        GAME.position(3, **words)
