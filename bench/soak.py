"""Tables under play for a long time, while the server processes are replaced again and again:
`python -m bench.soak --tables 2000 --minutes 30 --restart 5`.

PostgreSQL (that waits for the disk) and Redis are started for it, and `lorcha serve --workers N` as
a host starts it. Every table has two players, who connect again when their sockets close. At the
end each acknowledged move must be in the log. With `--picture FILE` what was measured is drawn.
"""

import argparse
import asyncio
import os
import random
import signal
import socket
import subprocess
import sys
import tempfile
import time
from contextlib import ExitStack
from pathlib import Path

import httpx
import psycopg
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from bench.load import (
    DECODER,
    Message,
    make,
    memory,
    processes_of,
    processor_of,
    run_limited,
    wait_for_server,
)
from bench.soak_picture import Sample, draw
from lorcha.games import SHELF
from tests.server.broker import Broker
from tests.server.postgres import address, postgres

EVERY = 5.0  # seconds between two samples
AWAY = 2.0  # seconds a socket may be away
AGAIN = 0.1  # seconds until a player whose socket has closed connects again
BROKEN = (ConnectionClosed, InvalidHandshake, OSError, TimeoutError)
Settings = argparse.Namespace


class Soak:
    """What all tables share, and what was measured."""

    def __init__(self, base: str, http: httpx.AsyncClient, pace: float) -> None:
        self.base = base
        self.http = http
        self.pace = pace
        self.times: list[float] = []  # of moves, since the last sample
        self.away: list[float] = []  # seconds for which a socket was away, each time
        self.acknowledged: set[tuple[str, str]] = set()  # table, command
        self.refused = 0
        self.games = 0

    @property
    def cookie(self) -> str:
        return "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())


class Seat:
    """A player at one table after the other's end; the seats of a table share it."""

    def __init__(self, soak: Soak, table: "Table", number: int) -> None:
        self.soak = soak
        self.table = table
        self.number = number
        self.known = -1  # the last ply this player knows
        self.unanswered = ""  # a command, as it was sent
        self.sent = 0.0  # when the last command was sent first
        self.went = False  # the unanswered one was sent
        self.lost_at = 0.0  # when the socket closed; 0 while there is one

    async def play(self) -> None:
        while not self.table.over:
            try:
                async with self._connect() as line:
                    await self._listen(line)
            except BROKEN:
                self.lost_at = self.lost_at or time.perf_counter()
                await asyncio.sleep(AGAIN)

    def _connect(self) -> connect:
        base = self.soak.base.replace("http", "ws")
        known = f"&known={self.known}" if self.known >= 0 else ""
        return connect(
            f"{base}/api/tables/{self.table.key}/live?seat={self.number}{known}",
            additional_headers={"cookie": self.soak.cookie},
            compression=None,
            max_size=None,
            open_timeout=30,
            ping_interval=None,
        )

    async def _listen(self, line: ClientConnection) -> None:
        if self.unanswered:
            await self._send(line)
        async for text in line:
            message = DECODER.decode(text)
            if self.lost_at:
                self.soak.away.append(time.perf_counter() - self.lost_at)
                self.lost_at = 0.0
            if message.type in ("ply", "snapshot"):
                await self._answer(line, message)
            elif message.type in ("done", "refused"):
                self._note(message)
            elif message.type == "ended":
                self.table.over = True
                return

    def _note(self, message: Message) -> None:
        self.unanswered = ""
        if message.type == "done":
            self.soak.acknowledged.add((self.table.key, message.id or ""))
        else:
            self.soak.refused += 1

    async def _answer(self, line: ClientConnection, message: Message) -> None:
        is_new, self.known = (
            message.ply > self.known,
            message.ply,
        )  # or what a new socket begins with
        other = self.table.seats[1 - self.number]
        if is_new and message.type == "ply" and message.seat == other.number and other.sent:
            self.soak.times.append(time.perf_counter() - other.sent)
        if not message.turn or not message.turn.legal or self.unanswered:
            return
        move = bytes(random.choice(message.turn.legal)).decode()
        name, ply = f"{self.number}-{message.ply}", message.ply
        self.unanswered = (
            f'{{"type":"move","id":"{name}","seat":{self.number},"ply":{ply},"moves":[{move}]}}'
        )
        self.went = False
        asyncio.get_running_loop().create_task(self._move(line, self.unanswered))

    async def _move(self, line: ClientConnection, command: str) -> None:
        await asyncio.sleep(self.soak.pace * random.uniform(0.5, 1.5))
        try:
            if self.unanswered == command and not self.went:
                await self._send(line)
        except ConnectionClosed:
            pass  # it is sent again on the next socket

    async def _send(self, line: ClientConnection) -> None:
        if not self.went:
            self.sent, self.went = time.perf_counter(), True
        await line.send(self.unanswered)


class Table:
    def __init__(self, soak: Soak, key: str) -> None:
        self.key = key
        self.over = False
        self.seats = [Seat(soak, self, number) for number in (0, 1)]


async def keep_playing(soak: Soak, key: str, game: str) -> None:
    """One game after the other at the same place."""
    await asyncio.sleep(random.uniform(0.0, soak.pace))
    while True:
        table = Table(soak, key)
        await asyncio.gather(*(seat.play() for seat in table.seats))
        soak.games += 1
        key = await make_patiently(soak.http, game)


async def make_patiently(http: httpx.AsyncClient, game: str) -> str:
    """A connection may have been closed by a process that ended."""
    while True:
        try:
            return await make(http, game)
        except (httpx.HTTPError, KeyError, ValueError):
            await asyncio.sleep(AGAIN)


# ---- what is measured


class Watch:
    """Looks at the players and at the server every few seconds."""

    def __init__(self, soak: Soak, server: int) -> None:
        self.soak = soak
        self.server = server
        self.began = time.perf_counter()
        self.samples: list[Sample] = []
        self.restarts: list[float] = []  # seconds after the begin

    async def look(self) -> None:
        spent: dict[int, float] = {}
        while True:
            await asyncio.sleep(EVERY)
            pids = processes_of(self.server)
            before, spent = spent, {pid: processor_of(pid) for pid in pids}
            busy = sum(spent[pid] - before.get(pid, spent[pid]) for pid in pids)
            times, self.soak.times = sorted(self.soak.times), []
            self.samples.append(
                Sample(
                    at=time.perf_counter() - self.began,
                    moves=len(times) / EVERY,
                    p50=1000 * at(times, 0.5),
                    p99=1000 * at(times, 0.99),
                    memory=memory(self.server) / 1024,
                    processor=1000 * busy / max(1, len(times)),
                )
            )

    async def replace_processes(self, minutes: float) -> None:
        while True:
            await asyncio.sleep(60 * minutes)
            self.restarts.append(time.perf_counter() - self.began)
            os.kill(self.server, signal.SIGHUP)


def at(ordered: list[float], share: float) -> float:
    return ordered[int(share * (len(ordered) - 1))] if ordered else 0.0


def missing(database: str, acknowledged: set[tuple[str, str]]) -> set[tuple[str, str]]:
    """Moves that were acknowledged and are not in the log."""
    with psycopg.connect(database) as connection:
        rows = connection.execute("SELECT \"table\", command FROM log WHERE command <> ''")
        stored = {(table, command.rpartition(":")[2]) for table, command in rows}
    return acknowledged - stored


def report(soak: Soak, watch: Watch, lost: int) -> str:
    away, played = sorted(soak.away), [sample for sample in watch.samples if sample.moves]
    moves = sum(sample.moves for sample in played) * EVERY
    used = sum(sample.processor * sample.moves for sample in played) * EVERY
    return (
        f"{moves:.0f} moves in {watch.samples[-1].at / 60:.1f} minutes, {soak.games} games over, "
        f"{soak.refused} refused; p99 of 5 seconds: median "
        f"{at(sorted(s.p99 for s in played), 0.5):.0f} ms, worst "
        f"{max(s.p99 for s in played):.0f} ms; {used / moves:.2f} ms of a core a move; memory "
        f"{played[0].memory:.0f} MiB first, {played[-1].memory:.0f} MiB last\n"
        f"{len(watch.restarts)} times all processes were replaced: sockets away {len(away)} times, "
        f"median {at(away, 0.5):.2f} s, p99 {at(away, 0.99):.2f} s, longest {at(away, 1):.2f} s, "
        f"{sum(one > AWAY for one in away)} for longer than {AWAY:.0f} s\n"
        f"{len(soak.acknowledged)} moves acknowledged, {lost} of them lost; "
        f"load average {os.getloadavg()[1]:.1f} on {os.cpu_count()} cores"
    )


# ---- the whole


async def play(
    settings: Settings, server: subprocess.Popen[bytes], base: str
) -> tuple[Soak, Watch]:
    limits = httpx.Limits(max_connections=50)
    headers = {"x-lorcha": "1"}
    async with httpx.AsyncClient(base_url=base, headers=headers, timeout=60, limits=limits) as http:
        await wait_for_server(http, server)
        await http.post("/api/people", json={"name": "Soak"})
        soak = Soak(base, http, settings.pace)
        names = [SHELF[n % len(SHELF)] for n in range(settings.tables)]
        keys = await run_limited([make(http, name) for name in names])
        watch = Watch(soak, server.pid)
        running = [
            asyncio.create_task(one)
            for one in (
                *(keep_playing(soak, *place) for place in zip(keys, names, strict=True)),
                watch.look(),
                watch.replace_processes(settings.restart),
            )
        ]
        done, _ = await asyncio.wait(
            running, timeout=60 * settings.minutes, return_when=asyncio.FIRST_EXCEPTION
        )
        for task in running:
            task.cancel()
        await asyncio.gather(*running, return_exceptions=True)
        for task in done:
            task.result()
        return soak, watch


def run(settings: Settings) -> bool:
    """Was nothing lost?"""
    with ExitStack() as opened:
        folder = opened.enter_context(tempfile.TemporaryDirectory())
        database = address(opened.enter_context(postgres(quick=False)))
        broker = Broker(Path(folder))
        opened.callback(broker.stop)
        broker.start()
        with socket.create_server(("127.0.0.1", 0)) as free:
            port = free.getsockname()[1]
        flags = {
            "port": port, "database": database, "redis": broker.url, "bots": 1, "web": folder,
            "workers": settings.workers, "limits": "off", "logs": "plain",
        }  # fmt: skip
        words = [word for name, value in flags.items() for word in (f"--{name}", str(value))]
        server = subprocess.Popen(
            [sys.executable, "-m", "lorcha", "serve", *words], stderr=subprocess.DEVNULL
        )
        opened.callback(server.wait)
        opened.callback(server.terminate)
        soak, watch = asyncio.run(play(settings, server, f"http://127.0.0.1:{port}"))
        lost = missing(database, soak.acknowledged)
    print(report(soak, watch, len(lost)), flush=True)
    if settings.picture:
        settings.picture.write_text(draw(watch.samples, watch.restarts, settings), "utf-8")
    return not lost


def parse(given: list[str]) -> Settings:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=2000)
    parser.add_argument("--pace", type=float, default=1.0, help="seconds between moves of a table")
    parser.add_argument("--minutes", type=float, default=30.0)
    parser.add_argument("--restart", type=float, default=5.0, help="minutes between two")
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--picture", type=Path, help="an SVG")
    return parser.parse_args(given)


if __name__ == "__main__":
    sys.exit(0 if run(parse(sys.argv[1:])) else 1)
