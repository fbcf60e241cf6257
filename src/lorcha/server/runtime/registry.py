"""Keeps the rooms that are in use: reads them from their logs, carries out commands one at a time,
stores before it tells, and lets go of rooms nobody needs.

A command is applied in memory, committed, and only then acknowledged and told. If the commit fails
the room is read again from its log, which is the truth.
"""

import asyncio
import contextlib
import logging
import time
from collections.abc import Callable, Sequence
from typing import Final, Self

from sqlalchemy import Connection, select

from lorcha.server.config import Config
from lorcha.server.live.client import ClientLimits
from lorcha.server.runtime.automation import Automation
from lorcha.server.runtime.bot_pool import BotPool
from lorcha.server.runtime.channels import channel_of
from lorcha.server.runtime.garbage import GarbageCollection
from lorcha.server.runtime.hub import Subscriber, TableHub, deliver, encoded
from lorcha.server.runtime.latency import Latency
from lorcha.server.runtime.limits import Limits
from lorcha.server.runtime.peers import Peers
from lorcha.server.store import AlreadyWritten, LogRow, Store
from lorcha.server.store.schema import TABLES
from lorcha.server.tables import commands, messages
from lorcha.server.tables.live_table import BadLog, LiveTable
from lorcha.server.wire import live
from lorcha.server.wire.people import Person

LOG: Final = logging.getLogger(__name__)
IDLE: Final = 60.0  # seconds after which a room nobody is in is let go
ROUND: Final = 10.0  # seconds between two rounds through the house
AGAIN: Final = 5  # times a command is decided anew because others wrote first
Decision = Callable[[LiveTable, float], list[LogRow]]


class TableNotFound(LookupError):
    """There is no such table, or its game has not begun."""


class TableRegistry:
    def __init__(self, store: Store, config: Config) -> None:
        self.store = store
        self.limits = config.limits
        self.lines = ClientLimits(config.limits)
        self.chats = Limits(config.limits)
        self.bots = BotPool(config.bots, config.pause)
        self.hubs: dict[str, TableHub] = {}
        self.hinting: set[str] = set()  # people who wait for a hint: one at a time each
        self.moves = 0
        self.latency = Latency()
        self._opening: dict[str, asyncio.Task[TableHub]] = {}
        self._peers = Peers(self, channel_of(config.redis))
        self._automation = Automation(self, self.bots)
        self._garbage = GarbageCollection()
        self._rounds: asyncio.Task[None] | None = None

    async def __aenter__(self) -> Self:
        self._garbage.begin()
        await self._peers.open()
        self._rounds = asyncio.create_task(self._go_round())
        return self

    async def __aexit__(self, *_: object) -> None:
        if self._rounds:
            self._rounds.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._rounds
        for hub in self.hubs.values():
            hub.close()
        self.bots.close()
        await self._peers.close()

    # ---- rooms

    async def open(self, key: str) -> TableHub:
        """The room of a table whose game has begun, or TableNotFound."""
        hub = self.hubs.get(key)
        if hub is not None:
            hub.used = time.monotonic()
            return hub
        task = self._opening.get(key)
        if task is None:
            task = self._opening[key] = asyncio.create_task(self._open(key))
            task.add_done_callback(lambda _: self._opening.pop(key))
        return await asyncio.shield(task)

    async def _open(self, key: str) -> TableHub:
        room = await self._read(key)
        hub = self.hubs[key] = TableHub(key, room, self._peers.here)
        self._peers.ask_who(hub)
        self._automation.look_after(hub)
        return hub

    async def _read(self, key: str) -> LiveTable:
        table = await self.store.table(key)
        if table is None or table.stage not in ("playing", "over"):
            raise TableNotFound("there is no such table, or its game has not begun")
        room = LiveTable(table)
        for row in await self.store.log(key):
            room.apply(row)
        return room

    async def rematched(self, key: str) -> None:
        """The table has been agreed to go on elsewhere."""
        with contextlib.suppress(BadLog):  # played by older rules: nobody can be there
            await self.tell_rematch(await self.open(key))
            self._peers.rematched(key)

    async def tell_rematch(self, hub: TableHub) -> None:
        table = await self.store.table(hub.key)
        async with hub.lock:
            if table is not None:
                hub.room.table = table
            hub.tell(messages.of_end(hub.room))

    def signed_out(self, who: str) -> None:
        """A session has ended, or all of a person: the sockets end too, in other processes as
        well."""
        self.disconnect(who)
        self._peers.signed_out(who)

    def disconnect(self, who: str) -> None:
        for hub in self.hubs.values():
            for subscriber in hub.subscribers:
                if who in subscriber.identities:
                    subscriber.disconnect()

    # ---- commands

    async def command(
        self, hub: TableHub, person: Person, command: live.Command, subscriber: Subscriber
    ) -> None:
        """Carry it out, answer `done` and tell everybody; or Refusal."""
        name = commands.name_of(person.id, command.id)
        async with hub.lock:
            if hub.closed:
                raise commands.Refusal("failed", "the table has to be opened again")
            for _ in range(AGAIN):
                answered = hub.room.answered.get(name)
                if answered is not None:
                    subscriber.hear(encoded(live.Done(command.id, answered)))
                    return
                rows = commands.decide(hub.room, person, command, time.time())
                if await self._carry_out(hub, rows, subscriber, command.id):
                    return
        raise commands.Refusal("failed", "too many others were quicker; try again")

    async def act(self, hub: TableHub, decision: Decision) -> bool:
        """Carry out what nobody commanded: a bot's move, a clock that has run out."""
        async with hub.lock:
            rows = [] if hub.closed else decision(hub.room, time.time())
            return not rows or await self._carry_out(hub, rows)

    async def _carry_out(
        self,
        hub: TableHub,
        rows: Sequence[LogRow],
        subscriber: Subscriber | None = None,
        command: str = "",
    ) -> bool:
        """False if others wrote first; what they wrote has been read then."""
        room, told, began = hub.room, hub.room.n, time.perf_counter()
        news = room.news
        try:
            letters = [letter for row in rows for letter in hub.prepare(room.apply(row))]
            await self._write(hub.key, room, rows, room.news > news)
        except AlreadyWritten:
            await self._restore(hub, told)
            return False
        except BaseException:
            await asyncio.shield(self._restore(hub, told))
            raise
        if subscriber:
            subscriber.hear(encoded(live.Done(command, room.history.count(rows[0].seat))))
        deliver(letters)
        self.latency.add(time.perf_counter() - began)
        self.moves += sum(row.kind == "move" for row in rows)
        self._automation.look_after(hub)
        self._peers.wrote(hub)
        return True

    async def _write(self, key: str, room: LiveTable, rows: Sequence[LogRow], shown: bool) -> None:
        """What the lobby says of the table must not tell of hidden steps."""
        if rows[-1].kind == "end":
            results, reason = room.results(), room.reason
            assert results is not None
            assert reason is not None
            room.table = await self.store.finish(key, rows, results, reason)
        elif rows[-1].kind == "say" or not shown:
            await self.store.append(key, rows)
        else:
            waiting, due = room.pace()
            await self.store.append(key, rows, waiting, due)

    async def _restore(self, hub: TableHub, told: int) -> None:
        """What is in memory may not be in the log: read it again, or let everybody come back."""
        try:
            await self._read_again(hub, told)
        except BaseException:
            hub.close()
            self.hubs.pop(hub.key, None)
            for subscriber in hub.subscribers:
                subscriber.disconnect()
            raise

    async def _read_again(self, hub: TableHub, told: int) -> None:
        """The room from its log; what its subscribers have not heard yet they hear."""
        old = hub.room
        table = await self.store.table(hub.key)
        rows = await self.store.log(hub.key)
        assert table is not None
        room = LiveTable(table)
        room.present, room.watching = old.present, old.watching
        for row in rows[:told]:
            room.apply(row)
        hub.room = room
        for row in rows[told:]:
            hub.tell(*room.apply(row))
        self._automation.look_after(hub)

    async def catch_up(self, hub: TableHub) -> None:
        """Another process has written rows of this table."""
        async with hub.lock:
            if not hub.closed:
                for row in await self.store.log(hub.key, hub.room.n):
                    hub.tell(*hub.room.apply(row))
                self._automation.look_after(hub)

    # ---- rounds through the house

    async def _go_round(self) -> None:
        """Wake the tables that are due, after a restart too, and let go of idle rooms."""
        while True:
            try:
                await self._wake_due()
                self._let_go()
                self._peers.go_round()
                self._garbage.go_round()
            except Exception:
                LOG.exception("a round through the house failed")
            await asyncio.sleep(ROUND)

    async def _wake_due(self) -> None:
        soon = time.time() + 2 * ROUND
        query = select(TABLES.c.id).where(TABLES.c.stage == "playing", TABLES.c.due <= soon)

        def due(connection: Connection) -> list[str]:
            return [row.id for row in connection.execute(query)]

        for key in await self.store.read(due):
            if key not in self.hubs:
                await self._wake(key)

    async def _wake(self, key: str) -> None:
        try:
            await self.open(key)
        except (BadLog, TableNotFound) as error:
            LOG.warning("table %s cannot go on: %s", key, error)

    def _let_go(self) -> None:
        now = time.monotonic()
        for key, hub in [*self.hubs.items()]:
            busy = hub.subscribers or hub.thinking or hub.lock.locked()
            if not busy and now - hub.used > IDLE:
                hub.close()
                del self.hubs[key]
