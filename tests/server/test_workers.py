"""Several server processes: a table lives in one of them, and all are replaced under play."""

import asyncio
import os
import signal
import socket
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import NamedTuple

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from lorcha.server.handover import CAN_HAND_OVER, Adopt, Handover, slot_of
from lorcha.server.runtime.figures import Figures
from lorcha.server.store import Store
from lorcha.server.store.processes import read_processes
from tests.server.broker import Broker
from tests.server.live_server import Client, Player
from tests.server.scenarios import start_table
from tests.server.test_channels import broker as broker
from tests.server.test_supervisor import descendants, free_port, is_running, start, wait_until_up

PATIENCE = 300.0  # several processes start, one after the other
TABLES = 4
BROKEN = (ConnectionClosed, InvalidHandshake, OSError)

pytestmark = pytest.mark.skipif(not CAN_HAND_OVER, reason="there are no Unix sockets")


# ---- one connection


def slots(folder: Path, count: int) -> list[Handover]:
    return [Handover(folder, slot, count) for slot in range(count)]


def address_in(slot: int, count: int) -> bytes:
    """The live socket of a table that lives there."""
    tables = (b"t%d" % number for number in range(1000))
    return b"/api/tables/%b/live?seat=0" % next(t for t in tables if slot_of(t, count) == slot)


def test_a_connection_goes_to_the_process_of_its_table(tmp_path: Path) -> None:
    async def scene() -> None:
        here, there, nobody = slots(tmp_path, 3)
        adopted: asyncio.Queue[tuple[socket.socket, bytes]] = asyncio.Queue()
        here.open(lambda *_: pytest.fail("it lives elsewhere"))
        there.open(lambda connection, head: adopted.put_nowait((connection, head)))
        one, client = socket.socketpair()
        assert not here.pass_on(b"/api/games", one.fileno(), b"head")
        assert not here.pass_on(address_in(0, 3), one.fileno(), b"head")
        assert not here.pass_on(address_in(2, 3), one.fileno(), b"head"), "nobody is there"
        assert here.pass_on(address_in(1, 3), one.fileno(), b"head")
        one.close()
        async with asyncio.timeout(PATIENCE):
            connection, head = await adopted.get()
        connection.send(b"hello")
        assert (head, client.recv(5)) == (b"head", b"hello")
        for each in (connection, client):
            each.close()
        for handover in (here, there, nobody):
            handover.close()

    asyncio.run(scene())


def test_a_new_process_takes_the_place_of_the_old(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene() -> None:
        here, old = slots(tmp_path, 2)
        adopted = list[str]()

        def adopt_as(name: str) -> Adopt:
            def adopt(connection: socket.socket, head: bytes) -> None:
                connection.close()
                adopted.append(name)

            return adopt

        here.open(adopt_as("here"))
        old.open(adopt_as("old"))
        monkeypatch.setattr(os, "getpid", lambda: 0)
        new = Handover(tmp_path, 1, 2)
        new.open(adopt_as("new"))
        one, other = socket.socketpair()
        assert here.pass_on(address_in(1, 2), one.fileno(), b"head")
        assert not old.pass_on(address_in(1, 2), one.fileno(), b"head"), "it still serves"
        old.close()
        assert old.pass_on(address_in(1, 2), one.fileno(), b"head")
        for handover in (new, here):
            handover.close()
        assert adopted == ["new", "new"]
        assert not new.pass_on(address_in(1, 2), one.fileno(), b"head"), "nobody is there"
        one.close()
        other.close()

    asyncio.run(scene())


# ---- a server of two processes


class House(NamedTuple):
    base: str
    pid: int
    database: Path

    def workers(self) -> list[int]:
        """The processes of the server itself: those that listen on its port."""
        children = Path(f"/proc/{self.pid}/task/{self.pid}/children").read_text("utf-8").split()
        return [
            pid
            for pid in map(int, children)
            if b"spawn_main" in Path(f"/proc/{pid}/cmdline").read_bytes()
        ]

    def is_complete(self) -> bool:
        """Both processes take sockets over; one alone answers for the house before that."""
        bound = Path("/proc/net/unix").read_text("utf-8").split()
        return sum(any(path.endswith(f"-{pid}") for path in bound) for pid in self.workers()) == 2


@pytest.fixture
def house(tmp_path: Path, broker: Broker) -> Iterator[House]:
    database, port = tmp_path / "t.sqlite3", free_port()
    flags = ["--workers", "2", "--redis", broker.url, "--limits", "off", "--web", str(tmp_path)]
    flags += ["--logs", "plain"]
    server = start(database, port, *flags)
    try:
        wait_until_up(port, PATIENCE)
        house = House(f"http://127.0.0.1:{port}", server.pid, database)
        until = time.monotonic() + PATIENCE
        while not house.is_complete():
            assert time.monotonic() < until, "a process does not take sockets over"
            time.sleep(0.05)
        yield house
    finally:
        processes = [server.pid, *descendants(server.pid)]
        server.terminate()
        server.communicate(timeout=PATIENCE)
        until = time.monotonic() + PATIENCE
        while running := [pid for pid in processes if is_running(pid)]:
            assert time.monotonic() < until, running
            time.sleep(0.1)


@asynccontextmanager
async def two_players(house: House) -> AsyncIterator[tuple[Player, Player]]:
    vera, bo = Player(house.base), Player(house.base)
    async with vera.http, bo.http:
        await vera.introduce("Vera")
        await bo.introduce("Bo")
        yield vera, bo


async def sockets_of_each(house: House) -> list[int]:
    """How many each process had when it gave its last sign of life."""
    with Store(str(house.database)) as store:
        rows = await store.read(read_processes)
    return [msgspec.json.decode(row.figures, type=Figures).sockets for row in rows if row.figures]


def test_all_sockets_of_a_table_are_in_one_process(house: House) -> None:
    async def scene() -> None:
        async with two_players(house) as (vera, bo), asyncio.timeout(PATIENCE):
            tables = [await start_table(vera, bo) for _ in range(TABLES)]
            while len({slot_of(table.encode(), 2) for table in tables}) < 2:
                tables.append(await start_table(vera, bo))
            async with AsyncExitStack() as sockets:
                for table in tables:
                    for player in (vera, bo, vera, bo):
                        client = await sockets.enter_async_context(player.live(table))
                        await client.until("snapshot")
                while sum(found := await sockets_of_each(house)) < 4 * len(tables):
                    await asyncio.sleep(0.2)
            homes = [slot_of(table.encode(), 2) for table in tables]
            assert sorted(found) == sorted(4 * homes.count(slot) for slot in (0, 1))

    asyncio.run(scene())


class Robot:
    """Plays one seat until it is told to end; connects again whenever its socket closes."""

    def __init__(self, player: Player, table: str, seat: int) -> None:
        self.player = player
        self.table = table
        self.seat = seat
        self.closed: list[int] = []  # the codes with which its sockets were closed
        self.acknowledged: list[str] = []
        self.unanswered: dict[str, object] = {}
        self.connected = False

    async def play(self, ended: asyncio.Event) -> None:
        while not ended.is_set():
            try:
                async with self.player.live(self.table, seat=self.seat) as client:
                    self.connected = True
                    await self._play(client, ended)
            except BROKEN as error:
                self.closed += (
                    [error.rcvd.code] if isinstance(error, ConnectionClosed) and error.rcvd else []
                )
                self.connected = False
                await asyncio.sleep(0.05)

    async def _play(self, client: Client, ended: asyncio.Event) -> None:
        if self.unanswered:
            await client.send("say", **self.unanswered)
        while not ended.is_set():
            if not self.unanswered:
                name = f"{self.seat}-{len(self.acknowledged)}"
                self.unanswered = {"id": name, "text": name}
                await client.send("say", **self.unanswered)
            message = await client.next()
            if message["type"] == "done" and message["id"] == self.unanswered["id"]:
                self.acknowledged.append(message["id"])
                self.unanswered = {}


def test_processes_are_replaced_in_turn_and_nothing_is_lost(house: House) -> None:
    async def scene() -> None:
        async with two_players(house) as (vera, bo):
            table, ended = await start_table(vera, bo), asyncio.Event()
            robots = [Robot(vera, table, 0), Robot(bo, table, 1)]
            old = house.workers()
            assert len(old) == 2
            async with asyncio.timeout(PATIENCE), asyncio.TaskGroup() as playing:
                for robot in robots:
                    playing.create_task(robot.play(ended))
                while not all(robot.acknowledged for robot in robots):
                    await asyncio.sleep(0.05)
                os.kill(house.pid, signal.SIGHUP)
                while set(house.workers()) & set(old) or not all(r.connected for r in robots):
                    assert (await vera.http.get("/healthz")).status_code in (200, 503)
                    await asyncio.sleep(0.1)
                before = [len(robot.acknowledged) for robot in robots]
                while any(len(r.acknowledged) == n for r, n in zip(robots, before, strict=True)):
                    await asyncio.sleep(0.05)
                ended.set()
            assert [robot.closed for robot in robots] == [[1012], [1012]]
            with Store(str(house.database)) as store:
                log = [row.command.rpartition(":")[2] for row in await store.log(table)]
            for robot in robots:
                own = [name for name in log if name.startswith(f"{robot.seat}-")]
                assert own[: len(robot.acknowledged)] == robot.acknowledged

    asyncio.run(scene())
