"""A room and those who listen to it. Messages are made once for each kind of reader."""

import asyncio
import time
from collections.abc import Callable, Iterable
from typing import Final, NamedTuple, Protocol

import msgspec

from lorcha.server.tables import messages
from lorcha.server.tables.live_table import Announcement, LiveTable
from lorcha.server.tables.messages import Reader
from lorcha.server.wire.live import Message

ENCODER: Final = msgspec.json.Encoder()
SILENT: Final = 35.0  # seconds after which a process that says nothing has nobody here


class Subscriber(Protocol):
    """Somebody at the other end of a line. `hear` never waits."""

    reader: Reader
    identities: tuple[str, ...]  # the person and the session; nobody's has none

    def hear(self, text: str) -> None: ...

    def disconnect(self) -> None: ...


class Presence(NamedTuple):
    """Who is here in one process: the seats of those who listen, and how many only watch."""

    seats: frozenset[int]
    watching: int
    heard: float = 0.0


class TableHub:
    """`announce` tells the other processes who is here."""

    def __init__(
        self, key: str, room: LiveTable, announce: Callable[["TableHub"], None] = lambda _: None
    ) -> None:
        self.key = key
        self.room = room
        self.lock = asyncio.Lock()
        self.subscribers: list[Subscriber] = []
        self.thinking: dict[int, tuple[object, asyncio.Task[None]]] = {}
        self.alarm: asyncio.TimerHandle | None = None
        self.ringing: asyncio.Task[None] | None = None
        self.used = time.monotonic()
        self.closed = False
        self._announce = announce
        self._elsewhere: dict[str, Presence] = {}
        self._presence: asyncio.TimerHandle | None = None

    def prepare(self, announcements: Iterable[Announcement]) -> list[tuple[Subscriber, str]]:
        """What each subscriber is going to hear."""
        letters: list[tuple[Subscriber, str]] = []
        for telling in announcements:
            made: dict[Reader, str | None] = {}
            for subscriber in self.subscribers:
                reader = subscriber.reader
                if reader not in made:
                    message = telling(reader)
                    made[reader] = None if message is None else encoded(message)
                text = made[reader]
                if text is not None:
                    letters.append((subscriber, text))
        return letters

    def tell(self, *announcements: Announcement) -> None:
        deliver(self.prepare(announcements))

    # ---- who is here

    def join(self, subscriber: Subscriber) -> None:
        self.subscribers.append(subscriber)
        self._look_round()

    def part(self, subscriber: Subscriber) -> None:
        self.used = time.monotonic()
        if subscriber in self.subscribers:
            self.subscribers.remove(subscriber)
            self._look_round()

    def own(self) -> Presence:
        """Who is here in this process."""
        people = {subscriber.reader.person for subscriber in self.subscribers}
        seats = (seat for person in people for seat in self.room.table.seats_of(person))
        watching = sum(not subscriber.reader.person for subscriber in self.subscribers)
        return Presence(frozenset(seats), watching)

    def note(self, process: str, presence: Presence) -> None:
        """Another process tells who is here in it."""
        if presence.seats or presence.watching:
            self._elsewhere[process] = presence
        else:
            self._elsewhere.pop(process, None)
        self._count()

    def forget_silent(self) -> None:
        since = time.monotonic() - SILENT
        self._elsewhere = {p: here for p, here in self._elsewhere.items() if here.heard > since}
        self._count()

    def _look_round(self) -> None:
        self._announce(self)
        self._count()

    def _count(self) -> None:
        """Those who come and go at about the same time are told of together."""
        room, all_here = self.room, [self.own(), *self._elsewhere.values()]
        present = {seat for here in all_here for seat in here.seats}
        watching = sum(here.watching for here in all_here)
        if (present, watching) != (room.present, room.watching):
            room.present, room.watching = present, watching
            self._tell_soon()

    def _tell_soon(self) -> None:
        if self._presence is None:
            self._presence = asyncio.get_running_loop().call_later(0.1, self._tell_presence)

    def _tell_presence(self) -> None:
        self._presence = None
        if self.lock.locked():  # what is being written must not be told yet
            self._tell_soon()
        else:
            self.tell(messages.of_seats(self.room, time.time()))

    def close(self) -> None:
        self.closed = True
        for handle in (self.alarm, self._presence):
            if handle:
                handle.cancel()
        for task in (self.ringing, *(task for _, task in self.thinking.values())):
            if task:
                task.cancel()


def encoded(message: Message) -> str:
    return ENCODER.encode(message).decode()


def deliver(letters: Iterable[tuple[Subscriber, str]]) -> None:
    for subscriber, text in letters:
        subscriber.hear(text)
