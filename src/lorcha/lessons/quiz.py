"""The quiz after the lessons of a game: "Did it stick?".

It lies in the game's room: `quiz/quiz.toml` says which answer is right, which rule that is and
which lesson teaches it; `en.ftl` and `ru.ftl` hold the words. A game without one has no quiz.
"""

import hashlib
import re
from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

import msgspec

from lorcha.core.text import LANGUAGES, Texts
from lorcha.lessons.check import LONGEST, missing
from lorcha.lessons.lesson import BadLesson, Part

NUMBER: Final = re.compile(r"\d+")
NUMBERS: Final = 3  # of four answers: as many make them a scale
ANSWERS: Final = ("a", "b", "c", "d")  # how the words name them
LENGTH: Final = 10  # questions
LONGEST_ANSWER: Final = 100  # letters: four of them stand on a phone


class Question(Part, frozen=True):
    """`id` names its words: the question itself, and an attribute for each answer. `in_order`: the
    answers are numbers, and shown as they are written, from the lowest up."""

    id: str
    right: str
    rule: str
    lesson: str
    in_order: bool = False

    def order(self) -> list[str]:
        """The answers as they are shown: mixed, but always and in every language the same way."""
        if self.in_order:
            return list(ANSWERS)
        return sorted(ANSWERS, key=lambda one: hashlib.sha256(f"{self.id} {one}".encode()).digest())


class QuizFile(Part, frozen=True):
    question: list[Question]


@dataclass(frozen=True)
class Quiz:
    questions: list[Question]
    texts: dict[str, Texts]


def quiz_of(game: str) -> Quiz | None:
    """The quiz of a game on the shelf, if it has one."""
    folder = files("lorcha.games") / game / "quiz"
    return read_quiz(folder) if folder.is_dir() else None


def read_quiz(folder: Traversable) -> Quiz:
    """The quiz in this folder; BadLesson says why it cannot be read."""
    try:
        file = msgspec.toml.decode((folder / "quiz.toml").read_bytes(), type=QuizFile)
        sources = {one: (folder / f"{one}.ftl").read_text("utf-8") for one in LANGUAGES}
    except (OSError, ValueError) as error:
        raise BadLesson(f"{folder.name}: {error}") from error
    return Quiz(file.question, {one: Texts(one, [text]) for one, text in sources.items()})


# ---- the check


def faults_of_quiz(quiz: Quiz, lessons: Collection[str], rules: Collection[str]) -> list[str]:
    """What is wrong with it, given the ids of the game's lessons and of its rules."""
    ids = [question.id for question in quiz.questions]
    faults = [] if len(ids) == LENGTH else [f"it has {len(ids)} questions, not {LENGTH}"]
    faults += [f"{one} is asked twice" for one in dict.fromkeys(ids) if ids.count(one) > 1]
    for question in quiz.questions:
        faults += faults_of_question(question, lessons, rules)
    for language, texts in quiz.texts.items():
        faults += [f"{language}.ftl: {fault}" for fault in faults_of_words(ids, texts)]
        faults += [
            f"{language}.ftl: {question.id}: numbers are not mixed, they need in_order = true"
            for question in quiz.questions
            if not question.in_order and numbers_of(question.id, texts) >= NUMBERS
        ]
    return faults


def faults_of_question(
    question: Question, lessons: Collection[str], rules: Collection[str]
) -> Iterator[str]:
    if question.right not in ANSWERS:
        yield f"{question.id}: the right answer is one of {', '.join(ANSWERS)}"
    if question.lesson not in lessons:
        yield f"{question.id}: there is no lesson {question.lesson!r}"
    if question.rule not in rules:
        yield f"{question.id}: there is no rule {question.rule!r}"


def faults_of_words(ids: Sequence[str], texts: Texts) -> Iterator[str]:
    needed = [key for one in ids for key in (one, *answer_keys(one))]
    yield from (f"{key} is missing" for key in missing(needed, texts.keys))
    yield from (f"nobody says {key}" for key in sorted(texts.keys - set(needed)))
    for one in dict.fromkeys(ids):
        answers = [texts.say(key) for key in answer_keys(one) if key in texts.keys]
        if len(set(answers)) < len(answers):
            yield f"{one}: two answers are the same"
        if any(len(answer) > LONGEST_ANSWER for answer in answers):
            yield f"{one}: an answer is longer than {LONGEST_ANSWER} letters"
        if one in texts.keys and len(texts.say(one)) > LONGEST:
            yield f"{one} is longer than {LONGEST} letters"


def numbers_of(question: str, texts: Texts) -> int:
    """How many different numbers the answers begin with."""
    keys = [key for key in answer_keys(question) if key in texts.keys]
    found = [NUMBER.match(texts.say(key)) for key in keys]
    return len({number[0] for number in found if number})


def answer_keys(question: str) -> list[str]:
    return [f"{question}.{answer}" for answer in ANSWERS]
