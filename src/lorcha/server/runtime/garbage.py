"""When Python looks for garbage. A full search goes through every object of every table and stops
the server for as long: the rooms alone of 500 tables, 60 moves each, are 170,000 objects and take
55 ms. Nearly all garbage is young, and found without it, so full searches are left to quiet rounds
through the house."""

import gc
import time
from typing import Final

YOUNG: Final = 20_000  # new objects before the youngest are searched
MIDDLE: Final = 50
NEVER: Final = 1_000_000
EVERY: Final = 900.0  # seconds between full searches


class GarbageCollection:
    def __init__(self) -> None:
        self._last = time.monotonic()

    def begin(self) -> None:
        gc.collect()
        gc.freeze()
        gc.set_threshold(YOUNG, MIDDLE, NEVER)

    def go_round(self) -> None:
        if time.monotonic() - self._last > EVERY:
            gc.collect()
            self._last = time.monotonic()
