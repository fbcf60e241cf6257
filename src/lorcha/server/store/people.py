"""People in the database: names, tags and passwords."""

import unicodedata
from collections.abc import Iterable
from typing import Any

from sqlalchemy import Connection, Select, insert, select, update

from lorcha.server.store.rows import PersonRow
from lorcha.server.store.schema import PEOPLE
from lorcha.server.store.sessions import add_session, end_sessions
from lorcha.server.store.sql import is_storable

PERSON = select(PEOPLE.c.id, PEOPLE.c.name, PEOPLE.c.tag, PEOPLE.c.password, PEOPLE.c.created)


def folded(name: str) -> str:
    """Names that look the same count as the same."""
    return unicodedata.normalize("NFKC", name).casefold()[:72]


def read_person(connection: Connection, key: str) -> PersonRow | None:
    return first(connection, PERSON.where(PEOPLE.c.id == key)) if is_storable(key) else None


def person_by_name(connection: Connection, name: str, tag: str) -> PersonRow | None:
    if not is_storable(name + tag):
        return None
    return first(connection, PERSON.where(PEOPLE.c.folded == folded(name), PEOPLE.c.tag == tag))


def first(connection: Connection, query: Select[Any]) -> PersonRow | None:
    row = connection.execute(query).first()
    return PersonRow(*row) if row else None


def free_tag(connection: Connection, name: str, tags: Iterable[str]) -> str | None:
    """The first of these tags that nobody of this name has."""
    return next((tag for tag in tags if person_by_name(connection, name, tag) is None), None)


def add_person(connection: Connection, person: PersonRow) -> None:
    """IntegrityError if another person has this name and tag."""
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


def add_visitor(
    connection: Connection,
    key: str,
    name: str,
    tags: Iterable[str],
    session: str,
    now: float,
    device: str,
) -> PersonRow | None:
    """A new person with a session; None if no tag is free."""
    tag = free_tag(connection, name, tags)
    if tag is None:
        return None
    person = PersonRow(key, name, tag, None, now)
    add_person(connection, person)
    add_session(connection, session, key, now, device)
    return person


def rename(
    connection: Connection, person: PersonRow, name: str, tags: Iterable[str]
) -> PersonRow | None:
    """The tag stays if the name looks the same; None if no tag is free."""
    same = folded(name) == folded(person.name)
    tag = person.tag if same else free_tag(connection, name, tags)
    if tag is None:
        return None
    columns = {"name": name, "folded": folded(name), "tag": tag}
    connection.execute(update(PEOPLE).where(PEOPLE.c.id == person.id).values(columns))
    return read_person(connection, person.id)


def set_password(connection: Connection, key: str, password: str, session: str) -> None:
    """All sessions of the person end, except this one."""
    connection.execute(update(PEOPLE).where(PEOPLE.c.id == key).values(password=password))
    end_sessions(connection, key, but=session)
