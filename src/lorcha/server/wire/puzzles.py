"""Puzzles over HTTP. Nothing of one is kept by the server: a client sends all answers the solver
has given so far, and gets the table and the verdict they lead to."""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from lorcha.core.options import Value
from lorcha.server.wire.lessons import Language, LessonMoves
from lorcha.server.wire.live import Entry, Move, Turn
from lorcha.server.wire.tables import Seat

PuzzleTries = Annotated[list[LessonMoves], Meta(max_length=24)]
PuzzleGame = Annotated[str, Meta(max_length=32)]
PuzzleId = Annotated[str, Meta(max_length=64)]


class PuzzleInfo(msgspec.Struct, frozen=True):
    """A puzzle on the shelf: how hard it is, from 1 to 5 and as a rating."""

    id: str
    grade: int
    rating: int


class PuzzleOfDay(msgspec.Struct, frozen=True):
    """The puzzle of this day (in UTC), the same for everybody."""

    day: str
    game: str
    id: str


class PuzzleShelf(msgspec.Struct, frozen=True):
    """The puzzles of each game, the easiest first."""

    today: PuzzleOfDay | None
    puzzles: dict[str, list[PuzzleInfo]]


class PuzzleAnswers(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Decisions, or parts of one, in order; `give_up` to see the best one after them."""

    language: Language
    answers: PuzzleTries = []
    give_up: bool = False


class PuzzleLines(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What would each of these lines of moves do, after these answers?"""

    answers: PuzzleTries
    lines: Annotated[list[LessonMoves], Meta(min_length=1, max_length=64)]


class WorseDecision(msgspec.Struct, frozen=True):
    """Played on after it, `wins` of the games are won; the best one brings `parts` more of the
    solver's score."""

    moves: list[Move]
    wins: float
    parts: dict[str, float]


class PuzzleSolution(msgspec.Struct, frozen=True):
    """The best decision in its parts, how many of the games played on after it are won, and the
    tempting ones. `found` says which share of its attempts each bot level finds it in."""

    best: list[Move]
    wins: float
    worse: list[WorseDecision]
    found: dict[str, float]


class PuzzleScene(msgspec.Struct, frozen=True):
    """The table as the solver sees it, and what is said of their last answer: nothing was answered
    yet (`ask`), right so far (`part`), `wrong` with another try, `solved` or `missed`. A right part
    is made on the table; a whole decision never is, so that nothing is turned up by it."""

    verdict: Literal["ask", "part", "wrong", "solved", "missed"]
    wrong: int
    grade: int
    rating: int
    reader: int
    seats: list[Seat]
    options: dict[str, Value]
    ply: int
    view: Any
    journal: list[Entry]
    turn: Turn
    solution: PuzzleSolution | None


class PuzzleResult(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How somebody did at their first meeting: solved at once, at the second try, or not."""

    game: PuzzleGame
    puzzle: PuzzleId
    score: Literal["solved", "second", "missed"]


class PuzzleResults(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """In the order in which they came."""

    results: Annotated[list[PuzzleResult], Meta(max_length=400)]
