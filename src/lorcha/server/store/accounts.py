"""Accounts in the database: one-time links for a lost password, and how an account is deleted."""

from typing import Final

import msgspec
from sqlalchemy import Connection, and_, delete, insert, select, update

from lorcha.server.store.people import read_person
from lorcha.server.store.rows import PersonRow
from lorcha.server.store.schema import (
    LEARNT,
    LOG,
    PASSWORD_LINKS,
    PEOPLE,
    PUZZLE_RESULTS,
    RATINGS,
    SEATS,
    TABLES,
)
from lorcha.server.store.sessions import end_sessions

ANONYMOUS: Final = "Anonymous"


# ---- one-time links


def add_link(connection: Connection, hashed: str, person: str, expires: float) -> None:
    """The link with a token of this hash; earlier ones of the person are worth nothing now."""
    connection.execute(delete(PASSWORD_LINKS).where(PASSWORD_LINKS.c.person == person))
    connection.execute(insert(PASSWORD_LINKS).values(hash=hashed, person=person, expires=expires))


def use_link(connection: Connection, hashed: str, password: str, now: float) -> PersonRow | None:
    """Whose link it was: they have this password now, and no session. None if there is no such
    link, or it was used, or is too old."""
    link = PASSWORD_LINKS.c.hash == hashed
    query = select(PASSWORD_LINKS.c.person).where(link, PASSWORD_LINKS.c.expires > now)
    person = connection.execute(query).scalar()
    if person is None or not connection.execute(delete(PASSWORD_LINKS).where(link)).rowcount:
        return None
    connection.execute(update(PEOPLE).where(PEOPLE.c.id == person).values(password=password))
    end_sessions(connection, person)
    return read_person(connection, person)


def end_old_links(connection: Connection, before: float) -> None:
    connection.execute(delete(PASSWORD_LINKS).where(PASSWORD_LINKS.c.expires < before))


def mail_of(connection: Connection, person: str) -> str | None:
    """Where their links are sent."""
    return connection.scalar(select(PEOPLE.c.mail).where(PEOPLE.c.id == person))


def set_mail(connection: Connection, person: str, address: str) -> None:
    connection.execute(update(PEOPLE).where(PEOPLE.c.id == person).values(mail=address or None))


# ---- deleting an account


def delete_account(connection: Connection, key: str) -> None:
    """Nothing tells any more who it was, and nobody can come back. Games belong to the others too:
    they stay, with an anonymous name. A name has no #, so nobody ever looks this one up."""
    leave_open_tables(connection, key)
    hide_name_in_chat(connection, key)
    nameless = {"name": ANONYMOUS, "folded": f"#{key}", "tag": "", "password": None, "mail": None}
    connection.execute(update(PEOPLE).where(PEOPLE.c.id == key).values(nameless))
    connection.execute(delete(RATINGS).where(RATINGS.c.kind == "person", RATINGS.c.who == key))
    connection.execute(delete(PASSWORD_LINKS).where(PASSWORD_LINKS.c.person == key))
    connection.execute(delete(LEARNT).where(LEARNT.c.person == key))
    connection.execute(delete(PUZZLE_RESULTS).where(PUZZLE_RESULTS.c.person == key))
    end_sessions(connection, key)


def leave_open_tables(connection: Connection, key: str) -> None:
    own = (TABLES.c.creator == key, TABLES.c.stage == "open")
    connection.execute(update(TABLES).where(*own).values(stage="closed"))
    waiting = select(TABLES.c.id).where(TABLES.c.stage == "open")
    seated = (SEATS.c.person == key, SEATS.c.table.in_(waiting))
    connection.execute(update(SEATS).where(*seated).values(person=None, guest=None))


def hide_name_in_chat(connection: Connection, key: str) -> None:
    """A line holds the name of its writer, as it was then."""
    seat = and_(SEATS.c.table == LOG.c.table, SEATS.c.seat == LOG.c.seat, SEATS.c.person == key)
    lines = select(LOG.c.table, LOG.c.n, LOG.c.text).join(SEATS, seat).where(LOG.c.kind == "say")
    for table, n, text in connection.execute(lines).all():
        _, said = msgspec.json.decode(text, type=tuple[str, str])
        line = msgspec.json.encode((ANONYMOUS, said)).decode()
        row = (LOG.c.table == table, LOG.c.n == n)
        connection.execute(update(LOG).where(*row).values(text=line))
