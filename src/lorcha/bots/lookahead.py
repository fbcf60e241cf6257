# compiled by mypyc
"""Looks one move ahead, in a world drawn from what the seat knows.

Greedy bots choose by it; a search takes its priors from it.
"""

from typing import Final, final

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
    return Lookahead(valuation).values(world, seat, chance, steps)


@final
class Lookahead:
    """Positions to try moves in: to fill one again takes far less time than to make another.

    One is the world it imagines, the others are what came of the moves tried there, one for each
    number of `steps` still to look.
    """

    def __init__(self, valuation: Valuation) -> None:
        self.valuation: Valuation = valuation
        self.world: State | None = None
        self.tried: list[State | None] = [None] * (THOROUGH + 1)

    def values(self, world: State, seat: Int, chance: Chance, steps: Int) -> Row:
        """The value of each legal move of the seat, in their order."""
        if self.valuation.patience > 0:  # every part takes time
            steps -= 1
        imagined = self.imagine(world, seat, chance)
        moves = imagined.legal_buffer(seat)
        values = row(moves.count)
        for i in range(moves.count):
            values[i] = self.value_after(imagined, seat, moves.codes[i], steps)
        return values

    def imagine(self, world: State, seat: Int, chance: Chance) -> State:
        """A world the seat considers possible; it is good until the next is imagined."""
        imagined = self.world
        if imagined is not None and imagined.become(world):
            imagined.mix_unknown(seat, chance)
            return imagined
        self.world = imagined = world.redeal(seat, chance)
        return imagined

    def copy_of(self, before: State, steps: Int) -> State:
        state = self.tried[steps]
        if state is not None and state.become(before):
            return state
        self.tried[steps] = state = before.clone()
        return state

    def value_after(self, before: State, seat: Int, move: Int, steps: Int) -> Int:
        """The value once the move is complete, with the best answers to the questions it leads
        to."""
        patience = self.valuation.patience
        state = self.copy_of(before, steps)
        state.advance(seat, move)
        answer_for_others(state, before, seat)
        wait(state, seat, patience)
        same_turn = patience > 0 or state.agenda.size >= before.agenda.size
        if steps > 1 and same_turn and asks(state, seat):
            moves = state.legal_buffer(seat)
            if moves.count <= BREADTH:
                best: Int = WORST
                for i in range(moves.count):
                    best = max(best, self.value_after(state, seat, moves.codes[i], steps - 1))
                return best
        return self.valuation.value(state, seat)


def legal_codes(state: State, seat: Int) -> Row:
    """A copy of the legal moves: the state's own buffer is soon filled again."""
    legal = state.legal_buffer(seat)
    return copy_row(legal.codes[: legal.count])


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
