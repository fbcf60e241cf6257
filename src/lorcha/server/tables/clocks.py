"""The clocks of a table: how much time each seat has, and whose time has run out.

A live game has a bank of seconds and an increment for each move; a game over days has a number of
seconds for each move. The time is passed in; nothing here reads the system clock. Outages, times in
which nobody could play, are charged to nobody.
"""

from collections.abc import Sequence
from typing import Final

from lorcha.server.wire.live import ClockFace
from lorcha.server.wire.tables import Clock

GRACE: Final = 60.0  # what a person has at least who comes back after a stand-in has moved
PAUSE: Final = 900.0  # seconds after which one person may end a pause of a live game


class Clocks:
    def __init__(
        self, clock: Clock, seats: int, now: float, outages: Sequence[tuple[float, float]] = ()
    ) -> None:
        self.clock = clock
        self.outages = outages  # when each began and ended, in order; more may be added
        self.days = clock.pace == "days"
        self.left = [float(clock.per_move if self.days else clock.bank)] * seats
        self.running: list[int] = []
        self.paused = False
        self.since = now

    @property
    def longest_pause(self) -> float:
        """After this time a person may resume without the consent of the others."""
        return float(self.clock.per_move) if self.days else PAUSE

    def charge(self, now: float) -> None:
        """Take the time that has passed off the running clocks."""
        passed = self._passed(now)
        self.since = max(self.since, now)
        if not self.paused:
            for seat in self.running:
                self.left[seat] -= passed

    def add_increment(self, seat: int) -> None:
        """The seat made a decision that all can see: its time for a move starts again, or grows."""
        if self.days:
            self.left[seat] = float(self.clock.per_move)
        else:
            self.left[seat] += self.clock.increment

    def start_question(self, seat: int) -> None:
        """The seat is asked; over days it has its full time for each move."""
        if self.days:
            self.left[seat] = float(self.clock.per_move)

    def take_back(self, gains: Sequence[float]) -> None:
        """A decision was undone: what it added is taken off; the time it took is not returned."""
        self.left = [left - gain for left, gain in zip(self.left, gains, strict=True)]

    def grant_least(self, seat: int) -> None:
        """The least time for a person who comes back after a stand-in has moved."""
        least = self.clock.per_move if self.days else max(GRACE, self.clock.increment)
        self.left[seat] = max(self.left[seat], float(least))

    def due(self) -> float | None:
        """When the first of the running clocks runs out."""
        if self.paused or not self.running:
            return None
        return self._runs_out(min(self.left[seat] for seat in self.running))

    def due_of(self, seat: int) -> float | None:
        if self.paused or seat not in self.running:
            return None
        return self._runs_out(self.left[seat])

    def out_of_time(self, now: float) -> list[int]:
        """The seats whose clocks have run out."""
        if self.paused:
            return []
        return [seat for seat in self.running if self._runs_out(self.left[seat]) <= now]

    def face(self, now: float) -> ClockFace:
        left = self.left[:]
        if not self.paused:
            for seat in self.running:
                left[seat] -= self._passed(now)
        seconds = [round(max(0.0, one), 1) for one in left]
        running = [] if self.paused else self.running[:]
        return ClockFace(round(now, 1), seconds, running, self.paused)

    def _passed(self, now: float) -> float:
        """The seconds since the clocks were last charged, without outages."""
        outages = (min(ended, now) - max(began, self.since) for began, ended in self.outages)
        return max(0.0, now - self.since - sum(lost for lost in outages if lost > 0))

    def _runs_out(self, left: float) -> float:
        """When this many seconds have passed."""
        at = self.since + left
        for began, ended in self.outages:
            lost = ended - max(began, self.since)
            if lost > 0 and began < at:
                at += lost
        return at
