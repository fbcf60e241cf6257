"""One client of the live socket: a queue of outgoing messages bounded in bytes, a bounded rate of
commands; and limits on the number of clients."""

import time
from collections import deque
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final, Protocol

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
LINE: Final = "lorcha.line"  # the extension of the connection in which its `Line` is
DROPPED: Final = 4408  # why the socket was closed, in the range of codes for applications


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


class Line(Protocol):
    """The socket itself, to which messages are written directly: a task for each, and the layers of
    the application on the way, would take several times as long. `may_write_again` is called when
    it has become writable."""

    may_write_again: Callable[[], None]

    @property
    def is_writable(self) -> bool: ...

    def post(self, text: bytes) -> None: ...

    def hang_up(self, code: int, reason: str) -> None: ...


def nothing() -> None:
    pass


class Client:
    """The table never waits for this client: it keeps up, or it is dropped. A message goes out at
    once; only while the line is full do messages wait in a queue."""

    def __init__(
        self, reader: Reader, visitor: Visitor, line: Line, identities: tuple[str, ...] = ()
    ) -> None:
        self.reader = reader
        self.visitor = visitor
        self.identities = identities
        self.bot_speed: BotSpeed = USUAL
        self.dropped = False
        self.waiting = 0  # bytes that were not sent yet
        self._line = line
        self._queue: deque[bytes] | None = None  # an empty one would take 600 bytes
        line.may_write_again = self._send_waiting

    def send(self, text: bytes) -> None:
        if self.dropped:
            return
        if self._line.is_writable and not self._queue:
            self._line.post(text)
        else:
            self._let_wait(text)

    def _let_wait(self, text: bytes) -> None:
        if self._queue is None:
            self._queue = deque()
        if len(self._queue) >= QUEUE or (self.waiting and self.waiting + len(text) > QUEUE_BYTES):
            self.disconnect()
        else:
            self.waiting += len(text)
            self._queue.append(text)

    def _send_waiting(self) -> None:
        """The line has room again."""
        while self._queue and self._line.is_writable:
            text = self._queue.popleft()
            self.waiting -= len(text)
            self._line.post(text)

    def disconnect(self) -> None:
        """What waits is not sent any more: the client comes back and asks for it."""
        if not self.dropped:
            self.dropped = True
            self._queue, self.waiting = None, 0
            self._line.hang_up(DROPPED, "too slow, too much was said, or the session has ended")

    def leave(self) -> None:
        """The line may outlive the client, which hears no more of it."""
        self._line.may_write_again = nothing

    def may_command(self, count: float = 1.0) -> bool:
        """False if that is too fast; a client that goes on all the same is dropped."""
        commands = self.visitor.commands
        if commands is None or commands.take(count):
            return True
        if commands.left < DEBT:
            self.disconnect()
        return False
