"""A server in this process, on a port of its own, and people who talk to it."""

import asyncio
import json
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any

import httpx
import uvicorn
from litestar import Litestar
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from lorcha.server.app import application
from lorcha.server.config import Config
from lorcha.server.live.client import ClientLimits
from lorcha.server.runtime.registry import TableRegistry
from lorcha.server.serve import LARGEST_MESSAGE
from lorcha.server.store import Store

OWN = {"x-lorcha": "test"}
PATIENCE = 30.0  # seconds after which something that should come is missing
Told = dict[str, Any]


class Player:
    """A person with a browser of their own."""

    def __init__(self, base: str) -> None:
        self.base = base
        self.http = httpx.AsyncClient(base_url=base, headers=OWN, timeout=PATIENCE, verify=False)
        self.id = ""

    async def introduce(self, name: str) -> None:
        told = await self.post("/api/people", {"name": name})
        self.id = told["person"]["id"]

    async def post(self, path: str, body: Told | None = None) -> Told:
        answer = await self.http.post(path, json=body or {})
        assert answer.is_success, answer.text
        told: Told = answer.json()
        return told

    async def get(self, path: str) -> Any:
        answer = await self.http.get(path)
        assert answer.is_success, answer.text
        return answer.json()

    @asynccontextmanager
    async def live(self, table: str, **query: object) -> AsyncIterator["Client"]:
        cookies = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        asked = "&".join(f"{name}={value}" for name, value in query.items())
        address = f"{self.base.replace('http', 'ws')}/api/tables/{table}/live?{asked}"
        headers = {"cookie": cookies} if cookies else {}
        async with connect(
            address, additional_headers=headers, max_size=None, close_timeout=1, sock=self.ear()
        ) as line:
            yield Client(line)

    def ear(self) -> socket.socket:
        """Holds little that was not listened to: a deaf client is full soon."""
        ear = socket.socket()
        ear.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 16_384)
        try:
            ear.connect(("127.0.0.1", int(self.base.rpartition(":")[2])))
        except OSError:
            ear.close()
            raise
        ear.setblocking(False)
        return ear


class Client:
    """One socket; remembers everything it has heard."""

    def __init__(self, line: ClientConnection) -> None:
        self.line = line
        self.heard: list[Told] = []
        self.number = 0
        self.table: Told = {}  # the last snapshot, kept up to date

    async def next(self) -> Told:
        async with asyncio.timeout(PATIENCE):
            text = await self.line.recv()
        assert isinstance(text, str)
        told: Told = json.loads(text)
        self.heard.append(told)
        if told["type"] == "snapshot":
            self.table = dict(told)
        elif told["type"] == "ply":
            self.table |= {name: told[name] for name in ("ply", "view", "turn", "results")}
        return told

    async def until(self, *kinds: str) -> Told:
        while (told := await self.next())["type"] not in kinds:
            pass
        return told

    async def closed(self) -> int:
        """Listen until the server closes the line; with which code."""
        try:
            while True:
                await self.next()
        except ConnectionClosed as over:
            return over.rcvd.code if over.rcvd else 0

    async def say(self, kind: str, **what: Any) -> str:
        self.number += 1
        name = what.pop("id", f"m{self.number}")
        await self.line.send(json.dumps({"type": kind, "id": name} | what))
        return str(name)

    async def ask(self, kind: str, **what: Any) -> Told:
        """Say it, and wait for the answer to it."""
        name = await self.say(kind, **what)
        while (told := await self.next()).get("id") != name:
            pass
        return told

    async def play(self, seat: int, chooser: Random) -> None:
        """Answer at random whenever this seat is asked, until the game is over."""
        while self.heard[-1]["type"] != "ended" and not self.table.get("results"):
            legal = self.table["turn"]["legal"]
            if not legal:
                await self.until("ply", "ended", "snapshot")
                continue
            ply = self.table["ply"]
            told = await self.ask("move", seat=seat, ply=ply, moves=[chooser.choice(legal)])
            assert told["type"] == "done" or told["code"] in ("stale", "over"), told
            while self.table["ply"] < told.get("ply", 0):
                await self.next()


class House:
    def __init__(self, app: Litestar, base: str) -> None:
        self.app = app
        self.base = base
        self.guests: list[Player] = []

    @property
    def registry(self) -> TableRegistry:
        found = self.app.state["registry"]
        assert isinstance(found, TableRegistry)
        return found

    @property
    def client_limits(self) -> ClientLimits:
        limits = self.app.state["client_limits"]
        assert isinstance(limits, ClientLimits)
        return limits

    @property
    def store(self) -> Store:
        found = self.app.state["store"]
        assert isinstance(found, Store)
        return found

    def stranger(self) -> Player:
        """Somebody who has not given a name."""
        self.guests.append(Player(self.base))
        return self.guests[-1]

    async def player(self, name: str = "Vera") -> Player:
        player = self.stranger()
        await player.introduce(name)
        return player


def quick(folder: Path, **changes: Any) -> Config:
    """BotPool answer at once, nobody counts how often a test does something."""
    usual: Told = {"database": str(folder / "house.sqlite3"), "pause": (0.0, 0.0)}
    return Config(**usual | {"limits": False, "bots": 1, "web": str(folder)} | changes)


@asynccontextmanager
async def house(config: Config) -> AsyncIterator[House]:
    app = application(config)
    with socket.create_server(("127.0.0.1", 0)) as listening:
        port = listening.getsockname()[1]
        server = uvicorn.Server(
            uvicorn.Config(
                app,
                log_config=None,
                ws_max_size=LARGEST_MESSAGE,
                ws_per_message_deflate=False,
                timeout_graceful_shutdown=5,
            )
        )
        serving = asyncio.create_task(server.serve([listening]))
        while not server.started:
            await asyncio.sleep(0.01)
            assert not serving.done(), "the server did not start"
        opened = House(app, f"http://127.0.0.1:{port}")
        try:
            yield opened
        finally:
            for guest in opened.guests:
                await guest.http.aclose()
            server.should_exit = True
            await serving
