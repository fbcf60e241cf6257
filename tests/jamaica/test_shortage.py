"""H. Shortage."""

import pytest

from lorcha.core.moves import Moves
from lorcha.games.jamaica.box import COST_OF, SPACES
from lorcha.games.jamaica.moves import SAIL
from lorcha.games.jamaica.rules.shortage import add_retreats
from tests.citing import rule
from tests.jamaica.positions import (
    event_names,
    events,
    holds,
    moves,
    play,
    question,
    random_game,
    ship,
    table,
    where,
)


@rule("JA-49", "JA-50", "JA-51")
def test_two_food_of_three_and_the_retreat() -> None:
    """The rulebook's example: all of it is paid, and the ship goes back to what it can pay."""
    state = table(ship(7, "2 food, 5 gold", card="forward_gunpowder"), ship())
    assert events(state, "fell_short")[0]["cost"] == 3
    assert events(state, "paid")[0]["amount"] == 2
    assert where(state, 0) == (6, 0)  # a port of 5 doubloons, paid in full
    assert holds(state, 0)[:2] == ["1 gunpowder", "-"]


@rule("JA-50")
def test_all_holds_of_that_resource_are_emptied_and_no_other() -> None:
    state = table(ship(39, "1 food, 4 gold, 2 food", card="forward_gunpowder"), ship(), dice="1 5")
    assert [e["amount"] for e in events(state, "paid")[:2]] == [1, 2]
    assert where(state, 0) == (31, 0)
    assert events(state, "paid")[2]["resource"] == "gold"


@rule("JA-51")
def test_lairs_and_port_royal_always_qualify() -> None:
    state = table(ship(2, "-", card="forward_gunpowder"), ship())
    assert where(state, 0) == (0, 0)
    state = table(ship(5, "2 gold", card="forward_gunpowder"), ship())
    assert where(state, 0) == (4, 0)


@rule("JA-51")
def test_the_space_itself_does_not_count() -> None:
    state = table(ship(28, "5 gold", card="forward_gunpowder"), ship())
    assert events(state, "fell_short")[0]["cost"] == 1
    assert where(state, 0) == (28, 0)
    assert holds(state, 0)[0] == "1 gunpowder"


def retreats(space: int, cargo: str) -> set[int]:
    state = table(ship(space, cargo), ship())
    out = Moves()
    add_retreats(state.ships[0], space, out)
    return {SAIL.get(out.codes[i], 0) for i in range(out.count)}


@rule("JA-52")
@pytest.mark.parametrize(
    ("space", "cargo", "candidates"),
    [
        (41, "-", {37, 25, 19}),
        (42, "-", {37, 25, 19}),
        (43, "-", {37, 25, 19}),
        (16, "-", {11, 4}),
        (15, "2 gold", {11, 4}),
        (15, "3 gold", {11, 5}),
        (15, "3 food", {12, 13}),
        (41, "4 gold", {37, 31}),
        (40, "3 food", {32}),
    ],
)
def test_the_first_payable_space_on_every_route(
    space: int, cargo: str, candidates: set[int]
) -> None:
    assert retreats(space, cargo) == candidates


@rule("JA-52")
def test_never_more_than_three_candidates() -> None:
    most = {space: len(retreats(space, "-")) for space in range(SPACES) if COST_OF[space]}
    assert {space for space, count in most.items() if count == 3} == {41, 42, 43}
    assert max(most.values()) == 3


@rule("JA-52")
def test_the_player_picks_a_candidate_however_far_back() -> None:
    state = table(ship(40, "-", card="forward_gunpowder"), ship())
    assert question(state) == ("retreat", [0])
    assert moves(state, 0) == ["sail 37", "sail 25", "sail 19"]
    play(state, 0, "sail 19")
    assert where(state, 0) == (19, 0)


@rule("JA-53")
def test_a_ship_there_makes_no_difference() -> None:
    state = table(ship(5, "-", card="forward_gunpowder"), ship(4, "-"), throws="4 4")
    assert events(state, "retreated")[0]["space"] == 4
    assert events(state, "attacked")[0]["foe"] == 1


@rule("JA-54", "JA-55")
def test_combat_first_then_payment_in_full() -> None:
    state = table(ship(6, "5 gold", card="forward_gunpowder"), ship(6, "-"), throws="4 4")
    play(state, 0, "sail 7")
    assert event_names(state)[3:9] == [
        "retreated", "attacked", "threw", "threw", "compared", "drawn",
    ]  # fmt: skip
    assert events(state, "attacked")[0]["seat"] == 0
    assert where(state, 0) == (6, 0)
    assert holds(state, 0)[0] == "1 gunpowder"


@rule("JA-54", "JA-56", "JA-57")
def test_a_lost_combat_may_drive_the_ship_farther_back_and_into_the_next() -> None:
    """Losing its last doubloons in port 6, it goes on to lair 4 and fights there again."""
    first = ship(6, "5 gold, 1 food", card="forward_gunpowder")
    state = table(first, ship(6, "-"), ship(4, "-"), throws="2 4 4 4")
    play(state, 0, "sail 7")
    assert question(state) == ("spoils", [1])
    play(state, 1, "plunder 1")
    assert [e["space"] for e in events(state, "retreated")] == [6, 4]
    assert [e["foe"] for e in events(state, "attacked")] == [1, 2]
    assert [e["cost"] for e in events(state, "fell_short")] == [2, 5]
    assert where(state, 0) == (4, 0)


@rule("JA-56")
def test_a_win_there_does_not_bring_the_ship_back() -> None:
    state = table(ship(6, "5 gold", card="forward_gunpowder"), ship(6, "6 food"), throws="star")
    play(state, 0, "sail 7", "plunder 1")
    assert where(state, 0) == (6, 0)
    assert holds(state, 0)[:2] == ["1 gunpowder", "6 food"]


@rule("JA-57")
def test_the_same_opponent_may_be_fought_again_in_one_turn() -> None:
    first = ship(6, "20 gold, 6 food", card="forward_backward")
    state = table(first, ship(7, "-"), ship(20, "-"), dice="1 1", throws="4 4 4 4")
    play(state, 0, "sail 7")
    assert len(events(state, "attacked")) == 1
    state = table(ship(5, "3 gold", card="backward_forward"), ship(4, "-"), throws="4 4 4 4")
    assert [e["foe"] for e in events(state, "attacked")] == [1]
    state = table(
        ship(3, "-", card="forward_forward"), ship(4, "-"), dice="1 1", throws="4 4 4 4", lairs=""
    )
    assert [e["foe"] for e in events(state, "attacked")] == [1, 1]


@rule("JA-58")
def test_every_shortage_ends_at_port_royal_at_the_latest() -> None:
    state = table(ship(0, "-", card="forward_gunpowder"), ship(), dice="3 1")
    assert where(state, 0) == (0, 0)
    count = 0
    for position in random_game(3, 21):
        retreats = events(position, "retreated")
        if len(retreats) > count:
            count = len(retreats)
            assert retreats[-1]["space"] != retreats[-1]["start"]
    assert count > 3


@rule("JA-59")
def test_the_evening_follows_a_shortage() -> None:
    state = table(ship(2, "-", card="forward_food"), ship(), dice="1 6")
    assert where(state, 0) == (0, 0)
    assert holds(state, 0)[0] == "6 food"
