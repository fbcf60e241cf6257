"""One client's end of the live socket: a bounded queue out, a bounded rate in."""

import asyncio
import time
from typing import Final

from lorcha.table.hearing import Reader

OUTGOING: Final = 256  # messages that may wait for a slow client before it is dropped
A_SECOND: Final = 20.0  # commands, on the average
AT_ONCE: Final = 60.0
PATIENCE: Final = -200.0  # so many too fast, and the line is cut


class Line:
    """Whoever talks of the table never waits for this client: it keeps up, or it is cut off."""

    def __init__(self, reader: Reader, limited: bool = True) -> None:
        self.reader = reader
        self.cut = asyncio.Event()
        self._limited = limited
        self._out: asyncio.Queue[str] = asyncio.Queue(OUTGOING)
        self._left = AT_ONCE
        self._then = time.monotonic()

    def hear(self, text: str) -> None:
        try:
            self._out.put_nowait(text)
        except asyncio.QueueFull:
            self.cut.set()

    async def next(self) -> str:
        return await self._out.get()

    def may_speak(self) -> bool:
        """Not too often; who goes on all the same is cut off."""
        if not self._limited:
            return True
        now = time.monotonic()
        self._left = min(AT_ONCE, self._left + (now - self._then) * A_SECOND) - 1
        self._then = now
        if self._left < PATIENCE:
            self.cut.set()
        return self._left >= 0
