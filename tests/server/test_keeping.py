"""Rooms are kept while they are needed, and what cannot be written is not acknowledged."""

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, event

from lorcha.server.runtime import registry
from lorcha.server.store import Store
from tests.server.evenings import begun, spend, wait_for
from tests.server.server import House


def test_a_store_that_fails_loses_nothing_but_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def evening(opened: House) -> None:
        vera, bo = await opened.player(), await opened.player("Bo")
        table = await begun(vera, bo, game="ching")

        async def fail(*_: Any) -> None:
            raise OSError("the disk is full")

        async with vera.live(table) as client:
            first = await client.next()
            answer = {"seat": 0, "ply": 0, "moves": [first["turn"]["legal"][0]]}
            with monkeypatch.context() as patch:
                patch.setattr(opened.store, "append", fail)
                told = await client.ask("move", **answer, id="one")
                assert told["code"] == "failed"
            assert client.table["ply"] == 0
            with monkeypatch.context() as patch:
                patch.setattr(opened.store, "append", fail)
                patch.setattr(opened.store, "log", fail)
                await client.say("move", **answer, id="one")
                assert await client.closed() == 4408
        async with vera.live(table) as client:
            assert (await client.next())["ply"] == 0
            assert (await client.ask("move", **answer, id="one"))["type"] == "done"
        assert [row.n for row in await opened.store.log(table)] == [1]

    spend(evening, tmp_path)


def test_an_idle_room_is_let_go_and_read_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def evening(opened: House) -> None:
        vera, bo = await opened.player(), await opened.player("Bo")
        table = await begun(vera, bo)
        async with vera.live(table) as client:
            before = await client.next()
        monkeypatch.setattr(registry, "IDLE", -1.0)
        await wait_for(lambda: not opened.registry.hubs[table].subscribers)
        opened.registry._close_idle()
        assert table not in opened.registry.hubs
        async with vera.live(table) as client:
            after = await client.next()
        for name in ("view", "journal", "turn", "ply"):
            assert after[name] == before[name]

    spend(evening, tmp_path)


@contextmanager
def beset(store: Store, trouble: str, relief: str) -> Iterator[None]:
    """SQLite's own troubles in every transaction; who has failed takes another connection."""

    def suffer(connection: Connection) -> None:
        connection.exec_driver_sql(f"PRAGMA {trouble}")

    def recover(connection: sqlite3.Connection, *_: object) -> None:
        connection.execute(f"PRAGMA {relief}").close()

    event.listen(store.engine, "begin", suffer)
    yield
    event.remove(store.engine, "begin", suffer)
    event.listen(store.engine, "checkout", recover)


@pytest.mark.parametrize(
    ("trouble", "relief"),
    [
        ("max_page_count=1", "max_page_count=1000000"),  # no page more than there are: a full disk
        ("query_only=ON", "query_only=OFF"),  # as if the file could only be read
    ],
)
def test_what_cannot_be_written_is_refused_clearly_and_nothing_is_lost(
    trouble: str, relief: str, tmp_path: Path
) -> None:
    async def evening(opened: House) -> None:
        vera, bo = await opened.player(), await opened.player("Bo")
        table, said, refused = await begun(vera, bo), list[str](), dict[str, Any]()
        async with vera.live(table) as client, bo.live(table) as other:
            await other.until("snapshot")
            with beset(opened.store, trouble, relief):
                while not refused:
                    text = f"{len(said)} " + "yo-ho-ho " * 50
                    told = await client.ask("say", text=text)
                    said += [" ".join(text.split())] if told["type"] == "done" else []
                    refused = told if told["type"] == "refused" else {}
                made = {"game": "dragon", "seats": [{"who": "me"}, {"who": "open"}]}
                answer = await vera.http.post("/api/tables", json=made)
                while answer.is_success:
                    answer = await vera.http.post("/api/tables", json=made)
            assert (answer.status_code, answer.json()["code"]) == (503, "failed")
            assert (refused["code"], "written down" in refused["text"]) == ("failed", True)
            assert (await client.ask("say", text="Saved"))["type"] == "done"
            heard = [(await other.until("chatted"))["line"]["text"] for _ in range(len(said) + 1)]
            assert heard == [*said, "Saved"]
        kept = [row for row in await opened.store.log(table) if row.kind == "say"]
        assert len(kept) == len(said) + 1

    spend(evening, tmp_path)
