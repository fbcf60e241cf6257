"""Talk at a table before the game begins."""

from typing import Any, Final

from litestar import Request, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from lorcha.server import house_time
from lorcha.server.api.limits import Limits
from lorcha.server.api.sessions import person_of, visitor_of
from lorcha.server.api.tables import check_may_look, find_table, no_such_table
from lorcha.server.store import Store
from lorcha.server.tables.waiting_chat import lines_of, say_before
from lorcha.server.wire.live import ChatLine, NewLine

AnyRequest = Request[Any, Any, Any]


@get("/api/tables/{table:str}/chat")
async def read(
    request: AnyRequest, table: FromPath[str], store: NamedDependency[Store]
) -> list[ChatLine]:
    """What was said before the game; afterwards the live socket tells it."""
    row, visitor = await find_table(store, table), await visitor_of(request, store)
    check_may_look(row, visitor.id if visitor else None)
    return lines_of(await store.log(table)) if row.stage == "open" else []


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


HANDLERS: Final = [read, say]
