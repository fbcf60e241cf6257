"""Opponents from the past: earlier nets that play some seats in some lanes.

Who only ever meets itself may learn to beat itself alone. In a share of the lanes every other
seat is played by a net of some time ago, another one in each round; what it does is not learnt
from.
"""

import copy
import random
from typing import Final

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor

from lorcha.nets.tensors import Arrays
from lorcha.train.model import Model

KEPT: Final = 8  # nets, at most


class Past:
    """`share` is that of the lanes; without any net nothing is taken over."""

    def __init__(self, share: float, seed: int = 0) -> None:
        self.share = share
        self._random = random.Random(seed)
        self._nets: list[Model] = []
        self._net: Model | None = None

    def add(self, model: Model) -> None:
        """As it is now. Of too many the oldest but one goes: the first is the farthest rival."""
        if self.share:
            self._nets.append(copy.deepcopy(model).requires_grad_(False))
            if len(self._nets) > KEPT:
                del self._nets[1]

    def pick(self) -> None:
        """The net of the next round."""
        self._net = self._random.choice(self._nets) if self._nets else None

    def take_over(self, logits: Tensor, seen: Tensor, moves: Tensor, shared: Arrays) -> Tensor:
        """Replace the logits where the past decides; returns where it does not."""
        own = torch.ones(len(seen), dtype=torch.bool, device=seen.device)
        lanes = self.lanes(shared["seat"])
        if self._net is None or len(lanes) == 0:
            return own
        count = shared["count"].astype(np.int64)
        counts = count[lanes]
        ends = np.cumsum(counts)
        first = np.cumsum(count) - count
        rows = np.arange(ends[-1]) + np.repeat(first[lanes] - (ends - counts), counts)
        of_lane = np.repeat(np.arange(len(lanes)), counts)
        at, row, lane = (torch.from_numpy(x).to(seen.device) for x in (lanes, rows, of_lane))
        logits[row] = self._net.logits(self._net.look(seen[at]), moves[row], lane)
        own[at] = False
        return own

    def lanes(self, seat: NDArray[np.int16]) -> NDArray[np.int64]:
        """Those in which the past is to decide now. They are spread over all kinds of tables, and
        next to each other lie two in which it has the other seats."""
        if not self.share:
            return np.zeros(0, np.int64)
        lane = np.arange(len(seat))
        pair = lane // 2
        chosen = (pair * self.share).astype(int) != ((pair + 1) * self.share).astype(int)
        return np.flatnonzero(chosen & ((seat + lane) % 2 == 0))
