# compiled by mypyc
"""A look one move ahead, in a world drawn from what the seat knows.

Greedy bots choose by it; a search takes from it which moves to try first.
"""

from typing import Final

from lorcha.core.chance import Chance
from lorcha.core.rows import Int, Row, copy_row, row
from lorcha.core.state import State
from lorcha.core.valuation import Valuation

# Of a move asked part by part, so many parts are thought through
THOROUGH: Final = 3
QUICK: Final = 2
BREADTH: Final = 16  # a part with more answers than that is judged as it stands
WORST: Final = -(1 << 60)


def glance(judge: Valuation, world: State, seat: Int, chance: Chance, steps: Int = THOROUGH) -> Row:
    """What each legal move of the seat seems to be worth to it, in their order."""
    if judge.patience > 0:  # every part takes its time
        steps -= 1
    imagined = world.redeal(seat, chance)
    codes = moves_of(imagined, seat)
    worths = row(len(codes))
    for i in range(len(codes)):
        worths[i] = worth_after(judge, imagined, seat, codes[i], steps)
    return worths


def moves_of(state: State, seat: Int) -> Row:
    """The legal moves, kept: the state's own buffer is soon filled again."""
    found = state.legal_buffer(seat)
    return copy_row(found.codes[: found.count])


def worth_after(judge: Valuation, before: State, seat: Int, move: Int, steps: Int) -> Int:
    """The worth once the move is made whole, by the best answers to the questions it leads to."""
    state = before.clone()
    state.advance(seat, move)
    let_others_answer(state, before, seat)
    wait(state, seat, judge.patience)
    same_turn = judge.patience > 0 or state.agenda.size >= before.agenda.size
    if steps > 1 and same_turn and asks(state, seat):
        codes = moves_of(state, seat)
        if len(codes) <= BREADTH:
            best: Int = WORST
            for i in range(len(codes)):
                best = max(best, worth_after(judge, state, seat, codes[i], steps - 1))
            return best
    return judge.value(state, seat)


def asks(state: State, seat: Int) -> bool:
    return state.agenda.size > 0 and (state.agenda.who() >> seat) & 1 == 1


def wait(state: State, seat: Int, patience: Int) -> None:
    """Where a choice takes effect only in its turn, others do anything until the seat is asked."""
    while patience > 0 and state.agenda.size > 0 and not asks(state, seat):
        do_anything(state, state.first_of(state.agenda.who()))
        patience -= 1


def do_anything(state: State, seat: Int) -> None:
    found = state.legal_buffer(seat)
    state.advance(seat, found.codes[state.chance.below(found.count)])


def let_others_answer(state: State, before: State, seat: Int) -> None:
    """Those asked the same at the same time answer anything: the seat cannot know what."""
    question = before.agenda.what()
    others: Int = before.agenda.who() & ~(1 << seat)
    while others != 0 and state.agenda.size == before.agenda.size and not asks(state, seat):
        who: Int = state.agenda.who() & others
        if state.agenda.what() != question or who == 0:
            return
        do_anything(state, state.first_of(who))
