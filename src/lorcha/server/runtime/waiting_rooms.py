"""Who waits at the tables whose games have not begun: who looks at them now, and who is writing.

Their pages ask every few seconds, so nothing of this is stored, and who asks no more is away soon.
"""

from collections.abc import Callable
from time import monotonic
from typing import Final, NamedTuple

from lorcha.server.tables.attendance import AWAY_AFTER

WRITING: Final = 5.0  # seconds after a sign of it
MANY: Final = 1_000  # tables; then those are forgotten that nobody looks at


class Visit(NamedTuple):
    """When somebody was seen last, and when writing."""

    seen: float
    wrote: float


class WaitingRooms:
    def __init__(self, share: Callable[[str, str, bool], None]) -> None:
        """`share` tells the other server processes."""
        self._share = share
        self._visits: dict[str, dict[str, Visit]] = {}

    def visit(self, table: str, person: str, writing: bool) -> None:
        self.note(table, person, writing)
        self._share(table, person, writing)

    def note(self, table: str, person: str, writing: bool) -> None:
        """Somebody looks at the table, here or by another process."""
        now = monotonic()
        if len(self._visits) > MANY:
            self._visits = {key: room for key in self._visits if (room := self._present(key, now))}
        self._visits[table] = self._present(table, now)
        self._visits[table][person] = Visit(now, now if writing else -WRITING)

    def present(self, table: str) -> set[str]:
        return set(self._present(table, monotonic()))

    def writing(self, table: str) -> set[str]:
        now = monotonic()
        room = self._present(table, now)
        return {person for person, visit in room.items() if now - visit.wrote < WRITING}

    def _present(self, table: str, now: float) -> dict[str, Visit]:
        room = self._visits.get(table, {})
        return {person: visit for person, visit in room.items() if now - visit.seen < AWAY_AFTER}
