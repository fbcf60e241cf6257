"""The position editor over HTTP: a text in the words of a game becomes a position to look at, to
ask a hint about, to open a table from; and a moment of a finished game becomes such a text."""

from typing import Any, Final

from litestar import Request, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery, JSONBody

from lorcha.server import house_time
from lorcha.server.api.charge import Charge
from lorcha.server.api.limits import Limits
from lorcha.server.api.past_games import PastGames
from lorcha.server.api.sessions import person_of
from lorcha.server.api.source import source
from lorcha.server.api.tables import add_and_start
from lorcha.server.runtime.lesson_room import LessonRoom
from lorcha.server.runtime.registry import TableRegistry
from lorcha.server.store import Store
from lorcha.server.tables import positions
from lorcha.server.tables.catalog import find_game
from lorcha.server.tables.summary import summarize
from lorcha.server.wire.live import Candidate, Outcome
from lorcha.server.wire.positions import (
    PositionHint,
    PositionTable,
    PositionText,
    SetUpPosition,
    WrittenPosition,
)
from lorcha.server.wire.tables import TableSummary

AnyRequest = Request[Any, Any, Any]
HINTED: Final = 5


@get("/api/positions/{game:str}")
async def begin(
    game: FromPath[str],
    lesson_room: NamedDependency[LessonRoom],
    charge: NamedDependency[Charge],
    seats: FromQuery[int] = 3,
) -> PositionText:
    """A text to begin with: the game at its start."""
    return await lesson_room.run(lambda: positions.starting_text(find_game(game), seats), charge)


@post("/api/positions", status_code=200)
async def look(
    data: JSONBody[WrittenPosition],
    lesson_room: NamedDependency[LessonRoom],
    charge: NamedDependency[Charge],
) -> SetUpPosition:
    """The position of a text, or what is wrong with it."""
    return await lesson_room.run(lambda: positions.look_at(data), charge)


@post("/api/positions/hint", status_code=200)
async def hint(
    request: AnyRequest,
    data: JSONBody[WrittenPosition],
    lesson_room: NamedDependency[LessonRoom],
    charge: NamedDependency[Charge],
    registry: NamedDependency[TableRegistry],
    limits: NamedDependency[Limits],
) -> PositionHint:
    """Which moves a thorough search prefers for the seat."""
    limits.take("judge", source(request))
    state = await lesson_room.run(lambda: positions.position_asked(data), charge)
    tried = await registry.bots.hint(state, data.seat, source(request))
    to_json = find_game(data.game).moves.to_json
    return PositionHint(
        [
            Candidate(to_json(move), visits, list(shares), [Outcome(*one) for one in outlook])
            for move, visits, shares, outlook in tried[:HINTED]
        ]
    )


@post("/api/positions/table")
async def open_table(
    request: AnyRequest,
    data: JSONBody[PositionTable],
    store: NamedDependency[Store],
    registry: NamedDependency[TableRegistry],
    lesson_room: NamedDependency[LessonRoom],
    charge: NamedDependency[Charge],
    limits: NamedDependency[Limits],
) -> TableSummary:
    """Play on from a position, with bots or with friends."""
    person = await person_of(request, store)
    limits.take("create", person.id)
    now = house_time.now()
    table = await lesson_room.run(lambda: positions.open_table(data, person, now), charge)
    if any(seat.free for seat in table.seats):
        await store.add_table(table)
        return summarize(table, person.id)
    return await add_and_start(store, registry, table, person)


@get("/api/tables/{table:str}/position")
async def in_words(
    request: AnyRequest,
    table: FromPath[str],
    past_games: NamedDependency[PastGames],
    ply: FromQuery[int],
) -> PositionText:
    """A moment of a finished game in words, or the one before it that there are words for."""
    row = await past_games.find_finished(request, table)
    return await past_games.read(source(request), row, lambda read: positions.text_at(read, ply))


HANDLERS: Final = [begin, look, hint, open_table, in_words]
