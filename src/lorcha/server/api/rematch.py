"""The same once more: a new table with the same agreement and the same company."""

import time
from typing import Any

import msgspec
from litestar import Request, post
from litestar.di import NamedDependency
from litestar.params import FromPath
from sqlalchemy import Connection

from lorcha.core.match import fair
from lorcha.server.api.errors import Trouble, conflict, forbidden, unknown
from lorcha.server.api.games import taken_down
from lorcha.server.api.sessions import person_of
from lorcha.server.api.tables import known
from lorcha.server.runtime.limits import Limits
from lorcha.server.runtime.registry import TableRegistry
from lorcha.server.store import PersonRow, SeatRow, Store, TableRow
from lorcha.server.store.tables import add_table, change_table, read_table
from lorcha.server.tables import join
from lorcha.server.tables.create import completed, new_code, new_id
from lorcha.server.tables.summary import card
from lorcha.server.wire.tables import Start, TableCard

Asked = Request[Any, Any, Any]


@post("/api/tables/{table:str}/rematch")
async def rematch(
    request: Asked,
    table: FromPath[str],
    store: NamedDependency[Store],
    registry: NamedDependency[TableRegistry],
    limits: NamedDependency[Limits],
) -> TableCard:
    """The same once more. The first to ask makes the table, the others are told and sit down."""
    person = await person_of(request, store)
    limits.take("create", person.id)
    made = await store.write(lambda c: once_more(c, table, person, time.time()))
    await registry.rematched(table)
    if made.creator.id == person.id and not any(seat_row.free for seat_row in made.seats):
        await begin(store, made.id, person)
        await registry.open(made.id)
    return card(await known(store, made.id), person.id)


async def begin(store: Store, key: str, person: PersonRow) -> None:
    """Not twice, if it was asked for twice at once."""
    try:
        await store.write(lambda c: join.start(c, key, person, Start(), time.time()))
    except Trouble as trouble:
        if trouble.problem.code != "begun":
            raise


def once_more(connection: Connection, key: str, person: PersonRow, now: float) -> TableRow:
    before = read_table(connection, key, lock=True)
    if before is None:
        raise unknown("there is no such table")
    if not before.seats_of(person.id):
        raise forbidden("you did not play here")
    if before.stage != "over":
        raise conflict("not_over", "the game is not over yet")
    after = read_table(connection, before.rematch) if before.rematch else None
    if after is not None and after.stage != "closed":
        return after
    made = again(before, person, now)
    add_table(connection, made)
    change_table(connection, key, rematch=made.id)
    return made


def again(before: TableRow, person: PersonRow, now: float) -> TableRow:
    """The same agreement by the present rules, a new seed; seats of other people are theirs to
    take again."""
    kept = {person.id, None}
    seats = [
        c if (c.person.id if c.person else None) in kept else SeatRow(c.seat) for c in before.seats
    ]
    game = taken_down(before.game)
    return msgspec.structs.replace(
        before,
        rules=game.rules_version,
        box=game.box.fingerprint,
        options=completed(game, len(seats), before.options),
        id=new_id(),
        code=new_code(before.visibility),
        seats=seats,
        creator=person.person,
        chance=fair(),
        stage="open",
        created=now,
        changed=now,
        started=None,
        ended=None,
        waiting=[],
        due=None,
        results=None,
        reason=None,
        rematch=None,
        study=False,
        origin=None,
    )
