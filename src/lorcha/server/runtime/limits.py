"""How often one may do something: a bucket for each thing and each who, that fills up again."""

import time
from typing import Final, Literal

from lorcha.server.api.errors import Trouble

What = Literal["introduce", "sign_in", "create", "import", "look_up", "say"]
# so many at once, and again so many in these seconds
ALLOWED: Final[dict[What, tuple[int, float]]] = {
    "introduce": (30, 3600.0),
    "sign_in": (10, 300.0),
    "create": (30, 600.0),
    "import": (20, 600.0),
    "look_up": (120, 60.0),
    "say": (8, 16.0),
}
MOST: Final = 50_000


class Limits:
    def __init__(self, on: bool = True) -> None:
        self._on = on
        self._left: dict[tuple[What, str], tuple[float, float]] = {}

    def take(self, what: What, who: str) -> None:
        """Trouble if it was done too often lately."""
        if not self._on:
            return
        now, (most, seconds) = time.monotonic(), ALLOWED[what]
        left, then = self._left.get((what, who), (float(most), now))
        left = min(float(most), left + (now - then) * most / seconds)
        if left < 1:
            wait = int((1 - left) * seconds / most) + 1
            raise Trouble(429, "too_fast", f"that was too often; try again in {wait} seconds")
        self._forget(now)
        self._left[what, who] = (left - 1, now)

    def _forget(self, now: float) -> None:
        """Buckets that are full again need not be kept."""
        if len(self._left) < MOST:
            return
        self._left = {
            key: (left, then)
            for key, (left, then) in self._left.items()
            if left + (now - then) * ALLOWED[key[0]][0] / ALLOWED[key[0]][1] < ALLOWED[key[0]][0]
        }
