"""One client of the live socket: a queue of outgoing messages bounded in bytes, a bounded rate of
commands; and limits on the number of clients."""

import asyncio
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from lorcha.server.api.limits import Limits
from lorcha.server.api.reading_limits import ReadingLimits
from lorcha.server.runtime.bot_pace import USUAL
from lorcha.server.tables.messages import Reader
from lorcha.server.wire.live import BotSpeed

QUEUE: Final = 256  # messages that may wait for a slow client before it is dropped
QUEUE_BYTES: Final = 512 * 1024  # the same in bytes; a single message may be longer
DEBT: Final = -200.0  # at this many commands too fast the client is dropped
PER_VISITOR: Final = 50  # clients of one visitor: a browser full of tables
PER_TABLE: Final = 250  # spectators


class TooMany(Exception):
    """The visitor, or the table, has as many clients as allowed."""


class Bucket:
    """A token bucket: this many at once, refilled at this rate."""

    def __init__(self, at_once: float, a_second: float) -> None:
        self.left = at_once
        self._at_once = at_once
        self._a_second = a_second
        self._then = time.monotonic()

    def take(self, count: float = 1.0) -> bool:
        now = time.monotonic()
        self.left = min(self._at_once, self.left + (now - self._then) * self._a_second) - count
        self._then = now
        return self.left >= 0


class Visitor:
    """A person, or an address without a name, with all their clients: what one client may not ask
    for, fifty may not either."""

    def __init__(self, key: str, limited: bool) -> None:
        self.key = key
        self.clients = 0
        self.commands = Bucket(120.0, 40.0) if limited else None


class ClientLimits:
    """How many clients each visitor may have, how much they may have read out, how often they may
    chat, and one hint at a time."""

    def __init__(self, enabled: bool, reading: ReadingLimits) -> None:
        self.enabled = enabled
        self.reading = reading
        self.chats = Limits(enabled)
        self.hinting: set[str] = set()  # people who wait for a hint
        self._open: dict[str, Visitor] = {}

    @contextmanager
    def count(self, key: str) -> Iterator[Visitor]:
        """Counts a client of the visitor while it is connected; TooMany if it is one too many."""
        visitor = self._open.get(key) or Visitor(key, self.enabled)
        if self.enabled and visitor.clients >= PER_VISITOR:
            raise TooMany("too many tables are open here; close some")
        self._open[key] = visitor
        visitor.clients += 1
        try:
            yield visitor
        finally:
            visitor.clients -= 1
            if not visitor.clients:
                del self._open[key]

    def check_spectators(self, spectators: int) -> None:
        """Those who hold a seat at the table are always let in."""
        if self.enabled and spectators >= PER_TABLE:
            raise TooMany("too many watch this table")


class Client:
    """The table never waits for this client: it keeps up, or it is dropped."""

    def __init__(self, reader: Reader, visitor: Visitor, identities: tuple[str, ...] = ()) -> None:
        self.reader = reader
        self.visitor = visitor
        self.identities = identities
        self.bot_speed: BotSpeed = USUAL
        self.dropped = asyncio.Event()
        self.waiting = 0  # bytes that were not sent yet, about: a letter counts as one
        self._queue: asyncio.Queue[str] = asyncio.Queue(QUEUE)

    def send(self, text: str) -> None:
        if self._queue.full() or (self.waiting and self.waiting + len(text) > QUEUE_BYTES):
            self.dropped.set()
        elif not self.dropped.is_set():
            self.waiting += len(text)
            self._queue.put_nowait(text)

    def disconnect(self) -> None:
        self.dropped.set()

    async def next(self) -> str:
        """The next message to send. It counts as waiting until it is `sent`."""
        return await self._queue.get()

    def sent(self, text: str) -> None:
        self.waiting -= len(text)

    def may_command(self, count: float = 1.0) -> bool:
        """False if that is too fast; a client that goes on all the same is dropped."""
        commands = self.visitor.commands
        if commands is None or commands.take(count):
            return True
        if commands.left < DEBT:
            self.dropped.set()
        return False
