"""Two server processes on one store, which tell each other of moves through Redis."""

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest
from redis.asyncio import Redis as RedisClient

from lorcha.server.config import Config
from lorcha.server.runtime.channels import Redis
from tests.server.broker import COMMAND, Broker
from tests.server.line import Line
from tests.server.live_server import Client, Player
from tests.server.process import Server


@pytest.fixture
def broker(tmp_path: Path) -> Iterator[Broker]:
    if COMMAND is None:
        pytest.skip("neither redis-server nor valkey-server is installed here")
    process = Broker(tmp_path)
    process.start()
    yield process
    process.stop()


def test_two_processes_exchange_moves_even_after_redis_was_down(
    broker: Broker, tmp_path: Path
) -> None:
    async def scenario() -> None:
        config = Config(
            database=str(tmp_path / "shared.sqlite3"), pause=(0.0, 0.0), limits=False, bots=1,
            web=str(tmp_path), redis=broker.url,
        )  # fmt: skip
        servers = [Server(config, tmp_path / f"faults-{n}.txt") for n in range(2)]
        for server in servers:
            await server.start()
        vera, bo = Player(servers[0].base), Player(servers[1].base)
        try:
            await vera.introduce("Vera")
            await bo.introduce("Bo")
            await notices(vera, bo, servers)
            await play(vera, servers, broker)
        finally:
            await vera.http.aclose()
            await bo.http.aclose()
            for server in servers:
                await server.kill()

    asyncio.run(scenario())


def test_a_process_that_reconnects_refreshes_everything(broker: Broker) -> None:
    """Also if the client reconnects by itself: messages sent meanwhile are lost."""

    async def scenario() -> None:
        received: asyncio.Queue[str] = asyncio.Queue()

        async def hear(what: str, of: str, text: str) -> None:
            received.put_nowait(what)

        channel = Redis(broker.url)
        await channel.open(hear)
        try:
            async with asyncio.timeout(20):
                assert await received.get() == "all"
                async with RedisClient.from_url(broker.url) as other:
                    await other.client_kill_filter(_type="pubsub")
                assert await received.get() == "all"
                channel.publish("rows", "t1", "3")
                assert await received.get() == "rows"
        finally:
            await channel.close()

    asyncio.run(scenario())


def test_a_redis_that_is_silent_is_away(broker: Broker) -> None:
    """It is connected, but nothing comes through; when it is back, everything is refreshed."""

    async def scenario() -> None:
        received: asyncio.Queue[str] = asyncio.Queue()

        async def hear(what: str, of: str, text: str) -> None:
            received.put_nowait(what)

        with Line(broker.port) as line:
            channel = Redis(f"redis://127.0.0.1:{line.port}/0")
            assert channel.is_away
            await channel.open(hear)
            try:
                async with asyncio.timeout(60):
                    assert await received.get() == "all"
                    while channel.is_away:
                        await asyncio.sleep(0.05)
                    line.swallow()
                    while not channel.is_away:
                        await asyncio.sleep(0.05)
                    line.mend()
                    assert await received.get() == "all"
            finally:
                await channel.close()

    asyncio.run(scenario())


async def play(vera: Player, servers: list[Server], broker: Broker) -> None:
    seats = [{"who": "me"}, {"who": "guest", "name": "Ann"}]
    summary = await vera.post("/api/tables", {"game": "dragon", "seats": seats})
    await vera.post(f"/api/tables/{summary['id']}/start", {})
    elsewhere = Player(servers[1].base)
    elsewhere.http.cookies = vera.http.cookies
    async with (
        vera.live(summary["id"], seat=0) as one,
        elsewhere.live(summary["id"], seat=1) as other,
    ):
        clients = [one, other]
        for client in clients:
            await client.until("snapshot")
        for _ in range(3):
            await move_once(clients)
        broker.stop()
        for _ in range(2):  # the database is asked instead
            await move_once(clients)
        broker.start()
        for _ in range(3):
            await move_once(clients)
    await elsewhere.http.aclose()


async def notices(vera: Player, bo: Player, servers: list[Server]) -> None:
    """Both processes learn what is shown, that a rematch was made, and who signed out."""
    seats = [{"who": "me"}, {"who": "open"}]
    table = (await vera.post("/api/tables", {"game": "dragon", "seats": seats}))["id"]
    await bo.post(f"/api/tables/{table}/seats", {})
    await vera.post(f"/api/tables/{table}/start", {})
    async with vera.live(table) as one:
        await one.next()
        async with bo.live(table) as other:
            await other.next()
            await other.send("react", seat=1, sign="bravo")
            assert await one.until("reacted") == {"type": "reacted", "seat": 1, "sign": "bravo"}
        async with bo.live(table) as other:
            await other.next()  # else what is proposed may already be in the snapshot
            await one.send("propose", seat=0, what="end")
            await other.until("proposed")
            await other.send("answer", seat=1, yes=True)
            await other.until("ended")
            rematch = await vera.post(f"/api/tables/{table}/rematch", {})
            while (await other.until("ended"))["table"]["rematch"] != rematch["id"]:
                pass
            again = Player(servers[0].base)
            again.http.cookies = bo.http.cookies
            await again.http.delete("/api/sessions")
            assert await other.closed() == 4408
            await again.http.aclose()


async def move_once(clients: list[Client]) -> None:
    mover = await move(clients)
    await hear(clients, mover.table["ply"])


async def move(clients: list[Client]) -> Client:
    """The client that is asked answers, and has received its own ply."""
    seat: int = clients[0].table["turn"]["seats"][0]
    client, legal = clients[seat], clients[seat].table["turn"]["legal"]
    reply = await client.ask("move", seat=seat, ply=client.table["ply"], moves=[legal[-1]])
    assert reply["type"] == "done", reply
    while client.table["ply"] < reply["ply"]:
        await client.next()
    return client


async def hear(clients: list[Client], ply: int) -> None:
    for client in clients:
        while client.table["ply"] < ply:
            await client.next()
    assert clients[0].table["turn"]["seats"] == clients[1].table["turn"]["seats"]
