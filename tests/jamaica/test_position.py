"""`game.position`: a race in one line, checked, ready to play."""

from random import Random
from typing import Any, cast

import pytest

from lorcha.core.dumps import BadPosition
from lorcha.core.journal import Journal
from lorcha.games.jamaica.position import ghost, ship
from lorcha.games.jamaica.state import Table
from tests.jamaica.positions import GAME, hand, hidden, holds, moves, powers, question, where


def set_up(seats: int = 3, **words: Any) -> Table:
    return cast(Table, GAME.position(seats, journal=Journal(), **words))


def play_on(state: Table, seed: int) -> None:
    chooser = Random(seed)
    while not state.over():
        seat = chooser.choice(state.actors())
        state.play(seat, chooser.choice(state.legal(seat)))
        assert GAME.broken_invariants(state) == []


def test_one_line_is_a_position_ready_to_play() -> None:
    state = set_up(ships=["5: 3 food, -, 2 gunpowder", ship(8, "6 gold", hidden="treasure_7")])
    assert [where(state, number) for number in range(3)] == [(5, 0), (8, 0), (0, 0)]
    assert holds(state, 0)[:3] == ["3 food", "-", "2 gunpowder"]
    assert holds(state, 2)[:2] == ["3 food", "3 gold"]
    assert hidden(state, 1) == ["treasure_7"]
    assert question(state)[0] in ("dice", "card")
    assert state.round == 1


@pytest.mark.parametrize("seats", [2, 3, 6])
@pytest.mark.parametrize("at", ["round", "dice", "card", "turns"])
def test_every_moment_can_be_played_from_to_the_end(seats: int, at: str) -> None:
    ships = [ship(20, "6 food, 6 gold, 3 gunpowder", card="gold_gold" if at == "turns" else "")]
    state = set_up(seats, at=at, round=4, dice="2 5", captain=seats - 1, ships=ships)
    assert state.round == 4 + (at == "turns" and question(state)[0] in ("dice", "card"))
    play_on(state, seats)
    assert len(state.standings()) == seats


def test_the_dice_and_the_captain() -> None:
    state = set_up(at="dice", dice="2 5", captain=1)
    assert (question(state), moves(state, 1)) == (("dice", [1]), ["dice 2", "dice 5"])
    state = set_up(dice="2 5", captain=1)
    assert (question(state), state.morning, state.evening) == (("card", [0, 1, 2]), 2, 5)
    assert [len(hand(state, seat)) for seat in range(3)] == [3, 3, 3]


def test_a_card_chosen_is_turned_up_at_once() -> None:
    state = set_up(dice="1 1", ships=[ship(0, "-", card="gold_gold")])
    assert state.journal is not None
    assert state.journal.entries[0].event.name == "revealed"


def test_powers_and_the_ghost_ship() -> None:
    state = set_up(ships=[ship(powers="morgans_map sixth_hold")], dice="1 1")
    assert powers(state, 0) == ["morgans_map", "sixth_hold"]
    assert len(hand(state, 0)) == 4
    state = set_up(2, ships=["3", "4", ghost(7, "2 gold")])
    assert where(state, 2) == (7, 0)
    assert holds(set_up(2), 2)[:2] == ["5 gold", "3 gold"]


def test_the_treasure_pile() -> None:
    state = set_up(lairs="4 9", pile="cursed_2 treasure_7")
    assert state.lairs == 1 << 4 | 1 << 9
    assert state.pile.count == 2


REFUSED: dict[str, tuple[dict[str, Any], str]] = {
    "no such resource": ({"ships": ["5: 3 rum"]}, "unknown resource 'rum'; known: gold, food"),
    "no such card": ({"ships": [ship(card="gold_rum")]}, "unknown action card 'gold_rum'"),
    "no such power": ({"ships": [ship(powers="parrot")]}, "unknown power 'parrot'"),
    "no such treasure": ({"ships": [ship(hidden="treasure_9")]}, "unknown treasure 'treasure_9'"),
    "no such moment": ({"at": "night"}, "unknown moment 'night'"),
    "no such die": ({"dice": "1 7"}, "the dice show two of 1, 2, 3, 4, 5, 6: '1 7'"),
    "one die": ({"dice": "1"}, "the dice show two"),
    "no such captain": ({"captain": 3}, "there is no seat 3 to be the Captain"),
    "no space": ({"ships": ["here"]}, "a ship is written as its space"),
    "off the board": ({"ships": ["99"]}, "ship 0 is off the board"),
    "too many ships": ({"ships": ["1"] * 4}, "4 ships are too many for 3 seats"),
    "too many holds": ({"ships": ["1: -, -, -, -, -, -, 3 food"]}, "no more than 6 holds"),
    "no sixth hold": ({"ships": ["1: -, -, -, -, -, 3 food"]}, "ship 0 has no sixth hold"),
    "too many of a kind": (
        {"ships": [ship(hidden="cursed_2"), ship(hidden="cursed_2")]},
        "not enough cards 'cursed_2'",
    ),
    "a token at sea": ({"lairs": "5"}, "a treasure token where there is no lair"),
    "one power twice": (
        {"ships": [ship(powers="lady_beth"), ship(powers="lady_beth")]},
        "treasure cards lost or invented",
    ),
}


@pytest.mark.parametrize(("words", "message"), REFUSED.values(), ids=REFUSED)
def test_what_does_not_hold_together_is_refused_and_said_why(
    words: dict[str, Any], message: str
) -> None:
    with pytest.raises(BadPosition, match=message):
        GAME.position(3, **words)
