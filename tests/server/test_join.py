"""Two people who want one seat, in one process or in two: one gets it, the other is refused."""

import asyncio
from collections.abc import Callable
from functools import partial

import pytest

from lorcha.server.refusal import Refusal
from lorcha.server.store import PersonRow, Store, TableRow
from lorcha.server.store.backup import copy
from lorcha.server.store.people import add_person
from lorcha.server.tables import join
from lorcha.server.tables.create import new_table
from lorcha.server.wire.tables import NewSeat, NewTable, SitDown, Start

PEOPLE = [PersonRow(f"p{n}", f"Person {n}", "aa", None, 1.0) for n in range(12)]
OPEN = NewTable("panda", [NewSeat("me"), *[NewSeat("open")] * 4])


async def add_people_and_table(store: Store) -> str:
    for person in PEOPLE:
        await store.write(partial(add_person, person=person))
    table = new_table(OPEN, PEOPLE[0])
    await store.add_table(table)
    return table.id


def sit_down(person: PersonRow) -> Callable[[TableRow], TableRow]:
    return lambda table: join.sit_down(table, person, SitDown(), 2.0)


def start(table: TableRow) -> TableRow:
    return join.start(table, PEOPLE[0], Start("sailor"), 2.0)


def test_each_seat_is_given_once(store: Store, database: str) -> None:
    async def story(other: Store) -> None:
        key = await add_people_and_table(store)
        requests = [
            (other if n % 2 else store).change_table(key, sit_down(person))
            for n, person in enumerate(PEOPLE[1:])
        ]
        answers = await asyncio.gather(*requests, return_exceptions=True)
        faults = [answer for answer in answers if isinstance(answer, BaseException)]
        assert len(faults) == 7
        assert all(isinstance(fault, Refusal) and fault.code == "full" for fault in faults)
        table = await store.table(key)
        assert table is not None
        assert len({seat.person.id for seat in table.seats if seat.person}) == 5

    with Store(database) as other:
        asyncio.run(story(other))


def test_a_game_starts_once(store: Store, database: str) -> None:
    async def story(other: Store) -> None:
        key = await add_people_and_table(store)
        answers = await asyncio.gather(
            *(one.change_table(key, start) for one in (store, other) * 3), return_exceptions=True
        )
        assert sum(not isinstance(answer, BaseException) for answer in answers) == 1

    with Store(database) as other:
        asyncio.run(story(other))


def test_a_database_is_copied_to_the_other_kind(
    store: Store, tmp_path_factory: pytest.TempPathFactory
) -> None:
    key = asyncio.run(add_people_and_table(store))
    file = tmp_path_factory.mktemp("copy") / "copy.sqlite3"
    with Store(str(file)) as other:
        assert copy(store.engine, other.engine) == len(PEOPLE) + 6
        assert asyncio.run(other.table(key)) == asyncio.run(store.table(key))
