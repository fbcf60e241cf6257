"""Lessons: the list of them, one scene after another, and what somebody has learnt so far.

A lesson needs no account and keeps nothing here: each request brings all answers given so far."""

from typing import Any, Final

from litestar import Request, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery, JSONBody

from lorcha.server.api.charge import Charge
from lorcha.server.api.sessions import person_of
from lorcha.server.runtime.lesson_room import LessonRoom
from lorcha.server.store import Store
from lorcha.server.store.progress import add_learnt, read_progress
from lorcha.server.tables import lessons
from lorcha.server.wire.lessons import (
    Language,
    Learnt,
    LessonAnswers,
    LessonInfo,
    LessonLines,
    LessonObjection,
    LessonQuestion,
    Progress,
    QuizQuestion,
    Scene,
)
from lorcha.server.wire.live import Preview

AnyRequest = Request[Any, Any, Any]


@get("/api/lessons", sync_to_thread=False)
def list_lessons(
    lesson_room: NamedDependency[LessonRoom], language: FromQuery[Language] = "en"
) -> dict[str, list[LessonInfo]]:
    """The lessons of each game, in their order."""
    return {
        game: [lessons.describe(lesson, language) for lesson in found]
        for game, found in lesson_room.lessons.items()
    }


@get("/api/quiz/{game:str}", sync_to_thread=False)
def ask(
    game: FromPath[str],
    lesson_room: NamedDependency[LessonRoom],
    language: FromQuery[Language] = "en",
) -> list[QuizQuestion]:
    """What is asked after the lessons of a game."""
    return lessons.ask(lesson_room.quiz(game), language)


@post("/api/lessons/{game:str}/{lesson:str}", status_code=200)
async def play(
    game: FromPath[str],
    lesson: FromPath[str],
    data: JSONBody[LessonAnswers],
    lesson_room: NamedDependency[LessonRoom],
    charge: NamedDependency[Charge],
) -> Scene:
    """The scene after these answers."""
    found = lesson_room.find(game, lesson)
    return await lesson_room.run(lambda: lessons.scene(found, data.answers, data.language), charge)


@post("/api/lessons/{game:str}/{lesson:str}/previews", status_code=200)
async def preview(
    game: FromPath[str],
    lesson: FromPath[str],
    data: JSONBody[LessonLines],
    lesson_room: NamedDependency[LessonRoom],
    charge: NamedDependency[Charge],
) -> list[Preview]:
    """What each of these lines of moves would do after these answers."""
    found = lesson_room.find(game, lesson)
    return await lesson_room.run(lambda: lessons.previews(found, data.answers, data.lines), charge)


@post("/api/lessons/{game:str}/{lesson:str}/reason", status_code=200)
async def why_not(
    game: FromPath[str],
    lesson: FromPath[str],
    data: JSONBody[LessonQuestion],
    lesson_room: NamedDependency[LessonRoom],
    charge: NamedDependency[Charge],
) -> LessonObjection:
    """Why a move is not allowed after these answers."""
    found = lesson_room.find(game, lesson)
    return await lesson_room.run(lambda: lessons.why_not(found, data.answers, data.moves), charge)


@post("/api/me/lessons", status_code=200)
async def learn(
    request: AnyRequest, data: JSONBody[Learnt], store: NamedDependency[Store]
) -> Progress:
    """Adds what was learnt in this browser to what is known, and tells all of it."""
    person = await person_of(request, store)
    if data.learnt:
        await store.write(lambda connection: add_learnt(connection, person.id, data.learnt))
    return await store.read(lambda connection: read_progress(connection, person.id))


HANDLERS: Final = [list_lessons, ask, play, preview, why_not, learn]
