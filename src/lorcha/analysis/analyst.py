"""Goes through a finished match move by move. It can stop anywhere and go on from the steps it has
made so far: each step depends on the match, the mode and its own number alone."""

from collections.abc import Iterator, Sequence
from functools import cached_property
from typing import Final

import numpy as np

from lorcha.analysis.accounts import accounts_of
from lorcha.analysis.decisions import Comparison, judge_another, judge_decision
from lorcha.analysis.judge import Judge, NetJudge, Shares
from lorcha.analysis.modes import Mode
from lorcha.analysis.report import Analysis, Row, Step
from lorcha.analysis.unknowns import unknown_after
from lorcha.analysis.valuation_judge import ValuationJudge
from lorcha.core.chance import Fast
from lorcha.core.game import Game
from lorcha.core.match import BadMatch, Match
from lorcha.core.state import State
from lorcha.nets.shelf import shipped_net

LOOKS: Final = 2  # at a position in a world, for each seat: to play on, and to judge where it led


class Analyst:
    """`steps` iterates; `report` puts them together. BadMatch if the match is not finished."""

    def __init__(self, match: Match, mode: Mode, judge: Judge | None = None) -> None:
        if not match.state.over():
            raise BadMatch("the match is not finished: there is nothing to analyse yet")
        self.match, self.mode = match, mode
        self.judge = judge or judge_of(match.game)
        self.states = positions(match)
        self.worlds = self._worlds()

    @cached_property
    def curve(self) -> Shares:
        return self.judge.shares(self.states)

    @cached_property
    def first(self) -> Row:
        return tuple(self._first_shares().tolist())

    def _first_shares(self) -> Shares:
        """The mean over deals; a position that was set up is no luck of anybody's."""
        if self.match.position is not None:
            dealt: Shares = self.curve[0]
            return dealt
        game, seats = self.match.game, len(self.match.seats)
        deals = [
            game.new(seats, self.match.options, chance=Fast(seed))
            for seed in range(self.mode.deals)
        ]
        mean: Shares = self.judge.shares(deals).mean(0)
        return mean

    def _worlds(self) -> int:
        """As many for each decision as the mode can afford in this game."""
        options = sum(
            min(len(state.legal(seat)), self.mode.options)
            for state, (seat, _) in zip(self.states, self.match.moves, strict=False)
        )
        least, most = self.mode.worlds
        looks = max(1, options * LOOKS * len(self.match.seats))
        return min(most, max(least, self.mode.views // looks))

    def steps(self, begin: int = 0) -> Iterator[Step]:
        """One for each move of the record from this one on."""
        for ply in range(begin, self.match.ply):
            yield self.look_at(ply)

    def look_at(self, ply: int) -> Step:
        (seat, move), state = self.match.moves[ply], self.states[ply]
        game, judge = self.match.game, self.judge
        decision = judge_decision(game, judge, state, seat, move, self.mode, self.worlds, ply)
        change = self.curve[ply + 1] - self.curve[ply]
        luck = change - np.array(decision.cost) if decision else change
        return Step(
            seat,
            tuple(self.curve[ply + 1].tolist()),
            tuple(luck.tolist()),
            unknown_after(state, seat, move),
            decision,
        )

    def judge_instead(self, ply: int, move: int) -> Comparison | None:
        """What this move would have been worth in place of the one that was made; None if there was
        no choice."""
        (seat, made), state = self.match.moves[ply], self.states[ply]
        return judge_another(self.judge, state, seat, made, move, self.mode, self.worlds, ply)

    def report(self, steps: Sequence[Step]) -> Analysis:
        game, dealt = self.match.game, tuple(self.curve[0].tolist())
        return Analysis(
            game.id,
            game.rules_version,
            game.box.fingerprint,
            self.mode.name,
            self.judge.name,
            tuple(self.match.seats),
            self.first,
            dealt,
            tuple(steps),
            tuple(accounts_of(game.id, self.first, dealt, steps)),
        )


def positions(match: Match) -> list[State]:
    """Before the first move, and after each."""
    replay = match.at(0)
    states = [replay.state.clone()]
    for seat, move in match.moves:
        replay.play(seat, move)
        states.append(replay.state.clone())
    return states


def judge_of(game: Game) -> Judge:
    """By the net that ships, or by the valuation where none fits."""
    net = shipped_net(game)
    return NetJudge(net) if net is not None else ValuationJudge(game)


def analyse(match: Match, mode: Mode, judge: Judge | None = None) -> Analysis:
    """All at once."""
    analyst = Analyst(match, mode, judge)
    return analyst.report(list(analyst.steps()))
