"""What the house is like under attack: `python -m bench.attack`.

Robots play at their tables, and one plays against a ship's boy. First nobody disturbs them; then,
all at once and from another address:

- fifty spectators of a long imported Ching match ask for a view 20 times a second and read none;
- thirty games against three Admirals are begun and left to a fourth;
- headers without end are sent, and half requests are held open.

The server is a real `lorcha serve` with its limits on. `--python` names the interpreter of another
installed Lorcha, to compare. Attackers are a process of their own; they and the server share the
machine's cores with the robots, so a busy machine shows in both columns.
"""

import argparse
import asyncio
import contextlib
import os
import random
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Callable, Coroutine
from pathlib import Path
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import connect

from bench.load import (
    DECODER,
    Measures,
    Table,
    begin,
    make,
    memory,
    processor,
    sit,
    wait_for_server,
)
from lorcha.core.match import Match, fast
from lorcha.games import SHELF, load

OWN = {"x-lorcha": "1"}
ATTACKER = "127.0.0.2"  # where the attack comes from, for limits by address
SPECTATORS = 50
LOOKS_A_SECOND = 20
ABANDONED = 30
LONG_HEADS = 4
HALF_REQUESTS = 200
PIECE = b"x" * 65_536


# ---- the attack


class Attack:
    """All of it, from the address of the attacker, until the process is ended."""

    def __init__(self, port: int, table: str) -> None:
        self.port = port
        self.table = table

    async def run(self) -> None:
        lines: list[tuple[int, Callable[[], Coroutine[Any, Any, None]]]] = [
            (SPECTATORS, self.look),
            (LONG_HEADS, self.send_head),
            (HALF_REQUESTS, self.hold_half),
        ]
        async with asyncio.TaskGroup() as group:
            for count, what in lines:
                for _ in range(count):
                    group.create_task(self.again(what))

    async def again(self, what: Callable[[], Coroutine[Any, Any, None]]) -> None:
        """Whoever is thrown out comes back."""
        while True:
            with contextlib.suppress(OSError, EOFError, asyncio.IncompleteReadError):
                await what()
            await asyncio.sleep(random.uniform(0.5, 1.5))

    @contextlib.asynccontextmanager
    async def dial(
        self,
    ) -> AsyncIterator[tuple[asyncio.StreamReader, asyncio.StreamWriter]]:
        reader, writer = await asyncio.open_connection(
            "127.0.0.1", self.port, local_addr=(ATTACKER, 0), limit=4096
        )
        try:
            yield reader, writer
        finally:
            writer.transport.abort()

    async def look(self) -> None:
        """A spectator who asks and does not read."""
        async with self.dial() as (reader, writer):
            writer.write(
                f"GET /api/tables/{self.table}/live HTTP/1.1\r\nhost: 127.0.0.1\r\n"
                "upgrade: websocket\r\nconnection: upgrade\r\nsec-websocket-version: 13\r\n"
                "sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n".encode()
            )
            await reader.readuntil(b"\r\n\r\n")
            command = b'{"type":"look","id":"a","seat":-1}'
            frame = bytes([0x81, 0x80 | len(command), 0, 0, 0, 0]) + command
            while not writer.is_closing():
                writer.write(frame)
                await asyncio.sleep(1 / LOOKS_A_SECOND)

    async def send_head(self) -> None:
        """Headers without end, four megabytes a second."""
        async with self.dial() as (_, writer):
            writer.write(b"GET / HTTP/1.1\r\nx: ")
            while True:
                writer.write(PIECE)
                await writer.drain()
                await asyncio.sleep(len(PIECE) / 4_000_000)

    async def hold_half(self) -> None:
        async with self.dial() as (reader, writer):
            writer.write(b"GET / HTTP/1.1\r\nhost: ")
            await reader.read()


def long_record() -> bytes:
    """A match of four who play at random: its views are hundreds of kilobytes."""
    game, longest = load("ching"), None
    for seed in range(6):
        match, chooser = Match(game, ["a", "b", "c", "d"], {}, fast(seed)), random.Random(seed)
        while not match.state.over():
            seat = match.state.actors()[0]
            match.play(seat, chooser.choice(match.state.legal(seat)))
        if longest is None or match.ply > longest.ply:
            longest = match
    assert longest is not None
    return msgspec.json.encode(longest.record())


# ---- the house


class Boy:
    """A person who plays against a ship's boy, again and again, and times its answers."""

    def __init__(self, base: str) -> None:
        self.base = base
        self.times: list[float] = []
        self.waiting_since: float | None = None

    async def play(self) -> None:
        async with httpx.AsyncClient(base_url=self.base, headers=OWN, timeout=120) as client:
            await client.post("/api/people", json={"name": "Boy"})
            cookie = "; ".join(f"{name}={value}" for name, value in client.cookies.items())
            while True:
                seats = [{"who": "me"}, {"who": "bot", "level": "ship_boy"}]
                made = await client.post("/api/tables", json={"game": "dragon", "seats": seats})
                key = made.json()["id"]
                await client.post(f"/api/tables/{key}/start", json={})
                await self.play_at(key, cookie)

    async def play_at(self, key: str, cookie: str) -> None:
        address = f"{self.base.replace('http', 'ws')}/api/tables/{key}/live"
        async with connect(address, additional_headers={"cookie": cookie}, max_size=None) as line:
            async for text in line:
                message = DECODER.decode(text)
                if message.type == "ended":
                    return
                if message.type not in ("ply", "snapshot") or message.turn is None:
                    continue
                if not message.turn.legal:
                    self.waiting_since = self.waiting_since or time.perf_counter()
                    continue
                if self.waiting_since is not None:
                    self.times.append(time.perf_counter() - self.waiting_since)
                    self.waiting_since = None
                await asyncio.sleep(0.2)
                move = bytes(random.choice(message.turn.legal)).decode()
                await line.send(
                    f'{{"type":"move","id":"{message.ply}","seat":0,"ply":{message.ply},'
                    f'"moves":[{move}]}}'
                )

    def report(self) -> str:
        """The middle and the longest wait; one that has not ended yet counts so far."""
        waiting = [time.perf_counter() - self.waiting_since] if self.waiting_since else []
        waits = sorted([*self.times, *waiting]) or [0.0]
        middle, longest = waits[len(waits) // 2], waits[-1]
        return f"{middle:.2f} s, longest {longest:.2f} s ({len(self.times)} answers)"


class Memory:
    """Of the server's process, in MiB, looked at five times a second."""

    def __init__(self, process: int) -> None:
        self._process = process
        self.start = self.now()
        self.peak = self.start

    def now(self) -> float:
        return memory(self._process) / 1024

    async def watch(self) -> None:
        while True:
            self.peak = max(self.peak, self.now())
            await asyncio.sleep(0.2)


async def run(args: argparse.Namespace) -> None:
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    with tempfile.TemporaryDirectory() as folder:
        command = [args.python, "-m", "lorcha", "serve", "--port", str(port), "--web", folder]
        command += ["--database", f"{folder}/attack.sqlite3", "--pause", "0"]
        with (
            Path(folder, "log").open("wb") as log,
            subprocess.Popen(command, stdout=log, stderr=log) as server,
        ):
            try:
                await house(args, server, port)
            finally:
                server.terminate()


async def house(args: argparse.Namespace, server: subprocess.Popen[bytes], port: int) -> None:
    base = f"http://127.0.0.1:{port}"
    async with httpx.AsyncClient(base_url=base, timeout=60) as client:
        await wait_for_server(client, server)
    measures, boy = Measures(), Boy(base)
    tables = [await seat_robots(base, measures, n, args.pace) for n in range(args.tables)]
    held = Memory(server.pid)
    tasks = [begin(table, args.pace) for table in tables]
    background = [asyncio.create_task(task) for task in (*tasks, boy.play(), held.watch())]
    await asyncio.sleep(3)
    await phase("without the attack", args.seconds, server.pid, measures, boy)
    await abandon_games(base)
    attack = [sys.executable, "-m", "bench.attack", "--against", str(port), await bait(base)]
    with subprocess.Popen(attack) as attacker:
        await asyncio.sleep(3)
        await phase("under attack", args.seconds, server.pid, measures, boy)
        attacker.terminate()
    await asyncio.sleep(args.after)
    print(f"memory: {held.start:.0f} MiB at the start, {held.peak:.0f} at most, "
          f"{held.now():.0f} {args.after} s after")  # fmt: skip
    for task in background:
        task.cancel()


async def seat_robots(base: str, measures: Measures, number: int, pace: float) -> Table:
    async with httpx.AsyncClient(base_url=base, headers=OWN, timeout=60) as client:
        await client.post("/api/people", json={"name": f"Robot {number}"})
        table = Table(await make(client, SHELF[number % len(SHELF)]), measures, pace)
        await sit(table, base, "; ".join(f"{k}={v}" for k, v in client.cookies.items()))
    return table


async def phase(name: str, seconds: float, server: int, measures: Measures, boy: Boy) -> None:
    measures.times, measures.on, refused = [], True, measures.refused
    boy.times, before = [], processor(server)
    await asyncio.sleep(seconds)
    measures.on, busy = False, (processor(server) - before) / seconds
    print(
        f"{name}: {len(measures.times)} moves, p50 {measures.at(0.5):.1f} ms, "
        f"p99 {measures.at(0.99):.1f} ms, most {measures.at(1.0):.0f} ms, "
        f"{measures.refused - refused} refused; the server took {busy:.0%} of a core; "
        f"a ship's boy: {boy.report()}",
        flush=True,
    )


@contextlib.asynccontextmanager
async def attacker(base: str, name: str) -> AsyncIterator[httpx.AsyncClient]:
    transport = httpx.AsyncHTTPTransport(local_address=ATTACKER)
    async with httpx.AsyncClient(
        base_url=base, headers=OWN, timeout=60, transport=transport
    ) as client:
        await client.post("/api/people", json={"name": name})
        yield client


async def abandon_games(base: str) -> None:
    async with attacker(base, "Gone") as client:
        for _ in range(ABANDONED):
            seats = [{"who": "me"}, *[{"who": "bot", "level": "admiral"}] * 3]
            terms = {"game": "ching", "seats": seats, "stand_in": "admiral"}
            made = await client.post("/api/tables", json=terms)
            key = made.json()["id"]
            await client.post(f"/api/tables/{key}/start", json={})
            cookie = "; ".join(f"{name}={value}" for name, value in client.cookies.items())
            address = f"{base.replace('http', 'ws')}/api/tables/{key}/live"
            async with connect(address, additional_headers={"cookie": cookie}) as line:
                await line.send('{"type":"leave","id":"a","seat":0}')
                await line.recv()


async def bait(base: str) -> str:
    """The table whose views are long."""
    async with attacker(base, "Bait") as client:
        headers = {"content-type": "application/json"}
        made = await client.post("/api/imports", content=long_record(), headers=headers)
        return str(made.json()["id"])


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=12, help="of robots, two at each")
    parser.add_argument("--pace", type=float, default=0.5, help="seconds between their moves")
    parser.add_argument("--seconds", type=float, default=20.0, help="of each phase")
    parser.add_argument("--after", type=float, default=10.0, help="seconds until memory is read")
    parser.add_argument("--python", default=sys.executable, help="of the Lorcha to attack")
    parser.add_argument("--against", nargs=2, metavar=("PORT", "TABLE"), help=argparse.SUPPRESS)
    return parser.parse_args()


def main() -> None:
    args = arguments()
    if args.against:
        port, table = args.against
        asyncio.run(Attack(int(port), table).run())
        return
    print(f"load average {os.getloadavg()[0]:.1f}, {os.cpu_count()} cores")
    asyncio.run(run(args))


if __name__ == "__main__":
    main()
