"""When Python collects garbage. A full collection goes through every object of every table and
stops the server for that time: 500 tables with 60 moves each are 170,000 objects and take 55 ms.
Nearly all garbage is young and found without it, so full collections are left to the rounds of
housekeeping."""

import gc
import time
from typing import Final

YOUNG: Final = 20_000  # new objects before the youngest generation is collected
MIDDLE: Final = 50
NEVER: Final = 1_000_000
EVERY: Final = 900.0  # seconds between full collections


class GarbageCollection:
    def __init__(self) -> None:
        self._last = time.monotonic()

    def begin(self) -> None:
        gc.collect()
        gc.freeze()
        gc.set_threshold(YOUNG, MIDDLE, NEVER)

    def collect_if_due(self) -> None:
        if time.monotonic() - self._last > EVERY:
            gc.collect()
            self._last = time.monotonic()
