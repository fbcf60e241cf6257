"""People at a table before the game begins: who is there, and what they say."""

from typing import Any, Final

from litestar import Request, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from lorcha.server import house_time
from lorcha.server.api.limits import Limits
from lorcha.server.api.sessions import person_of, visitor_of
from lorcha.server.api.tables import find_table, no_such_table, summarize_for
from lorcha.server.runtime.registry import TableRegistry
from lorcha.server.store import Store
from lorcha.server.tables.waiting_chat import lines_of, say_before
from lorcha.server.wire.live import ChatLine
from lorcha.server.wire.waiting import NewLine, Waiting, WaitingRoom

AnyRequest = Request[Any, Any, Any]


@post("/api/tables/{table:str}/waiting", status_code=200)
async def wait(
    request: AnyRequest,
    table: FromPath[str],
    data: JSONBody[Waiting],
    store: NamedDependency[Store],
    registry: NamedDependency[TableRegistry],
) -> WaitingRoom:
    """A page says every few seconds that it is open; from the start on there is the live socket."""
    row, visitor = await find_table(store, table), await visitor_of(request, store)
    summary = await summarize_for(request, store, row)
    if row.stage != "open":
        return WaitingRoom(summary, [], [], [])
    if visitor and row.seats_of(visitor.id):
        registry.waiting.visit(table, visitor.id, data.writing)
    return WaitingRoom(
        summary,
        lines_of(await store.log(table)),
        [seat for person in registry.waiting.present(table) for seat in row.seats_of(person)],
        [seat for person in registry.waiting.writing(table) for seat in row.seats_of(person)],
    )


@post("/api/tables/{table:str}/chat", status_code=200)
async def say(
    request: AnyRequest,
    table: FromPath[str],
    data: JSONBody[NewLine],
    store: NamedDependency[Store],
    limits: NamedDependency[Limits],
) -> list[ChatLine]:
    person, now = await person_of(request, store), house_time.now()
    limits.take("say", person.id)
    if not await store.add_line(table, lambda row, n: say_before(row, person, data.text, n, now)):
        raise no_such_table()
    return lines_of(await store.log(table))


HANDLERS: Final = [wait, say]
