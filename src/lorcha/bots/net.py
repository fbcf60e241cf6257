"""Plays by a trained net alone, at once: no search."""

from pathlib import Path
from typing import Final

from lorcha.bots.bot import Candidate, Decision, draw_weighted
from lorcha.bots.budget import Budget
from lorcha.bots.guide import NO_NET, SHIPPED, Guide
from lorcha.bots.search import Search
from lorcha.core.chance import Fast
from lorcha.core.perspective import Perspective

WITHOUT_NET: Final = Budget(simulations=200, seconds=1.0)


class NetBot:
    """With a temperature t lesser moves are taken too, in proportion to chance ** (1 / t).

    Without a net of its own (`path`) it takes the one that ships for the game; where there is none
    it searches for a moment instead.
    """

    def __init__(self, seed: int, path: Path | None = None, temperature: float = 0.0) -> None:
        self._chance = Fast(seed)
        self._search = Search(seed, WITHOUT_NET, guide=NO_NET)
        self._guide = Guide(str(path)) if path else SHIPPED
        self._temperature = temperature

    def choose(self, perspective: Perspective) -> int:
        moves = perspective.legal()
        return moves[0] if len(moves) == 1 else self.consider(perspective).move

    def consider(self, perspective: Perspective) -> Decision:
        net = self._guide.net(perspective.game)
        if net is None:
            return self._search.consider(perspective)
        moves = perspective.legal()
        judged = net.evaluate(perspective.sample(self._chance), perspective.seat)
        policy: list[float] = judged.policy.tolist()
        chosen = policy.index(max(policy))
        if self._temperature:
            weights = [(chance / policy[chosen]) ** (1 / self._temperature) for chance in policy]
            chosen = draw_weighted(weights, self._chance)
        order = sorted(range(len(moves)), key=lambda i: (i != chosen, -policy[i]))
        shares = tuple(judged.shares.tolist())
        return Decision(
            moves[chosen], [Candidate(moves[i], round(1000 * policy[i]), shares) for i in order]
        )
