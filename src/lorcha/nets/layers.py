"""What a net computes with: layers of float32, and a first layer that leaves out what is 0."""

from typing import Final

import numpy as np
from numpy.typing import NDArray

from lorcha.nets.tensors import Arrays

Floats = NDArray[np.float32]
Cells16 = NDArray[np.int16]

FEW: Final = 0.5  # of the columns; where more are used, leaving out the others is slower


class SparseLayer:
    """A layer whose input is mostly zeros: only the columns that any of the rows uses are read.

    Rows of one search use nearly the same columns. The weights of these are copied into memory of
    the layer's own, so it is for one thread at a time.
    """

    def __init__(self, weights: Floats) -> None:
        self.weights = weights
        self._used: Floats = np.empty_like(weights)

    def of_row(self, row: Cells16) -> Floats:
        columns = row.nonzero()[0]
        product: Floats = row.take(columns).astype(np.float32) @ self._use(columns)
        return product

    def of_rows(self, rows: Cells16) -> Floats:
        columns = np.bitwise_or.reduce(rows, axis=0).nonzero()[0]
        if len(columns) > FEW * len(self.weights):
            product: Floats = rows.astype(np.float32) @ self.weights
        else:
            product = rows.take(columns, 1).astype(np.float32) @ self._use(columns)
        return product

    def _use(self, columns: NDArray[np.intp]) -> Floats:
        used = self._used[: len(columns)]
        self.weights.take(columns, 0, used, "clip")
        return used


def weight(arrays: Arrays, name: str) -> Floats:
    """From an input, in rows, to an output, in columns."""
    return np.ascontiguousarray(arrays[f"{name}.weight"].T, np.float32)


def bias(arrays: Arrays, name: str) -> Floats:
    return np.ascontiguousarray(arrays[f"{name}.bias"], np.float32)


def relu(numbers: Floats, more: Floats) -> Floats:
    numbers += more
    return np.maximum(numbers, 0, out=numbers)


def softmax(logits: Floats) -> Floats:
    """In place. The ufuncs themselves are called: the methods of arrays are slower."""
    logits -= np.maximum.reduce(logits)
    np.exp(logits, out=logits)
    logits /= np.add.reduce(logits)
    return logits


def softmax_of_rows(logits: Floats) -> Floats:
    weights: Floats = np.exp(logits - np.maximum.reduce(logits, 1, keepdims=True))
    weights /= np.add.reduce(weights, 1, keepdims=True)
    return weights


def softmax_of_parts(logits: Floats, counts: NDArray[np.intp]) -> Floats:
    """Over each part of a row; `counts` says how long they are, none is empty."""
    starts = counts.cumsum() - counts
    weights: Floats = np.exp(logits - np.maximum.reduceat(logits, starts).repeat(counts))
    weights /= np.add.reduceat(weights, starts).repeat(counts)
    return weights
