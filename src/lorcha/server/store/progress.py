"""What a person has learnt: the lessons they have done, by game."""

from collections.abc import Mapping, Sequence
from typing import Final

from sqlalchemy import Connection, insert, select

from lorcha.server.store.ratings import read_records
from lorcha.server.store.schema import LEARNT
from lorcha.server.wire.lessons import Progress

MOST: Final = 200  # of one person: a host may have many lessons, but not so many


def add_learnt(connection: Connection, person: str, learnt: Mapping[str, Sequence[str]]) -> None:
    """Add lessons to those the person has done."""
    known = read_learnt(connection, person)
    new = dict.fromkeys((game, one) for game, done in learnt.items() for one in done)
    for game, lesson in [one for one in new if one not in known][: max(0, MOST - len(known))]:
        connection.execute(insert(LEARNT).values(person=person, game=game, lesson=lesson))


def read_learnt(connection: Connection, person: str) -> list[tuple[str, str]]:
    query = select(LEARNT.c.game, LEARNT.c.lesson).where(LEARNT.c.person == person)
    return [(game, lesson) for game, lesson in connection.execute(query)]


def read_progress(connection: Connection, person: str) -> Progress:
    learnt: dict[str, list[str]] = {}
    for game, lesson in read_learnt(connection, person):
        learnt.setdefault(game, []).append(lesson)
    played = {one.game: one.games for one in read_records(connection, "person", person)}
    return Progress(learnt, played)
