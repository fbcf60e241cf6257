# compiled by mypyc
"""The game: which task leads to which part of the rules."""

from typing import Final, final

from lorcha.core.chance import Chance, Fast
from lorcha.core.moves import Moves
from lorcha.core.rows import Int
from lorcha.core.standing import Standing
from lorcha.core.state import MAX_MOVE
from lorcha.games.panda.rules.combination import is_bid
from lorcha.games.panda.rules.deal import begin_round, set_up
from lorcha.games.panda.rules.ending import end_round, end_trick, standings
from lorcha.games.panda.rules.redeal import deal_unknown
from lorcha.games.panda.rules.symbols import offer_symbols, use_symbol
from lorcha.games.panda.rules.turn import (
    begin_trick,
    begin_turn,
    next_turn,
    offer_turn,
    steps_of,
    take_turn,
)
from lorcha.games.panda.state import (
    ASK_SYMBOL,
    ASK_TURN,
    BEGIN_ROUND,
    BEGIN_TRICK,
    BEGIN_TURN,
    END_ROUND,
    END_TRICK,
    NEXT_TURN,
    SET_UP,
    Table,
)

WORLDS: Final = 1 << 30


@final
class Panda(Table):
    def clone(self) -> "Panda":
        return Panda(self.seats, self.chance.clone(), self)

    def redeal(self, seat: Int, chance: Chance) -> "Panda":
        world = Panda(self.seats, Fast(chance.below(WORLDS)), self)
        deal_unknown(world, seat, chance)
        return world

    def standings(self) -> list[Standing]:
        return standings(self)

    def run(self, what: Int, who: Int, number: Int) -> None:
        if what == NEXT_TURN:
            next_turn(self)
        elif what == BEGIN_TURN:
            begin_turn(self, number)
        elif what == END_TRICK:
            end_trick(self, number)
        elif what == BEGIN_TRICK:
            begin_trick(self, number)
        elif what == END_ROUND:
            end_round(self)
        elif what == BEGIN_ROUND:
            begin_round(self, number)
        elif what == SET_UP:
            set_up(self)

    def find_legal(self, seat: Int, out: Moves) -> None:
        what = self.agenda.what()
        if what == ASK_TURN:
            offer_turn(self, seat, out)
        elif what == ASK_SYMBOL:
            offer_symbols(self, seat, self.agenda.number(), out)

    def expand(self, seat: int, move: int) -> list[int]:
        """A complete bid is accepted also where it is asked for in steps."""
        asked = self.is_asked(seat) and self.agenda.what() == ASK_TURN
        if not asked or not 0 <= move <= MAX_MOVE or not is_bid(move):
            return [move]
        return steps_of(self, seat, move)

    def answer(self, seat: Int, move: Int) -> None:
        what = self.agenda.what()
        if what == ASK_TURN:
            take_turn(self, seat, move)
        elif what == ASK_SYMBOL:
            use_symbol(self, seat, move)
