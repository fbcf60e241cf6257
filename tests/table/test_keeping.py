"""Rooms are kept while they are needed, and what cannot be written is not acknowledged."""

from pathlib import Path
from typing import Any

import pytest

from lorcha.table import keeper
from tests.table.evenings import begun, spend, wait_for
from tests.table.server import House


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
        monkeypatch.setattr(keeper, "IDLE", -1.0)
        await wait_for(lambda: not opened.keeper.gatherings[table].listeners)
        opened.keeper._let_go()
        assert table not in opened.keeper.gatherings
        async with vera.live(table) as client:
            after = await client.next()
        for name in ("view", "journal", "turn", "ply"):
            assert after[name] == before[name]

    spend(evening, tmp_path)
