"""What a process counts of itself. Each writes it down with its signs of life, so that any of them
can tell the sum of all."""

import asyncio
import logging
from collections.abc import Iterable
from typing import Final

import msgspec

from lorcha.server.runtime.latency import BOUNDS, Latency

LAG_INTERVAL: Final = 0.5


class Histogram(msgspec.Struct):
    counts: list[int] = msgspec.field(default_factory=lambda: [0] * (len(BOUNDS) + 1))
    seconds: float = 0.0

    @classmethod
    def of(cls, latency: Latency) -> "Histogram":
        return cls([*latency.counts], latency.seconds)

    def add(self, other: "Histogram") -> None:
        self.counts = [a + b for a, b in zip(self.counts, other.counts, strict=True)]
        self.seconds += other.seconds


class Figures(msgspec.Struct):
    """Of one process, or the sum of several."""

    processes: int = 0
    live_tables: int = 0
    kept_tables: int = 0
    sockets: int = 0
    unsent: int = 0  # bytes
    moves: int = 0
    errors: int = 0
    bot_queue: int = 0
    bots_broken: int = 0
    bots_elsewhere: int = 0
    write_queue: int = 0
    database_silent: float = 0.0
    redis_away: int = 0
    move_seconds: Histogram = msgspec.field(default_factory=Histogram)
    loop_lag: Histogram = msgspec.field(default_factory=Histogram)
    database: Histogram = msgspec.field(default_factory=Histogram)

    def add(self, other: "Figures") -> None:
        for name in self.__struct_fields__:
            mine, theirs = getattr(self, name), getattr(other, name)
            if isinstance(mine, Histogram):
                mine.add(theirs)
            elif name == "database_silent":  # the worst of all
                self.database_silent = max(mine, theirs)
            else:
                setattr(self, name, mine + theirs)


def total(figures: Iterable[Figures]) -> Figures:
    result = Figures()
    for one in figures:
        result.add(one)
    return result


class ErrorCount(logging.Handler):
    """Counts what is logged as an error."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.count = 0

    def emit(self, record: logging.LogRecord) -> None:
        self.count += 1


ERRORS: Final = ErrorCount()
logging.getLogger("lorcha").addHandler(ERRORS)


class LoopLag:
    """How late the event loop is: what everybody waits for in addition."""

    def __init__(self) -> None:
        self.latency = Latency()
        self._task: asyncio.Task[None] | None = None

    def begin(self) -> None:
        self._task = asyncio.create_task(self._measure())

    def end(self) -> None:
        if self._task:
            self._task.cancel()

    async def _measure(self) -> None:
        loop = asyncio.get_running_loop()
        while True:
            due = loop.time() + LAG_INTERVAL
            await asyncio.sleep(LAG_INTERVAL)
            self.latency.add(max(0.0, loop.time() - due))
