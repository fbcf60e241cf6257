"""What a lesson is, as it stands in its `lesson.toml`."""

from dataclasses import dataclass
from typing import Any

import msgspec

from lorcha import games
from lorcha.core.game import Game
from lorcha.core.options import Value
from lorcha.core.text import Texts

Position = dict[str, Any]  # the words of `docs/positions.md`
Chance = int | list[int]  # a seed, or the numbers that are drawn first


class BadLesson(ValueError):
    """A lesson that cannot be read or played as it is written."""


class Part(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Anything in the file: a word that means nothing there is refused."""


class Wrong(Part, frozen=True):
    """Moves that teach by going wrong: they are made, `say` tells why they were not it, and they
    are taken back. `then` is what the others do meanwhile."""

    moves: list[str]
    say: str
    then: list[str] = []
    point: list[str] = []


class Step(Part, frozen=True):
    """One sentence: something is said, or a decision is asked for.

    `say` and `ask` name the sentence. `point` names the things that are lit. A step with `moves`
    wants one of them; one with `until` lets the learner play on until that is true, then `goal`
    must be. `then` is what happens when the step is over, as `<seat> <move>`.
    """

    say: str = ""
    ask: str = ""
    point: list[str] = []
    moves: list[str] = []
    only: bool = False  # nothing else may be chosen than `moves` and `wrong`
    wrong: list[Wrong] = []
    other: str = ""  # said about any other move, which is not made
    until: str = ""
    goal: str = ""
    missed: str = ""
    solution: list[str] = []
    then: list[str] = []
    others: list[str] = []  # what the others prefer, where nothing says what they do
    position: Position | None = None  # the step begins with another position
    chance: Chance = 1


class LessonFile(Part, frozen=True):
    game: str
    minutes: int
    seats: int
    rules: str = ""  # the version of the rules it was written for
    ends: str = ""  # a hash of all positions on the way to its end
    you: int = 0
    options: dict[str, Value] = {}
    others: list[str] = []
    position: Position | None = None  # without one it begins with a new game
    chance: Chance = 1
    step: list[Step] = []


@dataclass(frozen=True)
class Lesson:
    """A lesson with its words in each language."""

    id: str
    file: LessonFile
    texts: dict[str, Texts]

    @property
    def game(self) -> Game:
        return games.load(self.file.game)

    def names(self, language: str) -> list[str]:
        """How the seats are called."""
        return [self.texts[language].say(f"seat-{seat}") for seat in range(self.file.seats)]


def keys_of(file: LessonFile) -> list[str]:
    """The texts the lesson needs, in the order they are read."""
    keys = ["title", "about"]
    for step in file.step:
        wrong = [one.say for one in step.wrong]
        keys += [key for key in (step.say, step.ask, *wrong, step.other, step.missed) if key]
    return [*keys, "learnt"]
