"""Finished matches to analyse, a way to look at them that takes no time, and a judge of scores."""

from collections.abc import Sequence
from functools import cache

import numpy as np

from lorcha import games
from lorcha.analysis.judge import Policy, Shares, final_shares
from lorcha.analysis.modes import Mode
from lorcha.core.chance import Fast
from lorcha.core.match import Match, fast
from lorcha.core.state import State

GLANCE = Mode("quick", 0, (2, 2), 2, 1, 2, 2, 0)


@cache
def finished(game_id: str, seats: int, seed: int = 1) -> Match:
    """Played at random to its end; the same one each time."""
    return play(game_id, seats, seed)


def play(game_id: str, seats: int, seed: int) -> Match:
    chance = Fast(seed)
    match = Match(games.load(game_id), [f"P{seat}" for seat in range(seats)], {}, fast(seed))
    while not match.state.over():
        seat = match.state.actors()[0]
        moves = match.state.legal(seat)
        match.play(seat, moves[chance.below(len(moves))])
    return match


class ScoreJudge:
    """Who has more points will win; each move is half as likely as the one before."""

    name = "scores"

    def shares(self, states: Sequence[State]) -> Shares:
        return np.array([self._of(state) for state in states])

    def _of(self, state: State) -> list[float]:
        if state.over():
            return final_shares(state)
        scores = [0.0] * int(state.seats)
        for standing in state.standings():
            scores[standing.seat] = standing.score / 10
        weights = np.exp(np.array(scores) - max(scores))
        shares: list[float] = (weights / weights.sum()).tolist()
        return shares

    def policies(self, states: Sequence[State], seats: Sequence[int]) -> list[Policy]:
        counts = [len(state.legal(seat)) for state, seat in zip(states, seats, strict=True)]
        halves = [0.5 ** np.arange(count, dtype=np.float32) for count in counts]
        return [weights / weights.sum() for weights in halves]
