"""Clocks. Live: a bank of seconds and an increment a move. Over days: so many seconds a move.

Time is handed in; nothing here looks at the clock on the wall.
"""

from collections.abc import Sequence
from typing import Final

from lorcha.server.wire.live import ClockFace
from lorcha.server.wire.tables import Clock

GRACE: Final = 60.0  # what somebody has at least who comes back after a stand-in has moved
PAUSE: Final = 900.0  # seconds after which one alone may end a pause of a live game


class Clocks:
    def __init__(self, clock: Clock, seats: int, now: float) -> None:
        self.clock = clock
        self.days = clock.pace == "days"
        self.left = [float(clock.per_move if self.days else clock.bank)] * seats
        self.running: list[int] = []
        self.paused = False
        self.since = now

    @property
    def longest_pause(self) -> float:
        """After which whoever wants to go on need not wait for the others any more."""
        return float(self.clock.per_move) if self.days else PAUSE

    def charge(self, now: float) -> None:
        """Take what has gone by off those who were thinking."""
        passed = max(0.0, now - self.since)
        self.since = max(self.since, now)
        if not self.paused:
            for seat in self.running:
                self.left[seat] -= passed

    def moved(self, seat: int) -> None:
        """A decision was made for all to see."""
        if self.days:
            self.left[seat] = float(self.clock.per_move)
        else:
            self.left[seat] += self.clock.increment

    def asked(self, seat: int) -> None:
        if self.days:
            self.left[seat] = float(self.clock.per_move)

    def give_back(self, gains: Sequence[float]) -> None:
        """A decision was taken back, and with it what it brought; the time it took is gone."""
        self.left = [left - gain for left, gain in zip(self.left, gains, strict=True)]

    def came_back(self, seat: int) -> None:
        least = self.clock.per_move if self.days else max(GRACE, self.clock.increment)
        self.left[seat] = max(self.left[seat], float(least))

    def due(self) -> float | None:
        """When the first of those who are thinking runs out of time."""
        if self.paused or not self.running:
            return None
        return self.since + min(self.left[seat] for seat in self.running)

    def due_of(self, seat: int) -> float | None:
        if self.paused or seat not in self.running:
            return None
        return self.since + self.left[seat]

    def out(self, now: float) -> list[int]:
        """Who has no time left."""
        if self.paused:
            return []
        return [seat for seat in self.running if self.since + self.left[seat] <= now]

    def face(self, now: float) -> ClockFace:
        left = self.left[:]
        if not self.paused:
            for seat in self.running:
                left[seat] -= max(0.0, now - self.since)
        shown = [round(max(0.0, seconds), 1) for seconds in left]
        return ClockFace(round(now, 1), shown, [] if self.paused else self.running[:], self.paused)
