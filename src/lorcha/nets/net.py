"""A net: from what a seat sees to a weight for each of its legal moves and everybody's share.

What a seat sees goes through two layers. A move's own row is added to what came of them, and the
sum is weighed by one more layer: so there may be any number of moves. Rows are mostly zeros, so of
the first layer only the columns of the others are added up.
"""

from itertools import pairwise
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from lorcha.core.features import Features
from lorcha.core.game import Game
from lorcha.core.rows import Cells, cells
from lorcha.core.state import State
from lorcha.nets.arrays import writable_array
from lorcha.nets.card import Card, features_of
from lorcha.nets.tensors import Arrays, BadFile

Floats = NDArray[np.float32]


class Evaluation(NamedTuple):
    """`policy` is in the order of the legal moves, `shares` of the win in that of the seats."""

    policy: Floats
    shares: Floats


class Net:
    """For one thread at a time: it reads positions into memory of its own."""

    def __init__(self, game: Game, arrays: Arrays, card: Card) -> None:
        card.fit(game)
        self.card = card
        self.features: Features = features_of(game)
        try:
            self._take(arrays)
        except KeyError as error:
            raise BadFile(f"the weights lack {error}") from None
        self._check_shapes(game)
        self._cells: Cells = cells(0)
        self._numbers: NDArray[np.int16] = np.zeros(0, np.int16)

    def _take(self, arrays: Arrays) -> None:
        """Numbers are brought to about 1 by the weights themselves, not each time anew."""
        scales = np.array(self.features.layout.scales(), np.float32)
        move_scales = np.array(self.features.moves.layout.scales(), np.float32)
        one, move = weight(arrays, "one"), weight(arrays, "move")
        if len(one) != len(scales) or len(move) != len(move_scales):
            raise BadFile("the weights are of another width than the features")
        self.one: Floats = one * scales[:, None]
        self.move: Floats = move * move_scales[:, None]
        self.two, self.to_move = weight(arrays, "two"), weight(arrays, "to_move")
        self.move_two, self.shares = weight(arrays, "move_two"), weight(arrays, "shares")
        self.logit = weight(arrays, "logit").ravel()
        self.one_bias, self.two_bias = bias(arrays, "one"), bias(arrays, "two")
        self.to_move_bias, self.move_two_bias = bias(arrays, "to_move"), bias(arrays, "move_two")
        self.shares_bias = bias(arrays, "shares")

    def _check_shapes(self, game: Game) -> None:
        chain = [self.one, self.two, self.shares]
        fits = all(a.shape[1] == b.shape[0] for a, b in pairwise(chain))
        fits = fits and self.two.shape[1] == self.to_move.shape[0]
        fits = fits and self.to_move.shape[1] == self.move.shape[1] == len(self.move_two)
        fits = fits and self.move_two.shape[1] == len(self.logit)
        if not fits or self.shares.shape[1] != game.seats[-1]:
            raise BadFile("the layers of the weights do not fit together")

    def evaluate(self, state: State, seat: int) -> Evaluation:
        """What the seat would do here, and who will win. The state may be any world that the seat
        holds possible: only what it knows is read."""
        seen, rows = self._read(state, seat)
        active = np.flatnonzero(seen)
        first = relu(seen[active].astype(np.float32) @ self.one[active], self.one_bias)
        second = relu(first @ self.two, self.two_bias)
        from_state: Floats = second @ self.to_move + self.to_move_bias
        shares: Floats = second @ self.shares + self.shares_bias
        return Evaluation(
            softmax(self._logits(from_state, rows)),
            absolute(softmax(shares[: state.seats]), seat),
        )

    def _logits(self, from_state: Floats, rows: NDArray[np.int16]) -> Floats:
        hidden = relu(rows.astype(np.float32) @ self.move, from_state)
        logits: Floats = relu(hidden @ self.move_two, self.move_two_bias) @ self.logit
        return logits

    def _read(self, state: State, seat: int) -> tuple[NDArray[np.int16], NDArray[np.int16]]:
        """What the seat sees, and a row for each of its moves."""
        features = self.features
        moves = state.legal_buffer(seat)
        count, width, size = int(moves.count), int(features.move_size), int(features.size)
        needed = size + count * width
        if len(self._numbers) < needed:
            self._cells = cells(2 * needed)
            self._numbers = writable_array(self._cells)
        numbers = self._numbers[:needed]
        numbers.fill(0)
        features.observe(state, seat, self._cells, 0)
        codes = moves.codes
        for i in range(count):
            features.describe(state, seat, codes[i], self._cells, size + i * width)
        return numbers[:size], numbers[size:].reshape(count, width)


def weight(arrays: Arrays, name: str) -> Floats:
    """From an input, in rows, to an output, in columns."""
    return np.ascontiguousarray(arrays[f"{name}.weight"].T, np.float32)


def bias(arrays: Arrays, name: str) -> Floats:
    return np.ascontiguousarray(arrays[f"{name}.bias"], np.float32)


def relu(numbers: Floats, more: Floats) -> Floats:
    numbers += more
    return np.maximum(numbers, 0, out=numbers)


def softmax(logits: Floats) -> Floats:
    weights: Floats = np.exp(logits - logits.max())
    weights /= weights.sum()
    return weights


def absolute(shares: Floats, seat: int) -> Floats:
    """From seats counted from the observing one to those at the table."""
    return np.roll(shares, seat)
