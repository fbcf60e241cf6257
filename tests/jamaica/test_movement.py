"""E. Movement."""

import pytest

from lorcha.core.moves import Moves
from lorcha.games.jamaica.box import SPACES
from lorcha.games.jamaica.moves import SAIL
from lorcha.games.jamaica.rules.move import add_ends
from tests.citing import rule
from tests.jamaica.positions import (
    event_names,
    events,
    holds,
    moves,
    play,
    question,
    ship,
    table,
    where,
)

RICH = "20 food, 20 gold"


@rule("JA-33")
def test_a_ship_moves_exactly_as_far_as_the_die_says() -> None:
    state = table(ship(15, RICH, card="forward_backward"), ship(), dice="3 2")
    assert [e["space"] for e in events(state, "sailed")] == [18, 16]


@rule("JA-34")
@pytest.mark.parametrize(
    ("start", "steps", "backward", "ends"),
    [
        (6, 1, 0, {7, 13}),
        (5, 4, 0, {9, 15}),
        (19, 3, 0, {22, 28}),
        (31, 2, 0, {33, 39}),
        (15, 1, 1, {12, 14}),
        (29, 5, 1, {22, 18}),
        (41, 3, 1, {36, 32}),
        (42, 6, 1, {34, 30}),
        (13, 6, 0, {19}),
        (12, 3, 1, {9}),
    ],
)
def test_at_every_fork_both_ways_are_open(
    start: int, steps: int, backward: int, ends: set[int]
) -> None:
    assert ends_of(start, 0, steps, backward) == ends


def ends_of(space: int, lap: int, steps: int, backward: int) -> set[int]:
    out = Moves()
    add_ends(space, lap, steps, backward, out)
    return {SAIL.get(out.codes[i], 0) for i in range(out.count)}


@rule("JA-34")
def test_no_move_has_more_than_two_ends() -> None:
    for space in range(SPACES):
        for steps in range(1, 7):
            for backward in (0, 1):
                assert 1 <= len(ends_of(space, 0, steps, backward)) <= 2


@rule("JA-34")
def test_the_mover_chooses_the_lane_whatever_the_lane_before() -> None:
    state = table(ship(14, RICH, card="forward_backward"), ship(), dice="1 2")
    assert where(state, 0) == (15, 0)
    assert question(state) == ("route", [0])
    assert moves(state, 0) == ["sail 11", "sail 13"]
    play(state, 0, "sail 11")
    assert where(state, 0) == (11, 0)


@rule("JA-35")
def test_spaces_on_the_way_do_nothing() -> None:
    state = table(
        ship(2, RICH, card="forward_gunpowder"), ship(3), ship(4), dice="3 1", lairs="4 9"
    )
    assert where(state, 0) == (5, 0)
    assert [(e["amount"], e["resource"]) for e in events(state, "paid")] == [(3, "gold")]
    assert "attacked" not in event_names(state)
    assert state.lairs == 1 << 4 | 1 << 9


@rule("JA-36")
def test_backward_out_of_port_royal_into_ordinary_spaces_of_the_lap_before() -> None:
    first = ship(0, RICH, card="backward_forward")
    state = table(first, ship(45, "-"), dice="5 6", throws="2 2")
    assert events(state, "attacked")
    assert events(state, "paid")[0]["amount"] == 7
    assert not state.over()
    state = table(ship(0, RICH, card="forward_backward"), ship(), dice="1 2", lairs="44")
    assert where(state, 0) == (49, -1)


@rule("JA-37")
def test_forward_into_port_royal_from_behind_is_no_finish() -> None:
    state = table(ship(48, RICH, lap=-1, card="forward_food"), ship(), dice="5 4")
    assert where(state, 0) == (3, 0)
    state = table(ship(48, RICH, lap=-1, card="forward_food"), ship(), dice="2 4")
    assert where(state, 0) == (0, 0)
    assert holds(state, 0)[2] == "4 food"  # the evening
    assert "finished" not in event_names(state)
    assert not state.over()
    assert where(table(ship(48, RICH, lap=-2, card="forward_food"), ship(), dice="2 4"), 0) == (
        0,
        -1,
    )


@rule("JA-38")
def test_a_backward_move_goes_on_through_port_royal() -> None:
    state = table(ship(2, RICH, card="backward_forward"), ship(), dice="4 1")
    assert events(state, "sailed")[0]["space"] == 48
    assert where(state, 0) == (49, -1)
    state = table(ship(2, RICH, lap=-1, card="backward_forward"), ship(), dice="4 1")
    assert where(state, 0) == (49, -2)
