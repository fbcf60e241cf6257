"""Actions as numbers: the place of a move in the list of legal ones, or a number of its own."""

from functools import cache
from itertools import product
from math import prod
from typing import Final, Protocol

import numpy as np

from lorcha.core.fields import SET, Field
from lorcha.core.moves import MoveBook
from lorcha.core.options import BadOption
from lorcha.core.state import State
from lorcha.envs.lanes import count_choices, decide
from lorcha.envs.setting import Mask, Setting

MOST: Final = 10_000  # moves that may have a number of their own


class Actions(Protocol):
    size: int
    waiting: Mask  # of an agent that is not asked: 0 alone

    def mask(self, state: State, seat: int) -> Mask: ...

    def allows(self, state: State, seat: int, action: int) -> bool: ...

    def play(self, state: State, seat: int, action: int) -> None:
        """IllegalMove changes nothing."""


class ByIndex:
    """The n-th of the legal moves."""

    def __init__(self, setting: Setting) -> None:
        self.setting = setting
        self.size = int(setting.features.widest)
        self.waiting: Mask = setting.masks[1]

    def mask(self, state: State, seat: int) -> Mask:
        return self.setting.mask(state, seat)

    def allows(self, state: State, seat: int, action: int) -> bool:
        return 0 <= action < count_choices(state, seat)

    def play(self, state: State, seat: int, action: int) -> None:
        decide(state, seat, action)


class Fixed:
    """Every move there can be has a number."""

    def __init__(self, book: MoveBook) -> None:
        self.moves = all_moves(book)
        self.number_of = {move: number for number, move in enumerate(self.moves)}
        self.size = len(self.moves)
        self.waiting: Mask = np.zeros(self.size, np.int8)
        self.waiting[0] = 1

    def mask(self, state: State, seat: int) -> Mask:
        allowed = np.zeros(self.size, np.int8)
        allowed[[self.number_of[move] for move in state.legal(seat)]] = 1
        return allowed

    def allows(self, state: State, seat: int, action: int) -> bool:
        return 0 <= action < self.size and self.moves[action] in state.legal(seat)

    def play(self, state: State, seat: int, action: int) -> None:
        state.play(seat, self.moves[action] if 0 <= action < self.size else -1)


def actions_for(setting: Setting, kind: str) -> Actions:
    if kind == "index":
        return ByIndex(setting)
    if kind != "fixed":
        raise BadOption(f"actions are index or fixed, not {kind!r}")
    count = count_moves(setting.game.moves)
    if count > MOST:
        raise BadOption(f"{setting.game.title} has {count:,} moves, too many for a number each")
    return fixed(setting.game.moves)


@cache
def fixed(book: MoveBook) -> Fixed:
    return Fixed(book)


def count_moves(book: MoveBook) -> int:
    return sum(prod(values_in(field) for field in verb.fields) for verb in book.verbs)


def values_in(field: Field) -> int:
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
