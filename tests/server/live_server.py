"""A server in this process, on its own port, and players who connect to it."""

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
from lorcha.server.serve import connection_options
from lorcha.server.store import Store

OWN = {"x-lorcha": "test"}
PATIENCE = 30.0  # seconds after which a message counts as missing
Json = dict[str, Any]


class Player:
    """A person with their own browser."""

    def __init__(self, base: str) -> None:
        self.base = base
        self.http = httpx.AsyncClient(base_url=base, headers=OWN, timeout=PATIENCE, verify=False)
        self.id = ""

    async def introduce(self, name: str) -> None:
        reply = await self.post("/api/people", {"name": name})
        self.id = reply["person"]["id"]

    async def post(self, path: str, body: Json | None = None) -> Json:
        answer = await self.http.post(path, json=body or {})
        assert answer.is_success, answer.text
        reply: Json = answer.json()
        return reply

    async def get(self, path: str) -> Any:
        answer = await self.http.get(path)
        assert answer.is_success, answer.text
        return answer.json()

    @asynccontextmanager
    async def live(self, table: str, **query: object) -> AsyncIterator["Client"]:
        cookies = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        parameters = "&".join(f"{name}={value}" for name, value in query.items())
        address = f"{self.base.replace('http', 'ws')}/api/tables/{table}/live?{parameters}"
        headers = {"cookie": cookies} if cookies else {}
        async with connect(
            address,
            additional_headers=headers,
            max_size=None,
            close_timeout=1,
            sock=self.small_buffer_socket(),
        ) as connection:
            yield Client(connection)

    def small_buffer_socket(self) -> socket.socket:
        """A small buffer: a client that does not read is full soon."""
        small = socket.socket()
        small.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 16_384)
        try:
            small.connect(("127.0.0.1", int(self.base.rpartition(":")[2])))
        except OSError:
            small.close()
            raise
        small.setblocking(False)
        return small


class Client:
    """One socket; remembers everything it has received."""

    def __init__(self, connection: ClientConnection) -> None:
        self.connection = connection
        self.messages: list[Json] = []
        self.number = 0
        self.table: Json = {}  # the last snapshot, kept up to date

    async def next(self) -> Json:
        async with asyncio.timeout(PATIENCE):
            text = await self.connection.recv()
        assert isinstance(text, str)
        message: Json = json.loads(text)
        self.messages.append(message)
        if message["type"] == "snapshot":
            self.table = dict(message)
        elif message["type"] == "ply":
            self.table |= {name: message[name] for name in ("ply", "view", "turn", "results")}
        return message

    async def until(self, *kinds: str) -> Json:
        while (message := await self.next())["type"] not in kinds:
            pass
        return message

    async def closed(self) -> int:
        """Read until the server closes the connection; returns the code."""
        try:
            while True:
                await self.next()
        except ConnectionClosed as over:
            return over.rcvd.code if over.rcvd else 0

    async def send(self, kind: str, **what: Any) -> str:
        self.number += 1
        name = what.pop("id", f"m{self.number}")
        await self.connection.send(json.dumps({"type": kind, "id": name} | what))
        return str(name)

    async def ask(self, kind: str, **what: Any) -> Json:
        """Send a command, and wait for the answer to it."""
        name = await self.send(kind, **what)
        while (reply := await self.next()).get("id") != name:
            pass
        return reply

    async def play(self, seat: int, chooser: Random) -> None:
        """Answer at random whenever this seat is asked, until the game is over."""
        while self.messages[-1]["type"] != "ended" and not self.table.get("results"):
            legal = self.table["turn"]["legal"]
            if not legal:
                await self.until("ply", "ended", "snapshot")
                continue
            ply = self.table["ply"]
            reply = await self.ask("move", seat=seat, ply=ply, moves=[chooser.choice(legal)])
            assert reply["type"] == "done" or reply["code"] in ("stale", "over"), reply
            while self.table["ply"] < reply.get("ply", 0):
                await self.next()


class RunningServer:
    def __init__(self, app: Litestar, base: str) -> None:
        self.app = app
        self.base = base
        self.players: list[Player] = []

    @property
    def registry(self) -> TableRegistry:
        registry = self.app.state["registry"]
        assert isinstance(registry, TableRegistry)
        return registry

    @property
    def client_limits(self) -> ClientLimits:
        limits = self.app.state["client_limits"]
        assert isinstance(limits, ClientLimits)
        return limits

    @property
    def store(self) -> Store:
        store = self.app.state["store"]
        assert isinstance(store, Store)
        return store

    def stranger(self) -> Player:
        """Somebody who has not given a name."""
        self.players.append(Player(self.base))
        return self.players[-1]

    async def player(self, name: str = "Vera") -> Player:
        player = self.stranger()
        await player.introduce(name)
        return player


def quick_config(folder: Path, **changes: Any) -> Config:
    """Bots answer at once, and nothing is limited."""
    usual: Json = {"database": str(folder / "lorcha.sqlite3"), "pause": (0.0, 0.0)}
    return Config(**usual | {"limits": False, "bots": 1, "web": str(folder)} | changes)


@asynccontextmanager
async def run_server(config: Config) -> AsyncIterator[RunningServer]:
    app = application(config)
    with socket.create_server(("127.0.0.1", 0)) as listening:
        port = listening.getsockname()[1]
        uvicorn_server = uvicorn.Server(
            uvicorn.Config(app, timeout_graceful_shutdown=5, **connection_options())
        )
        serving = asyncio.create_task(uvicorn_server.serve([listening]))
        while not uvicorn_server.started:
            await asyncio.sleep(0.01)
            assert not serving.done(), "the server did not start"
        server = RunningServer(app, f"http://127.0.0.1:{port}")
        try:
            yield server
        finally:
            for player in server.players:
                await player.http.aclose()
            uvicorn_server.should_exit = True
            await serving
