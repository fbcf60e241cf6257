"""A line to PostgreSQL that swallows everything: nothing hangs, nothing is lost, all recovers."""

import asyncio
import secrets
import signal
import socket
from collections.abc import Iterator
from pathlib import Path

import psycopg
import pytest

from chaos.service import Service
from lorcha.server.store import Store, patience, postgresql
from lorcha.server.store.errors import CANNOT_WRITE
from tests.server.line import Line
from tests.server.live_server import Player, RunningServer, quick_config, run_server
from tests.server.postgres import address
from tests.server.scenarios import start_table

SOON = 1.0  # seconds of patience in these tests


@pytest.fixture
def line(postgres_folder: str) -> Iterator[Line]:
    with Line(Path(postgres_folder) / ".s.PGSQL.5432") as opened:
        yield opened


@pytest.fixture
def silent_database(postgres_folder: str, line: Line, monkeypatch: pytest.MonkeyPatch) -> str:
    """The URL of an empty database behind the line."""
    monkeypatch.setattr(patience, "ANSWER", SOON)
    monkeypatch.setitem(postgresql.LINE, "connect_timeout", 2)
    name = f"t{secrets.token_hex(6)}"
    with psycopg.connect(address(postgres_folder), autocommit=True) as connection:
        connection.execute(f"CREATE DATABASE {name}".encode())
    return f"postgresql://lorcha@127.0.0.1:{line.port}/{name}"


def test_a_silent_line_fails_in_time_and_recovers(silent_database: str, line: Line) -> None:
    async def scenario() -> None:
        with Store(silent_database) as store:
            assert await store.table("") is None
            line.swallow()
            async with asyncio.timeout(20):
                with pytest.raises(CANNOT_WRITE):
                    await store.table("")
                with pytest.raises(CANNOT_WRITE):
                    await store.change_table("", lambda row: row)
            line.mend()
            assert await store.table("") is None
            assert await store.change_table("", lambda row: row) is None

    asyncio.run(scenario())


def test_requests_are_refused_and_a_move_is_not_acknowledged(
    silent_database: str, line: Line, tmp_path: Path
) -> None:
    async def scenario() -> None:
        config = quick_config(tmp_path, database=silent_database)
        async with run_server(config) as server:
            await play_over(server, line)

    asyncio.run(scenario())


async def play_over(server: RunningServer, line: Line) -> None:
    vera, bo = await server.player(), await server.player("Bo")
    table = await start_table(vera, bo, game="ching")
    terms = {"game": "dragon", "seats": [{"who": "me"}, {"who": "open"}]}
    async with vera.live(table) as client:
        first = await client.next()
        answer = {"seat": 0, "ply": 0, "moves": [first["turn"]["legal"][0]]}
        line.swallow()
        await client.send("move", **answer, id="one")
        assert await client.closed() == 4408
        assert "done" not in {message["type"] for message in client.messages}
        refused = await vera.http.post("/api/tables", json=terms)
        assert (refused.status_code, refused.json()["code"]) == (503, "failed")
        line.mend()
    async with vera.live(table) as client:
        await client.until("snapshot")
        assert (await client.ask("move", **answer, id="one"))["type"] == "done"
    assert [row.command[-3:] for row in await server.store.log(table)] == ["one"]


def test_a_server_whose_database_is_silent_ends_when_told(
    silent_database: str, line: Line, tmp_path: Path
) -> None:
    async def scenario() -> None:
        async with run_server(quick_config(tmp_path, database=silent_database)) as server:
            vera, bo = await server.player(), await server.player("Bo")
            table = await start_table(vera, bo)
            async with vera.live(table) as client:
                await client.until("snapshot")
                line.swallow()
                await client.send("say", text="Hello?")

    async def in_time() -> None:
        async with asyncio.timeout(30):
            await scenario()

    asyncio.run(in_time())


def test_a_real_process_whose_database_is_silent_ends_when_told(
    silent_database: str, line: Line, tmp_path: Path
) -> None:
    """SIGTERM, to `lorcha serve` itself; it has things to write that cannot be written."""

    async def scenario() -> None:
        async with Service(tmp_path, ["--database", silent_database], "chaos.server") as service:
            while not await service.is_healthy():
                await asyncio.sleep(0.05)
            vera, first = Player(service.base), service.pid
            await vera.introduce("Vera")
            line.swallow()
            terms = {"game": "dragon", "seats": [{"who": "me"}, {"who": "open"}]}
            writing = asyncio.create_task(vera.http.post("/api/tables", json=terms))
            await asyncio.sleep(0.2)
            service.signal(signal.SIGTERM)
            async with asyncio.timeout(30):
                while service.pid == first:
                    await asyncio.sleep(0.05)
            await asyncio.gather(writing, return_exceptions=True)
            await vera.http.aclose()

    asyncio.run(scenario())


def test_the_line_passes_swallows_and_cuts() -> None:
    """The proxy itself."""
    with (
        socket.create_server(("127.0.0.1", 0)) as far,
        Line(far.getsockname()[1]) as line,
        connection(line) as one,
        far.accept()[0] as end,
    ):
        one.sendall(b"ho")
        assert end.recv(2) == b"ho"
        line.swallow()
        one.sendall(b"lost")
        end.settimeout(0.2)
        with pytest.raises(TimeoutError):
            end.recv(4)
        line.mend()
        with connection(line) as other, far.accept()[0] as other_end:
            other_end.sendall(b"ho")
            assert other.recv(2) == b"ho"
            line.cut()
            assert other.recv(2) == b""


def connection(line: Line) -> socket.socket:
    return socket.create_connection(("127.0.0.1", line.port), timeout=10)
