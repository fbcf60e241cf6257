"""`GET /api/lobby`: own tables, open ones, finished games."""

from collections.abc import Sequence
from typing import Any, Final

from litestar import Request, get
from litestar.di import NamedDependency
from litestar.params import FromQuery
from sqlalchemy import ColumnElement, Connection, String, cast, exists, literal, or_, select

from lorcha.server.api.sessions import visitor_of
from lorcha.server.store import Store
from lorcha.server.store.schema import SEATS, TABLES
from lorcha.server.store.tables import MADE_BY, read_tables
from lorcha.server.tables.summary import card
from lorcha.server.wire.tables import Lobby, TableCard

MOST: Final = 60
FREE: Final = exists().where(
    SEATS.c.table == TABLES.c.id, SEATS.c.person.is_(None), SEATS.c.level.is_(None)
)


@get("/api/lobby")
async def lobby(request: Request[Any, Any, Any], store: NamedDependency[Store]) -> Lobby:
    """Own tables, "your turn" first; open tables of others; own finished games."""
    visitor = await visitor_of(request, store)
    me = visitor.id if visitor else ""
    return await store.read(lambda connection: around(connection, me))


@get("/api/finished")
async def finished(
    request: Request[Any, Any, Any], store: NamedDependency[Store], before: FromQuery[float]
) -> list[TableCard]:
    """Own games that were finished before this moment, the latest first: what the lobby leaves
    out."""
    visitor = await visitor_of(request, store)
    if visitor is None:
        return []
    mine = (belongs_to(visitor.id), TABLES.c.stage == "over", TABLES.c.changed < before)
    asked = MADE_BY.where(*mine).order_by(TABLES.c.changed.desc(), TABLES.c.id).limit(MOST)
    tables = await store.read(lambda connection: read_tables(connection, asked))
    return [card(table, visitor.id) for table in tables]


def around(connection: Connection, me: str) -> Lobby:
    def cards(*where: ColumnElement[bool], by: Sequence[ColumnElement[Any]]) -> list[TableCard]:
        asked = MADE_BY.where(*where).order_by(*by, TABLES.c.id).limit(MOST)
        return [card(table, me) for table in read_tables(connection, asked)]

    under_way = TABLES.c.stage.in_(("open", "playing"))
    latest = TABLES.c.changed.desc()
    mine = cards(belongs_to(me), under_way, by=(asks(me).desc(), latest)) if me else []
    over = cards(belongs_to(me), TABLES.c.stage == "over", by=(latest,)) if me else []
    others = ~belongs_to(me) if me else TABLES.c.id.is_not(None)
    free = cards(
        TABLES.c.stage == "open",
        TABLES.c.visibility == "anyone",
        FREE,
        others,
        by=(TABLES.c.created.desc(),),
    )
    return Lobby(sorted(mine, key=urgency), free, over)


def belongs_to(person: str) -> ColumnElement[bool]:
    seated = select(SEATS.c.table).where(SEATS.c.person == person)
    return or_(TABLES.c.id.in_(seated), TABLES.c.creator == person)


def asks(person: str) -> ColumnElement[bool]:
    """Has a seat of this person to decide?"""
    seat = cast(SEATS.c.seat, String)
    waiting = literal(" ") + TABLES.c.waiting + literal(" ")
    return exists().where(
        SEATS.c.table == TABLES.c.id,
        SEATS.c.person == person,
        waiting.like(literal("% ") + seat + literal(" %")),
    )


def urgency(table: TableCard) -> tuple[bool, float, float]:
    """Your turn first, and of those the one whose clock runs out first."""
    return (not table.turn, table.due or float("inf"), -table.changed)


HANDLERS: Final = [lobby, finished]
