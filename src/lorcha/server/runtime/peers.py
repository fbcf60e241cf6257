"""The other server processes of the house: what they are told, and what is heard from them."""

import logging
import secrets
import time
from typing import TYPE_CHECKING, Final

import msgspec

from lorcha.server.runtime.channels import Channel
from lorcha.server.runtime.hub import Gathering, Presence

if TYPE_CHECKING:
    from lorcha.server.runtime.registry import Keeper

LOG: Final = logging.getLogger(__name__)
READER: Final = msgspec.json.Decoder(tuple[str, list[int], int])


class Neighbours:
    def __init__(self, keeper: "Keeper", channel: Channel) -> None:
        self.keeper = keeper
        self._channel = channel
        self._name = secrets.token_hex(6)  # of this process, among those who say who is here

    async def open(self) -> None:
        await self._channel.open(self.heard)

    async def close(self) -> None:
        await self._channel.close()

    # ---- told

    def wrote(self, gathering: Gathering) -> None:
        self._channel.publish("rows", gathering.key, str(gathering.room.n))

    def ask_who(self, gathering: Gathering) -> None:
        self._channel.publish("who", gathering.key)

    def here(self, gathering: Gathering) -> None:
        own = gathering.own()
        told = msgspec.json.encode((self._name, sorted(own.seats), own.watching)).decode()
        self._channel.publish("here", gathering.key, told)

    def rematched(self, table: str) -> None:
        self._channel.publish("rematch", table)

    def signed_out(self, who: str) -> None:
        self._channel.publish("gone", who)

    def go_round(self) -> None:
        """Whoever is here is told again: a process that hears no more of another forgets it."""
        for gathering in self.keeper.gatherings.values():
            if gathering.listeners:
                self.here(gathering)
            gathering.forget_silent()

    # ---- heard

    async def heard(self, what: str, of: str, text: str) -> None:
        try:
            await self.follow(what, of, text)
        except Exception:
            LOG.exception("what others told of %s could not be followed", what)

    async def follow(self, what: str, of: str, text: str) -> None:
        gathering = self.keeper.gatherings.get(of)
        if what == "all":
            await self.ask_everything()
        elif what == "gone":
            self.keeper.hang_up(of)
        elif gathering is None:
            return
        elif what == "rows" and gathering.room.n < int(text):
            await self.keeper.catch_up(gathering)
        elif what == "rematch":
            await self.keeper.tell_rematch(gathering)
        elif what == "who" and gathering.listeners:
            self.here(gathering)
        elif what == "here":
            self.note(gathering, text)

    async def ask_everything(self) -> None:
        """Anything may have been missed."""
        for gathering in [*self.keeper.gatherings.values()]:
            self.ask_who(gathering)
            self.here(gathering)
            try:
                await self.keeper.catch_up(gathering)
            except Exception:
                LOG.exception("table %s: what others wrote could not be read", gathering.key)

    def note(self, gathering: Gathering, text: str) -> None:
        name, seats, watching = READER.decode(text)
        if name != self._name:
            gathering.note(name, Presence(frozenset(seats), watching, time.monotonic()))
