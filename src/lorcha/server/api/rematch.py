"""`POST /api/tables/{id}/rematch`: a new table with the same agreement and the same people."""

from typing import Any

from litestar import Request, post
from litestar.di import NamedDependency
from litestar.params import FromPath

from lorcha.server import house_time
from lorcha.server.api.limits import Limits
from lorcha.server.api.sessions import person_of
from lorcha.server.api.tables import find_table, no_such_table
from lorcha.server.refusal import Refusal
from lorcha.server.runtime.registry import TableRegistry
from lorcha.server.store import PersonRow, Store
from lorcha.server.tables import join
from lorcha.server.tables.rematch import rematch_of
from lorcha.server.tables.summary import summarize
from lorcha.server.wire.tables import Start, TableSummary


@post("/api/tables/{table:str}/rematch")
async def rematch(
    request: Request[Any, Any, Any],
    table: FromPath[str],
    store: NamedDependency[Store],
    registry: NamedDependency[TableRegistry],
    limits: NamedDependency[Limits],
) -> TableSummary:
    """The first who asks creates the table; the others are told and sit down."""
    person = await person_of(request, store)
    limits.take("create", person.id)
    now = house_time.now()
    new = await store.add_rematch(
        table, lambda before, existing: rematch_of(before, existing, person, now)
    )
    if new is None:
        raise no_such_table()
    await registry.publish_rematch(table)
    if new.creator.id == person.id and not any(seat.free for seat in new.seats):
        await start_once(store, new.id, person)
        await registry.open(new.id)
    return summarize(await find_table(store, new.id), person.id)


async def start_once(store: Store, key: str, person: PersonRow) -> None:
    """Start the game; not twice, if two requests come at once."""
    now = house_time.now()
    try:
        await store.change_table(key, lambda table: join.start(table, person, Start(), now))
    except Refusal as refusal:
        if refusal.code != "begun":
            raise
