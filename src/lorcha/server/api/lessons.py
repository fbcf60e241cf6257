"""Lessons: the list of them, one scene after another, and what somebody has learnt so far.

A lesson needs no account and keeps nothing here: each request brings all answers given so far."""

from collections.abc import Callable
from typing import Any, Final

from litestar import Request, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery, JSONBody

from lorcha.server.api.reading_limits import ReadingLimits
from lorcha.server.api.sessions import person_of, visitor_of
from lorcha.server.api.source import source
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
    Progress,
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


@post("/api/lessons/{game:str}/{lesson:str}", status_code=200)
async def play(
    request: AnyRequest,
    game: FromPath[str],
    lesson: FromPath[str],
    data: JSONBody[LessonAnswers],
    lesson_room: NamedDependency[LessonRoom],
    reading_limits: NamedDependency[ReadingLimits],
    store: NamedDependency[Store],
) -> Scene:
    """The scene after these answers."""
    found, charge = lesson_room.find(game, lesson), await payer(request, store, reading_limits)
    return await lesson_room.run(lambda: lessons.scene(found, data.answers, data.language), charge)


@post("/api/lessons/{game:str}/{lesson:str}/previews", status_code=200)
async def preview(
    request: AnyRequest,
    game: FromPath[str],
    lesson: FromPath[str],
    data: JSONBody[LessonLines],
    lesson_room: NamedDependency[LessonRoom],
    reading_limits: NamedDependency[ReadingLimits],
    store: NamedDependency[Store],
) -> list[Preview]:
    """What each of these lines of moves would do after these answers."""
    found, charge = lesson_room.find(game, lesson), await payer(request, store, reading_limits)
    return await lesson_room.run(lambda: lessons.previews(found, data.answers, data.lines), charge)


async def payer(
    request: AnyRequest, store: Store, limits: ReadingLimits
) -> Callable[[float], None]:
    """To whom the processor's time is charged, if they have not had too much of it lately."""
    visitor = await visitor_of(request, store)
    who = visitor.id if visitor else source(request)
    limits.check(who)
    return lambda seconds: limits.charge(who, seconds, 0)


@post("/api/me/lessons", status_code=200)
async def learn(
    request: AnyRequest, data: JSONBody[Learnt], store: NamedDependency[Store]
) -> Progress:
    """Adds what was learnt in this browser to what is known, and tells all of it."""
    person = await person_of(request, store)
    if data.learnt:
        await store.write(lambda connection: add_learnt(connection, person.id, data.learnt))
    return await store.read(lambda connection: read_progress(connection, person.id))


HANDLERS: Final = [list_lessons, play, preview, learn]
