"""Plays by a trained net alone, at once: no search."""

from pathlib import Path
from typing import Final

from lorcha.bots.bot import Candidate, Decision, draw_weighted
from lorcha.bots.budget import Budget
from lorcha.bots.search import Search
from lorcha.core.chance import Fast
from lorcha.core.perspective import Perspective
from lorcha.nets.net import Net
from lorcha.nets.shelf import load_net, shipped_net

WITHOUT_NET: Final = Budget(simulations=200, seconds=1.0)


class NetBot:
    """With a temperature t lesser moves are taken too, in proportion to chance ** (1 / t).

    Without a net of its own (`path`) it takes the one that ships for the game; where there is none
    it searches for a moment instead.
    """

    def __init__(self, seed: int, path: Path | None = None, temperature: float = 0.0) -> None:
        self._chance = Fast(seed)
        self._search = Search(seed, WITHOUT_NET)
        self._path = path
        self._temperature = temperature

    def choose(self, perspective: Perspective) -> int:
        moves = perspective.legal()
        return moves[0] if len(moves) == 1 else self.consider(perspective).move

    def consider(self, perspective: Perspective) -> Decision:
        net = self._net(perspective)
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

    def _net(self, perspective: Perspective) -> Net | None:
        if self._path is not None:
            return load_net(perspective.game, self._path)
        return shipped_net(perspective.game)
