"""A net: from what a seat sees to a weight for each of its legal moves and everybody's share.

What a seat sees goes through two layers. A move's own row is added to what came of them, and the
sum is weighed by one more layer: so there may be any number of moves. Rows are mostly zeros, so of
the first layer only the columns of the others are added up.
"""

from collections.abc import Sequence
from pathlib import Path
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from lorcha.core.features import Features
from lorcha.core.game import Game
from lorcha.core.rows import Cells, cells
from lorcha.core.state import State
from lorcha.nets.arrays import writable_array
from lorcha.nets.card import Card, features_of, read_card
from lorcha.nets.tensors import Arrays, BadFile, read_tensors

Floats = NDArray[np.float32]

POLICY: Final = ("one", "two", "to_move", "move", "move_two", "logit", "shares")
BATCH: Final = 256  # positions evaluated together


class Evaluation(NamedTuple):
    """`policy` is in the order of the legal moves, `shares` of the win in that of the seats."""

    policy: Floats
    shares: Floats


class Net:
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
        weight = {name: arrays[f"{name}.weight"].astype(np.float32).T for name in POLICY}
        bias = {f"{name}": array.astype(np.float32) for name, array in arrays.items()}
        if len(weight["one"]) != len(scales) or len(weight["move"]) != len(move_scales):
            raise BadFile("the weights are of another width than the features")
        self.one = np.ascontiguousarray(weight["one"] * scales[:, None])
        self.move = np.ascontiguousarray(weight["move"] * move_scales[:, None])
        self.two, self.to_move, self.move_two, self.shares = (
            np.ascontiguousarray(weight[name]) for name in ("two", "to_move", "move_two", "shares")
        )
        self.logit = np.ascontiguousarray(weight["logit"][:, 0])
        self.one_bias, self.two_bias = bias["one.bias"], bias["two.bias"]
        self.to_move_bias, self.move_two_bias = bias["to_move.bias"], bias["move_two.bias"]
        self.shares_bias = bias["shares.bias"]

    def _check_shapes(self, game: Game) -> None:
        chain = [self.one, self.two, self.shares]
        moves = [self.to_move, self.move_two]
        fits = all(a.shape[1] == b.shape[0] for a, b in zip(chain, chain[1:], strict=False))
        fits = fits and self.two.shape[1] == self.to_move.shape[0]
        fits = fits and moves[0].shape[1] == moves[1].shape[0] == self.move.shape[1]
        if not fits or self.shares.shape[1] != game.seats[-1]:
            raise BadFile("the layers of the weights do not fit together")

    def evaluate(self, state: State, seat: int) -> Evaluation:
        """What the seat would do here, and who will win. The state may be any world that the seat
        holds possible: only what it knows is read."""
        seen, rows = self._read(state, seat)
        active = np.flatnonzero(seen)
        first = seen[active].astype(np.float32) @ self.one[active]
        first += self.one_bias
        np.maximum(first, 0, first)
        second = first @ self.two
        second += self.two_bias
        np.maximum(second, 0, second)
        return Evaluation(
            softmax(self._logits(second @ self.to_move + self.to_move_bias, rows)),
            absolute(softmax((second @ self.shares + self.shares_bias)[: state.seats]), seat),
        )

    def _logits(self, from_state: Floats, rows: NDArray[np.int16]) -> Floats:
        hidden = rows.astype(np.float32) @ self.move
        hidden += from_state
        np.maximum(hidden, 0, hidden)
        hidden = hidden @ self.move_two
        hidden += self.move_two_bias
        np.maximum(hidden, 0, hidden)
        logits: Floats = hidden @ self.logit
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


def softmax(logits: Floats) -> Floats:
    weights = np.exp(logits - logits.max())
    weights /= weights.sum()
    return weights


def absolute(shares: Floats, seat: int) -> Floats:
    """From seats counted from the observing one to those at the table."""
    return np.roll(shares, seat)
