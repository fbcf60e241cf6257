"""Positions that cannot be are refused, with a line that says why."""

from typing import Any

import pytest

from lorcha.core.dumps import BadPosition
from lorcha.games.panda import GAME
from lorcha.games.panda.rules.game import Panda
from tests.citing import rule
from tests.panda.positions import do, lay, number_of, position
from tests.panda.test_finder import EXPLODING

Dump = dict[str, Any]


def after_a_bid() -> Panda:
    """Seat 1 has beaten a 3 with an ace that shows fire, and may burn a card."""
    table = position("fire-3 fire-4", "fire-Q@B earth-4 earth-5", "fire-9 fire-10")
    lay(table, 0, "fire-3")
    lay(table, 1, "fire-Q")
    return table


def test_the_positions_edited_here_are_sound() -> None:
    for table in (after_a_bid(), in_steps()):
        assert GAME.load(table.dump()).dump() == table.dump()


@rule("PS-18", "PS-46")
@pytest.mark.parametrize(
    ("agenda", "reason"),
    [
        ([["turn", [2], 0]], "out of turn"),
        ([["turn", [1, 2], 0]], "out of turn"),
        ([["turn", [1], 0], ["turn", [1], 0]], "do not belong to one turn"),
        ([["symbol", [1], 1 << 8]], "do not belong to one turn"),
        ([["begin_round", [], 9], ["symbol", [1], 1 << 8]], "do not belong to one turn"),
        ([["next_turn", [], 0], ["symbol", [1], 1 << 8 | 1 << 16]], "more symbols"),
        ([["next_turn", [], 0], ["symbol", [1], 2 << 8]], "more symbols"),
        ([["next_turn", [], 0], ["symbol", [1], 1 << 8 | 9 << 24]], "robs a seat"),
        ([["next_turn", [], 0], ["symbol", [1], 1 << 8 | 2 << 24]], "robs a seat"),
        ([["next_turn", [], 0], ["symbol", [1], -1]], "symbol"),
    ],
    ids=str,
)
def test_what_is_asked_fits_the_trick(agenda: list[object], reason: str) -> None:
    with pytest.raises(BadPosition, match=reason):
        GAME.load(after_a_bid().dump() | {"agenda": agenda})


def in_steps() -> Panda:
    """Seat 0 has declared a combination and picks its cards."""
    table = position(EXPLODING, "fire-3", "fire-4", "fire-7", "fire-5")
    declare = next(move for move in table.legal(0) if GAME.moves.to_text(move).startswith("decl"))
    table.play(0, declare)
    return table


@rule("PS-39")
def test_a_bid_in_steps_is_one_the_hand_can_make() -> None:
    dump: Dump = in_steps().dump()
    assert dump["agenda"][0][0] == "turn"
    dump["agenda"][0][2] = GAME.moves.from_text("bomb 1 2 30")
    with pytest.raises(BadPosition, match="cannot be made from the hand"):
        GAME.load(dump)
    dump["agenda"][0][2] = GAME.moves.from_text("element fire")
    with pytest.raises(BadPosition, match="unfinished bid is none"):
        GAME.load(dump)


@rule("PS-80", "PS-81")
@pytest.mark.parametrize(("card", "seat"), [("fire-3", 0), ("fire-Q", 1), ("wood-3", 2)])
def test_nothing_is_noted_of_a_card_in_no_hand(card: str, seat: int) -> None:
    """On the table it is open to all, in the deck hidden from all."""
    dump: Dump = after_a_bid().dump()
    dump["known"]["seen"][number_of(card)] = 1 << seat
    with pytest.raises(BadPosition, match=f"{card}, which is in no hand"):
        GAME.load(dump)


@rule("PS-80")
def test_no_seat_knows_a_card_of_another_hand() -> None:
    table = after_a_bid()
    do(table, 1, "skip")
    dump: Dump = table.dump()
    dump["known"]["seen"][number_of("fire-9")] |= 1 << 0
    with pytest.raises(BadPosition, match="a seat knows fire-9"):
        GAME.load(dump)
