"""Who is winning, judged by everything: pooled from what every seat's own net says."""

from collections.abc import Sequence
from typing import Final, NamedTuple, Protocol

import numpy as np
from numpy.typing import NDArray

from lorcha.analysis.views import shares_of
from lorcha.core.state import State
from lorcha.nets.net import Net

Shares = NDArray[np.float64]  # a row for each position, a column for each seat
Policy = NDArray[np.float32]

LEAST: Final = 1e-4  # a net is never quite certain


class Judge(Protocol):
    name: str

    def shares(self, states: Sequence[State]) -> Shares:
        """The share of the win each seat may expect, by everything; at the end the result."""
        ...

    def policies(self, states: Sequence[State], seats: Sequence[int]) -> list[Policy]:
        """How likely a good player takes each legal move, in the order of the legal moves."""
        ...


class Powers(NamedTuple):
    """How much the view of the deciding seat counts, how much a seat's view of itself, and how much
    the mean of all views."""

    decider: float
    own: float
    mean: float


USUAL: Final = Powers(0.3, 0.3, 0.4)
# By `bench.analysis.calibration --fit`, from 1,000 games of each game.
FITTED: Final = {
    "dragon": Powers(0.07, 0.31, 0.75),
    "jamaica": Powers(0.51, 0.67, 0.0),
    "panda": Powers(0.66, 1.17, 0.0),
    "ching": Powers(0.0, 0.91, 0.0),
}


class NetJudge:
    def __init__(self, net: Net, powers: Powers | None = None) -> None:
        self._net = net
        self._powers = powers or FITTED.get(net.card.game, USUAL)
        self.name = f"net of {net.card.date} ({net.card.commit})"

    def shares(self, states: Sequence[State]) -> Shares:
        result = np.zeros((len(states), int(states[0].seats) if states else 0))
        going = [i for i, state in enumerate(states) if not state.over()]
        for i, state in enumerate(states):
            if state.over():
                result[i] = final_shares(state)
        if going:
            result[going] = self._pool([states[i] for i in going])
        return result

    def _pool(self, states: Sequence[State]) -> Shares:
        deciders = [first_actor(state) for state in states]
        return pool(self.views(states), deciders, self._powers)

    def views(self, states: Sequence[State]) -> Shares:
        """What each seat says of each: position, observing seat, seat."""
        seats = range(int(states[0].seats))
        observed = [state for state in states for _ in seats]
        rows = shares_of(self._net, observed, [*seats] * len(states))
        return rows.astype(np.float64).reshape(len(states), len(seats), len(seats))

    def policies(self, states: Sequence[State], seats: Sequence[int]) -> list[Policy]:
        evaluations = self._net.evaluate_many(list(states), list(seats))
        return [evaluation.policy for evaluation in evaluations]


def pool(views: Shares, deciders: Sequence[int], powers: Powers) -> Shares:
    """Means of logarithms: three seats that doubt outweigh one that is nearly certain."""
    logs = np.log(np.maximum(views, LEAST))
    decider = logs[np.arange(len(logs)), list(deciders)]
    own = np.diagonal(logs, axis1=1, axis2=2)
    pooled = powers.decider * decider + powers.own * own + powers.mean * logs.mean(1)
    weights = np.exp(pooled)
    shares: Shares = weights / weights.sum(1, keepdims=True)
    return shares


def final_shares(state: State) -> list[float]:
    """Seats that share the first place share the win."""
    won = [0.0] * int(state.seats)
    for standing in state.standings():
        won[standing.seat] = float(standing.place == 1)
    return [one / sum(won) for one in won]


def first_actor(state: State) -> int:
    return int(state.first_of(state.agenda.who()))
