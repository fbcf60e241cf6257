"""Lessons over HTTP. Nothing of one is kept by the server: a client sends all answers the learner
has given so far, and gets the scene they lead to."""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from lorcha.core.options import Value
from lorcha.server.wire.live import Entry, Move, Ply, Reason, Turn
from lorcha.server.wire.tables import Seat

Language = Literal["en", "ru"]
LessonMoves = Annotated[list[Move], Meta(max_length=24)]


class LessonInfo(msgspec.Struct, frozen=True):
    """A lesson on the list of its game."""

    id: str
    title: str
    about: str
    minutes: int


class QuizQuestion(msgspec.Struct, frozen=True):
    """A question of the quiz after the lessons: answer number `right` is right, by this `rule`,
    and this `lesson` teaches it."""

    id: str
    text: str
    answers: list[str]
    right: int
    rule: str
    lesson: str


class LessonAnswer(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A decision in its parts; no moves to go on after something was said; or `show`: to see it
    done."""

    moves: LessonMoves = []
    show: bool = False


class LessonAnswers(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    language: Language
    answers: Annotated[list[LessonAnswer], Meta(max_length=120)] = []


class LessonLines(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What would each of these lines of moves do, after these answers?"""

    answers: Annotated[list[LessonAnswer], Meta(max_length=120)]
    lines: Annotated[list[LessonMoves], Meta(min_length=1, max_length=64)]


class LessonQuestion(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Why may the learner not make this move, or the last of its parts, after these answers?"""

    answers: Annotated[list[LessonAnswer], Meta(max_length=120)]
    moves: Annotated[LessonMoves, Meta(min_length=1)]


class LessonObjection(msgspec.Struct, frozen=True):
    """Why not; null if the rules allow it, or if the lesson asks nothing now."""

    reason: Reason | None


class Scene(msgspec.Struct, frozen=True):
    """Where a lesson stands: what is said (`text`), which things are lit (`point`), the table as
    the learner sees it, and in `plies` what the last answer has led to.

    `part`: something is said, or asked; the last answer was `wrong` (it is made and shown, and to
    be dropped), one of many `other` moves (it was not made, and is to be dropped), or the goal was
    `missed` (all answers from number `began` on are to be dropped); this is the `end`. `restarted`:
    the table was set up again. `step` of `steps` are done.
    """

    step: int
    steps: int
    part: Literal["say", "ask", "wrong", "other", "missed", "end"]
    text: str
    point: list[str]
    began: int
    restarted: bool
    reader: int
    seats: list[Seat]
    options: dict[str, Value]
    ply: int
    view: Any
    journal: list[Entry]
    turn: Turn
    plies: list[Ply]


class Progress(msgspec.Struct, frozen=True):
    """The lessons somebody has done, and how many games they have finished, by game."""

    learnt: dict[str, list[str]]
    played: dict[str, int]


class Learnt(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Lessons that were done in this browser, by game: they are added to those known."""

    learnt: Annotated[
        dict[
            Annotated[str, Meta(max_length=32)],
            Annotated[list[Annotated[str, Meta(max_length=64)]], Meta(max_length=40)],
        ],
        Meta(max_length=16),
    ] = {}
