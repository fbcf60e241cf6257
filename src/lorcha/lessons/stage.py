"""The table of a lesson: a position that is set up, and what has happened on it since."""

from typing import Any

import msgspec

from lorcha import games
from lorcha.core.chance import Chance, Fast
from lorcha.core.journal import EVERYONE, Journal
from lorcha.core.plies import visible
from lorcha.core.rows import Int
from lorcha.core.state import State
from lorcha.lessons.lesson import BadLesson, LessonFile, Position
from lorcha.lessons.lesson import Chance as ChanceWords


class Ply(msgspec.Struct, frozen=True):
    """A move as the learner has seen it: what it brought, and the table after it."""

    number: int
    seat: int
    journal: list[dict[str, Any]]
    view: msgspec.Struct
    question: str
    asked: list[int]


class Written(Chance):
    """The numbers of a script, then those of a seed: a learner may play on beyond the script."""

    def __init__(self, numbers: list[int], used: int = 0, after: Fast | None = None) -> None:
        self.numbers = numbers
        self.used = used
        self.after = after or Fast(1)

    def below(self, n: Int) -> Int:
        if self.used >= len(self.numbers):
            return self.after.below(n)
        number = self.numbers[self.used]
        if not 0 <= number < int(n):
            raise BadLesson(f"number {self.used + 1} of `chance` is {number}, not below {n}")
        self.used += 1
        return number

    def clone(self) -> "Written":
        return Written(self.numbers, self.used, self.after.clone())

    def dump(self) -> dict[str, object]:
        return {"kind": "scripted", "numbers": list(self.numbers), "used": self.used}


class Stage:
    def __init__(self, file: LessonFile, position: Position | None, chance: ChanceWords) -> None:
        self.you = file.you
        self.watched = False  # every ply is kept, to be shown
        self.game = games.load(file.game)
        self.journal = Journal()
        self.plies: list[Ply] = []
        self._moves = 0
        drawn: Chance = Written(chance) if isinstance(chance, list) else Fast(chance)
        self.state: State = (
            self.game.new(file.seats, file.options, chance=drawn, journal=self.journal)
            if position is None
            else self.game.position(
                file.seats, file.options, chance=drawn, journal=self.journal, **position
            )
        )

    @property
    def ply(self) -> int:
        """As the learner counts."""
        return self.journal.plies(self.you)[-1]

    @property
    def asked(self) -> bool:
        """Is the learner asked?"""
        return self.state.is_asked(self.you)

    def play(self, seat: int, move: int) -> None:
        for step in self.state.expand(seat, move):
            self._play(seat, step)

    def _play(self, seat: int, move: int) -> None:
        before, entry, ply = visible(self.state), len(self.journal.entries), self.ply
        self._moves += 1
        self.journal.ply = self._moves
        self.state.play(seat, move)
        self.journal.end_ply(seat if visible(self.state) == before else EVERYONE)
        if self.watched and self.ply > ply:
            self.plies.append(self._seen(seat, entry))

    def _seen(self, seat: int, entry: int) -> Ply:
        journal = self.journal.for_reader(self.you, entry)
        question, asked = self.game.question(self.state), self.state.actors()
        return Ply(self.ply, seat, journal, self.view(), question, asked)

    def view(self) -> msgspec.Struct:
        return self.game.view(self.state, self.you)

    def values(self) -> Any:
        """What the learner sees, as plain values."""
        return msgspec.to_builtins(self.view())
