"""Expert iteration: a search with the net inside plays, and the net learns to prefer at once what
the search came to prefer; the next games are searched with the better net."""

from collections.abc import Iterator
from typing import Final

import numpy as np
import torch
from torch import Tensor, nn
from torch.nn import functional

from lorcha.core.options import BadOption
from lorcha.train.expert_games import Examples, Experts
from lorcha.train.model import half_precision, log_shares, log_softmax
from lorcha.train.ppo import MAX_NORM, rows_of
from lorcha.train.training import Plan, Training

SLOWEST: Final = 0.05  # of its first value: the rate of learning at the end
WAIT: Final = 5.0  # seconds a round waits for a game to end
RENEWALS: Final = 6  # of the net inside the search, over the time


class Replay:
    """All examples so far, on the model's device."""

    def __init__(self, device: torch.device) -> None:
        self._device = device
        self._parts: list[Tensor] = []

    def __len__(self) -> int:
        return len(self._parts[0]) if self._parts else 0

    def add(self, examples: list[Examples]) -> None:
        if not examples:
            return
        columns = [np.concatenate(column) for column in zip(*examples, strict=True)]
        new = [torch.from_numpy(column).to(self._device) for column in columns]
        old = self._parts
        self._parts = [torch.cat(pair) for pair in zip(old, new, strict=True)] if old else new
        count = self._parts[2]
        self._first = torch.cumsum(count, 0) - count

    def loss(self, model: nn.Module, size: int) -> tuple[Tensor, Tensor]:
        """Of a random batch: how far the policy and the shares are from the search's."""
        seen, moves, count, policy, shares, absent = self._parts
        pick = torch.randint(len(self), (size,), device=self._device)
        rows, lane, _ = rows_of(pick, count[pick], self._first)
        with half_precision(self._device):
            looked = model.look(seen[pick])
            logits, guess = model.logits(looked, moves[rows], lane), model.guess(looked)
        target = policy[rows]
        wrong = (
            functional.kl_div(log_softmax(logits, lane, size), target, reduction="none").sum()
            / size
        )
        guessed = log_shares(guess, absent[pick])
        judged = functional.kl_div(guessed, shares[pick], reduction="none").sum() / size
        return wrong, judged


class ExpertIteration(Training):
    """No more steps than give each example `epochs` turns."""

    def __init__(self, plan: Plan) -> None:
        super().__init__(plan)
        if self.ranks.size > 1:
            raise BadOption("--expert learns in one process; start it without torchrun")
        self.replay = Replay(self.device)
        self.experts = Experts(plan.game, list(plan.tables), plan.expert, plan.players, self.seed)
        self._turns = 0  # of examples in a batch

    def rounds(self) -> Iterator[dict[str, float]]:
        self.experts.renew(self.save_net)
        self.experts.begin()
        while self.progress < 1:
            examples = list(self.experts.examples(WAIT))
            self.replay.add(examples)
            self.decisions += sum(len(one.seen) for one in examples)
            self.number += 1
            stats = self._learn()
            self.actor.load_state_dict(self.model.state_dict())
            self.progress = self.how_far()
            if self.progress > (self.experts.renewals + 1) / RENEWALS:
                self.experts.renew(self.save_net)
            yield self.numbers() | stats

    def _learn(self) -> dict[str, float]:
        plan, totals, steps = self.plan, torch.zeros(2, device=self.device), 0
        for group in self.optimizer.param_groups:
            group["lr"] = plan.rate * max(SLOWEST, 1 - self.progress)
        while self._turns + plan.batch <= plan.epochs * len(self.replay):
            wrong, judged = self.replay.loss(self.model, plan.batch)
            self.optimizer.zero_grad(set_to_none=True)
            (wrong + 0.5 * judged).backward()
            nn.utils.clip_grad_norm_(self.model.parameters(), MAX_NORM)
            self.optimizer.step()
            totals += torch.stack([wrong, judged]).detach()
            self._turns += plan.batch
            steps += 1
        if not steps:
            return {}
        policy, shares = (totals / steps).tolist()
        return {"policy": policy, "shares": shares}

    def close(self) -> None:
        self.experts.close()
        super().close()
