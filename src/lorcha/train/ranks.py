"""Several processes that learn together, each with players of its own, as `torchrun` starts them.

Each learns from what its own players did; the gradients are averaged (DistributedDataParallel), so
that all hold the same net. The first one decides when it is over, and keeps what was learnt.
"""

import os
from collections.abc import Mapping

import torch
from torch import distributed, nn
from torch.nn.parallel import DistributedDataParallel


class Ranks:
    """This process among the others; alone where `torchrun` did not start it."""

    def __init__(self, device: torch.device, environment: Mapping[str, str] = os.environ) -> None:
        self.size = int(environment.get("WORLD_SIZE", "1"))
        self.rank = int(environment.get("RANK", "0"))
        self.device = device
        if self.size > 1:
            distributed.init_process_group("nccl" if device.type == "cuda" else "gloo")
            # Players and learner are threads of their own and must not meet in one group.
            self._numbers = distributed.new_group(backend="gloo")

    @property
    def first(self) -> bool:
        return self.rank == 0

    def share(self, model: nn.Module) -> nn.Module:
        """The model with the others' gradients in its own; all begin with the first one's."""
        if self.size == 1:
            return model
        return DistributedDataParallel(
            model, device_ids=[self.device] if self.device.type == "cuda" else None
        )

    def agree(self, number: float) -> float:
        """What the first one says."""
        if self.size == 1:
            return number
        told = torch.tensor(number, dtype=torch.float64)
        distributed.broadcast(told, 0, group=self._numbers)
        return float(told)

    def fewest(self, number: int) -> int:
        """Of what all of them have. For the learner."""
        if self.size == 1:
            return number
        told = torch.tensor(number, device=self.device)
        distributed.all_reduce(told, distributed.ReduceOp.MIN)
        return int(told)

    def close(self) -> None:
        if self.size > 1 and distributed.is_initialized():
            distributed.destroy_process_group()


def local_rank(environment: Mapping[str, str] = os.environ) -> int:
    """Which GPU of this machine is ours."""
    return int(environment.get("LOCAL_RANK", "0"))
