"""The judge of a game without a net: its valuation, and a look one move ahead for the policy."""

from collections.abc import Sequence
from typing import Final

import numpy as np

from lorcha.analysis.judge import Policy, Shares
from lorcha.bots.lookahead import QUICK, lookahead
from lorcha.bots.outcome import Outcome
from lorcha.core.chance import Fast
from lorcha.core.game import Game
from lorcha.core.state import State

SHARPNESS: Final = 0.12  # a move that costs so many spreads is taken a third as often


class ValuationJudge:
    name = "valuation"

    def __init__(self, game: Game) -> None:
        self._valuation = game.valuation
        self._scale = SHARPNESS * int(game.valuation.spread)

    def shares(self, states: Sequence[State]) -> Shares:
        return np.array([list(Outcome(self._valuation, state).shares) for state in states])

    def policies(self, states: Sequence[State], seats: Sequence[int]) -> list[Policy]:
        return [self._policy(state, seat) for state, seat in zip(states, seats, strict=True)]

    def _policy(self, state: State, seat: int) -> Policy:
        """The world it looks at depends on nothing but the position."""
        values = np.array(list(lookahead(self._valuation, state, seat, Fast(0), QUICK)), float)
        weights = np.exp((values - values.max()) / self._scale)
        policy: Policy = (weights / weights.sum()).astype(np.float32)
        return policy
