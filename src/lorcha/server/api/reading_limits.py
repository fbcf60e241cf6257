"""How much a visitor may have the server read out: processor time and bytes, not requests.

A view of a long game costs a thousand times what a short one does, so counting requests says
nothing. What was read is charged afterwards; a visitor in debt waits until it has melted away.
"""

import time
from typing import Final, NamedTuple

from lorcha.server.refusal import Refusal

MOST_SECONDS: Final = 4.0  # of the processor at once
SECONDS_A_SECOND: Final = 0.1
MOST_BYTES: Final = 24_000_000
BYTES_A_SECOND: Final = 1_000_000
MOST_DEBTORS: Final = 50_000


class Debt(NamedTuple):
    seconds: float
    size: float
    then: float

    def melted(self, now: float) -> "Debt":
        passed = now - self.then
        seconds = max(0.0, self.seconds - passed * SECONDS_A_SECOND)
        return Debt(seconds, max(0.0, self.size - passed * BYTES_A_SECOND), now)

    @property
    def wait(self) -> float:
        """Seconds until it is small enough to read on."""
        return max(
            (self.seconds - MOST_SECONDS) / SECONDS_A_SECOND,
            (self.size - MOST_BYTES) / BYTES_A_SECOND,
        )


class ReadingLimits:
    def __init__(self, enabled: bool = True) -> None:
        self._enabled = enabled
        self._debts: dict[str, Debt] = {}

    def check(self, visitor: str) -> None:
        """Refusal if the visitor has had too much read out lately."""
        debt = self._debts.get(visitor)
        if not self._enabled or debt is None:
            return
        wait = debt.melted(time.monotonic()).wait
        if wait >= 0:
            text = f"that was too much to read; try again in {int(wait) + 1} seconds"
            raise Refusal("too_fast", text, 429)

    def charge(self, visitor: str, seconds: float, size: int) -> None:
        now = time.monotonic()
        debt = self._debts.get(visitor, Debt(0.0, 0.0, now)).melted(now)
        self._debts[visitor] = Debt(debt.seconds + seconds, debt.size + size, now)
        if len(self._debts) > MOST_DEBTORS:
            self._forget_melted(now)

    def _forget_melted(self, now: float) -> None:
        melted = {visitor: debt.melted(now) for visitor, debt in self._debts.items()}
        self._debts = {v: debt for v, debt in melted.items() if debt.seconds or debt.size}
