"""Several processes on one database: one keeps a table, and another takes over if it dies."""

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from lorcha.server.runtime import automation
from lorcha.server.runtime.processes import OURS
from lorcha.server.store import Store
from lorcha.server.store.leases import claim, release
from lorcha.server.store.processes import ProcessRow, add_process, forget_processes
from tests.server.broker import Broker
from tests.server.live_server import Client, Player, RunningServer, quick_config, run_server
from tests.server.test_channels import broker as broker
from tests.server.test_store import a_table, add_tables

BOTS = [{"who": "me"}, *[{"who": "bot", "level": "ship_boy"}] * 2]


def test_a_table_has_one_keeper(store: Store) -> None:
    async def scenario() -> None:
        table = "t1"
        await add_tables(store, a_table(table))
        a, b = (ProcessRow(name, "elsewhere", 1, 0, 0.0) for name in "ab")
        for process in (a, b):
            await store.write(partial(add_process, process=process, gone=()))

        async def may(name: str, **how: bool) -> bool:
            return await store.write(lambda c: claim(c, table, name, **how))

        assert [await may(name) for name in "aba"] == [True, False, True]
        await store.write(lambda c: release(c, [table], "b"))
        assert not await may("b")
        await store.write(lambda c: release(c, [table], "a"))
        assert [await may(name) for name in "ba"] == [True, False]
        await store.write(lambda c: forget_processes(c, [b]))
        assert [await may(name) for name in "ab"] == [True, False]
        assert await may("b", force=True)

    asyncio.run(scenario())


class Thinkers:
    """How often the bots of each server were asked to think."""

    def __init__(self, *servers: RunningServer) -> None:
        self.counts = [0] * len(servers)
        for number, server in enumerate(servers):
            self._count(number, server)

    def _count(self, number: int, server: RunningServer) -> None:
        bots: Any = server.registry.bots
        think = bots.think

        async def counted(*args: Any) -> Any:
            self.counts[number] += 1
            return await think(*args)

        bots.think = counted


@asynccontextmanager
async def two_servers(folder: Path, broker: Broker) -> AsyncIterator[list[RunningServer]]:
    config = quick_config(folder, redis=broker.url)
    async with run_server(config) as one, run_server(config) as other:
        yield [one, other]


async def play_some(client: Client, moves: int) -> None:
    """Seat 0 answers whenever it is asked."""
    for _ in range(moves):
        while not (legal := client.table["turn"]["legal"]):
            await client.until("ply", "snapshot")
        reply = await client.ask("move", seat=0, ply=client.table["ply"], moves=legal[:1])
        while client.table["ply"] < reply["ply"]:
            await client.next()


def test_one_process_thinks_for_a_table_and_another_takes_over(
    broker: Broker, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def scenario() -> None:
        async with two_servers(tmp_path, broker) as servers:
            thinkers = Thinkers(*servers)
            vera = await servers[0].player()
            elsewhere = Player(servers[1].base)
            elsewhere.http.cookies = vera.http.cookies
            terms = {"game": "dragon", "seats": BOTS, "options": {"start_seat": 1}}
            table = (await vera.post("/api/tables", terms))["id"]
            await vera.post(f"/api/tables/{table}/start", {})
            async with vera.live(table) as first, elsewhere.live(table) as client:
                await first.next()
                await client.next()
                await play_some(client, 4)
                assert sorted(bool(count) for count in thinkers.counts) == [False, True]
                assert (await servers[0].registry.all_figures()).processes == 2
                keeper = 0 if thinkers.counts[0] else 1
                await fall_silent(servers[keeper])
                await servers[1 - keeper].registry.processes._beat()
                await play_some(client, 2)
                assert servers[1 - keeper].registry.hubs[table].lease.held
            await elsewhere.http.aclose()

    asyncio.run(scenario())
    assert [record for record in caplog.records if record.levelno >= logging.ERROR] == []


async def fall_silent(server: RunningServer) -> None:
    """As if the process had died, as far as the others can see."""
    processes = server.registry.processes
    assert processes._beating is not None
    processes._beating.cancel()
    OURS.discard(processes.name)
    for hub in server.registry.hubs.values():
        async with hub.lock:
            hub.lease.held = False
            hub.lease.next_claim = float("inf")
            for _, task in hub.thinking.values():
                task.cancel()


def test_a_keeper_that_lets_people_wait_is_relieved(
    broker: Broker, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It may live, but not know that somebody is there."""
    monkeypatch.setattr(automation, "STUCK", -1.0)

    async def scenario() -> None:
        async with two_servers(tmp_path, broker) as (one, other):
            vera = await one.player()
            terms = {"game": "dragon", "seats": BOTS, "options": {"start_seat": 1}}
            table = (await vera.post("/api/tables", terms))["id"]
            await vera.post(f"/api/tables/{table}/start", {})
            await one.store.write(lambda c: claim(c, table, other.registry.processes.name))
            async with vera.live(table) as client:
                await client.until("ply")

    asyncio.run(scenario())
