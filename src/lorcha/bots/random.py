"""Plays anything that is allowed, each move as likely: the measure every other bot must beat."""

from lorcha.core.chance import Fast
from lorcha.core.perspective import Perspective


class Random:
    def __init__(self, seed: int) -> None:
        self._chance = Fast(seed)

    def choose(self, perspective: Perspective) -> int:
        moves = perspective.legal()
        return moves[self._chance.below(len(moves))]
