"""How long commands took, as a histogram for the metrics."""

from bisect import bisect_left
from typing import Final

BOUNDS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0)  # seconds


class Latency:
    def __init__(self) -> None:
        self.counts = [0] * (len(BOUNDS) + 1)  # the last one: longer than all bounds
        self.seconds = 0.0

    def add(self, seconds: float) -> None:
        self.counts[bisect_left(BOUNDS, seconds)] += 1
        self.seconds += seconds
