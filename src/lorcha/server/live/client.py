"""One client's end of the live socket: a bounded queue out, a bounded rate in, and not too many of
them for one visitor."""

import asyncio
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from lorcha.server.tables.messages import Reader

OUTGOING: Final = 256  # messages that may wait for a slow client before it is dropped
PATIENCE: Final = -200.0  # so many too fast, and the line is cut
OF_ONE: Final = 50  # lines of one visitor: a browser full of tables
AT_A_TABLE: Final = 250


class TooMany(Exception):
    """The visitor, or the table, has as many lines as it may have."""


class ClientLimits:
    """Counts the open lines of each visitor."""

    def __init__(self, limited: bool) -> None:
        self._limited = limited
        self._open: Counter[str] = Counter()

    @contextmanager
    def one_more(self, visitor: str) -> Iterator[None]:
        if self._limited and self._open[visitor] >= OF_ONE:
            raise TooMany("too many tables are open here; close some")
        self._open[visitor] += 1
        try:
            yield
        finally:
            self._open[visitor] -= 1
            if not self._open[visitor]:
                del self._open[visitor]

    def check_table(self, subscribers: int) -> None:
        if self._limited and subscribers >= AT_A_TABLE:
            raise TooMany("too many listen to this table")


class Bucket:
    """So many at once, and again so many a second."""

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
    """Whoever talks of the table never waits for this client: it keeps up, or it is cut off."""

    def __init__(
        self, reader: Reader, limited: bool = True, identities: tuple[str, ...] = ()
    ) -> None:
        self.reader = reader
        self.identities = identities
        self.cut = asyncio.Event()
        self._out: asyncio.Queue[str] = asyncio.Queue(OUTGOING)
        self._commands = Bucket(60.0, 20.0) if limited else None

    def hear(self, text: str) -> None:
        try:
            self._out.put_nowait(text)
        except asyncio.QueueFull:
            self.cut.set()

    def disconnect(self) -> None:
        self.cut.set()

    async def next(self) -> str:
        return await self._out.get()

    def may_speak(self, count: float = 1.0) -> bool:
        """Not too often; who goes on all the same is cut off."""
        if self._commands is None or self._commands.take(count):
            return True
        if self._commands.left < PATIENCE:
            self.cut.set()
        return False
