# compiled by mypyc
"""Random play to the end: the loop that benchmarks measure and searches build on."""

from lorcha.core.chance import Chance
from lorcha.core.rows import Int
from lorcha.core.state import State


def playout(state: State, chance: Chance) -> int:
    """Play the state to its end at random; returns the number of decisions."""
    decisions: Int = 0
    while state.agenda.size > 0:
        seat = state.first_of(state.agenda.who())
        moves = state.legal_buffer(seat)
        state.advance(seat, moves.codes[chance.below(moves.count)])
        decisions += 1
    return decisions


def clones(state: State, count: int) -> None:
    for _ in range(count):
        state.clone()


def redeals(state: State, seat: int, count: int, chance: Chance) -> None:
    for _ in range(count):
        state.redeal(seat, chance)
