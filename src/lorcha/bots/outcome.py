# compiled by mypyc
"""How much each seat gains from a position: mostly its share of the win, a little the margin."""

from math import exp
from typing import Final, final

from lorcha.core.rows import Int, Reals, reals
from lorcha.core.state import State
from lorcha.core.valuation import Valuation

MARGIN: Final = 0.1  # the weight of the margin; the rest is the win
HUNDREDTHS: Final = 100.0


@final
class Outcome:
    """For each seat its share of the win, and what a search maximises, both from 0 to 1.

    Before the end of the game the shares are those that were `foreseen`, else those the valuation
    says.
    """

    def __init__(
        self, valuation: Valuation, state: State, foreseen: list[float] | None = None
    ) -> None:
        self.seats: Int = state.seats
        self.spread: float = float(int(valuation.spread))
        self.values: Reals = reals(state.seats)
        self.shares: Reals = reals(state.seats)
        self.gains: Reals = reals(state.seats)
        if state.agenda.size == 0:
            self.read_standings(state)
        else:
            self.estimate(valuation, state)
            if foreseen is not None:
                for seat in range(self.seats):
                    self.shares[seat] = foreseen[seat]
        self.add_margin()

    def read_standings(self, state: State) -> None:
        """The game is over: seats that share the first place share the win."""
        winners: float = 0.0
        for standing in state.standings():
            self.values[standing.seat] = HUNDREDTHS * float(standing.score)
            if standing.place == 1:
                self.shares[standing.seat] = 1.0
                winners += 1.0
        for seat in range(self.seats):
            self.shares[seat] = self.shares[seat] / winners

    def estimate(self, valuation: Valuation, state: State) -> None:
        """By the valuation: a seat that leads by one spread wins about three times as often."""
        most: float = -1e18
        for seat in range(self.seats):
            value: float = float(int(valuation.value(state, seat)))
            self.values[seat] = value
            most = max(most, value)
        total: float = 0.0
        for seat in range(self.seats):
            weight: float = exp((self.values[seat] - most) / self.spread)
            self.shares[seat] = weight
            total += weight
        for seat in range(self.seats):
            self.shares[seat] = self.shares[seat] / total

    def add_margin(self) -> None:
        total: float = 0.0
        for seat in range(self.seats):
            total += self.values[seat]
        mean: float = total / float(int(self.seats))
        for seat in range(self.seats):
            margin: float = (self.values[seat] - mean) / (4.0 * self.spread)
            margin = min(1.0, max(-1.0, margin))
            self.gains[seat] = (1.0 - MARGIN) * self.shares[seat] + MARGIN * (0.5 + 0.5 * margin)
