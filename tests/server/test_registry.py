"""Tables are open while they are used, and what cannot be written is not acknowledged."""

import asyncio
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, event

from lorcha.server.runtime import housekeeping
from lorcha.server.store import Store
from tests.server.live_server import RunningServer
from tests.server.scenarios import run_scenario, start_table, wait_for


def test_a_store_that_fails_loses_nothing_but_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scenario(server: RunningServer) -> None:
        vera, bo = await server.player(), await server.player("Bo")
        table = await start_table(vera, bo, game="ching")

        async def fail(*_: Any) -> None:
            raise OSError("the disk is full")

        async with vera.live(table) as client:
            first = await client.next()
            answer = {"seat": 0, "ply": 0, "moves": [first["turn"]["legal"][0]]}
            with monkeypatch.context() as patch:
                patch.setattr(server.store, "append", fail)
                reply = await client.ask("move", **answer, id="one")
                assert reply["code"] == "failed"
            assert client.table["ply"] == 0
            with monkeypatch.context() as patch:
                patch.setattr(server.store, "append", fail)
                patch.setattr(server.store, "log", fail)
                await client.send("move", **answer, id="one")
                assert await client.closed() == 4408
        async with vera.live(table) as client:
            assert (await client.next())["ply"] == 0
            assert (await client.ask("move", **answer, id="one"))["type"] == "done"
        assert [row.n for row in await server.store.log(table)] == [1]

    run_scenario(scenario, tmp_path)


def test_an_idle_table_is_closed_and_opened_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scenario(server: RunningServer) -> None:
        vera, bo = await server.player(), await server.player("Bo")
        table = await start_table(vera, bo)
        async with vera.live(table) as client:
            before = await client.next()
        monkeypatch.setattr(housekeeping, "IDLE", -1.0)
        await wait_for(lambda: not server.registry.hubs[table].subscribers)
        server.registry.housekeeping.close_idle()
        assert table not in server.registry.hubs
        async with vera.live(table) as client:
            after = await client.next()
        for name in ("view", "journal", "turn", "ply"):
            assert after[name] == before[name]

    run_scenario(scenario, tmp_path)


@contextmanager
def broken_database(store: Store, fault: str, repair: str) -> Iterator[None]:
    """Faults of SQLite in every transaction; after a failure another connection is used."""

    def suffer(connection: Connection) -> None:
        connection.exec_driver_sql(f"PRAGMA {fault}")

    def recover(connection: sqlite3.Connection, *_: object) -> None:
        connection.execute(f"PRAGMA {repair}").close()

    event.listen(store.engine, "begin", suffer)
    yield
    event.remove(store.engine, "begin", suffer)
    event.listen(store.engine, "checkout", recover)


@pytest.mark.parametrize(
    ("fault", "repair"),
    [
        ("max_page_count=1", "max_page_count=1000000"),  # no page more than there are: a full disk
        ("query_only=ON", "query_only=OFF"),  # as if the file could only be read
    ],
)
def test_what_cannot_be_written_is_refused_and_nothing_is_lost(
    fault: str, repair: str, tmp_path: Path
) -> None:
    async def scenario(server: RunningServer) -> None:
        vera, bo = await server.player(), await server.player("Bo")
        table, said, refused = await start_table(vera, bo), list[str](), dict[str, Any]()
        async with vera.live(table) as client, bo.live(table) as other:
            for socket in (client, other):  # no thread reads while the fault is put in
                await socket.until("snapshot")
            with broken_database(server.store, fault, repair):
                while not refused:
                    text = f"{len(said)} " + "yo-ho-ho " * 50
                    reply = await client.ask("say", text=text)
                    said += [" ".join(text.split())] if reply["type"] == "done" else []
                    refused = reply if reply["type"] == "refused" else {}
                terms = {"game": "dragon", "seats": [{"who": "me"}, {"who": "open"}]}
                answer = await vera.http.post("/api/tables", json=terms)
                while answer.is_success:
                    answer = await vera.http.post("/api/tables", json=terms)
            assert (answer.status_code, answer.json()["code"]) == (503, "failed")
            assert (refused["code"], "written down" in refused["text"]) == ("failed", True)
            assert (await client.ask("say", text="Saved"))["type"] == "done"
            received = [
                (await other.until("chatted"))["line"]["text"] for _ in range(len(said) + 1)
            ]
            assert received == [*said, "Saved"]
        chat_rows = [row for row in await server.store.log(table) if row.kind == "say"]
        assert len(chat_rows) == len(said) + 1

    run_scenario(scenario, tmp_path)


@pytest.mark.parametrize("database", ["sqlite", "postgresql"], indirect=True)
def test_no_id_has_a_zero_byte(
    database: str, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def scenario(server: RunningServer) -> None:
        vera = await server.player()
        table = await start_table(vera)
        async with vera.live(table) as client:
            reply = await client.ask("say", id="a\0b", text="Hello")
            assert reply["code"] == "malformed"
            assert (await client.ask("say", id="ab", text="Hello"))["type"] == "done"
        async with vera.live("no%00table") as client:
            assert await client.closed() == 4404
        answer = await vera.http.get("/api/tables/no%00table")
        assert answer.status_code == 404

    run_scenario(scenario, tmp_path, database=database)
    assert not [record for record in caplog.records if record.exc_info]


@pytest.mark.parametrize("database", ["sqlite", "postgresql"], indirect=True)
def test_nothing_is_seen_before_it_is_stored(
    database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Neither by those who come, nor in a review, between a move and the commit that fails; and who
    came then hears of what happens later."""

    async def scenario(server: RunningServer) -> None:
        vera, bo, third = await server.player(), await server.player("Bo"), server.stranger()
        table = await start_table(vera, bo, game="ching")
        hub = await server.registry.open(table)
        writing, fail = asyncio.Event(), asyncio.Event()

        async def write(*_: Any) -> None:
            writing.set()
            await fail.wait()
            raise OSError("the disk is full")

        async def read(*_: Any) -> None:
            patch.undo()
            raise OSError("nothing can be read either, this once")

        async with vera.live(table) as client:
            answer = {"seat": 0, "ply": 0, "moves": [(await client.next())["turn"]["legal"][0]]}
            with monkeypatch.context() as patch:
                patch.setattr(server.store, "append", write)
                await client.send("move", **answer)
                await writing.wait()
                assert (await third.get(f"/api/tables/{table}/review"))["plies"] == 0
                too_early = await third.http.get(f"/api/tables/{table}/replay?ply=1")
                assert too_early.status_code == 400
                async with third.live(table) as spectator:
                    await wait_for(lambda: bool(hub.lock._waiters))
                    patch.setattr(server.store, "log", read)
                    fail.set()
                    assert await client.closed() == 4408
                    assert (await spectator.until("snapshot"))["ply"] == 0
                    async with vera.live(table) as again:
                        await again.next()
                        assert (await again.ask("move", **answer))["type"] == "done"
                    assert (await spectator.until("ply"))["ply"] == 1

    run_scenario(scenario, tmp_path, database=database)
