"""People and their sessions in the database."""

import unicodedata
from typing import Any

from sqlalchemy import Connection, Select, delete, insert, select, update

from lorcha.server.store.rows import PersonRow
from lorcha.server.store.schema import PEOPLE, SESSIONS

KNOWN = select(PEOPLE.c.id, PEOPLE.c.name, PEOPLE.c.tag, PEOPLE.c.password, PEOPLE.c.created)


def folded(name: str) -> str:
    """Names that look the same count as the same."""
    return unicodedata.normalize("NFKC", name).casefold()[:72]


def add_person(connection: Connection, person: PersonRow) -> None:
    """IntegrityError if name and tag are somebody's already."""
    connection.execute(
        insert(PEOPLE).values(
            id=person.id,
            name=person.name,
            folded=folded(person.name),
            tag=person.tag,
            password=person.password,
            created=person.created,
        )
    )


def rename(connection: Connection, key: str, name: str, tag: str) -> None:
    new = {"name": name, "folded": folded(name), "tag": tag}
    connection.execute(update(PEOPLE).where(PEOPLE.c.id == key).values(new))


def set_password(connection: Connection, key: str, password: str) -> None:
    connection.execute(update(PEOPLE).where(PEOPLE.c.id == key).values(password=password))


def read_person(connection: Connection, key: str) -> PersonRow | None:
    return first(connection, KNOWN.where(PEOPLE.c.id == key))


def named(connection: Connection, name: str, tag: str) -> PersonRow | None:
    return first(connection, KNOWN.where(PEOPLE.c.folded == folded(name), PEOPLE.c.tag == tag))


def first(connection: Connection, asked: Select[Any]) -> PersonRow | None:
    found = connection.execute(asked).first()
    return PersonRow(*found) if found else None


def add_session(connection: Connection, hashed: str, person: str, now: float) -> None:
    connection.execute(insert(SESSIONS).values(hash=hashed, person=person, created=now, used=now))


def session_of(connection: Connection, hashed: str, since: float) -> tuple[PersonRow, float] | None:
    """Whose session it is and when it was last used; nothing if that is too long ago."""
    asked = (
        KNOWN.add_columns(SESSIONS.c.used)
        .join(SESSIONS, SESSIONS.c.person == PEOPLE.c.id)
        .where(SESSIONS.c.hash == hashed, SESSIONS.c.used >= since)
    )
    found = connection.execute(asked).first()
    return (PersonRow(*found[:5]), found.used) if found else None


def use_session(connection: Connection, hashed: str, now: float) -> None:
    connection.execute(update(SESSIONS).where(SESSIONS.c.hash == hashed).values(used=now))


def end_session(connection: Connection, hashed: str) -> None:
    connection.execute(delete(SESSIONS).where(SESSIONS.c.hash == hashed))


def end_sessions(connection: Connection, person: str, but: str = "") -> None:
    """All sessions of a person, but the one of this hash."""
    mine = SESSIONS.c.person == person
    connection.execute(delete(SESSIONS).where(mine, SESSIONS.c.hash != but))


def end_old_sessions(connection: Connection, before: float) -> None:
    connection.execute(delete(SESSIONS).where(SESSIONS.c.used < before))
