"""Looks one move ahead in a few possible worlds, and takes the move with the highest value."""

from math import exp
from typing import Final

from lorcha.bots.bot import Candidate, Decision, draw_weighted
from lorcha.bots.lookahead import lookahead
from lorcha.core.chance import Fast
from lorcha.core.perspective import Perspective

WORLDS: Final = 8


class Greedy:
    """With a temperature it takes lesser moves too: one that seems to cost that many of the game's
    spreads is taken about a third as often as the best."""

    def __init__(self, seed: int, worlds: int = WORLDS, temperature: float = 0.0) -> None:
        self._chance = Fast(seed)
        self._worlds = worlds
        self._temperature = temperature

    def choose(self, perspective: Perspective) -> int:
        return self.consider(perspective).move

    def consider(self, perspective: Perspective) -> Decision:
        moves = perspective.legal()
        values = self._values(perspective, len(moves))
        best = max(values)
        if self._temperature:
            scale = self._temperature * int(perspective.game.valuation.spread)
            weights = [exp((value - best) / scale) for value in values]
            chosen = draw_weighted(weights, self._chance)
        else:
            chosen = values.index(best)
        order = sorted(range(len(moves)), key=lambda i: (i != chosen, -values[i]))
        return Decision(moves[chosen], [Candidate(moves[i], self._worlds) for i in order])

    def _values(self, perspective: Perspective, count: int) -> list[float]:
        """Each move's value in hundredths of a point, averaged over the worlds."""
        valuation, means = perspective.game.valuation, [0.0] * count
        for _ in range(self._worlds):
            world = perspective.sample(self._chance)
            for i, value in enumerate(lookahead(valuation, world, perspective.seat, self._chance)):
                means[i] += value / self._worlds
        return means
