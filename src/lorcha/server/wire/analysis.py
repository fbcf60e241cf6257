"""A finished game analysed: who was winning, where it was lost, what was luck."""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from lorcha.analysis.report import Grade
from lorcha.server.wire.live import Move, Moves, Reason, Turn


class AnalysedOption(msgspec.Struct, frozen=True):
    """A move that was compared, and the grade it deserves."""

    move: Move
    grade: Grade


class AnalysedDecision(msgspec.Struct, frozen=True):
    """A decision that was not good. `ply` counts the moves before it; `loss` is the share of the
    win it gave away, `doubt` its standard error, `parts` what the better move was expected to
    change in the parts of the seat's score; `options` are all moves that were compared."""

    ply: int
    seat: int
    grade: Grade
    played: Move
    best: Move
    loss: float
    doubt: float
    parts: dict[str, float]
    options: list[AnalysedOption] = []


class LuckStroke(msgspec.Struct, frozen=True):
    """The move before this ply led to something unknown (`source`), which changed the share of this
    seat most."""

    ply: int
    seat: int
    luck: float
    source: str


class AnalysedPlayer(msgspec.Struct, frozen=True):
    """The books of a seat: the first share and the five parts after it add up to the result.
    `levels`: none, one, or two between which the play lies."""

    first: float
    own_luck: float
    others_luck: float
    unexplained: float
    own_mistakes: float
    others_mistakes: float
    result: float
    without_luck: float
    loss: float
    loss_doubt: float
    levels: list[str]
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


class PastDecision(msgspec.Struct, frozen=True):
    """A decision of a finished game, to be made once more: whose it was, and what was asked."""

    seat: int
    turn: Turn


class PastLines(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What would each of these lines of moves have done there?"""

    lines: Annotated[list[Moves], Meta(min_length=1, max_length=64)]


class PastMoves(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Why would this move, or the last of these parts, not have been allowed there?"""

    moves: Moves


class PastObjection(msgspec.Struct, frozen=True):
    """Why not; null if the move was allowed, or if that could not be known."""

    reason: Reason | None


class Attempt(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Another move in place of the one that was made."""

    move: Move


class Verdict(msgspec.Struct, frozen=True):
    """How good it would have been: `loss` is the share of the win it would have given away, as far
    as that is certain within `doubt`."""

    grade: Grade
    loss: float
    doubt: float
