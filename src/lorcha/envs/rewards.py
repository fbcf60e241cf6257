# compiled by mypyc
"""The reward of each seat at the end of a game."""

from typing import Final, final

from lorcha.core.options import BadOption
from lorcha.core.rows import Int, Reals, reals
from lorcha.core.state import State

WIN: Final = 0
RANK: Final = 1
MARGIN: Final = 2
KINDS: Final = ["win", "rank", "margin"]


@final
class Rewards:
    """`win`: the share of the win; all shares add up to 1. `rank`: from 1 for the first to -1 for
    the last; seats that share a place share the rewards of its places. `margin`: the score above
    the mean of the others, where 1 is the usual difference between two good players."""

    def __init__(self, kind: str, spread: Int) -> None:
        check_reward(kind)
        self.kind: Int = KINDS.index(kind)
        self.point: float = 100.0 / float(int(spread))

    def returns(self, state: State) -> Reals:
        """By seat."""
        out = reals(state.seats)
        if self.kind == WIN:
            self.by_win(state, out)
        elif self.kind == RANK:
            self.by_rank(state, out)
        else:
            self.by_margin(state, out)
        return out

    def by_win(self, state: State, out: Reals) -> None:
        standings = state.standings()
        winners: float = 0.0
        for standing in standings:
            if standing.place == 1:
                winners += 1.0
        for standing in standings:
            if standing.place == 1:
                out[standing.seat] = 1.0 / winners

    def by_rank(self, state: State, out: Reals) -> None:
        standings = state.standings()
        steps = float(len(standings) - 1)
        for standing in standings:
            better = 0.0
            equal = 0.0
            for other in standings:
                if other.place < standing.place:
                    better += 1.0
                elif other.place == standing.place:
                    equal += 1.0
            out[standing.seat] = 1.0 - 2.0 * (better + (equal - 1.0) / 2.0) / steps

    def by_margin(self, state: State, out: Reals) -> None:
        standings = state.standings()
        total = 0.0
        for standing in standings:
            total += float(standing.score)
        others = float(len(standings) - 1)
        for standing in standings:
            score = float(standing.score)
            out[standing.seat] = (score - (total - score) / others) * self.point


def check_reward(kind: str) -> None:
    if kind not in KINDS:
        raise BadOption(f"a reward is one of {', '.join(KINDS)}, not {kind!r}")
