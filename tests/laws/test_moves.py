"""Law 2: every legal move can be played; anything else is refused and changes nothing."""

from collections.abc import Iterator
from random import Random

import pytest

from lorcha.core.game import Game
from lorcha.core.match import digest
from lorcha.core.state import IllegalMove, State
from tests.laws.tables import positions, sampled, tables

TRIED = 200  # moves of other times, in each position


@pytest.mark.parametrize(("game", "seats", "numbers"), tables(share=50))
def test_every_legal_move_can_be_played(game: Game, seats: int, numbers: range) -> None:
    for number in numbers:
        for state in sampled(game, seats, number):
            for seat in state.actors():
                for move in state.legal(seat):
                    world = state.clone()
                    world.play(seat, move)
                    assert game.broken_invariants(world) == []


@pytest.mark.parametrize(("game", "seats", "numbers"), tables(share=100))
def test_anything_else_is_refused_and_changes_nothing(
    game: Game, seats: int, numbers: range
) -> None:
    for number in numbers:
        known = moves_of_a_game(game, seats, number)
        chooser = Random(number)
        for state in sampled(game, seats, number):
            check_refusals(state, chooser.sample(known, min(TRIED, len(known))), chooser)


def moves_of_a_game(game: Game, seats: int, number: int) -> list[int]:
    """All that any seat could play at any time: at another time most of it is illegal."""
    moves: set[int] = set()
    for state in positions(game, seats, number):
        for seat in state.actors():
            moves.update(state.legal(seat))
    return sorted(moves)


def check_refusals(state: State, known: list[int], chooser: Random) -> None:
    before, length = digest(state), len(state.journal.entries) if state.journal else 0
    seats = int(state.seats)
    legal = {seat: state.legal(seat) for seat in range(seats)}
    for seat in [*range(seats), -1, -seats, seats, 63, 64, 1 << 70, -(1 << 70)]:
        for move in [*known, *nonsense(known, chooser)]:
            if move not in legal.get(seat, []):
                refuse(state, seat, move)
    assert digest(state) == before
    assert length == (len(state.journal.entries) if state.journal else 0)
    assert legal == {seat: state.legal(seat) for seat in range(seats)}


def refuse(state: State, seat: int, move: int) -> None:
    with pytest.raises(IllegalMove):
        state.play(seat, move)


def nonsense(known: list[int], chooser: Random) -> Iterator[int]:
    """Numbers that are no moves, some of them a bit away from one."""
    yield from (-1, -(1 << 63), (1 << 62) - 1, 1 << 62, 1 << 63, (1 << 64) - 1, 10**30, -(10**30))
    for _ in range(8):
        move = chooser.choice(known)
        yield move + (1 << 62)
        yield move + (1 << 64)
        yield -move
        yield move ^ (1 << chooser.randrange(62))
        yield chooser.getrandbits(chooser.randrange(1, 80))
