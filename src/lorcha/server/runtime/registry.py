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
from lorcha.server.live.client import Lines
from lorcha.server.runtime.automation import Tending
from lorcha.server.runtime.bot_pool import Bots
from lorcha.server.runtime.channels import channel_of
from lorcha.server.runtime.garbage import Sweeping
from lorcha.server.runtime.hub import Gathering, Listener, deliver, encoded
from lorcha.server.runtime.latency import Latency
from lorcha.server.runtime.limits import Limits
from lorcha.server.runtime.peers import Neighbours
from lorcha.server.store import Row, Store, Taken
from lorcha.server.store.schema import TABLES
from lorcha.server.tables import commands, messages
from lorcha.server.tables.live_table import BadLog, Room
from lorcha.server.wire import live
from lorcha.server.wire.people import Person

LOG: Final = logging.getLogger(__name__)
IDLE: Final = 60.0  # seconds after which a room nobody is in is let go
ROUND: Final = 10.0  # seconds between two rounds through the house
AGAIN: Final = 5  # times a command is decided anew because others wrote first
Decision = Callable[[Room, float], list[Row]]


class NoRoom(LookupError):
    """There is no such table, or its game has not begun."""


class Keeper:
    def __init__(self, store: Store, config: Config) -> None:
        self.store = store
        self.limits = config.limits
        self.lines = Lines(config.limits)
        self.chats = Limits(config.limits)
        self.bots = Bots(config.bots, config.pause)
        self.gatherings: dict[str, Gathering] = {}
        self.hinting: set[str] = set()  # people who wait for a hint: one at a time each
        self.moves = 0
        self.latency = Latency()
        self._opening: dict[str, asyncio.Task[Gathering]] = {}
        self._neighbours = Neighbours(self, channel_of(config.redis))
        self._tending = Tending(self, self.bots)
        self._sweeping = Sweeping()
        self._rounds: asyncio.Task[None] | None = None

    async def __aenter__(self) -> Self:
        self._sweeping.begin()
        await self._neighbours.open()
        self._rounds = asyncio.create_task(self._go_round())
        return self

    async def __aexit__(self, *_: object) -> None:
        if self._rounds:
            self._rounds.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._rounds
        for gathering in self.gatherings.values():
            gathering.close()
        self.bots.close()
        await self._neighbours.close()

    # ---- rooms

    async def open(self, key: str) -> Gathering:
        """The room of a table whose game has begun, or NoRoom."""
        gathering = self.gatherings.get(key)
        if gathering is not None:
            gathering.used = time.monotonic()
            return gathering
        task = self._opening.get(key)
        if task is None:
            task = self._opening[key] = asyncio.create_task(self._open(key))
            task.add_done_callback(lambda _: self._opening.pop(key))
        return await asyncio.shield(task)

    async def _open(self, key: str) -> Gathering:
        room = await self._read(key)
        gathering = self.gatherings[key] = Gathering(key, room, self._neighbours.here)
        self._neighbours.ask_who(gathering)
        self._tending.look_after(gathering)
        return gathering

    async def _read(self, key: str) -> Room:
        table = await self.store.table(key)
        if table is None or table.stage not in ("playing", "over"):
            raise NoRoom("there is no such table, or its game has not begun")
        room = Room(table)
        for row in await self.store.log(key):
            room.apply(row)
        return room

    async def rematched(self, key: str) -> None:
        """The table has been agreed to go on elsewhere."""
        with contextlib.suppress(BadLog):  # played by older rules: nobody can be there
            await self.tell_rematch(await self.open(key))
            self._neighbours.rematched(key)

    async def tell_rematch(self, gathering: Gathering) -> None:
        table = await self.store.table(gathering.key)
        async with gathering.lock:
            if table is not None:
                gathering.room.table = table
            gathering.tell(messages.of_end(gathering.room))

    def signed_out(self, who: str) -> None:
        """A session has ended, or all of a person: the sockets end too, in other processes as
        well."""
        self.hang_up(who)
        self._neighbours.signed_out(who)

    def hang_up(self, who: str) -> None:
        for gathering in self.gatherings.values():
            for listener in gathering.listeners:
                if who in listener.known_as:
                    listener.hang_up()

    # ---- commands

    async def command(
        self, gathering: Gathering, person: Person, command: live.Command, listener: Listener
    ) -> None:
        """Carry it out, answer `done` and tell everybody; or Refusal."""
        name = commands.name_of(person.id, command.id)
        async with gathering.lock:
            if gathering.closed:
                raise commands.Refusal("failed", "the table has to be opened again")
            for _ in range(AGAIN):
                answered = gathering.room.answered.get(name)
                if answered is not None:
                    listener.hear(encoded(live.Done(command.id, answered)))
                    return
                rows = commands.decide(gathering.room, person, command, time.time())
                if await self._carry_out(gathering, rows, listener, command.id):
                    return
        raise commands.Refusal("failed", "too many others were quicker; try again")

    async def act(self, gathering: Gathering, decision: Decision) -> bool:
        """Carry out what nobody commanded: a bot's move, a clock that has run out."""
        async with gathering.lock:
            rows = [] if gathering.closed else decision(gathering.room, time.time())
            return not rows or await self._carry_out(gathering, rows)

    async def _carry_out(
        self,
        gathering: Gathering,
        rows: Sequence[Row],
        listener: Listener | None = None,
        command: str = "",
    ) -> bool:
        """False if others wrote first; what they wrote has been read then."""
        room, told, began = gathering.room, gathering.room.n, time.perf_counter()
        news = room.news
        try:
            letters = [letter for row in rows for letter in gathering.prepare(room.apply(row))]
            await self._write(gathering.key, room, rows, room.news > news)
        except Taken:
            await self._restore(gathering, told)
            return False
        except BaseException:
            await asyncio.shield(self._restore(gathering, told))
            raise
        if listener:
            listener.hear(encoded(live.Done(command, room.course.count(rows[0].seat))))
        deliver(letters)
        self.latency.add(time.perf_counter() - began)
        self.moves += sum(row.kind == "move" for row in rows)
        self._tending.look_after(gathering)
        self._neighbours.wrote(gathering)
        return True

    async def _write(self, key: str, room: Room, rows: Sequence[Row], shown: bool) -> None:
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

    async def _restore(self, gathering: Gathering, told: int) -> None:
        """What is in memory may not be in the log: read it again, or let everybody come back."""
        try:
            await self._read_again(gathering, told)
        except BaseException:
            gathering.close()
            self.gatherings.pop(gathering.key, None)
            for listener in gathering.listeners:
                listener.hang_up()
            raise

    async def _read_again(self, gathering: Gathering, told: int) -> None:
        """The room from its log; what its listeners have not heard yet they hear."""
        old = gathering.room
        table = await self.store.table(gathering.key)
        rows = await self.store.log(gathering.key)
        assert table is not None
        room = Room(table)
        room.present, room.watching = old.present, old.watching
        for row in rows[:told]:
            room.apply(row)
        gathering.room = room
        for row in rows[told:]:
            gathering.tell(*room.apply(row))
        self._tending.look_after(gathering)

    async def catch_up(self, gathering: Gathering) -> None:
        """Another process has written rows of this table."""
        async with gathering.lock:
            if not gathering.closed:
                for row in await self.store.log(gathering.key, gathering.room.n):
                    gathering.tell(*gathering.room.apply(row))
                self._tending.look_after(gathering)

    # ---- rounds through the house

    async def _go_round(self) -> None:
        """Wake the tables that are due, after a restart too, and let go of idle rooms."""
        while True:
            try:
                await self._wake_due()
                self._let_go()
                self._neighbours.go_round()
                self._sweeping.go_round()
            except Exception:
                LOG.exception("a round through the house failed")
            await asyncio.sleep(ROUND)

    async def _wake_due(self) -> None:
        soon = time.time() + 2 * ROUND
        query = select(TABLES.c.id).where(TABLES.c.stage == "playing", TABLES.c.due <= soon)

        def due(connection: Connection) -> list[str]:
            return [row.id for row in connection.execute(query)]

        for key in await self.store.read(due):
            if key not in self.gatherings:
                await self._wake(key)

    async def _wake(self, key: str) -> None:
        try:
            await self.open(key)
        except (BadLog, NoRoom) as error:
            LOG.warning("table %s cannot go on: %s", key, error)

    def _let_go(self) -> None:
        now = time.monotonic()
        for key, gathering in [*self.gatherings.items()]:
            busy = gathering.listeners or gathering.thinking or gathering.lock.locked()
            if not busy and now - gathering.used > IDLE:
                gathering.close()
                del self.gatherings[key]
