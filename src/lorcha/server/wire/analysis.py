"""A finished game analysed: who was winning, where it was lost, what was luck."""

from typing import Literal

import msgspec

from lorcha.analysis.report import Grade
from lorcha.server.wire.live import Move


class AnalysedDecision(msgspec.Struct, frozen=True):
    """A decision that was not good. `ply` counts the moves before it; `loss` is the share of the
    win it gave away, `doubt` its standard error, `parts` what the better move was expected to
    change in the parts of the seat's score."""

    ply: int
    seat: int
    grade: Grade
    played: Move
    best: Move
    loss: float
    doubt: float
    parts: dict[str, float]


class LuckStroke(msgspec.Struct, frozen=True):
    """The move before this ply led to something unknown (`source`), which changed the share of this
    seat most."""

    ply: int
    seat: int
    luck: float
    source: str


class AnalysedPlayer(msgspec.Struct, frozen=True):
    """The books of a seat: the first share and the four parts after it add up to the result."""

    first: float
    own_luck: float
    others_luck: float
    own_mistakes: float
    others_mistakes: float
    result: float
    without_luck: float
    loss: float
    level: str
    grades: dict[str, int]
    sources: dict[str, float]


class GameAnalysis(msgspec.Struct, frozen=True):
    """`curve` holds the shares of all seats at each ply."""

    mode: str
    judge: str
    curve: list[list[float]]
    decisions: list[AnalysedDecision]
    strokes: list[LuckStroke]
    players: list[AnalysedPlayer]


class AnalysisProgress(msgspec.Struct, frozen=True):
    """`done` of `total` moves have been looked at; the analysis once it is ready."""

    stage: Literal["none", "running", "ready"]
    done: int = 0
    total: int = 0
    analysis: GameAnalysis | None = None
