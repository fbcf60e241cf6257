# compiled by mypyc
"""Positions as rows of cells: what the deciding seat sees, and a row for each of its moves."""

from typing import final

from lorcha.core.features import Features
from lorcha.core.rows import Cells, Int, cells
from lorcha.core.state import State


@final
class PositionRows:
    """The rows of several positions, one after another; memory that is used again and again.

    First `count` them, then set as many cells to 0 (numpy does that at once), then `write` them.
    """

    def __init__(self, features: Features) -> None:
        self.features = features
        self.seen: Cells = cells(features.size)
        self.moves: Cells = cells(features.move_size)
        self.counts: list[int] = []  # legal moves of each position

    def count(self, states: list[State], seats: list[int]) -> int:
        """The legal moves of all these seats. Where the rows are too short there are longer ones
        afterwards."""
        total: Int = 0
        self.counts = []
        for i in range(len(states)):
            count = states[i].legal_buffer(seats[i]).count
            self.counts.append(int(count))
            total += count
        features = self.features
        if len(states) * features.size > len(self.seen):
            self.seen = cells(2 * len(states) * features.size)
        if total * features.move_size > len(self.moves):
            self.moves = cells(2 * total * features.move_size)
        return total

    def write(self, states: list[State], seats: list[int]) -> None:
        features = self.features
        seen = self.seen
        rows = self.moves
        at: Int = 0
        move_at: Int = 0
        for i in range(len(states)):
            state = states[i]
            seat: Int = seats[i]
            features.observe(state, seat, seen, at)
            at += features.size
            count = state.legal_buffer(seat).count
            features.describe(state, seat, count, rows, move_at)
            move_at += count * features.move_size


def observed(features: Features, states: list[State], seats: list[int]) -> Cells:
    """What each of these seats knows of its position, one row after another."""
    out = cells(len(states) * features.size)
    for i in range(len(states)):
        features.observe(states[i], seats[i], out, i * features.size)
    return out
