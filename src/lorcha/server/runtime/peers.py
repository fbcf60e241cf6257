"""The other server processes: what they are sent, and what happens when they send something."""

import asyncio
import logging
import secrets
import time
from collections.abc import Mapping
from typing import Final, Protocol

import msgspec

from lorcha.server.log_id import log_id
from lorcha.server.runtime.channels import Channel
from lorcha.server.runtime.hub import Presence, TableHub
from lorcha.server.runtime.waiting_rooms import WaitingRooms
from lorcha.server.store import Store
from lorcha.server.store.sessions import existing_sessions
from lorcha.server.store.tables import read_news
from lorcha.server.wire.live import BotSpeed, Signal

LOG: Final = logging.getLogger(__name__)
ASK: Final = 1.0  # seconds between two questions to the database while Redis is away
PRESENCE: Final = msgspec.json.Decoder(tuple[str, list[int], int, dict[int, float], BotSpeed])
SIGNAL: Final[msgspec.json.Decoder[Signal]] = msgspec.json.Decoder(Signal)


class LocalTables(Protocol):
    """The tables of this process, as far as other processes have to do with them."""

    @property
    def hubs(self) -> Mapping[str, TableHub]: ...

    @property
    def waiting(self) -> WaitingRooms: ...

    async def catch_up(self, hub: TableHub) -> None: ...

    async def announce_rematch(self, hub: TableHub) -> None: ...

    def disconnect(self, identity: str) -> None: ...

    def claim_free(self) -> None: ...


class Peers:
    def __init__(self, tables: LocalTables, channel: Channel, store: Store) -> None:
        self._tables = tables
        self._channel = channel
        self._store = store
        self._asking: asyncio.Task[None] | None = None
        self._name = secrets.token_hex(6)  # of this process, in reports of presence

    @property
    def are_silent(self) -> bool:
        """Is Redis away, so that the database has to be asked?"""
        return self._channel.is_away

    async def open(self) -> None:
        await self._channel.open(self._receive)
        self._asking = asyncio.create_task(self._ask_while_silent())

    async def close(self) -> None:
        if self._asking:
            self._asking.cancel()
            await asyncio.gather(self._asking, return_exceptions=True)
        await self._channel.close()

    # ---- sent

    def send_rows(self, hub: TableHub) -> None:
        self._channel.publish("rows", hub.key, str(hub.table.n))

    def ask_presence(self, hub: TableHub) -> None:
        self._channel.publish("who", hub.key)

    def send_presence(self, hub: TableHub) -> None:
        here = hub.local_presence()
        report = (self._name, sorted(here.seats), here.watching, here.last_seen, here.bot_speed)
        self._channel.publish("here", hub.key, msgspec.json.encode(report).decode())

    def send_signal(self, hub: TableHub, signal: Signal) -> None:
        """Of two signals of one kind and seat that wait to be sent the later one is enough."""
        kind = type(signal).__name__.lower()
        text = f"{self._name} {msgspec.json.encode(signal).decode()}"
        self._channel.publish("signal", f"{hub.key}/{kind}-{signal.seat}", text)

    def send_waiting(self, table: str, person: str, writing: bool) -> None:
        self._channel.publish("waiting", f"{table}/{person}", "writing" if writing else "")

    def send_rematch(self, table: str) -> None:
        self._channel.publish("rematch", table)

    def send_sign_out(self, identity: str) -> None:
        self._channel.publish("gone", identity)

    def send_left(self) -> None:
        """This process has gone, and the tables it kept are free."""
        self._channel.publish("left", self._name)

    def repeat_presence(self) -> None:
        """Report all subscribers again: a process that is not heard from any more is forgotten."""
        for hub in self._tables.hubs.values():
            if hub.subscribers:
                self.send_presence(hub)
            if not self.are_silent:  # else nobody can be heard
                hub.forget_silent()

    # ---- asked of the database, while nothing is heard

    async def _ask_while_silent(self) -> None:
        while True:
            await asyncio.sleep(ASK)
            try:
                if self.are_silent:
                    await self.ask_store()
            except Exception as error:
                LOG.warning("the database could not be asked: %s", type(error).__name__)

    async def ask_store(self) -> None:
        """Rows, rematches and ended sessions that nobody told us of."""
        hubs = {key: hub for key, hub in self._tables.hubs.items() if hub.subscribers}
        news = await self._store.read(lambda connection: read_news(connection, [*hubs]))
        for key, (n, rematch) in news.items():
            if n > hubs[key].table.n:
                await self._tables.catch_up(hubs[key])
            if rematch != hubs[key].table.row.rematch:
                await self._tables.announce_rematch(hubs[key])
        named = [s.identities for hub in hubs.values() for s in hub.subscribers if s.identities]
        sessions = {session for _, session in named}
        living = await self._store.read(lambda c: existing_sessions(c, sessions))
        for ended in sessions - living:
            self._tables.disconnect(ended)

    # ---- received

    async def _receive(self, what: str, of: str, text: str) -> None:
        try:
            await self._handle(what, of, text)
        except Exception:
            LOG.exception("a message of another process about %s could not be handled", what)

    async def _handle(self, what: str, of: str, text: str) -> None:
        hub = self._tables.hubs.get(of.partition("/")[0])
        if what == "all":
            await self._refresh_all()
        elif what == "gone":
            self._tables.disconnect(of)
        elif what == "left":
            self._tables.claim_free()
        elif what == "waiting":
            table, _, person = of.partition("/")
            self._tables.waiting.note(table, person, text == "writing")
        elif hub is None:
            return
        elif what == "rows" and hub.table.n < int(text):
            await self._tables.catch_up(hub)
        elif what == "rematch":
            await self._tables.announce_rematch(hub)
        elif what == "who" and hub.subscribers:
            self.send_presence(hub)
        elif what == "here":
            self._note_presence(hub, text)
        elif what == "signal":
            self._show_signal(hub, text)

    async def _refresh_all(self) -> None:
        """Any message may have been missed."""
        for hub in [*self._tables.hubs.values()]:
            self.ask_presence(hub)
            self.send_presence(hub)
            try:
                await self._tables.catch_up(hub)
            except Exception:
                LOG.exception(
                    "table %s: rows of other processes could not be read", log_id(hub.key)
                )

    def _note_presence(self, hub: TableHub, text: str) -> None:
        name, seats, watching, last_seen, speed = PRESENCE.decode(text)
        if name != self._name:
            here = Presence(frozenset(seats), watching, last_seen, time.monotonic(), speed)
            hub.note_presence(name, here)

    def _show_signal(self, hub: TableHub, text: str) -> None:
        name, _, signal = text.partition(" ")
        if name != self._name:
            hub.show(SIGNAL.decode(signal))
