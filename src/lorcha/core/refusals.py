"""Why a move is refused: reasons declared once, like events, and looked for only on demand.

A reason has a name, the rule it follows from and fields; its sentence is the message
`reason-<name>`, said to the seat that asked. A game says for each of its questions which verbs
answer it, and for each verb why a move of it may be refused. What is the same everywhere is here:
the game is over, somebody else decides, something else is asked.

A reason may depend only on what its seat knows.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final, TypeAlias

from lorcha.core.fields import BadText, Field, number, word
from lorcha.core.moves import MoveBook, Verb
from lorcha.core.text import SEAT

if TYPE_CHECKING:
    from lorcha.core.state import State

MOST_SEATS: Final = 15


@dataclass(frozen=True)
class Reason:
    """One kind of reason."""

    name: str
    rule: str
    fields: tuple[Field, ...] = ()

    def given(self, *values: int) -> Objection:
        return Objection(self, self.rule, tuple(int(value) for value in values))


@dataclass(frozen=True)
class Objection:
    """A reason as it stands against one move: with the values of its fields."""

    reason: Reason
    rule: str
    values: tuple[int, ...]

    def to_json(self) -> dict[str, object]:
        told: dict[str, object] = {"reason": self.reason.name, "rule": self.rule}
        for field, value in zip(self.reason.fields, self.values, strict=True):
            told[field.name] = field.to_json(value)
        return told

    def __str__(self) -> str:
        values = zip(self.reason.fields, self.values, strict=True)
        parts = [f" {field.name}={field.to_text(value)}" for field, value in values]
        return f"{self.reason.name}{''.join(parts)} ({self.rule})"


# Why a seat that is asked may not make a move of one verb; None if it may.
Check: TypeAlias = Callable[[Any, int, int], Objection | None]


@dataclass(frozen=True)
class Question:
    """A question of a game: its task, the rule that puts it, and the verbs that answer it.

    A check of None: a move of this verb is always allowed when the question is put. `turn` is the
    rule by which it goes to some seats and not to others, if not that of the whole game. Where
    several decide at the same time, `has_answered` tells who has done so already.
    """

    what: int
    rule: str
    answers: Mapping[Verb, Check | None]
    turn: str = ""
    has_answered: Callable[[Any, int], bool] | None = None


class ReasonBook:
    """Every reason a game can give. `questions` are the names of its questions, `over` and `turn`
    the rules by which the game ends and the seats take turns."""

    def __init__(self, questions: Sequence[str], *, over: str, turn: str) -> None:
        self.reasons: list[Reason] = []
        asked = word("question", list(dict.fromkeys(questions)), "now")
        self.over = self.reason("over", over)
        self.turn_of = self.reason("turn_of", turn, number("decider", 0, MOST_SEATS, SEAT))
        self.others = self.reason("others", turn)
        self.answered = self.reason("answered", turn)
        self.not_now = self.reason("not_now", turn, asked)
        self.asked = asked

    def reason(self, name: str, rule: str, *fields: Field) -> Reason:
        """Declare the next reason."""
        reason = Reason(name, rule, fields)
        self.reasons.append(reason)
        return reason


class Refusals:
    """What a game's questions refuse, and why."""

    def __init__(
        self, book: ReasonBook, moves: MoveBook, names: Mapping[int, str], *questions: Question
    ) -> None:
        self.book = book
        self.moves = moves
        self.names = names
        self.questions = {question.what: question for question in questions}

    def explain(self, state: State, seat: int, move: int) -> Objection | None:
        """Why the seat may not make a move that is not legal; None if it is no move at all."""
        try:
            verb = self.moves.verb_of(move)
        except BadText:
            return None
        values = zip(verb.fields, verb.values(move), strict=True)
        if not all(field.allows(value) for field, value in values) or not 0 <= seat < state.seats:
            return None
        if state.over():
            return self.book.over.given()
        question = self.questions[int(state.agenda.what())]
        if not state.is_asked(seat):
            return self._not_asked(state, seat, question)
        if verb not in question.answers:
            return self.not_now(question)
        check = question.answers[verb]
        return check(state, seat, move) if check else None

    def _not_asked(self, state: State, seat: int, question: Question) -> Objection:
        rule, deciders = question.turn or self.book.turn_of.rule, state.actors()
        if question.has_answered and question.has_answered(state, seat):
            return Objection(self.book.answered, rule, ())
        if len(deciders) == 1:
            return Objection(self.book.turn_of, rule, (deciders[0],))
        return Objection(self.book.others, rule, ())

    def not_now(self, question: Question) -> Objection:
        """Something else is asked first."""
        asked = self.book.asked.words.index(self.names[question.what])
        return Objection(self.book.not_now, question.rule, (asked,))


_refusals: Final[dict[type, Refusals]] = {}


def set_refusals(positions: type, refusals: Refusals) -> None:
    """Say why moves are refused in the positions of this class."""
    _refusals[positions] = refusals


def find_objection(state: State, seat: int, move: int) -> Objection | None:
    """Why a move that is not legal is refused, as far as its game has reasons."""
    refusals = _refusals.get(type(state))
    return refusals.explain(state, seat, move) if refusals else None
