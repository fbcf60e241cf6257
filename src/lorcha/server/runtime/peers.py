"""The other server processes: what they are sent, and what happens when they send something."""

import logging
import secrets
import time
from collections.abc import Mapping
from typing import Final, Protocol

import msgspec

from lorcha.server.log_id import log_id
from lorcha.server.runtime.channels import Channel
from lorcha.server.runtime.hub import Presence, TableHub
from lorcha.server.wire.live import Signal

LOG: Final = logging.getLogger(__name__)
PRESENCE: Final = msgspec.json.Decoder(tuple[str, list[int], int, dict[int, float]])
SIGNAL: Final[msgspec.json.Decoder[Signal]] = msgspec.json.Decoder(Signal)


class LocalTables(Protocol):
    """The tables of this process, as far as other processes have to do with them."""

    @property
    def hubs(self) -> Mapping[str, TableHub]: ...

    async def catch_up(self, hub: TableHub) -> None: ...

    async def announce_rematch(self, hub: TableHub) -> None: ...

    def disconnect(self, identity: str) -> None: ...


class Peers:
    def __init__(self, tables: LocalTables, channel: Channel) -> None:
        self._tables = tables
        self._channel = channel
        self._name = secrets.token_hex(6)  # of this process, in reports of presence

    async def open(self) -> None:
        await self._channel.open(self._receive)

    async def close(self) -> None:
        await self._channel.close()

    # ---- sent

    def send_rows(self, hub: TableHub) -> None:
        self._channel.publish("rows", hub.key, str(hub.table.n))

    def ask_presence(self, hub: TableHub) -> None:
        self._channel.publish("who", hub.key)

    def send_presence(self, hub: TableHub) -> None:
        here = hub.local_presence()
        report = (self._name, sorted(here.seats), here.watching, here.last_seen)
        self._channel.publish("here", hub.key, msgspec.json.encode(report).decode())

    def send_signal(self, hub: TableHub, signal: Signal) -> None:
        """Of two signals of one kind and seat that wait to be sent the later one is enough."""
        kind = type(signal).__name__.lower()
        text = f"{self._name} {msgspec.json.encode(signal).decode()}"
        self._channel.publish("signal", f"{hub.key}/{kind}-{signal.seat}", text)

    def send_rematch(self, table: str) -> None:
        self._channel.publish("rematch", table)

    def send_sign_out(self, identity: str) -> None:
        self._channel.publish("gone", identity)

    def repeat_presence(self) -> None:
        """Report all subscribers again: a process that is not heard from any more is forgotten."""
        for hub in self._tables.hubs.values():
            if hub.subscribers:
                self.send_presence(hub)
            hub.forget_silent()

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
        name, seats, watching, last_seen = PRESENCE.decode(text)
        if name != self._name:
            here = Presence(frozenset(seats), watching, last_seen, time.monotonic())
            hub.note_presence(name, here)

    def _show_signal(self, hub: TableHub, text: str) -> None:
        name, _, signal = text.partition(" ")
        if name != self._name:
            hub.show(SIGNAL.decode(signal))
