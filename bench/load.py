"""How many live tables one server holds: `python -m bench.load --tables 1000`.

The server runs in a separate process, the players in this one. Every table has two seats with a
socket each; a move is made every second. What is measured is the time from sending a command on one
socket until the message arrives on the other. With `--pace 0` every answer is given at once: that
is saturation. Bots do not take part.
"""

import argparse
import asyncio
import math
import os
import random
import socket
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

from chaos.service import descendants
from lorcha.games import SHELF
from lorcha.server.config import Config
from lorcha.server.serve import CONFIG_VARIABLE

SERVER = """
import uvicorn
from lorcha.server.serve import connection_options
uvicorn.run("lorcha.server.serve:worker", factory=True, host="127.0.0.1", port=%d,
            log_level="warning", **connection_options())
"""
CONCURRENCY = 20  # requests and handshakes at the same time


class Turn(msgspec.Struct):
    legal: list[msgspec.Raw] = []


class Message(msgspec.Struct):
    """What a player needs of a message; the rest is not decoded."""

    type: str
    ply: int = 0
    seat: int = -1
    turn: Turn | None = None
    id: str | None = None
    code: str = ""


DECODER = msgspec.json.Decoder(Message)


class Table:
    def __init__(self, key: str, measures: "Measures", pace: float) -> None:
        self.key = key
        self.measures = measures
        self.pace = pace
        self.sockets: list[ClientConnection] = []
        self.sent = [0.0, 0.0]  # when each seat's last command was sent
        self.unanswered = [False, False]
        self.due = 0.0

    async def listen(self, seat: int, answering: asyncio.TaskGroup) -> None:
        """A player goes on listening while an answer is prepared."""
        async for text in self.sockets[seat]:
            message = DECODER.decode(text)
            if message.type in ("ply", "snapshot"):
                self.measure(seat, message)
                if message.turn and message.turn.legal and not self.unanswered[seat]:
                    self.unanswered[seat] = True
                    answering.create_task(self.answer(seat, message.ply, message.turn.legal))
            elif message.type in ("done", "refused"):
                self.unanswered[seat] = False
                self.measures.refused += message.type == "refused"
            elif message.type == "ended":
                self.measures.ended += seat == 0

    def measure(self, seat: int, message: Message) -> None:
        """Time the move of the other seat."""
        if message.type == "ply" and message.seat != seat and self.sent[message.seat]:
            self.measures.add(time.perf_counter() - self.sent[message.seat])

    async def answer(self, seat: int, ply: int, legal: list[msgspec.Raw]) -> None:
        """Plies that arrive before the acknowledgement still ask for it: where two seats are asked
        at once, the answer of one is sent to the other, who is still asked the same."""
        if self.pace:
            late = max(0.0, time.perf_counter() - self.due - self.pace)
            self.due += self.pace * (
                1 + math.ceil(late / self.pace)
            )  # so that tables do not move in step
            await asyncio.sleep(self.due - time.perf_counter())
        move = bytes(random.choice(legal)).decode()
        self.sent[seat] = time.perf_counter()
        await self.sockets[seat].send(
            f'{{"type":"move","id":"{seat}-{ply}","seat":{seat},"ply":{ply},"moves":[{move}]}}'
        )


class Measures:
    def __init__(self) -> None:
        self.on = False
        self.times: list[float] = []
        self.refused = 0
        self.ended = 0

    def add(self, seconds: float) -> None:
        if self.on:
            self.times.append(seconds)

    def at(self, share: float) -> float:
        return sorted(self.times)[int(share * (len(self.times) - 1))] * 1000


class Figures(msgspec.Struct):
    """The results of one run; memory in KiB per table, times in milliseconds."""

    idle: float
    seated: float
    moves: float  # a second
    p50: float
    p99: float
    most: float
    busy: float  # the server's share of a core
    players: float
    refused: int
    ended: int

    @property
    def cost(self) -> float:
        """Milliseconds of the processor a move takes the server."""
        return 1000 * self.busy / max(1.0, self.moves)

    def __str__(self) -> str:
        return (
            f"{self.idle:.0f} KiB a table without sockets, {self.seated:.0f} KiB with two; "
            f"{self.moves:.0f} moves/s, p50 {self.p50:.1f} ms, p99 {self.p99:.1f} ms, "
            f"max {self.most:.1f} ms; the server was busy {self.busy:.0%} of a core, "
            f"{self.cost:.3f} ms a move, the players {self.players:.0%}; "
            f"{self.refused} refused, {self.ended} games over"
        )


async def run(args: argparse.Namespace) -> Figures:
    """Start a server, and let players play for a while."""
    with tempfile.TemporaryDirectory() as folder:
        config = Config(
            database=args.database or f"{folder}/load.sqlite3",
            limits=False, bots=1, web=folder, redis=args.redis,
        )  # fmt: skip
        with socket.create_server(("127.0.0.1", 0)) as free:
            port = free.getsockname()[1]
        environment = {**os.environ, CONFIG_VARIABLE: msgspec.json.encode(config).decode()}
        command = [sys.executable, *(several(args, folder, port) or ["-c", SERVER % port])]
        with subprocess.Popen(command, env=environment, stderr=subprocess.DEVNULL) as server:
            try:
                return await load(args, server, port)
            finally:
                server.terminate()


def several(args: argparse.Namespace, folder: str, port: int) -> list[str]:
    """The command that starts several processes, as a host does; nothing for one."""
    if args.workers == 1:
        return []
    flags = {
        "port": port, "database": args.database, "redis": args.redis, "workers": args.workers,
        "web": folder, "limits": "off", "bots": 1, "logs": "plain",
    }  # fmt: skip
    words = [word for name, value in flags.items() for word in (f"--{name}", str(value))]
    return ["-m", "lorcha", "serve", *words]


async def load(args: argparse.Namespace, process: subprocess.Popen[bytes], port: int) -> Figures:
    base, measures, server = f"http://127.0.0.1:{port}", Measures(), process.pid
    async with httpx.AsyncClient(base_url=base, headers={"x-lorcha": "1"}, timeout=60) as client:
        await wait_for_server(client, process)
        await client.post("/api/people", json={"name": "Load"})
        empty = memory(server)
        names = [args.game or SHELF[n % len(SHELF)] for n in range(args.tables)]
        keys = await run_limited([make(client, name) for name in names])
        idle = memory(server)
        cookie = "; ".join(f"{k}={v}" for k, v in client.cookies.items())
    tables = [Table(key, measures, args.pace) for key in keys]
    await run_limited([sit(table, base, cookie) for table in tables])
    seated = memory(server)
    playing = [asyncio.create_task(begin(table, args.pace)) for table in tables]
    await asyncio.sleep(args.warm)
    measures.on, before, own = True, processor(server), time.process_time()
    await asyncio.sleep(args.seconds)
    measures.on = False
    busy = (processor(server) - before) / args.seconds
    own = (time.process_time() - own) / args.seconds
    for task in playing:
        task.cancel()
    return Figures(
        idle=(idle - empty) / args.tables,
        seated=(seated - empty) / args.tables,
        moves=len(measures.times) / args.seconds,
        p50=measures.at(0.5),
        p99=measures.at(0.99),
        most=measures.at(1.0),
        busy=busy,
        players=own,
        refused=measures.refused,
        ended=measures.ended,
    )


async def wait_for_server(client: httpx.AsyncClient, server: subprocess.Popen[bytes]) -> None:
    for _ in range(2400):
        if server.poll() is not None:
            raise ChildProcessError(f"the server has ended with {server.returncode}")
        try:
            await client.get("/healthz")
            return
        except httpx.HTTPError:
            await asyncio.sleep(0.05)
    raise TimeoutError("the server does not answer")


async def make(client: httpx.AsyncClient, game: str) -> str:
    seats = [{"who": "me"}, {"who": "guest", "name": "Other"}]
    answer = await client.post("/api/tables", json={"game": game, "seats": seats})
    key = str(answer.json()["id"])
    await client.post(f"/api/tables/{key}/start", json={})
    return key


async def sit(table: Table, base: str, cookie: str) -> None:
    for seat in (0, 1):
        address = f"{base.replace('http', 'ws')}/api/tables/{table.key}/live?seat={seat}"
        connection = await connect(
            address,
            additional_headers={"cookie": cookie},
            compression=None,
            max_size=None,
            open_timeout=60,
            ping_interval=None,
        )
        table.sockets.append(connection)


async def begin(table: Table, pace: float) -> None:
    await asyncio.sleep(random.uniform(0, pace))
    table.due = time.perf_counter()
    async with asyncio.TaskGroup() as group:
        group.create_task(table.listen(0, group))
        group.create_task(table.listen(1, group))


async def run_limited(jobs: list[Any]) -> list[Any]:
    gate = asyncio.Semaphore(CONCURRENCY)

    async def one(job: Any) -> Any:
        async with gate:
            return await job

    return await asyncio.gather(*(one(job) for job in jobs))


def processes_of(server: int) -> list[int]:
    """Those that serve; bots think in others."""
    return [server, *(pid for pid in descendants(server) if b"spawn_main" in command_of(pid))]


def command_of(process: int) -> bytes:
    try:
        return Path(f"/proc/{process}/cmdline").read_bytes()
    except OSError:
        return b""


def memory(server: int) -> int:
    """KiB in memory."""
    return sum(memory_of(process) for process in processes_of(server))


def memory_of(process: int) -> int:
    try:
        lines = Path(f"/proc/{process}/status").read_text().splitlines()
    except OSError:  # it has just ended
        return 0
    return next((int(line.split()[1]) for line in lines if line.startswith("VmRSS")), 0)


def processor(server: int) -> float:
    """Seconds of processor time used by it."""
    return sum(processor_of(process) for process in processes_of(server))


def processor_of(process: int) -> float:
    try:
        fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return 0.0
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def arguments(*given: str) -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--game", choices=SHELF, help="default: all games in turn")
    parser.add_argument("--pace", type=float, default=1.0, help="seconds between moves of a table")
    parser.add_argument("--warm", type=float, default=3.0)
    parser.add_argument("--seconds", type=float, default=15.0)
    parser.add_argument("--database", default="", help="a PostgreSQL URL; SQLite if none is given")
    parser.add_argument("--redis", default="")
    parser.add_argument("--workers", type=int, default=1, help="server processes, with --redis")
    return parser.parse_args(given)


if __name__ == "__main__":
    print(asyncio.run(run(arguments(*sys.argv[1:]))))
