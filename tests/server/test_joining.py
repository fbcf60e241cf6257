"""Two who want the same seat, in one process or in two: one has it, the other is told."""

import asyncio
from functools import partial

import pytest

from lorcha.server.api.errors import Trouble
from lorcha.server.store import PersonRow, Store
from lorcha.server.store.backup import copy
from lorcha.server.store.people import add_person
from lorcha.server.store.tables import add_table
from lorcha.server.tables import join
from lorcha.server.tables.create import found
from lorcha.server.wire.tables import NewSeat, NewTable, SitDown, Start

PEOPLE = [PersonRow(f"p{n}", f"Person {n}", "aa", None, 1.0) for n in range(12)]
OPEN = NewTable("panda", [NewSeat("me"), *[NewSeat("open")] * 4])


async def furnished(store: Store) -> str:
    for person in PEOPLE:
        await store.write(partial(add_person, person=person))
    table = found(OPEN, PEOPLE[0])
    await store.write(partial(add_table, table=table))
    return table.id


def test_each_seat_is_given_once(store: Store, database: str) -> None:
    async def story(other: Store) -> None:
        table = await furnished(store)
        orders = [
            (other if n % 2 else store).write(
                partial(join.sit_down, key=table, person=person, wanted=SitDown(), now=2.0)
            )
            for n, person in enumerate(PEOPLE[1:])
        ]
        answers = await asyncio.gather(*orders, return_exceptions=True)
        told = [answer for answer in answers if isinstance(answer, BaseException)]
        assert len(told) == 7
        assert all(isinstance(one, Trouble) and one.problem.code == "full" for one in told)
        row = await store.table(table)
        assert row is not None
        held = [seat_row.person.id for seat_row in row.seats if seat_row.person]
        assert len(set(held)) == 5

    with Store(database) as other:
        asyncio.run(story(other))


def test_a_game_begins_once(store: Store, database: str) -> None:
    async def story(other: Store) -> None:
        table = await furnished(store)
        begin = partial(join.start, key=table, person=PEOPLE[0], how=Start("sailor"), now=2.0)
        answers = await asyncio.gather(
            *(one.write(begin) for one in (store, other) * 3), return_exceptions=True
        )
        assert sum(not isinstance(answer, BaseException) for answer in answers) == 1

    with Store(database) as other:
        asyncio.run(story(other))


def test_what_is_kept_moves_from_one_kind_of_database_to_the_other(
    store: Store, tmp_path_factory: pytest.TempPathFactory
) -> None:
    table = asyncio.run(furnished(store))
    file = tmp_path_factory.mktemp("copy") / "copy.sqlite3"
    with Store(str(file)) as other:
        assert copy(store.engine, other.engine) == len(PEOPLE) + 6
        assert asyncio.run(other.table(table)) == asyncio.run(store.table(table))
