"""The rules of Sample, one test at least for each."""

import pytest

from lorcha.core.chance import Fast
from lorcha.core.state import IllegalMove
from lorcha.games.sample import GAME
from lorcha.games.sample.rules import Sample
from tests.citing import rule


def table(seats: int = 2, heap: int = 21, chance: int = 1) -> Sample:
    state = GAME.new(seats, {"heap": heap}, chance=Fast(chance))
    assert isinstance(state, Sample)
    return state


def take(state: Sample, *pebbles: int) -> None:
    """These numbers in turn, each by the seat that is asked."""
    for number in pebbles:
        state.play(state.actors()[0], GAME.moves.from_text(f"take {number}"))


@rule("SA-1")
@pytest.mark.parametrize("heap", [21, 12, 33])
def test_a_heap_lies_ready_and_anybody_may_begin(heap: int) -> None:
    assert table(heap=heap).heap == heap
    assert {table(3, chance=number).actors()[0] for number in range(50)} == {0, 1, 2}


@rule("SA-2")
def test_one_to_three_pebbles_in_turn() -> None:
    state = table(3)
    [first] = state.actors()
    assert [GAME.moves.to_text(move) for move in state.legal(first)] == [
        "take 1",
        "take 2",
        "take 3",
    ]
    take(state, 3)
    assert state.heap == 18
    assert state.actors() == [(first + 1) % 3]


@rule("SA-2")
def test_nobody_takes_more_than_there_are() -> None:
    state = table(heap=12)
    take(state, 3, 3, 3, 1)
    with pytest.raises(IllegalMove):
        take(state, 3)


@rule("SA-3", "SA-4")
def test_the_last_pebble_ends_the_game_and_counts_five_more() -> None:
    state = table(heap=12)
    [first] = state.actors()
    take(state, 3, 3, 3, 1, 2)
    assert state.over()
    assert [(one.seat, one.score) for one in state.standings()] == [(first, 13), (1 - first, 4)]


@rule("SA-4")
def test_equal_scores_share_the_place() -> None:
    state = table(heap=21)
    take(state, 1, 3, 1, 3, 1, 3, 1, 3, 1, 1, 3)
    assert [(one.place, one.score) for one in state.standings()] == [(1, 13), (1, 13)]
