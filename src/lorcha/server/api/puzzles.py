"""Puzzles: the shelf of them, what a solver's answers lead to, and what somebody has solved so far.

A puzzle needs no account and keeps nothing here: each request brings all answers given so far."""

from datetime import UTC, datetime
from typing import Any, Final

from litestar import Request, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from lorcha.server.api.charge import Charge
from lorcha.server.api.sessions import person_of
from lorcha.server.runtime.lesson_room import LessonRoom
from lorcha.server.store import Store
from lorcha.server.store.progress import add_results, read_results
from lorcha.server.tables import puzzles
from lorcha.server.wire.live import Preview
from lorcha.server.wire.puzzles import (
    PuzzleAnswers,
    PuzzleLines,
    PuzzleResults,
    PuzzleScene,
    PuzzleShelf,
)

AnyRequest = Request[Any, Any, Any]


@get("/api/puzzles", sync_to_thread=False)
def list_puzzles(lesson_room: NamedDependency[LessonRoom]) -> PuzzleShelf:
    """The puzzles of each game, and the one of today."""
    return puzzles.shelf(lesson_room.puzzles, datetime.now(UTC).date())


@post("/api/puzzles/{game:str}/{puzzle:str}", status_code=200, compressed=True)
async def solve(
    game: FromPath[str],
    puzzle: FromPath[str],
    data: JSONBody[PuzzleAnswers],
    lesson_room: NamedDependency[LessonRoom],
    charge: NamedDependency[Charge],
) -> PuzzleScene:
    """The table and the verdict after these answers."""
    found = lesson_room.puzzle(game, puzzle)
    return await lesson_room.run(
        lambda: puzzles.scene(found, data.answers, data.give_up, data.language), charge
    )


@post("/api/puzzles/{game:str}/{puzzle:str}/previews", status_code=200)
async def preview(
    game: FromPath[str],
    puzzle: FromPath[str],
    data: JSONBody[PuzzleLines],
    lesson_room: NamedDependency[LessonRoom],
    charge: NamedDependency[Charge],
) -> list[Preview]:
    """What each of these lines of moves would do after these answers."""
    found = lesson_room.puzzle(game, puzzle)
    return await lesson_room.run(lambda: puzzles.previews(found, data.answers, data.lines), charge)


@post("/api/me/puzzles", status_code=200)
async def remember(
    request: AnyRequest, data: JSONBody[PuzzleResults], store: NamedDependency[Store]
) -> PuzzleResults:
    """Adds what was solved in this browser to what is known, and tells all of it. The first result
    of a puzzle counts."""
    person = await person_of(request, store)
    if data.results:
        await store.write(lambda connection: add_results(connection, person.id, data.results))
    return await store.read(lambda connection: read_results(connection, person.id))


HANDLERS: Final = [list_puzzles, solve, preview, remember]
