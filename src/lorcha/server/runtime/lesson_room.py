"""Where lessons and puzzles are played: in a thread of their own, at the cost of who learns."""

import time
from collections.abc import Callable
from pathlib import Path
from typing import Final, TypeVar

from lorcha import games
from lorcha.lessons.lesson import Lesson
from lorcha.lessons.library import all_lessons
from lorcha.lessons.quiz import Quiz, quiz_of
from lorcha.puzzles.library import all_puzzles
from lorcha.puzzles.puzzle import Puzzle
from lorcha.server.config import Config
from lorcha.server.refusal import Refusal, unknown
from lorcha.server.runtime.reading import ReadingThread

MOST_WAITING: Final = 64  # requests
T = TypeVar("T")


class LessonRoom:
    def __init__(self, config: Config) -> None:
        self.lessons = all_lessons(Path(config.lessons) if config.lessons else None)
        self.puzzles = all_puzzles(Path(config.puzzles) if config.puzzles else None)
        self.quizzes = {game: quiz_of(game) for game in games.SHELF}
        self._thread = ReadingThread("lessons")
        self._waiting = 0

    def close(self) -> None:
        self._thread.close()

    def find(self, game: str, key: str) -> Lesson:
        for lesson in self.lessons.get(game, []):
            if lesson.id == key:
                return lesson
        raise unknown("there is no such lesson")

    def puzzle(self, game: str, key: str) -> Puzzle:
        for puzzle in self.puzzles.get(game, []):
            if puzzle.id == key:
                return puzzle
        raise unknown("there is no such puzzle")

    def quiz(self, game: str) -> Quiz:
        quiz = self.quizzes.get(game)
        if quiz is None:
            raise unknown("there is no quiz about this game")
        return quiz

    async def run(self, job: Callable[[], T], charge: Callable[[float], None]) -> T:
        """What the job makes; `charge` gets the seconds of the processor this took."""
        if self._waiting >= MOST_WAITING:
            raise Refusal("too_fast", "too many are learning; try again in a moment", 429)
        self._waiting += 1
        try:
            value, seconds = await self._thread.run(lambda: timed(job))
        finally:
            self._waiting -= 1
        charge(seconds)
        if isinstance(value, Refusal):
            raise value
        return value


def timed(job: Callable[[], T]) -> tuple[T | Refusal, float]:
    """What is refused has taken its time as well."""
    began = time.thread_time()
    try:
        value: T | Refusal = job()
    except Refusal as refusal:
        value = refusal
    return value, time.thread_time() - began
