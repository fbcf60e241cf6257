"""Plays by a trained net alone, at once: no search."""

from pathlib import Path
from typing import Final

from lorcha.bots.bot import Bot, Candidate, Decision, draw_weighted
from lorcha.bots.budget import Budget
from lorcha.bots.guide import NO_NET, SHIPPED, Guide
from lorcha.bots.search import Search
from lorcha.core.chance import Fast
from lorcha.core.perspective import Perspective

WITHOUT_NET: Final = Budget(simulations=200, seconds=1.0)
BLUNDER: Final = 0.05  # next to the best move: what is less likely is left out


class NetBot:
    """With a temperature t lesser moves are taken too, in proportion to chance ** (1 / t); those
    that would come up less than once for 20 times the best are not: they are no slip of the hand.

    Without a net of its own (`path`) it takes the one that ships for the game; where there is none
    `without_net` decides, or a short search.
    """

    def __init__(
        self,
        seed: int,
        path: Path | None = None,
        temperature: float = 0.0,
        without_net: Bot | None = None,
    ) -> None:
        self._chance = Fast(seed)
        self._without_net = without_net or Search(seed, WITHOUT_NET, guide=NO_NET)
        self._guide = Guide(str(path)) if path else SHIPPED
        self._temperature = temperature

    def choose(self, perspective: Perspective) -> int:
        moves = perspective.legal()
        return moves[0] if len(moves) == 1 else self.consider(perspective).move

    def consider(self, perspective: Perspective) -> Decision:
        net = self._guide.net(perspective.game)
        if net is None:
            return self._without_net.consider(perspective)
        moves = perspective.legal()
        judged = net.evaluate(perspective.sample(self._chance), perspective.seat)
        policy: list[float] = judged.policy.tolist()
        chosen = policy.index(max(policy))
        if self._temperature:
            weights = [(chance / policy[chosen]) ** (1 / self._temperature) for chance in policy]
            possible = [weight if weight > BLUNDER else 0.0 for weight in weights]
            chosen = draw_weighted(possible, self._chance)
        order = sorted(range(len(moves)), key=lambda i: (i != chosen, -policy[i]))
        shares = tuple(judged.shares.tolist())
        return Decision(
            moves[chosen], [Candidate(moves[i], round(1000 * policy[i]), shares) for i in order]
        )
