"""Connections are bounded: large heads, half requests, streams of pipelined ones, bad frames."""

import asyncio
import contextlib
import logging
from asyncio import StreamReader, StreamWriter
from pathlib import Path

import pytest

from tests.server.live_server import RunningServer
from tests.server.scenarios import run_scenario, start_table

CONNECTIONS = "lorcha.server.connections"
PATIENCE = 10.0


async def dial(server: RunningServer) -> tuple[StreamReader, StreamWriter]:
    return await asyncio.open_connection("127.0.0.1", int(server.base.rpartition(":")[2]))


async def answer(reader: StreamReader, writer: StreamWriter) -> bytes:
    """All that comes until the server closes the connection."""
    try:
        async with asyncio.timeout(PATIENCE):
            return await reader.read()
    except ConnectionResetError:
        return b""
    finally:
        await hang_up(writer)


async def hang_up(writer: StreamWriter) -> None:
    writer.close()
    with contextlib.suppress(ConnectionError):
        await writer.wait_closed()


async def send_until_closed(writer: StreamWriter, piece: bytes, most: int) -> int:
    """How many bytes were taken before the connection was closed."""
    sent = 0
    try:
        while sent < most:
            writer.write(piece)
            async with asyncio.timeout(PATIENCE):
                await writer.drain()
            sent += len(piece)
            await asyncio.sleep(0)
    except (ConnectionError, TimeoutError):
        pass
    return sent


def test_the_head_of_a_request_is_bounded(tmp_path: Path) -> None:
    async def scenario(server: RunningServer) -> None:
        for begin, piece in [
            (b"GET / HTTP/1.1\r\nx-long: ", b"x" * 4096),
            (b"GET / HTTP/1.1\r\n", b"x-one-of-many: 1\r\n" * 256),
            (b"GET /", b"x" * 4096),
        ]:
            reader, writer = await dial(server)
            writer.write(begin)
            assert await send_until_closed(writer, piece, 20_000_000) < 15_000_000
            await hang_up(writer)
        reader, writer = await dial(server)
        writer.write(b"GET / HTTP/1.1\r\nx-long: " + b"x" * 40_000 + b"\r\n\r\n")
        assert (await answer(reader, writer)).startswith(b"HTTP/1.1 431")

    run_scenario(scenario, tmp_path)


def test_a_request_that_never_ends_is_closed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(f"{CONNECTIONS}.HEAD_SECONDS", 0.5, raising=False)
    monkeypatch.setattr(f"{CONNECTIONS}.BODY_SECONDS", 0.5, raising=False)
    half = b"POST /api/people HTTP/1.1\r\nhost: x\r\nx-lorcha: 1\r\ncontent-length: 90\r\n\r\n{"

    async def scenario(server: RunningServer) -> None:
        for begin, status in [(b"", b""), (b"GET / HT", b"HTTP/1.1 408"), (half, b"")]:
            reader, writer = await dial(server)
            writer.write(begin)
            assert (await answer(reader, writer)).startswith(status)
        reader, writer = await dial(server)  # a letter now and then does not keep it open
        writer.write(b"GET / HTTP/1.1\r\nx: ")

        async def trickle() -> None:
            while True:
                writer.write(b"x")
                await asyncio.sleep(0.1)

        trickling = asyncio.create_task(trickle())
        assert b"408" in await answer(reader, writer)
        trickling.cancel()

    run_scenario(scenario, tmp_path)


def test_half_requests_make_room_for_whole_ones(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(f"{CONNECTIONS}.MOST_ARRIVING", 20, raising=False)

    async def scenario(server: RunningServer) -> None:
        lines = [await dial(server) for _ in range(30)]
        for _, writer in lines:
            writer.write(b"GET / HTTP/1.1\r\n")
        for line in lines[:9]:
            await answer(*line)  # the oldest are closed
        assert (await server.stranger().get("/healthz"))["status"] == "ok"
        for _, writer in lines:
            await hang_up(writer)

    run_scenario(scenario, tmp_path)


def test_requests_are_not_piled_up_in_a_pipeline(tmp_path: Path) -> None:
    async def scenario(server: RunningServer) -> None:
        reader, writer = await dial(server)
        writer.write(b"GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n" * 5000)
        assert (await answer(reader, writer)).count(b"HTTP/1.1 200") < 50

    run_scenario(scenario, tmp_path)


async def open_socket(server: RunningServer, table: str) -> tuple[StreamReader, StreamWriter]:
    """A socket without a library that would refuse to send what we are going to send."""
    reader, writer = await dial(server)
    writer.write(
        f"GET /api/tables/{table}/live HTTP/1.1\r\nhost: 127.0.0.1\r\nupgrade: websocket\r\n"
        "connection: upgrade\r\nsec-websocket-version: 13\r\n"
        "sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n".encode()
    )
    async with asyncio.timeout(PATIENCE):
        await reader.readuntil(b"\r\n\r\n")
    return reader, writer


def frame(payload: bytes, opcode: int = 1) -> bytes:
    size, mask = len(payload), b"mask"
    length = bytes([0x80 | size]) if size < 126 else bytes([0x80 | 127]) + size.to_bytes(8, "big")
    masked = bytes(byte ^ mask[i % 4] for i, byte in enumerate(payload))
    return bytes([0x80 | opcode]) + length + mask + masked


@pytest.mark.parametrize(
    "sent",
    [
        frame(b"x" * 70_000),  # too long
        frame(b'{"type":"ping","id":"\xff"}'),  # not UTF-8
        frame(b"", opcode=5),  # no such opcode
        b"\x81\x05hello",  # not masked
        frame(b"") * 40_000,  # more than anybody means
        frame(b'{"type":"look","id":"a","seat":-1}') * 3 + frame(b"\xff"),
    ],
    ids=["long", "not-text", "opcode", "not-masked", "many", "after-commands"],
)
def test_bad_frames_close_the_socket_without_a_traceback(
    sent: bytes, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def scenario(server: RunningServer) -> None:
        vera = await server.player()
        table = await start_table(vera)
        reader, writer = await open_socket(server, table)
        writer.write(sent)
        await answer(reader, writer)
        async with vera.live(table) as client:
            assert (await client.ask("ping"))["type"] == "done"

    with caplog.at_level(logging.INFO):
        run_scenario(scenario, tmp_path)
    records = [record for record in caplog.records if record.name != "httpx"]
    assert not [record for record in records if record.exc_info]
    # The address of a visitor with the id of a table, say
    assert not [record for record in records if "/api/tables/" in record.getMessage()]
