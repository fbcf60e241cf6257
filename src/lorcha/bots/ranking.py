"""Which of the moves a search has tried is the best: the one with the highest lower bound.

A mean of few tries may be luck, so each mean is lowered by what luck can do. A move that is clearly
better is taken even if it came up late and another was tried more often.
"""

from collections.abc import Sequence
from math import inf, sqrt
from typing import Final

from lorcha.bots.bot import Candidate

LUCK: Final = 0.5  # how far a mean of one try may be off; a mean of n tries by the root of n less
TRIED_ENOUGH: Final = 0.1  # of the visits of the most visited move


def rank(candidates: Sequence[Candidate]) -> list[Candidate]:
    """The best first; moves that were tried too little come last, by their visits."""
    least = TRIED_ENOUGH * most_visits(candidates)
    return sorted(candidates, key=lambda c: (c.visits < least, -lower_bound(c), -c.visits))


def rank_by_visits(candidates: Sequence[Candidate]) -> list[Candidate]:
    return sorted(candidates, key=lambda candidate: -candidate.visits)


def lower_bound(candidate: Candidate) -> float:
    return candidate.gain - LUCK / sqrt(candidate.visits) if candidate.visits else -inf


def is_settled(candidates: Sequence[Candidate], left: float) -> bool:
    """Would the best move stay the best if all simulations left went to any other one?

    These may then be as good as luck can have hidden so far. A move that was hardly tried in more
    than half of the simulations is not expected to come up in the rest.
    """
    best, *others = rank(candidates)
    most = most_visits(candidates)
    if left >= most:
        return False
    tried = [other for other in others if other.visits >= TRIED_ENOUGH * most]
    return all(highest_bound(other, left) < lower_bound(best) for other in tried)


def highest_bound(candidate: Candidate, left: float) -> float:
    """The lower bound it may have once all simulations left have gone to it."""
    visits = candidate.visits + left
    rise = LUCK / sqrt(candidate.visits) * left / visits
    return candidate.gain + rise - LUCK / sqrt(visits)


def is_settled_by_visits(candidates: Sequence[Candidate], left: float) -> bool:
    first, second, *_ = rank_by_visits(candidates)
    return first.visits - second.visits > left


def most_visits(candidates: Sequence[Candidate]) -> int:
    return max(candidate.visits for candidate in candidates)
