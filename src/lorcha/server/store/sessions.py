"""Sessions in the database, known by the hash of their token."""

from collections.abc import Collection
from typing import NamedTuple

from sqlalchemy import Connection, delete, insert, select, update

from lorcha.server.store.rows import PersonRow
from lorcha.server.store.schema import PEOPLE, SESSIONS


class SessionRow(NamedTuple):
    hash: str
    device: str | None
    created: float
    used: float


def add_session(
    connection: Connection, hashed: str, person: str, now: float, device: str = ""
) -> None:
    times = {"created": now, "used": now}
    row = insert(SESSIONS).values(hash=hashed, person=person, device=device, **times)
    connection.execute(row)


def sessions_of(connection: Connection, person: str) -> list[SessionRow]:
    columns = select(SESSIONS.c.hash, SESSIONS.c.device, SESSIONS.c.created, SESSIONS.c.used)
    query = columns.where(SESSIONS.c.person == person).order_by(SESSIONS.c.used.desc())
    return [SessionRow(*row) for row in connection.execute(query)]


def replace_session(
    connection: Connection, old: str | None, new: str, person: str, now: float, device: str
) -> None:
    """Begin a session in place of the one the browser had."""
    if old:
        end_session(connection, old)
    add_session(connection, new, person, now, device)


def read_session(
    connection: Connection, hashed: str, since: float
) -> tuple[PersonRow, float] | None:
    """Whose session it is and when it was last used; None if that is too long ago."""
    query = (
        select(
            PEOPLE.c.id,
            PEOPLE.c.name,
            PEOPLE.c.tag,
            PEOPLE.c.password,
            PEOPLE.c.created,
            SESSIONS.c.used,
        )
        .join(SESSIONS, SESSIONS.c.person == PEOPLE.c.id)
        .where(SESSIONS.c.hash == hashed, SESSIONS.c.used >= since)
    )
    row = connection.execute(query).first()
    return (PersonRow(*row[:5]), row.used) if row else None


def existing_sessions(connection: Connection, hashes: Collection[str]) -> set[str]:
    """Those of them that have not been ended."""
    query = select(SESSIONS.c.hash).where(SESSIONS.c.hash.in_(hashes))
    return set(connection.execute(query).scalars())


def touch_session(connection: Connection, hashed: str, now: float) -> None:
    connection.execute(update(SESSIONS).where(SESSIONS.c.hash == hashed).values(used=now))


def end_session(connection: Connection, hashed: str) -> None:
    connection.execute(delete(SESSIONS).where(SESSIONS.c.hash == hashed))


def end_sessions(connection: Connection, person: str, but: str = "") -> None:
    """All sessions of a person, except the one of this hash."""
    own = SESSIONS.c.person == person
    connection.execute(delete(SESSIONS).where(own, SESSIONS.c.hash != but))


def end_old_sessions(connection: Connection, before: float) -> None:
    connection.execute(delete(SESSIONS).where(SESSIONS.c.used < before))
