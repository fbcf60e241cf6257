"""The lists of the lobby: own tables, open tables of others, finished games."""

from typing import Any, Final, NamedTuple

from sqlalchemy import (
    ColumnElement,
    Connection,
    String,
    cast,
    exists,
    func,
    literal,
    or_,
    select,
    update,
)

from lorcha.server.store.rows import TableRow
from lorcha.server.store.schema import SEATS, TABLES
from lorcha.server.store.tables import WITH_CREATOR, read_tables

OPEN_EACH: Final = 3  # open tables of one person that are shown to others
LATEST: Final = TABLES.c.changed.desc()
HAS_FREE_SEAT: Final = exists().where(
    SEATS.c.table == TABLES.c.id, SEATS.c.person.is_(None), SEATS.c.level.is_(None)
)


class LobbyTables(NamedTuple):
    mine: list[TableRow]
    open: list[TableRow]
    over: list[TableRow]


def read_lobby(connection: Connection, person: str, limit: int, since: float) -> LobbyTables:
    """The lists of one person ("" for nobody), each with at most `limit` tables; open ones if
    something has happened there `since`."""
    return LobbyTables(
        mine=unfinished_of(connection, person, limit) if person else [],
        open=open_to(connection, person, limit, since),
        over=finished_of(connection, person, limit) if person else [],
    )


def unfinished_of(connection: Connection, person: str, limit: int) -> list[TableRow]:
    """Own tables, those first at which this person has to decide."""
    query = WITH_CREATOR.where(belongs_to(person), TABLES.c.stage.in_(("open", "playing")))
    return ordered(connection, query, limit, waits_for(person).desc(), LATEST)


def open_to(
    connection: Connection, person: str, limit: int, since: float, before: float | None = None
) -> list[TableRow]:
    """Tables of others that anyone may join, the newest first; with `before` those created earlier
    than that. Nobody can fill the list: a person's newest few are shown."""
    newest = (TABLES.c.created.desc(), TABLES.c.id)
    nth = func.row_number().over(partition_by=TABLES.c.creator, order_by=newest)
    joinable = (
        select(TABLES.c.id, nth.label("nth"))
        .where(TABLES.c.stage == "open", TABLES.c.visibility == "anyone", HAS_FREE_SEAT)
        .where(TABLES.c.changed >= since)
        .subquery()
    )
    shown = select(joinable.c.id).where(joinable.c.nth <= OPEN_EACH)
    query = WITH_CREATOR.where(TABLES.c.id.in_(shown))
    if before is not None:
        query = query.where(TABLES.c.created < before)
    if person:
        query = query.where(~belongs_to(person))
    return ordered(connection, query, limit, TABLES.c.created.desc())


def close_abandoned(connection: Connection, before: float) -> int:
    """Close the open tables at which nothing has happened since then; returns how many."""
    old = (TABLES.c.stage == "open", TABLES.c.changed < before)
    return connection.execute(update(TABLES).where(*old).values(stage="closed")).rowcount


def finished_of(
    connection: Connection, person: str, limit: int, before: float | None = None
) -> list[TableRow]:
    """Own finished games, the latest first; with `before` those that ended earlier than that."""
    query = WITH_CREATOR.where(belongs_to(person), TABLES.c.stage == "over")
    if before is not None:
        query = query.where(TABLES.c.changed < before)
    return ordered(connection, query, limit, LATEST)


def ordered(
    connection: Connection, query: Any, limit: int, *by: ColumnElement[Any]
) -> list[TableRow]:
    return read_tables(connection, query.order_by(*by, TABLES.c.id).limit(limit))


def belongs_to(person: str) -> ColumnElement[bool]:
    seated = select(SEATS.c.table).where(SEATS.c.person == person)
    return or_(TABLES.c.id.in_(seated), TABLES.c.creator == person)


def waits_for(person: str) -> ColumnElement[bool]:
    """Does a seat of this person have to decide?"""
    seat = cast(SEATS.c.seat, String)
    waiting = literal(" ") + TABLES.c.waiting + literal(" ")
    return exists().where(
        SEATS.c.table == TABLES.c.id,
        SEATS.c.person == person,
        waiting.like(literal("% ") + seat + literal(" %")),
    )
