# compiled by mypyc
"""Looks one move ahead, in a world drawn from what the seat knows.

Greedy bots choose by it; a search takes its priors from it.
"""

from typing import Final

from lorcha.core.chance import Chance
from lorcha.core.rows import Int, Row, copy_row, row
from lorcha.core.state import State
from lorcha.core.valuation import Valuation

# How many parts of a move that is asked part by part are thought through.
THOROUGH: Final = 3
QUICK: Final = 2
BREADTH: Final = 16  # a part with more answers than this is valued as it stands
WORST: Final = -(1 << 60)


def lookahead(
    valuation: Valuation, world: State, seat: Int, chance: Chance, steps: Int = THOROUGH
) -> Row:
    """The value of each legal move of the seat, in their order."""
    if valuation.patience > 0:  # every part takes time
        steps -= 1
    imagined = world.redeal(seat, chance)
    codes = legal_codes(imagined, seat)
    values = row(len(codes))
    for i in range(len(codes)):
        values[i] = value_after(valuation, imagined, seat, codes[i], steps)
    return values


def legal_codes(state: State, seat: Int) -> Row:
    """A copy of the legal moves: the state's own buffer is soon filled again."""
    legal = state.legal_buffer(seat)
    return copy_row(legal.codes[: legal.count])


def value_after(valuation: Valuation, before: State, seat: Int, move: Int, steps: Int) -> Int:
    """The value once the move is complete, with the best answers to the questions it leads to."""
    state = before.clone()
    state.advance(seat, move)
    answer_for_others(state, before, seat)
    wait(state, seat, valuation.patience)
    same_turn = valuation.patience > 0 or state.agenda.size >= before.agenda.size
    if steps > 1 and same_turn and asks(state, seat):
        codes = legal_codes(state, seat)
        if len(codes) <= BREADTH:
            best: Int = WORST
            for i in range(len(codes)):
                best = max(best, value_after(valuation, state, seat, codes[i], steps - 1))
            return best
    return valuation.value(state, seat)


def asks(state: State, seat: Int) -> bool:
    return state.agenda.size > 0 and (state.agenda.who() >> seat) & 1 == 1


def wait(state: State, seat: Int, patience: Int) -> None:
    """Where a choice takes effect only later, others play at random until the seat is asked."""
    while patience > 0 and state.agenda.size > 0 and not asks(state, seat):
        play_random(state, state.first_of(state.agenda.who()))
        patience -= 1


def play_random(state: State, seat: Int) -> None:
    legal = state.legal_buffer(seat)
    state.advance(seat, legal.codes[state.chance.below(legal.count)])


def answer_for_others(state: State, before: State, seat: Int) -> None:
    """Seats that are asked the same at the same time answer at random: the seat cannot know."""
    question = before.agenda.what()
    others: Int = before.agenda.who() & ~(1 << seat)
    while others != 0 and state.agenda.size == before.agenda.size and not asks(state, seat):
        who: Int = state.agenda.who() & others
        if state.agenda.what() != question or who == 0:
            return
        play_random(state, state.first_of(who))
