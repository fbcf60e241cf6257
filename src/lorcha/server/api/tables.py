"""Tables before the game: create one, look at it, sit down, stand up, close it, start."""

from collections.abc import Callable
from typing import Any, Final

from litestar import Request, delete, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from lorcha.server import house_time
from lorcha.server.api.limits import Limits
from lorcha.server.api.sessions import person_of, visitor_of
from lorcha.server.api.source import source
from lorcha.server.refusal import forbidden, unknown
from lorcha.server.runtime.registry import TableRegistry
from lorcha.server.store import PersonRow, Store, TableRow
from lorcha.server.store.tables import read_table_by_code
from lorcha.server.tables import join
from lorcha.server.tables.create import against_bots, new_table, normalize_code
from lorcha.server.tables.summary import summarize
from lorcha.server.wire.tables import NewTable, PlayNow, SitDown, Start, TableSummary

AnyRequest = Request[Any, Any, Any]


@post("/api/tables")
async def create(
    request: AnyRequest,
    data: JSONBody[NewTable],
    store: NamedDependency[Store],
    limits: NamedDependency[Limits],
) -> TableSummary:
    """A new table, open until its creator starts the game."""
    person = await person_of(request, store)
    limits.take("create", person.id)
    table = new_table(data, person)
    await store.add_table(table)
    return summarize(table, person.id)


@post("/api/play")
async def play_now(
    request: AnyRequest,
    data: JSONBody[PlayNow],
    store: NamedDependency[Store],
    registry: NamedDependency[TableRegistry],
    limits: NamedDependency[Limits],
) -> TableSummary:
    """A table against bots, created and started at once."""
    person = await person_of(request, store)
    limits.take("create", person.id)
    table = new_table(against_bots(data), person)
    return await add_and_start(store, registry, table, person)


@get("/api/codes/{code:str}")
async def by_code(
    request: AnyRequest,
    code: FromPath[str],
    store: NamedDependency[Store],
    limits: NamedDependency[Limits],
) -> TableSummary:
    """The table with this code, as somebody dictated it."""
    limits.take("look_up", source(request))
    table = await store.read(lambda c: read_table_by_code(c, normalize_code(code)))
    if table is None:
        raise unknown("there is no table with this code")
    return await summarize_for(request, store, table)


@get("/api/tables/{table:str}")
async def look(
    request: AnyRequest, table: FromPath[str], store: NamedDependency[Store]
) -> TableSummary:
    return await summarize_for(request, store, await find_table(store, table))


@delete("/api/tables/{table:str}", status_code=200)
async def close(
    request: AnyRequest, table: FromPath[str], store: NamedDependency[Store]
) -> TableSummary:
    """The creator closes a table that has not started."""
    person, now = await person_of(request, store), house_time.now()
    row = await change(store, table, lambda row: join.close(row, person, now))
    return summarize(row, person.id)


@post("/api/tables/{table:str}/seats", status_code=200)
async def sit_down(
    request: AnyRequest,
    table: FromPath[str],
    data: JSONBody[SitDown],
    store: NamedDependency[Store],
    registry: NamedDependency[TableRegistry],
) -> TableSummary:
    person, now = await person_of(request, store), house_time.now()
    row = await change(store, table, lambda row: join.sit_down(row, person, data, now))
    registry.waiting.visit(table, person.id, writing=False)
    return summarize(row, person.id)


@delete("/api/tables/{table:str}/seats/{seat:int}", status_code=200)
async def stand_up(
    request: AnyRequest,
    table: FromPath[str],
    seat: FromPath[int],
    store: NamedDependency[Store],
) -> TableSummary:
    """Leave a seat before the game starts."""
    person, now = await person_of(request, store), house_time.now()
    row = await change(store, table, lambda row: join.stand_up(row, person, seat, now))
    return summarize(row, person.id)


@post("/api/tables/{table:str}/start", status_code=200)
async def start(
    request: AnyRequest,
    table: FromPath[str],
    data: JSONBody[Start],
    store: NamedDependency[Store],
    registry: NamedDependency[TableRegistry],
) -> TableSummary:
    """Start; empty seats must be taken, or are filled with bots."""
    person, now = await person_of(request, store), house_time.now()
    await change(store, table, lambda row: join.start(row, person, data, now))
    await registry.open(table)
    return summarize(await find_table(store, table), person.id)


async def add_and_start(
    store: Store, registry: TableRegistry, table: TableRow, person: PersonRow
) -> TableSummary:
    await store.add_table(join.start(table, person, Start(), table.created))
    await registry.open(table.id)
    return summarize(await find_table(store, table.id), person.id)


async def change(store: Store, key: str, decide: Callable[[TableRow], TableRow]) -> TableRow:
    table = await store.change_table(key, decide)
    if table is None:
        raise no_such_table()
    return table


async def find_table(store: Store, key: str) -> TableRow:
    table = await store.table(key)
    if table is None:
        raise no_such_table()
    return table


def no_such_table() -> Exception:
    return unknown("there is no such table")


async def summarize_for(request: AnyRequest, store: Store, table: TableRow) -> TableSummary:
    visitor = await visitor_of(request, store)
    reader = visitor.id if visitor else None
    if table.creator.id != reader:
        check_may_look(table, reader)
    return summarize(table, reader)


def check_may_look(table: TableRow, reader: str | None) -> None:
    """Refusal if the game is only for those who sit there, and the reader does not."""
    private = not table.spectators and table.stage in ("playing", "over")
    if private and not table.seats_of(reader):
        raise forbidden("this game is not open to spectators")


HANDLERS: Final = [create, play_now, by_code, look, close, sit_down, stand_up, start]
