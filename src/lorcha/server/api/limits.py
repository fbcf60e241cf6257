"""How often a visitor may do something: a token bucket for each kind of action and each visitor."""

import time
from typing import Final, Literal

from lorcha.server.refusal import Refusal

Action = Literal[
    "introduce", "rename", "sign_in", "create", "import", "look_up", "say", "react", "type"
]
# How many at once, and in how many seconds the bucket is full again.
ALLOWED: Final[dict[Action, tuple[int, float]]] = {
    "introduce": (30, 3600.0),
    "rename": (10, 3600.0),
    "sign_in": (10, 300.0),
    "create": (30, 600.0),
    "import": (20, 600.0),
    "look_up": (120, 60.0),
    "say": (8, 16.0),
    "react": (4, 8.0),
    "type": (6, 12.0),
}
MOST_BUCKETS: Final = 50_000


class Limits:
    def __init__(self, enabled: bool = True) -> None:
        self._enabled = enabled
        self._left: dict[tuple[Action, str], tuple[float, float]] = {}

    def take(self, action: Action, who: str) -> None:
        """Refusal if it was done too often lately."""
        if not self._enabled:
            return
        now, (most, seconds) = time.monotonic(), ALLOWED[action]
        left, then = self._left.get((action, who), (float(most), now))
        left = min(float(most), left + (now - then) * most / seconds)
        if left < 1:
            wait = int((1 - left) * seconds / most) + 1
            text = f"that was too often; try again in {wait} seconds"
            raise Refusal("too_fast", text, 429)
        self._drop_full_buckets(now)
        self._left[action, who] = (left - 1, now)

    def _drop_full_buckets(self, now: float) -> None:
        """Buckets that are full again need not be remembered."""
        if len(self._left) < MOST_BUCKETS:
            return
        self._left = {
            key: (left, then)
            for key, (left, then) in self._left.items()
            if left + (now - then) * ALLOWED[key[0]][0] / ALLOWED[key[0]][1] < ALLOWED[key[0]][0]
        }
