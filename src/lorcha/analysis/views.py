"""What seats say of a position who are not asked: only their shares, many positions at a time."""

from collections.abc import Sequence

from lorcha.core.state import State
from lorcha.nets.arrays import as_array
from lorcha.nets.layers import Cells16, Floats, relu, softmax_of_rows
from lorcha.nets.net import Net, absolute
from lorcha.nets.reading import observed


def shares_of(net: Net, states: Sequence[State], seats: Sequence[int]) -> Floats:
    """A row for each pair of a position and an observing seat; columns are the seats as they sit.
    All positions have as many seats."""
    first = relu(net.one.of_rows(observe(net, states, seats)), net.one_bias)
    second = relu(first @ net.two, net.two_bias)
    logits = second @ net.shares + net.shares_bias
    return absolute(softmax_of_rows(logits[:, : int(states[0].seats)]), list(seats))


def observe(net: Net, states: Sequence[State], seats: Sequence[int]) -> Cells16:
    rows = observed(net.features, list(states), list(seats))
    return as_array(rows).reshape(len(states), int(net.features.size))
