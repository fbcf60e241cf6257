# compiled by mypyc
"""Random play to the end: the loop that benchmarks measure and searches build on."""

from lorcha.core.chance import Chance
from lorcha.core.rows import Int
from lorcha.core.state import NOBODY, State, list_legal, next_of


def playout(state: State, chance: Chance) -> int:
    """Play the state to its end at random; returns the number of decisions."""
    decisions: Int = 0
    while state.agenda.size > 0:
        who = state.agenda.who()
        seat = state.legal_seat  # its moves are listed already, to see whether one is forced
        if seat == NOBODY or who & (who - 1) != 0:
            seat = next_of(state, who)
        if seat != state.legal_seat:
            list_legal(state, seat)
        moves = state.legal_moves
        state.advance(seat, moves.codes[chance.below(moves.count)])
        decisions += 1
    return decisions


def clones(state: State, count: int) -> None:
    for _ in range(count):
        state.clone()


def redeals(state: State, seat: int, count: int, chance: Chance) -> None:
    for _ in range(count):
        state.redeal(seat, chance)
