"""Actions as numbers: the index of a move among the legal ones, or a fixed number for each move."""

from functools import cache
from itertools import product
from math import prod
from typing import Final, Protocol

import numpy as np

from lorcha.core.fields import SET, Field
from lorcha.core.moves import MoveBook
from lorcha.core.options import BadOption
from lorcha.core.state import State
from lorcha.envs.config import EnvConfig, Mask
from lorcha.envs.lanes import count_legal, play_index

MAX_FIXED: Final = 10_000  # moves that can have a fixed number


class Actions(Protocol):
    size: int
    idle_mask: Mask  # of an agent that is not asked: only 0 is mask

    def mask(self, state: State, seat: int) -> Mask: ...

    def allows(self, state: State, seat: int, action: int) -> bool: ...

    def play(self, state: State, seat: int, action: int) -> None:
        """IllegalMove changes nothing."""


class IndexActions:
    """Action n is the n-th legal move."""

    def __init__(self, config: EnvConfig) -> None:
        self.config = config
        self.size = int(config.features.max_moves)
        self.idle_mask: Mask = config.masks[1]

    def mask(self, state: State, seat: int) -> Mask:
        return self.config.mask(state, seat)

    def allows(self, state: State, seat: int, action: int) -> bool:
        return 0 <= action < count_legal(state, seat)

    def play(self, state: State, seat: int, action: int) -> None:
        play_index(state, seat, action)


class FixedActions:
    """Every possible move has its own number."""

    def __init__(self, book: MoveBook) -> None:
        self.moves = all_moves(book)
        self.number_of = {move: number for number, move in enumerate(self.moves)}
        self.size = len(self.moves)
        self.idle_mask: Mask = np.zeros(self.size, np.int8)
        self.idle_mask[0] = 1

    def mask(self, state: State, seat: int) -> Mask:
        mask = np.zeros(self.size, np.int8)
        mask[[self.number_of[move] for move in state.legal(seat)]] = 1
        return mask

    def allows(self, state: State, seat: int, action: int) -> bool:
        return 0 <= action < self.size and self.moves[action] in state.legal(seat)

    def play(self, state: State, seat: int, action: int) -> None:
        state.play(seat, self.moves[action] if 0 <= action < self.size else -1)


def actions_for(config: EnvConfig, kind: str) -> Actions:
    if kind == "index":
        return IndexActions(config)
    if kind != "fixed":
        raise BadOption(f"actions are index or fixed, not {kind!r}")
    count = count_moves(config.game.moves)
    if count > MAX_FIXED:
        raise BadOption(
            f"{config.game.title} has {count:,} moves, too many for a fixed number each"
        )
    return fixed(config.game.moves)


@cache
def fixed(book: MoveBook) -> FixedActions:
    return FixedActions(book)


def count_moves(book: MoveBook) -> int:
    return sum(prod(count_values(field) for field in verb.fields) for verb in book.verbs)


def count_values(field: Field) -> int:
    count = field.top - field.low + 1
    return 1 << count if field.kind == SET else count


def all_moves(book: MoveBook) -> list[int]:
    """Every move that can be written, verb by verb."""
    return [
        verb.pack_all(list(values))
        for verb in book.verbs
        for values in product(*(values_of(field) for field in verb.fields))
    ]


def values_of(field: Field) -> range:
    if field.kind == SET:
        return range(1 << (field.top - field.low + 1))
    return range(field.low, field.top + 1)
