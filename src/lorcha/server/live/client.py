"""One client of the live socket: a bounded queue of outgoing messages, a bounded rate of commands;
and limits on the number of clients."""

import asyncio
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from lorcha.server.api.limits import Limits
from lorcha.server.runtime.bot_pace import USUAL
from lorcha.server.tables.messages import Reader
from lorcha.server.wire.live import BotSpeed

QUEUE: Final = 256  # messages that may wait for a slow client before it is dropped
DEBT: Final = -200.0  # at this many commands too fast the client is dropped
PER_VISITOR: Final = 50  # clients of one visitor: a browser full of tables
PER_TABLE: Final = 250


class TooMany(Exception):
    """The visitor, or the table, has as many clients as allowed."""


class ClientLimits:
    """How many clients each visitor may have, how often they may chat, and one hint at a time."""

    def __init__(self, enabled: bool) -> None:
        self.enabled = enabled
        self.chats = Limits(enabled)
        self.hinting: set[str] = set()  # people who wait for a hint
        self._open: Counter[str] = Counter()

    @contextmanager
    def count(self, visitor: str) -> Iterator[None]:
        """Counts a client of the visitor while it is connected; TooMany if it is one too many."""
        if self.enabled and self._open[visitor] >= PER_VISITOR:
            raise TooMany("too many tables are open here; close some")
        self._open[visitor] += 1
        try:
            yield
        finally:
            self._open[visitor] -= 1
            if not self._open[visitor]:
                del self._open[visitor]

    def check_table(self, subscribers: int) -> None:
        if self.enabled and subscribers >= PER_TABLE:
            raise TooMany("too many listen to this table")


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


class Client:
    """The table never waits for this client: it keeps up, or it is dropped."""

    def __init__(
        self, reader: Reader, limited: bool = True, identities: tuple[str, ...] = ()
    ) -> None:
        self.reader = reader
        self.identities = identities
        self.bot_speed: BotSpeed = USUAL
        self.dropped = asyncio.Event()
        self._queue: asyncio.Queue[str] = asyncio.Queue(QUEUE)
        self._commands = Bucket(60.0, 20.0) if limited else None

    def send(self, text: str) -> None:
        try:
            self._queue.put_nowait(text)
        except asyncio.QueueFull:
            self.dropped.set()

    def disconnect(self) -> None:
        self.dropped.set()

    async def next(self) -> str:
        """The next message to send."""
        return await self._queue.get()

    def may_command(self, count: float = 1.0) -> bool:
        """False if that is too fast; a client that goes on all the same is dropped."""
        if self._commands is None or self._commands.take(count):
            return True
        if self._commands.left < DEBT:
            self.dropped.set()
        return False
