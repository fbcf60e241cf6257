"""The store: what is acknowledged is stored, and what is refused leaves nothing."""

import asyncio
from functools import partial
from pathlib import Path

import psycopg
import pytest
from sqlalchemy import Connection, insert

from lorcha.core.match import fair
from lorcha.server.store import AlreadyWritten, LogRow, PersonRow, SeatRow, Store, TableRow
from lorcha.server.store.analyses import read_analysis
from lorcha.server.store.people import add_person
from lorcha.server.store.ratings import RatingRow, rate, read_ratings, read_records
from lorcha.server.store.schema import ANALYSES
from lorcha.server.store.tables import add_table
from lorcha.server.wire.tables import Clock, Result

VERA = PersonRow("p1", "Vera", "4f", None, 1.0)


def a_table(key: str = "t1", *, rated: bool = True) -> TableRow:
    return TableRow(
        id=key,
        code=key.upper(),
        game="dragon",
        rules="1",
        box="b",
        options={"bank": "unlimited"},
        seats=[SeatRow(0, VERA.person), SeatRow(1, level="sailor"), SeatRow(2, level="sailor")],
        visibility="link",
        clock=Clock(),
        rated=rated,
        spectators=True,
        hints=False,
        stand_in="captain",
        creator=VERA.person,
        chance=fair(b"s" * 32),
        stage="playing",
        created=1.0,
        changed=1.0,
    )


def a_move(n: int, text: str = "place 2") -> LogRow:
    return LogRow(n, "move", 0, text, "", 5.0 + n)


async def add_tables(store: Store, *tables: TableRow) -> None:
    await store.write(lambda connection: add_person(connection, VERA))
    for table in tables:
        await store.write(partial(add_table, table=table))


def test_a_table_reads_back_as_it_was_made(store: Store) -> None:
    async def story() -> None:
        await add_tables(store, a_table())
        assert await store.table("t1") == a_table()
        assert await store.table("t2") is None

    asyncio.run(story())


def test_rows_read_back_in_order_and_from_a_number_on(store: Store) -> None:
    async def story() -> None:
        await add_tables(store, a_table())
        await store.append("t1", [a_move(1), a_move(2)], waiting=[1, 2], due=99.0)
        await store.append("t1", [a_move(3)])
        assert await store.log("t1") == [a_move(1), a_move(2), a_move(3)]
        assert await store.log("t1", since=2) == [a_move(3)]
        table = await store.table("t1")
        assert table is not None
        assert (table.waiting, table.due, table.changed) == ([1, 2], 99.0, 7.0)

    asyncio.run(story())


def test_a_number_is_written_once_and_a_refused_row_refuses_its_batch(store: Store) -> None:
    async def story() -> None:
        await add_tables(store, a_table())
        await store.append("t1", [a_move(1)])
        with pytest.raises(AlreadyWritten):
            await store.append("t1", [a_move(2), a_move(1, "other")], waiting=[2])
        assert await store.log("t1") == [a_move(1)]

    asyncio.run(story())


def test_a_job_that_fails_does_not_affect_its_group(store: Store) -> None:
    async def story() -> None:
        tables = [a_table(f"t{i}") for i in range(40)]
        await add_tables(store, *tables)
        await store.append("t7", [a_move(1)])
        orders = [store.append(table.id, [a_move(1)]) for table in tables]
        answers = await asyncio.gather(*orders, return_exceptions=True)
        assert [i for i, answer in enumerate(answers) if answer is not None] == [7]
        assert isinstance(answers[7], AlreadyWritten)
        for table in tables:
            assert await store.log(table.id) == [a_move(1)]

    asyncio.run(story())


def test_moves_of_many_tables_written_together_are_told_apart(store: Store) -> None:
    async def story() -> None:
        tables = [a_table(f"t{i}") for i in range(60)]
        await add_tables(store, *tables)
        rows = [a_move(n) for n in range(1, 21)]  # more in all than one statement takes
        dues = [None if i % 3 else 100.0 + i for i in range(60)]
        waiting = [None if i % 5 == 1 else [i % 3, 2] for i in range(60)]
        orders = zip(tables, waiting, dues, strict=True)
        await asyncio.gather(*(store.append(t.id, rows, seats, due) for t, seats, due in orders))
        for table, seats, due in zip(tables, waiting, dues, strict=True):
            assert await store.log(table.id) == rows
            found = await store.table(table.id)
            assert found is not None
            expected = ([], None, 1.0) if seats is None else (seats, due, 25.0)
            assert (found.waiting, found.due, found.changed) == expected

    asyncio.run(story())


@pytest.mark.parametrize("database", ["postgresql"], indirect=True)
def test_a_single_move_survives_a_lost_connection(store: Store, database: str) -> None:
    """The writer keeps its connection open for a moment; the database may close it."""

    async def story() -> None:
        await add_tables(store, a_table())
        await store.append("t1", [a_move(1)])
        with psycopg.connect(database, autocommit=True) as other:
            ended = other.execute(
                "SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity"
                " WHERE datname = current_database() AND pid <> pg_backend_pid()"
            ).fetchall()
        assert ended
        await store.append("t1", [a_move(2)])
        assert await store.log("t1") == [a_move(1), a_move(2)]

    asyncio.run(story())


def test_the_end_brings_results_and_ratings_at_once(store: Store) -> None:
    results = [Result(0, 1, 80, {}), Result(1, 2, 70, {}), Result(2, 3, 60, {})]

    async def story() -> None:
        await add_tables(store, a_table(), a_table("t2", rated=False))
        ended = await store.finish("t1", [a_move(1)], results, "played")
        assert (ended.stage, ended.results, ended.reason) == ("over", results, "played")
        await store.finish("t2", [a_move(1)], results, "played")
        (vera,) = await store.read(lambda connection: read_records(connection, "person", "p1"))
        (sailor,) = await store.read(lambda connection: read_records(connection, "bot", "sailor"))
        assert (vera.games, vera.rated, vera.places) == (2, 1, [2])
        assert (sailor.games, sailor.places) == (4, [0, 2, 2])
        assert vera.mu > 25 > sailor.mu
        listed = await store.read(lambda connection: read_ratings(connection, "dragon", 10))
        assert [(one.person, one.bot) for one in listed] == [(VERA.person, None), (None, "sailor")]

    asyncio.run(story())


@pytest.mark.parametrize("resigned", [0, 2])
def test_a_team_is_rated_where_the_partner_stands_who_stayed(resigned: int) -> None:
    places = [4 if seat == resigned else 1 + 2 * (seat % 2) for seat in range(4)]
    results = [Result(seat, places[seat], 0, {}, team=seat % 2) for seat in range(4)]
    standings = [RatingRow("ching", "person", str(seat)) for seat in range(4)]
    rate(results, standings)
    assert standings[0].mu == standings[2].mu > standings[1].mu


def test_a_last_row_that_is_already_written_ends_nothing(store: Store) -> None:
    async def story() -> None:
        await add_tables(store, a_table())
        await store.append("t1", [a_move(1)])
        with pytest.raises(AlreadyWritten):
            await store.finish("t1", [a_move(1)], [], "played")
        assert (await store.table("t1")) == a_table()

    asyncio.run(story())


def test_what_was_written_is_there_after_a_restart(tmp_path: Path) -> None:
    file = str(tmp_path / "tables.sqlite3")

    async def write(store: Store) -> None:
        await add_tables(store, a_table())
        await store.append("t1", [a_move(1)])

    async def read(store: Store) -> list[LogRow]:
        return await store.log("t1")

    with Store(file) as store:
        asyncio.run(write(store))
    with Store(file) as store:
        assert asyncio.run(read(store)) == [a_move(1)]


def test_an_analysis_in_another_form_is_as_good_as_none(store: Store) -> None:
    def write(connection: Connection) -> None:
        row = insert(ANALYSES).values(table="t1", analysis='{"mode":"quick"}', made=1.0)
        connection.execute(row)

    async def story() -> None:
        await add_tables(store, a_table())
        await store.write(write)
        assert await store.read(lambda connection: read_analysis(connection, "t1")) is None

    asyncio.run(story())
