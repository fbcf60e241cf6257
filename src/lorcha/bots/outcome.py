# compiled by mypyc
"""Who gains how much from a position: the share of the win first, the margin a little."""

from math import exp
from typing import Final, final

from lorcha.core.rows import Int, Reals, reals
from lorcha.core.state import State
from lorcha.core.valuation import Valuation

MARGIN: Final = 0.1  # the weight of the margin beside the win
HUNDREDTHS: Final = 100.0


@final
class Outcome:
    """Of each seat: its share of the win, and what a search maximises, both from 0 to 1."""

    def __init__(self, judge: Valuation, state: State) -> None:
        self.seats: Int = state.seats
        self.spread: float = float(int(judge.spread))
        self.worths: Reals = reals(state.seats)
        self.shares: Reals = reals(state.seats)
        self.gains: Reals = reals(state.seats)
        if state.agenda.size == 0:
            self.read(state)
        else:
            self.guess(judge, state)
        self.weigh()

    def read(self, state: State) -> None:
        """As it ended: winners who share the first place share the win."""
        winners: float = 0.0
        for standing in state.standings():
            self.worths[standing.seat] = HUNDREDTHS * float(standing.score)
            if standing.place == 1:
                self.shares[standing.seat] = 1.0
                winners += 1.0
        for seat in range(self.seats):
            self.shares[seat] = self.shares[seat] / winners

    def guess(self, judge: Valuation, state: State) -> None:
        """As the game judges it: who is ahead by its spread wins about three times as often."""
        most: float = -1e18
        for seat in range(self.seats):
            worth: float = float(int(judge.value(state, seat)))
            self.worths[seat] = worth
            most = max(most, worth)
        whole: float = 0.0
        for seat in range(self.seats):
            likely: float = exp((self.worths[seat] - most) / self.spread)
            self.shares[seat] = likely
            whole += likely
        for seat in range(self.seats):
            self.shares[seat] = self.shares[seat] / whole

    def weigh(self) -> None:
        total: float = 0.0
        for seat in range(self.seats):
            total += self.worths[seat]
        middle: float = total / float(int(self.seats))
        for seat in range(self.seats):
            margin: float = (self.worths[seat] - middle) / (4.0 * self.spread)
            margin = min(1.0, max(-1.0, margin))
            self.gains[seat] = (1.0 - MARGIN) * self.shares[seat] + MARGIN * (0.5 + 0.5 * margin)
