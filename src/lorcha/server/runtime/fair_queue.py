"""Who may use a worker next: bots of tables where people sit, then those that are watched; among
these the person whose bots have thought least lately. So many tables of one person cost nobody else
more than one of them would."""

import asyncio
import time
from collections import Counter
from collections.abc import Callable
from itertools import count
from typing import Final

REMEMBERED: Final = 256  # people whose shares are counted before the settled ones are forgotten


class Turn:
    """A job in the queue. `cost` are the seconds it is expected to take, `rank` says how urgent it
    is at the moment, the lowest first."""

    def __init__(self, owner: str, cost: float, rank: Callable[[], int], number: int) -> None:
        self.owner = owner
        self.cost = cost
        self.rank = rank
        self.number = number
        self.began = 0.0
        self.admitted: asyncio.Future[None] = asyncio.get_running_loop().create_future()


class FairQueue:
    def __init__(self, workers: int) -> None:
        self._workers = workers
        self._numbers = count()
        self._waiting: list[Turn] = []
        self._running: Counter[str] = Counter()
        # Seconds used by each owner. A newcomer starts where the last one admitted stands, so that
        # nobody saves up a share by being away.
        self._used: dict[str, float] = {}
        self._level = 0.0

    def __len__(self) -> int:
        return len(self._waiting)

    def resize(self, workers: int) -> None:
        """Some workers have come, or gone."""
        self._workers = workers
        self._admit()

    async def enter(self, owner: str, cost: float, rank: Callable[[], int]) -> Turn:
        """Wait for a worker; `leave` gives it back."""
        turn = Turn(owner, cost, rank, next(self._numbers))
        self._used[owner] = max(self._share(owner), self._level)
        self._waiting.append(turn)
        self._admit()
        try:
            await turn.admitted
        except asyncio.CancelledError:
            if turn in self._waiting:
                self._waiting.remove(turn)
            else:
                self.leave(turn)
            raise
        return turn

    def leave(self, turn: Turn) -> None:
        self._running[turn.owner] -= 1
        if not self._running[turn.owner]:
            del self._running[turn.owner]
        self._used[turn.owner] = self._share(turn.owner) + time.monotonic() - turn.began - turn.cost
        self._admit()

    def _share(self, owner: str) -> float:
        return self._used.get(owner, self._level)

    def _admit(self) -> None:
        most_of_one = max(1, self._workers - 1)  # one is always left for somebody else
        while self._running.total() < self._workers:
            ready = [t for t in self._waiting if self._running[t.owner] < most_of_one]
            if not ready:
                return
            turn = min(ready, key=lambda t: (t.rank(), self._share(t.owner), t.number))
            self._waiting.remove(turn)
            self._begin(turn)

    def _begin(self, turn: Turn) -> None:
        turn.began = time.monotonic()
        self._running[turn.owner] += 1
        self._level = max(self._level, self._share(turn.owner))
        self._used[turn.owner] = self._share(turn.owner) + turn.cost
        turn.admitted.set_result(None)
        if len(self._used) > REMEMBERED:
            self._used = {who: used for who, used in self._used.items() if used > self._level}
