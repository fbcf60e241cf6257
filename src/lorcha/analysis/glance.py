"""A decision judged while the game goes on: at once, in a few worlds its seat holds possible."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from lorcha.analysis.decisions import judge_decision
from lorcha.analysis.grades import GRADES
from lorcha.analysis.judge import Judge
from lorcha.analysis.modes import Mode
from lorcha.analysis.report import Grade
from lorcha.core.game import Game
from lorcha.core.state import State

WORLDS: Final = 24
GLANCE: Final = Mode("glance", 0, (WORLDS, WORLDS), 6, 2, 0, WORLDS, 0)


class Glance(NamedTuple):
    """The grade of the worst part, "" if there was nothing to grade; the share of the win that all
    parts gave away."""

    grade: Grade
    loss: float


def glance(game: Game, judge: Judge, world: State, seat: int, moves: Sequence[int]) -> Glance:
    """At a decision in its parts, made from this position (which is played on)."""
    worst, loss = -1, 0.0
    for number, move in enumerate(moves):
        decision = judge_decision(game, judge, world, seat, move, GLANCE, WORLDS, number)
        if decision is not None and decision.grade:
            worst = max(worst, GRADES.index(decision.grade))
            loss -= decision.cost[seat]
        if number < len(moves) - 1:
            world.play(seat, move)
    return Glance("" if worst < 0 else GRADES[worst], loss)
