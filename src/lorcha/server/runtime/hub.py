"""A live table and its subscribers. A message is made once for each kind of reader.

Whole views cost most, so they are made from what is there already: each reader's journal stays
encoded and grows with the game, and what a spectator sees is made once until the table changes.
"""

import asyncio
import time
from collections.abc import Callable, Iterable, Mapping
from math import inf
from typing import Final, NamedTuple, Protocol

import msgspec

from lorcha.core.state import SPECTATOR
from lorcha.server import house_time
from lorcha.server.runtime.bot_pace import USUAL, slowest
from lorcha.server.runtime.leases import Lease
from lorcha.server.tables.changes import Change
from lorcha.server.tables.history import History
from lorcha.server.tables.live_table import LiveTable
from lorcha.server.tables.messages import (
    Announcement,
    Reader,
    announce,
    announce_seats,
    seats,
    snapshot,
    update_since,
)
from lorcha.server.tables.vanished import vote_from
from lorcha.server.wire.live import BotSpeed, Message, Signal

ENCODER: Final = msgspec.json.Encoder()
SPECTATING: Final = Reader(SPECTATOR, "")
SILENT: Final = 35.0  # seconds without news after which another process has nobody here


class TableNotFound(LookupError):
    """There is no such table, or its game has not begun."""


class Subscriber(Protocol):
    """Somebody who gets the messages of a table. `send` never waits."""

    reader: Reader
    identities: tuple[str, ...]  # the person and the session; a visitor without a name has none
    bot_speed: BotSpeed  # as this reader wishes
    waiting: int  # bytes that were not sent yet

    def send(self, text: bytes) -> None: ...

    def disconnect(self) -> None: ...


Delivery = tuple[Subscriber, bytes]


class Presence(NamedTuple):
    """Who is here in one process: the seats of its subscribers, how many only watch, and how quick
    those with a seat want the bots to be; and when it has last seen those who are not here."""

    seats: frozenset[int]
    watching: int
    last_seen: Mapping[int, float] = {}
    reported: float = 0.0
    bot_speed: BotSpeed = USUAL


class EncodedJournal:
    """What one reader may know of the journal, as JSON; only what is new is encoded."""

    def __init__(self, history: History, reader: int) -> None:
        self.history = history
        self._reader = reader
        self._entries = 0
        self._text = bytearray()

    def read(self) -> msgspec.Raw:
        new = self.history.journal(self._reader, self._entries)
        if new:
            self._text += b"," if self._text else b""
            self._text += ENCODER.encode(new)[1:-1]
            self._entries += len(new)
        return msgspec.Raw(b"[%b]" % bytes(self._text))


class TableHub:
    """`report_presence` tells the other processes who is here; `presence_changed` is called when
    somebody comes or goes, in whichever process."""

    def __init__(
        self,
        key: str,
        table: LiveTable,
        report_presence: Callable[["TableHub"], None] = lambda _: None,
        presence_changed: Callable[["TableHub"], None] = lambda _: None,
    ) -> None:
        self.key = key
        self.table = table
        self.lock = asyncio.Lock()
        self.subscribers: list[Subscriber] = []
        self.thinking: dict[int, tuple[object, asyncio.Task[None]]] = {}
        self.alarm: asyncio.TimerHandle | None = None
        self.timeout_task: asyncio.Task[None] | None = None
        self.waking: asyncio.Task[None] | None = None
        self.used = time.monotonic()
        self.lease = Lease()
        self.left_at = -inf  # when the last one who was here left, by the monotonic clock
        self.closed = False
        self._journals: dict[int, EncodedJournal] = {}
        self._spectator: tuple[object, bytes] = (None, b"")
        self._report_presence = report_presence
        self._presence_changed = presence_changed
        self._elsewhere: dict[str, Presence] = {}
        self._presence_timer: asyncio.TimerHandle | None = None
        self._departure_timer: asyncio.TimerHandle | None = None
        self._announced: tuple[object, ...] = ()

    # ---- messages

    def prepare(self, changes: Iterable[Change]) -> list[Delivery]:
        """The messages about these changes for each subscriber, not sent yet."""
        return self._encode([announce(self.table, change) for change in changes])

    def publish(self, changes: Iterable[Change]) -> None:
        deliver(self.prepare(changes))

    def send(self, announcement: Announcement) -> None:
        deliver(self._encode([announcement]))

    def show(self, signal: Signal) -> None:
        self.send(lambda reader: signal)

    def _encode(self, announcements: Iterable[Announcement]) -> list[Delivery]:
        deliveries: list[Delivery] = []
        for announcement in announcements:
            texts: dict[Reader, bytes | None] = {}
            for subscriber in self.subscribers:
                reader = subscriber.reader
                if reader not in texts:
                    message = announcement(reader)
                    texts[reader] = None if message is None else encode(message)
                text = texts[reader]
                if text is not None:
                    deliveries.append((subscriber, text))
        return deliveries

    # ---- the table as it is; the caller holds the lock

    def view(self, reader: Reader, known: int | None, now: float) -> bytes:
        """A snapshot, or what came after the ply the reader knows."""
        update = None if known is None else update_since(self.table, reader, known, now)
        if update is not None:
            return encode(update)
        return self._spectator_view(now) if reader == SPECTATING else self._snapshot(reader, now)

    def _spectator_view(self, now: float) -> bytes:
        table = self.table
        state = (table, table.n, table.row, seats(table, SPECTATING.person, now))
        if self._spectator[0] != state:
            self._spectator = (state, self._snapshot(SPECTATING, now))
        return self._spectator[1]

    def _snapshot(self, reader: Reader, now: float) -> bytes:
        journal = self._journals.get(reader.seat)
        if journal is None or journal.history is not self.table.history:
            journal = EncodedJournal(self.table.history, reader.seat)
            self._journals[reader.seat] = journal
        return encode(snapshot(self.table, reader, now, journal.read()))

    # ---- who is here

    def subscribe(self, subscriber: Subscriber) -> None:
        self.subscribers.append(subscriber)
        self._subscribers_changed()

    def unsubscribe(self, subscriber: Subscriber) -> None:
        self.used = time.monotonic()
        if subscriber in self.subscribers:
            self.subscribers.remove(subscriber)
            self._subscribers_changed()

    def local_presence(self) -> Presence:
        """Who is here in this process."""
        people = {subscriber.reader.person for subscriber in self.subscribers}
        seats = (seat for person in people for seat in self.table.row.seats_of(person))
        watching = sum(not subscriber.reader.person for subscriber in self.subscribers)
        speed = slowest(one.bot_speed for one in self.subscribers if one.reader.person)
        return Presence(
            frozenset(seats), watching, self.table.attendance.last_seen, bot_speed=speed
        )

    @property
    def bot_speed(self) -> BotSpeed:
        """The slowest wish of those who play here."""
        everywhere = [self.local_presence(), *self._elsewhere.values()]
        return slowest(here.bot_speed for here in everywhere if here.seats)

    def bot_speed_changed(self) -> None:
        self._report_presence(self)

    def note_presence(self, process: str, presence: Presence) -> None:
        """Another process reports who is here in it."""
        if presence.seats or presence.watching:
            self._elsewhere[process] = presence
        else:
            self._elsewhere.pop(process, None)
        self.table.attendance.learn(presence.last_seen)
        self.note_attendance()

    def forget_silent(self) -> None:
        since = time.monotonic() - SILENT
        self._elsewhere = {p: here for p, here in self._elsewhere.items() if here.reported > since}
        self.note_attendance()

    def _subscribers_changed(self) -> None:
        self.note_attendance()
        self._report_presence(self)

    def note_questions(self) -> None:
        """Somebody else may be asked now, which matters only if they are not here."""
        if not self.table.attendance.all_here:
            self.note_attendance()

    def note_attendance(self) -> None:
        """Somebody may have come or gone, or the table waits for somebody who is not there. People
        who come and go at about the same time are announced together."""
        attendance, now = self.table.attendance, house_time.now()
        if self._count_connections(now):
            self._presence_changed(self)
        votes = [vote_from(self.table, seat) for seat in attendance.held]
        news = (attendance.present(now), attendance.watching, votes)
        if news != self._announced:
            self._announced = news
            self._announce_presence_soon()
        self._wait_for_departure(attendance.next_departure(now), now)

    def _count_connections(self, now: float) -> bool:
        """Has somebody come or gone?"""
        attendance = self.table.attendance
        all_here = [self.local_presence(), *self._elsewhere.values()]
        connected = frozenset(seat for here in all_here for seat in here.seats)
        watching = sum(here.watching for here in all_here)
        if (connected, watching) == (attendance.connected, attendance.watching):
            return False
        attendance.note(connected, watching, now)
        if not connected and not watching:
            self.left_at = time.monotonic()
        return True

    def _wait_for_departure(self, at: float | None, now: float) -> None:
        if self._departure_timer:
            self._departure_timer.cancel()
            self._departure_timer = None
        if at is not None and not self.closed:
            loop = asyncio.get_running_loop()
            self._departure_timer = loop.call_later(at - now + 0.01, self.note_attendance)

    def _announce_presence_soon(self) -> None:
        if self._presence_timer is None:
            loop = asyncio.get_running_loop()
            self._presence_timer = loop.call_later(0.1, self._announce_presence)

    def _announce_presence(self) -> None:
        self._presence_timer = None
        if self.lock.locked():  # what is being written must not be announced yet
            self._announce_presence_soon()
        else:
            self.send(announce_seats(self.table, house_time.now()))

    def close(self) -> None:
        self.closed = True
        for handle in (self.alarm, self._presence_timer, self._departure_timer):
            if handle:
                handle.cancel()
        helpers = (self.timeout_task, self.waking, self.lease.claiming)
        for task in (*helpers, *(task for _, task in self.thinking.values())):
            if task:
                task.cancel()


def encode(message: Message) -> bytes:
    return ENCODER.encode(message)


def deliver(deliveries: Iterable[Delivery]) -> None:
    for subscriber, text in deliveries:
        subscriber.send(text)
