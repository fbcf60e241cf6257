"""The other server processes of the house: what they are told, and what is heard from them."""

import logging
import secrets
import time
from typing import TYPE_CHECKING, Final

import msgspec

from lorcha.server.runtime.channels import Channel
from lorcha.server.runtime.hub import Presence, TableHub

if TYPE_CHECKING:
    from lorcha.server.runtime.registry import TableRegistry

LOG: Final = logging.getLogger(__name__)
READER: Final = msgspec.json.Decoder(tuple[str, list[int], int])


class Peers:
    def __init__(self, registry: "TableRegistry", channel: Channel) -> None:
        self.registry = registry
        self._channel = channel
        self._name = secrets.token_hex(6)  # of this process, among those who say who is here

    async def open(self) -> None:
        await self._channel.open(self.heard)

    async def close(self) -> None:
        await self._channel.close()

    # ---- told

    def wrote(self, hub: TableHub) -> None:
        self._channel.publish("rows", hub.key, str(hub.room.n))

    def ask_who(self, hub: TableHub) -> None:
        self._channel.publish("who", hub.key)

    def here(self, hub: TableHub) -> None:
        own = hub.own()
        told = msgspec.json.encode((self._name, sorted(own.seats), own.watching)).decode()
        self._channel.publish("here", hub.key, told)

    def rematched(self, table: str) -> None:
        self._channel.publish("rematch", table)

    def signed_out(self, who: str) -> None:
        self._channel.publish("gone", who)

    def go_round(self) -> None:
        """Whoever is here is told again: a process that hears no more of another forgets it."""
        for hub in self.registry.hubs.values():
            if hub.subscribers:
                self.here(hub)
            hub.forget_silent()

    # ---- heard

    async def heard(self, what: str, of: str, text: str) -> None:
        try:
            await self.follow(what, of, text)
        except Exception:
            LOG.exception("what others told of %s could not be followed", what)

    async def follow(self, what: str, of: str, text: str) -> None:
        hub = self.registry.hubs.get(of)
        if what == "all":
            await self.ask_everything()
        elif what == "gone":
            self.registry.disconnect(of)
        elif hub is None:
            return
        elif what == "rows" and hub.room.n < int(text):
            await self.registry.catch_up(hub)
        elif what == "rematch":
            await self.registry.tell_rematch(hub)
        elif what == "who" and hub.subscribers:
            self.here(hub)
        elif what == "here":
            self.note(hub, text)

    async def ask_everything(self) -> None:
        """Anything may have been missed."""
        for hub in [*self.registry.hubs.values()]:
            self.ask_who(hub)
            self.here(hub)
            try:
                await self.registry.catch_up(hub)
            except Exception:
                LOG.exception("table %s: what others wrote could not be read", hub.key)

    def note(self, hub: TableHub, text: str) -> None:
        name, seats, watching = READER.decode(text)
        if name != self._name:
            hub.note(name, Presence(frozenset(seats), watching, time.monotonic()))
