"""Going on from weights that are there: a checkpoint or a net that plays, in a wider net too."""

from typing import Final

import numpy as np

from lorcha.nets.tensors import Array, Arrays, BadFile
from lorcha.train.model import CRITIC, Widths

LIKE_POLICY: Final = ("one.bias", "two.weight", "two.bias", "shares.weight", "shares.bias")


def widths_of(arrays: Arrays) -> Widths:
    """The widths of the net in a file."""
    try:
        return Widths(*(len(arrays[f"{layer}.bias"]) for layer in ("one", "two", "to_move")))
    except KeyError as error:
        raise BadFile(f"the weights lack {error}") from None


def has_critic(arrays: Arrays) -> bool:
    return any(name.startswith(CRITIC) for name in arrays)


def with_critic(arrays: Arrays, hidden: int) -> Arrays:
    """A net that plays has no critic: it begins with the policy's own judgement of the shares, and
    as if it did not see what is hidden."""
    critic = {CRITIC + name: arrays[name] for name in LIKE_POLICY}
    one = arrays["one.weight"]
    critic[CRITIC + "one.weight"] = np.hstack([one, np.zeros((len(one), hidden), one.dtype)])
    return arrays | critic


def widened(new: Arrays, old: Arrays) -> Arrays:
    """The weights of `new`, a net that has learnt nothing, so that it plays exactly as `old` does:
    units that were added listen, but nobody that was there listens to them yet."""
    return {name: embed(name, fresh, old.get(name)) for name, fresh in new.items()}


def embed(name: str, fresh: Array, old: Array | None) -> Array:
    if old is None:
        return fresh
    if old.ndim != fresh.ndim or any(a > b for a, b in zip(old.shape, fresh.shape, strict=True)):
        raise BadFile(f"{name} has the shape {old.shape}, which does not fit into {fresh.shape}")
    result = fresh.astype(np.float32)
    result[: len(old)] = 0
    result[tuple(slice(size) for size in old.shape)] = old
    return result
