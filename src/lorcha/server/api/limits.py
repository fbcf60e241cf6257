"""How often a visitor may do something: a token bucket for each kind of action and each visitor."""

import time
from typing import Final, Literal

from lorcha.server.refusal import Refusal

Action = Literal[
    "introduce",
    "rename",
    "sign_in",
    "guess",
    "create",
    "import",
    "look_up",
    "say",
    "react",
    "type",
    "propose",
    "undo",
    "lose_password",
    "mail",
    "analyse",
    "judge",
]
# How many at once, and in how many seconds the bucket is full again.
ALLOWED: Final[dict[Action, tuple[int, float]]] = {
    "introduce": (30, 3600.0),
    "rename": (10, 3600.0),
    "sign_in": (10, 300.0),  # wrong passwords of one source
    "guess": (10, 60.0),  # wrong passwords for one account, see `sign_in_limits.py`
    "create": (30, 600.0),
    "import": (20, 600.0),
    "look_up": (120, 60.0),
    "say": (8, 16.0),
    "react": (4, 8.0),
    "type": (6, 12.0),
    "propose": (6, 60.0),
    "undo": (12, 24.0),
    "lose_password": (5, 3600.0),
    "mail": (3, 86_400.0),  # to one person
    "analyse": (12, 1200.0),
    "judge": (60, 120.0),  # a single decision
}
MOST_BUCKETS: Final = 50_000


class Limits:
    def __init__(self, enabled: bool = True) -> None:
        self._enabled = enabled
        self._left: dict[tuple[Action, str], tuple[float, float]] = {}

    def take(self, action: Action, who: str) -> None:
        """Refusal if it was done too often lately."""
        self.reserve(action, who, 0.0)

    def reserve(self, action: Action, who: str, longest: float) -> float:
        """The seconds after which it may be done; Refusal if they are more than `longest`."""
        if not self._enabled:
            return 0.0
        now, (most, seconds) = time.monotonic(), ALLOWED[action]
        left = self._refilled(action, who, now)
        wait = max(0.0, (1 - left) * seconds / most)
        if wait > longest:
            text = f"that was too often; try again in {int(wait - longest) + 1} seconds"
            raise Refusal("too_fast", text, 429)
        self._drop_full_buckets(now)
        self._left[action, who] = (left - 1, now)
        return wait

    def give_back(self, action: Action, who: str) -> None:
        """It does not count after all."""
        now = time.monotonic()
        if (action, who) in self._left:
            self._left[action, who] = (self._refilled(action, who, now) + 1, now)

    def _refilled(self, action: Action, who: str, now: float) -> float:
        most, seconds = ALLOWED[action]
        left, then = self._left.get((action, who), (float(most), now))
        return min(float(most), left + (now - then) * most / seconds)

    def _drop_full_buckets(self, now: float) -> None:
        """Buckets that are full again need not be remembered."""
        if len(self._left) < MOST_BUCKETS:
            return
        self._left = {
            key: (left, then)
            for key, (left, then) in self._left.items()
            if left + (now - then) * ALLOWED[key[0]][0] / ALLOWED[key[0]][1] < ALLOWED[key[0]][0]
        }
