"""Who is at the table, and for how long somebody has been missing.

A lost connection is not yet an absence: a person who is back within seconds was never away. The
time is passed in; nothing here reads the system clock.
"""

from collections.abc import Iterable, Mapping
from typing import Final

AWAY_AFTER: Final = 20.0  # seconds without a connection


class Attendance:
    """`held` are the seats of people. Since when this is known, `since` says: who was here before
    that cannot be told after a restart, so everybody gets the same time to come back."""

    def __init__(self, held: Iterable[int], since: float) -> None:
        self.held = frozenset(held)
        self.since = since
        self.connected: frozenset[int] = frozenset()
        self.watching = 0
        self.last_seen: dict[int, float] = {}

    @property
    def all_here(self) -> bool:
        """Has everybody who holds a seat a connection?"""
        return self.held <= self.connected

    def note(self, connected: Iterable[int], watching: int, now: float) -> None:
        """These seats have a connection now."""
        here = frozenset(connected)
        for seat in self.connected - here:
            self.last_seen[seat] = now
        for seat in here:
            self.last_seen.pop(seat, None)
        self.connected, self.watching = here, watching

    def learn(self, last_seen: Mapping[int, float]) -> None:
        """Another process has seen these seats until then."""
        for seat in self.held & last_seen.keys() - self.connected:
            self.last_seen[seat] = max(last_seen[seat], self.last_seen.get(seat, 0.0))

    def missing_since(self, seat: int) -> float | None:
        """Since when the seat has had no connection, as far as is known; None if it has one."""
        return None if seat in self.connected else self.last_seen.get(seat, self.since)

    def present(self, now: float) -> set[int]:
        return {s for s in self.held if (at := self._away_at(s)) is None or at > now}

    def next_departure(self, now: float) -> float | None:
        """When the next of those without a connection will count as away."""
        times = [at for s in self.held if (at := self._away_at(s)) is not None and at > now]
        return min(times, default=None)

    def _away_at(self, seat: int) -> float | None:
        missing = self.missing_since(seat)
        return None if missing is None else missing + AWAY_AFTER
