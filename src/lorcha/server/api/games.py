"""`GET /api/games`: the games that can be played here."""

from collections.abc import Sequence

from litestar import get
from litestar.di import NamedDependency

from lorcha import games
from lorcha.bots import LEVELS
from lorcha.core.game import Game
from lorcha.lessons.lesson import Lesson
from lorcha.server.runtime.lesson_room import LessonRoom
from lorcha.server.wire.tables import GameInfo, GameOption


@get("/api/games", sync_to_thread=False)
def list_games(lesson_room: NamedDependency[LessonRoom]) -> list[GameInfo]:
    """The games, their options and the bot levels."""
    return [
        describe(games.load(name), lesson_room.lessons[name], len(lesson_room.puzzles[name]))
        for name in games.SHELF
    ]


def describe(game: Game, lessons: Sequence[Lesson], puzzles: int) -> GameInfo:
    label = game.box.label()
    return GameInfo(
        id=game.id,
        title=game.title,
        designer=label.designer,
        seats=list(game.seats),
        best=label.best,
        minutes=label.minutes,
        weight=label.weight,
        options=[GameOption(option.id, list(option.values)) for option in game.options],
        rules=game.rules_version,
        box=game.box.fingerprint,
        levels=list(LEVELS),
        lessons=len(lessons),
        lesson_minutes=sum(lesson.file.minutes for lesson in lessons),
        puzzles=puzzles,
    )
