"""Looks through a game for decisions that are worth a deep search: greedy goes wrong, as far as the
policy of a net and a short search can see."""

from collections.abc import Iterator
from typing import Final, NamedTuple

from lorcha.analysis.judge import Judge
from lorcha.bots.budget import Budget
from lorcha.bots.greedy import Greedy
from lorcha.bots.search import Search
from lorcha.core.match import Match
from lorcha.core.perspective import Perspective
from lorcha.puzzles.thoroughness import MARGIN, Thoroughness

FEWEST: Final = 3  # answers: of two, one is soon guessed
MOST: Final = 40  # more are no question a person would look through
LIKED: Final = 0.5  # as much as the likeliest: what the policy likes so well is no clear mistake
PROMISING: Final = 0.6  # of the margin, by a short search


class Position(NamedTuple):
    """After so many moves of the match this seat decides."""

    ply: int
    seat: int
    loss: float  # of greedy's decision, by a short search


def scan(match: Match, judge: Judge, how: Thoroughness, seed: int) -> Iterator[Position]:
    replay = match.at(0)
    for ply, (seat, move) in enumerate(match.moves):
        loss = loss_of_greedy(replay, seat, judge, how, seed + ply)
        if loss > PROMISING * MARGIN:
            yield Position(ply, seat, loss)
        replay.play(seat, move)


def loss_of_greedy(match: Match, seat: int, judge: Judge, how: Thoroughness, seed: int) -> float:
    perspective = Perspective(match.state, seat)
    moves = perspective.legal()
    if not FEWEST <= len(moves) <= MOST:
        return 0.0
    greedy = Greedy(seed).choose(perspective)
    policy = judge.policies([match.state], [seat])[0]
    if policy[moves.index(greedy)] > LIKED * policy.max():
        return 0.0
    search = Search(seed, Budget(simulations=how.glance), try_all=True)
    best, *others = search.consider(perspective).candidates
    return next((best.gain - one.gain for one in others if one.move == greedy), 0.0)
