"""Robots that play, or watch, whatever happens to the house: they come back, and send a command
again until it is answered. What they are told goes into their record."""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from random import Random
from typing import Final

import httpx
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from chaos.records import Asked, Journal, Json, Record, Told
from tests.server.live_server import Client, Player

BROKEN: Final = (OSError, WebSocketException, httpx.HTTPError, TimeoutError)
PING: Final = 3.0  # seconds between two pings, and until one must be answered
ANSWER: Final = 15.0  # seconds after which a command counts as unanswered
NOTED: Final = ("snapshot", "ply", "chatted", "ended")
# Refused for now: nothing was done, the same command may be sent again.
AGAIN: Final = ("failed", "too_fast")


class RecordedClient(Client):
    """One socket, whose messages go into the record instead of being kept here."""

    def __init__(self, connection: object, record: Record, journal: Journal, table: Json) -> None:
        super().__init__(connection)  # type: ignore[arg-type]
        self.record = record
        self.journal = journal
        self.table = table

    async def next(self) -> Json:
        message = await super().next()
        self.messages.clear()
        if message["type"] in NOTED:
            self.record.told.append(Told(message, self.journal.accident))
        if message["type"] == "ended":
            self.table["results"] = self.table.get("results") or message["table"]["results"]
        if message["type"] == "proposed":
            self.table["proposal"] = message["proposal"]
        return message


class Robot:
    """Looks at a table. With a seat of its own it plays it."""

    def __init__(
        self, player: Player, addresses: list[str], record: Record, journal: Journal, seed: str
    ) -> None:
        self.player = player
        self.addresses = addresses
        self.record = record
        self.journal = journal
        self.chance = Random(seed)
        self.table: Json = {}
        self.unanswered: Json | None = None
        self.number = 0

    @property
    def over(self) -> bool:
        stage = self.table.get("table", {}).get("stage")
        return stage == "over" or bool(self.table.get("results"))

    async def stay(self) -> None:
        """Until the game is over, through as many connections as it takes."""
        while not self.over:
            try:
                async with self.connect() as client:
                    await self.sit(client)
            except BROKEN:
                await asyncio.sleep(self.chance.uniform(0.05, 0.3))

    @asynccontextmanager
    async def connect(self) -> AsyncIterator[RecordedClient]:
        """To any of the servers; now and then with what is known already."""
        base = self.chance.choice(self.addresses).replace("http", "ws")
        query = f"seat={self.record.reader}"
        if self.table and self.chance.random() < 0.5:
            query += f"&known={self.table['ply']}"
        cookies = "; ".join(f"{name}={value}" for name, value in self.player.http.cookies.items())
        async with connect(
            f"{base}/api/tables/{self.record.table}/live?{query}",
            additional_headers={"cookie": cookies} if cookies else {},
            max_size=None, open_timeout=ANSWER, close_timeout=1, ping_interval=PING,
            ping_timeout=PING,
        ) as connection:  # fmt: skip
            client = RecordedClient(connection, self.record, self.journal, self.table)
            await client.until("snapshot", "ply")
            self.table = client.table
            yield client
            self.table = client.table

    async def sit(self, client: RecordedClient) -> None:
        self.table = client.table
        while not self.over:
            command = self.unanswered or self.choose(client.table)
            if command is None:
                await client.next()
            else:
                await asyncio.sleep(self.chance.uniform(0, self.journal.thinking))
                await self.send(client, command)
            self.table = client.table

    # ---- commands

    def choose(self, table: Json) -> Json | None:
        """The next command; None if there is nothing to do but listen."""
        seat, turn, proposal = self.record.reader, table["turn"], table.get("proposal")
        if seat < 0:
            return None
        if proposal and seat not in proposal["yes"]:
            return self.command("answer", seat=seat, yes=self.chance.random() < 0.5)
        if turn["undo"] != "no" and not proposal and self.chance.random() < 0.03:
            return self.command("undo", seat=seat)
        if not turn["legal"]:
            return None
        if self.chance.random() < 0.05:
            return self.command("say", text=f"{seat}: {self.chance.random()}")
        move, ply = self.chance.choice(turn["legal"]), table["ply"]
        if self.chance.random() < 0.05:
            return self.command("previews", seat=seat, ply=ply, lines=[[move]])
        return self.command("move", seat=seat, ply=ply, moves=[move])

    def command(self, kind: str, **what: object) -> Json:
        self.number += 1
        return {"type": kind, "id": f"{self.record.reader}-{self.number}", **what}

    async def send(self, client: RecordedClient, command: Json) -> None:
        """It stays unanswered if the connection breaks now, and is sent again over the next."""
        self.unanswered = command
        await client.connection.send(json.dumps(command))
        async with asyncio.timeout(ANSWER):
            while (reply := await client.next()).get("id") != command["id"]:
                pass
        if reply["type"] == "refused" and reply["code"] in AGAIN and self.chance.random() < 0.5:
            await asyncio.sleep(0.2)
            return
        self.unanswered = None
        await self.note(client, command, reply)

    async def note(self, client: RecordedClient, command: Json, reply: Json) -> None:
        key, after = command["id"], self.journal.accident
        if reply["type"] == "previews":
            self.record.previews.append(Asked(command["lines"], reply, after))
        elif reply["type"] == "refused":
            self.record.refused[key] = after
            if reply["code"] == "stale":
                await asyncio.sleep(0.05)
        else:
            self.record.acknowledged[key] = after
            self.journal.acknowledged += 1
            while command["type"] == "move" and client.table["ply"] < reply["ply"]:
                await client.next()
