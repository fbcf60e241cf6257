"""A net: from what a seat sees to a weight for each of its legal moves and everybody's share.

What a seat sees goes through two layers. A move's own row is added to what came of them, and the
sum is weighed by one more layer: so there may be any number of moves. Several positions go through
a layer together, as one product of matrices.
"""

from functools import cache
from itertools import pairwise
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from lorcha.core.features import Features
from lorcha.core.game import Game
from lorcha.core.rows import Cells
from lorcha.core.state import State
from lorcha.nets.arrays import writable_array
from lorcha.nets.card import Card, features_of
from lorcha.nets.layers import (
    Cells16,
    Floats,
    SparseLayer,
    bias,
    relu,
    softmax,
    softmax_of_parts,
    softmax_of_rows,
    weight,
)
from lorcha.nets.reading import PositionRows
from lorcha.nets.tensors import Arrays, BadFile


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
        self._heads: Floats = np.hstack([self.to_move, self.shares])
        self._heads_bias: Floats = np.hstack([self.to_move_bias, self.shares_bias])
        self._rows = PositionRows(self.features)
        self._seen: Cells16 = writable_array(self._rows.seen)
        self._moves: Cells16 = writable_array(self._rows.moves)

    def _take(self, arrays: Arrays) -> None:
        """Numbers are brought to about 1 by the weights themselves, not each time anew. What comes
        of a position goes to its moves and to the shares: that is one product, not two."""
        scales = np.array(self.features.layout.scales(), np.float32)
        move_scales = np.array(self.features.moves.layout.scales(), np.float32)
        one, move = weight(arrays, "one"), weight(arrays, "move")
        if len(one) != len(scales) or len(move) != len(move_scales):
            raise BadFile("the weights are of another width than the features")
        self.one = SparseLayer(one * scales[:, None])
        self.move = SparseLayer(move * move_scales[:, None])
        self.two, self.move_two = weight(arrays, "two"), weight(arrays, "move_two")
        self.to_move, self.shares = weight(arrays, "to_move"), weight(arrays, "shares")
        self.logit = weight(arrays, "logit").ravel()
        self.one_bias, self.two_bias = bias(arrays, "one"), bias(arrays, "two")
        self.to_move_bias, self.shares_bias = bias(arrays, "to_move"), bias(arrays, "shares")
        self.move_two_bias = bias(arrays, "move_two")

    def _check_shapes(self, game: Game) -> None:
        chain = [self.one.weights, self.two, self.shares]
        fits = all(a.shape[1] == b.shape[0] for a, b in pairwise(chain))
        fits = fits and self.two.shape[1] == self.to_move.shape[0]
        fits = fits and self.to_move.shape[1] == self.move.weights.shape[1] == len(self.move_two)
        fits = fits and self.move_two.shape[1] == len(self.logit)
        if not fits or self.shares.shape[1] != game.seats[-1]:
            raise BadFile("the layers of the weights do not fit together")

    def evaluate(self, state: State, seat: int) -> Evaluation:
        """What the seat would do here, and who will win. The state may be any world that the seat
        holds possible: only what it knows is read."""
        seen, rows = self.read([state], [seat])
        first = relu(self.one.of_row(seen[0]), self.one_bias)
        second = relu(first @ self.two, self.two_bias)
        heads: Floats = second @ self._heads
        heads += self._heads_bias
        wide = len(self.to_move_bias)
        shares = softmax(heads[wide : wide + int(state.seats)])
        policy = softmax(self._logits(heads[:wide], rows))
        return Evaluation(policy, np.concatenate((shares[-seat:], shares[:-seat])))

    def evaluate_many(self, states: list[State], seats: list[int]) -> list[Evaluation]:
        """The same for one seat in each of several positions, all of as many players: one look at
        many takes far less time than many looks."""
        seen, rows = self.read(states, seats)
        counts = np.array(self.counts)
        first = relu(self.one.of_rows(seen), self.one_bias)
        second = relu(first @ self.two, self.two_bias)
        heads: Floats = second @ self._heads
        heads += self._heads_bias
        wide = len(self.to_move_bias)
        logits = self._logits(heads[:, :wide].repeat(counts, 0), rows)
        policy = softmax_of_parts(logits, counts)
        shares = softmax_of_rows(heads[:, wide : wide + int(states[0].seats)])
        ends: list[int] = counts.cumsum().tolist()
        return [
            Evaluation(policy[end - count : end], of_seats)
            for end, count, of_seats in zip(ends, self.counts, absolute(shares, seats), strict=True)
        ]

    def _logits(self, from_state: Floats, rows: Cells16) -> Floats:
        hidden = relu(self.move.of_rows(rows), from_state)
        logits: Floats = relu(hidden @ self.move_two, self.move_two_bias) @ self.logit
        return logits

    @property
    def counts(self) -> list[int]:
        """How many moves each of the positions read last has."""
        return self._rows.counts

    def read(self, states: list[State], seats: list[int]) -> tuple[Cells16, Cells16]:
        """What the seats see, and a row for each of their moves, in the net's own memory."""
        positions, size, width = self._rows, int(self.features.size), int(self.features.move_size)
        moves = positions.count(states, seats)
        self._seen = array_of(positions.seen, self._seen)
        self._moves = array_of(positions.moves, self._moves)
        seen, rows = self._seen[: len(states) * size], self._moves[: moves * width]
        seen.fill(0)
        rows.fill(0)
        positions.write(states, seats)
        return seen.reshape(len(states), size), rows.reshape(moves, width)


def array_of(cells: Cells, before: Cells16) -> Cells16:
    """The cells as an array; if there are as many as before they are the same."""
    return before if len(cells) == len(before) else writable_array(cells)


@cache
def orders(count: int) -> NDArray[np.intp]:
    """For each observing seat: where the share of each seat at the table stands."""
    seats = np.arange(count)
    return (seats - seats[:, None]) % count


def absolute(shares: Floats, seats: list[int]) -> Floats:
    """From seats counted from the observing one to those at the table, in each row."""
    rows, count = shares.shape
    order = orders(count)[seats]
    order += np.arange(0, rows * count, count)[:, None]
    return shares.take(order)
