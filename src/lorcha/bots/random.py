"""Plays any legal move, each as likely: the baseline every other bot must beat."""

from lorcha.bots.bot import Candidate, Decision
from lorcha.core.chance import Fast
from lorcha.core.perspective import Perspective


class Random:
    def __init__(self, seed: int) -> None:
        self._chance = Fast(seed)

    def choose(self, perspective: Perspective) -> int:
        moves = perspective.legal()
        return moves[self._chance.below(len(moves))]

    def consider(self, perspective: Perspective) -> Decision:
        move = self.choose(perspective)
        return Decision(move, [Candidate(move, 1)])
