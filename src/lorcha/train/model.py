"""The net as it is trained: the policy that will play, and a critic that is kept for training only.

The critic also sees what is hidden from the seat, so it judges better what a decision was worth.
"""

from typing import Final, NamedTuple

import numpy as np
import torch
from torch import Tensor, nn
from torch.nn import functional

from lorcha.core.features import Features
from lorcha.nets.tensors import Arrays

FIRST_SPREAD: Final = 0.1  # about a hundred inputs are not 0
LAST_SPREAD: Final = 0.01
CRITIC: Final = "critic_"  # how the names of its layers begin
MASKED: Final = -1e9


class Widths(NamedTuple):
    """Of the layers: the first, the second, and those that weigh moves."""

    first: int = 512
    second: int = 256
    moves: int = 128


class Model(nn.Module):
    """Shares are logits over the seats, counted from the observing one."""

    def __init__(self, features: Features, seats: int, widths: Widths) -> None:
        super().__init__()
        size, hidden, row = int(features.size), int(features.hidden_size), int(features.move_size)
        self.scale: Tensor
        self.hidden_scale: Tensor
        self.move_scale: Tensor
        for name, layout in (
            ("scale", features.layout),
            ("hidden_scale", features.hidden),
            ("move_scale", features.moves.layout),
        ):
            scales = torch.tensor(layout.scales(), dtype=torch.float32)
            self.register_buffer(name, scales, persistent=False)
        first, second, moves = widths
        self.one, self.two = nn.Linear(size, first), nn.Linear(first, second)
        self.to_move = nn.Linear(second, moves)
        self.move = nn.Linear(row, moves, bias=False)
        self.move_two = nn.Linear(moves, moves)
        self.logit = nn.Linear(moves, 1, bias=False)
        self.shares = nn.Linear(second, seats)
        self.critic_one = nn.Linear(size + hidden, first)
        self.critic_two = nn.Linear(first, second)
        self.critic_gain = nn.Linear(second, 1)
        self.critic_shares = nn.Linear(second, seats)
        for sparse in (self.one, self.move, self.critic_one):
            nn.init.normal_(sparse.weight, std=FIRST_SPREAD)
        for last in (self.logit, self.shares, self.critic_gain, self.critic_shares):
            nn.init.normal_(last.weight, std=LAST_SPREAD)

    def forward(
        self, seen: Tensor, hidden: Tensor, moves: Tensor, lane: Tensor
    ) -> tuple[Tensor, Tensor, Tensor, Tensor]:
        """All there is to learn: logits of the moves, of the shares, and the critic's judgement."""
        looked = self.look(seen)
        return self.logits(looked, moves, lane), self.guess(looked), *self.judge(seen, hidden)

    def look(self, seen: Tensor) -> Tensor:
        return functional.relu(self.two(functional.relu(self.one(seen * self.scale))))

    def logits(self, looked: Tensor, moves: Tensor, lane: Tensor) -> Tensor:
        """One for each row of moves; `lane` says which position it belongs to."""
        hidden = functional.relu(self.to_move(looked)[lane] + self.move(moves * self.move_scale))
        return exactly(self.logit, functional.relu(self.move_two(hidden))).squeeze(-1)

    def judge(self, seen: Tensor, hidden: Tensor) -> tuple[Tensor, Tensor]:
        """By the critic: what the seat gains, from -1 to 1, and the logits of the shares."""
        everything = torch.cat([seen * self.scale, hidden * self.hidden_scale], -1)
        judged = functional.relu(self.critic_two(functional.relu(self.critic_one(everything))))
        gain = torch.tanh(exactly(self.critic_gain, judged).squeeze(-1))
        return gain, exactly(self.critic_shares, judged)

    def guess(self, looked: Tensor) -> Tensor:
        """The logits of the shares, by what the seat sees alone."""
        return exactly(self.shares, looked)

    def arrays(self, kind: type[np.generic], critic: bool) -> Arrays:
        """The weights by name, as they are stored."""
        return {
            name: weight.detach().float().cpu().numpy().astype(kind)
            for name, weight in self.state_dict().items()
            if critic or not name.startswith(CRITIC)
        }

    def load_arrays(self, arrays: Arrays) -> None:
        self.load_state_dict({name: torch.from_numpy(array) for name, array in arrays.items()})


def log_softmax(logits: Tensor, lane: Tensor, lanes: int) -> Tensor:
    """Over the moves of each lane."""
    top = torch.full((lanes,), MASKED, device=logits.device)
    top = top.scatter_reduce_(0, lane, logits, "amax")
    total = torch.zeros(lanes, device=logits.device)
    total = total.index_add_(0, lane, torch.exp(logits - top[lane]))
    return logits - (top + torch.log(total))[lane]


def log_shares(logits: Tensor, absent: Tensor) -> Tensor:
    """Of the seats at the table; those that are absent get nothing."""
    return torch.log_softmax(logits.masked_fill(absent, MASKED), -1)


def exactly(layer: nn.Linear, inputs: Tensor) -> Tensor:
    """A last layer, never in half precision: a logit of 10 would be known to 0.06 only, and the
    ratio of two chances as badly."""
    with torch.autocast(inputs.device.type, enabled=False):
        outputs: Tensor = layer(inputs.float())
    return outputs


def half_precision(device: torch.device) -> torch.autocast:
    """On a GPU; processors are slower with it."""
    return torch.autocast(device.type, torch.bfloat16, enabled=device.type == "cuda")
