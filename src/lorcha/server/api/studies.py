"""Study tables over HTTP: import a match from a file, fork a finished game at one of its plies."""

from asyncio import to_thread
from typing import Any, Final

from litestar import Request, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from lorcha.core.match import Record
from lorcha.server import house_time
from lorcha.server.api.limits import Limits
from lorcha.server.api.past_games import PastGames
from lorcha.server.api.sessions import person_of
from lorcha.server.api.tables import add_and_start
from lorcha.server.runtime.registry import TableRegistry
from lorcha.server.store import Store
from lorcha.server.tables.study import fork_table, import_table, verified_match
from lorcha.server.tables.summary import summarize
from lorcha.server.wire.tables import Fork, TableSummary

AnyRequest = Request[Any, Any, Any]


@post("/api/imports")
async def import_match(
    request: AnyRequest,
    data: JSONBody[Record],
    store: NamedDependency[Store],
    limits: NamedDependency[Limits],
) -> TableSummary:
    """An exported match becomes a table to study: to look through, and to continue."""
    person = await person_of(request, store)
    limits.take("import", person.id)
    match = await to_thread(verified_match, data)
    table, rows = import_table(match, data, person, house_time.now())
    await store.add_table(table, rows)
    return summarize(table, person.id)


@post("/api/tables/{table:str}/fork")
async def fork(
    request: AnyRequest,
    table: FromPath[str],
    data: JSONBody[Fork],
    store: NamedDependency[Store],
    registry: NamedDependency[TableRegistry],
    past_games: NamedDependency[PastGames],
    limits: NamedDependency[Limits],
) -> TableSummary:
    """Play on from a ply of a finished game; chance is drawn again from there on."""
    person = await person_of(request, store)
    limits.take("create", person.id)
    row, now = await past_games.find_finished(request, table), house_time.now()
    new = await past_games.read(person.id, row, lambda over: fork_table(over, data, person, now))
    if any(seat.free for seat in new.seats):
        await store.add_table(new)
        return summarize(new, person.id)
    return await add_and_start(store, registry, new, person)


HANDLERS: Final = [import_match, fork]
