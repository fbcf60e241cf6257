"""Tables over HTTP: making one, sitting down, beginning, going on to the next."""

import time
from typing import Any, Final

from litestar import Request, delete, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody
from sqlalchemy import Connection

from lorcha.server.api.errors import forbidden, unknown
from lorcha.server.api.people import address
from lorcha.server.api.sessions import person_of, visitor_of
from lorcha.server.runtime.limits import Limits
from lorcha.server.runtime.registry import TableRegistry
from lorcha.server.store import PersonRow, Store, TableRow
from lorcha.server.store.schema import TABLES
from lorcha.server.store.tables import MADE_BY, add_table, read_tables
from lorcha.server.tables import join
from lorcha.server.tables.create import against_bots, found, heard
from lorcha.server.tables.summary import card
from lorcha.server.wire.tables import NewTable, PlayNow, SitDown, Start, TableCard

Asked = Request[Any, Any, Any]


@post("/api/tables")
async def create(
    request: Asked,
    data: JSONBody[NewTable],
    store: NamedDependency[Store],
    limits: NamedDependency[Limits],
) -> TableCard:
    """A new table, open until its creator begins the game."""
    person = await person_of(request, store)
    limits.take("create", person.id)
    table = found(data, person)
    await store.write(lambda connection: add_table(connection, table))
    return card(table, person.id)


@post("/api/play")
async def play_now(
    request: Asked,
    data: JSONBody[PlayNow],
    store: NamedDependency[Store],
    registry: NamedDependency[TableRegistry],
    limits: NamedDependency[Limits],
) -> TableCard:
    """A table against bots, made and begun at once."""
    person = await person_of(request, store)
    limits.take("create", person.id)
    table = found(against_bots(data), person)
    return await begun_at_once(store, registry, table, person)


@get("/api/codes/{code:str}")
async def by_code(
    request: Asked,
    code: FromPath[str],
    store: NamedDependency[Store],
    limits: NamedDependency[Limits],
) -> TableCard:
    """The table with this code, as somebody dictated it."""
    limits.take("look_up", address(request))
    meant = heard(code)
    tables = await store.read(lambda c: read_tables(c, MADE_BY.where(TABLES.c.code == meant)))
    if not tables:
        raise unknown("there is no table with this code")
    return await shown(request, store, tables[0])


@get("/api/tables/{table:str}")
async def look(request: Asked, table: FromPath[str], store: NamedDependency[Store]) -> TableCard:
    return await shown(request, store, await known(store, table))


@delete("/api/tables/{table:str}", status_code=200)
async def close(request: Asked, table: FromPath[str], store: NamedDependency[Store]) -> TableCard:
    """The creator closes a table that has not begun."""
    person, now = await person_of(request, store), time.time()
    return card(await store.write(lambda c: join.close(c, table, person, now)), person.id)


@post("/api/tables/{table:str}/seats", status_code=200)
async def sit_down(
    request: Asked,
    table: FromPath[str],
    data: JSONBody[SitDown],
    store: NamedDependency[Store],
) -> TableCard:
    person, now = await person_of(request, store), time.time()
    row = await store.write(lambda c: join.sit_down(c, table, person, data, now))
    return card(row, person.id)


@delete("/api/tables/{table:str}/seats/{seat:int}", status_code=200)
async def stand_up(
    request: Asked,
    table: FromPath[str],
    seat: FromPath[int],
    store: NamedDependency[Store],
) -> TableCard:
    """Leave a seat before the game begins."""
    person, now = await person_of(request, store), time.time()
    return card(await store.write(lambda c: join.stand_up(c, table, person, seat, now)), person.id)


@post("/api/tables/{table:str}/start", status_code=200)
async def start(
    request: Asked,
    table: FromPath[str],
    data: JSONBody[Start],
    store: NamedDependency[Store],
    registry: NamedDependency[TableRegistry],
) -> TableCard:
    """Begin; empty seats must be taken, or are filled with bots."""
    person, now = await person_of(request, store), time.time()
    row = await store.write(lambda c: join.start(c, table, person, data, now))
    await registry.open(table)
    return card(await known(store, row.id), person.id)


async def begun_at_once(
    store: Store, registry: TableRegistry, table: TableRow, person: PersonRow
) -> TableCard:
    def job(connection: Connection) -> None:
        add_table(connection, table)
        join.start(connection, table.id, person, Start(), table.created)

    await store.write(job)
    await registry.open(table.id)
    return card(await known(store, table.id), person.id)


async def known(store: Store, key: str) -> TableRow:
    table = await store.table(key)
    if table is None:
        raise unknown("there is no such table")
    return table


async def shown(request: Asked, store: Store, table: TableRow) -> TableCard:
    visitor = await visitor_of(request, store)
    reader = visitor.id if visitor else None
    if table.creator.id != reader:
        may_look(table, reader)
    return card(table, reader)


def may_look(table: TableRow, reader: str | None) -> None:
    """Trouble if the game is for those who sit there, and the reader does not."""
    private = not table.spectators and table.stage in ("playing", "over")
    if private and not table.seats_of(reader):
        raise forbidden("this game is not open to spectators")


HANDLERS: Final = [create, play_now, by_code, look, close, sit_down, stand_up, start]
