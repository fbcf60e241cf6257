"""The decisions that cost most, and the strokes of luck: what is worth looking at again."""

from collections.abc import Sequence
from typing import Final

import msgspec

from lorcha.analysis.grades import CERTAINTY, NOT_GOOD
from lorcha.analysis.report import Decision, Step

MOST: Final = 5
STROKE: Final = 0.10  # of the win, by which luck must have changed a share


class TurningPoint(msgspec.Struct, frozen=True):
    """`ply` counts the moves before it; `loss` is the share its seat gave away."""

    ply: int
    seat: int
    loss: float
    decision: Decision


def turning_points(steps: Sequence[Step], most: int = MOST) -> list[TurningPoint]:
    """The costliest decisions that were not good, as far as that is certain; the worst first."""
    found = [
        TurningPoint(ply, step.seat, -step.decision.cost[step.seat], step.decision)
        for ply, step in enumerate(steps)
        if step.decision is not None and step.decision.grade in NOT_GOOD
    ]
    return sorted(found, key=lambda point: CERTAINTY * point.decision.doubt - point.loss)[:most]


def strokes(steps: Sequence[Step]) -> list[int]:
    """The plies in which something unknown changed a share by much."""
    return [
        ply
        for ply, step in enumerate(steps)
        if step.source and max(abs(luck) for luck in step.luck) >= STROKE
    ]
