"""Looks one move ahead in a few worlds it thinks possible, and takes what seems worth most."""

from math import exp
from typing import Final

from lorcha.bots.glance import glance
from lorcha.bots.thought import Candidate, Thought, drawn
from lorcha.core.chance import Fast
from lorcha.core.perspective import Perspective

WORLDS: Final = 8


class Greedy:
    """With a temperature it takes lesser moves too: one that seems to cost so many of the game's
    spreads is taken about a third as often as the best."""

    def __init__(self, seed: int, worlds: int = WORLDS, temperature: float = 0.0) -> None:
        self._chance = Fast(seed)
        self._worlds = worlds
        self._temperature = temperature

    def choose(self, perspective: Perspective) -> int:
        return self.consider(perspective).move

    def consider(self, perspective: Perspective) -> Thought:
        moves = perspective.legal()
        worths = self._worths(perspective, len(moves))
        best = max(worths)
        if self._temperature:
            warmth = self._temperature * int(perspective.game.valuation.spread)
            weights = [exp((worth - best) / warmth) for worth in worths]
            chosen = drawn(weights, self._chance)
        else:
            chosen = worths.index(best)
        order = sorted(range(len(moves)), key=lambda i: (i != chosen, -worths[i]))
        return Thought(moves[chosen], [Candidate(moves[i], self._worlds) for i in order])

    def _worths(self, perspective: Perspective, count: int) -> list[float]:
        """Each move's worth in hundredths of a point, in the middle of the worlds looked at."""
        judge, totals = perspective.game.valuation, [0.0] * count
        for _ in range(self._worlds):
            world = perspective.sample(self._chance)
            for i, worth in enumerate(glance(judge, world, perspective.seat, self._chance)):
                totals[i] += worth / self._worlds
        return totals
