"""Learning from a rollout by proximal policy optimisation."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

import torch
from torch import Tensor, nn
from torch.nn import functional

from lorcha.train.model import CRITIC, half_precision, log_shares, log_softmax
from lorcha.train.rollout import Lessons

CLIP: Final = 0.2
MAX_NORM: Final = 1.0
STATS: Final = ("policy", "critic", "shares", "entropy", "kl", "clipped")


@dataclass(frozen=True)
class Rates:
    """How fast and how freely it learns now."""

    learning: float
    entropy: float
    epochs: int
    batch: int
    critic_only: bool = False  # it is new, and the policy waits until it can judge


def learn(
    model: nn.Module,
    optimizer: torch.optim.Optimizer,
    lessons: Lessons,
    rates: Rates,
    fewest: Callable[[int], int] = int,
) -> dict[str, float]:
    """Go over the lessons in random batches; returns the means of `STATS`.

    `fewest` tells how many lessons all that learn together have: they take as many steps.
    """
    for group in optimizer.param_groups:
        group["lr"] = rates.learning
    usable = torch.nonzero(lessons.valid).squeeze(1)
    lessons.advantage = normalised(lessons)
    parts = by_part(model)
    first = torch.cumsum(lessons.count, 0) - lessons.count
    common = fewest(len(usable))
    batch = min(rates.batch, common)
    totals, batches = torch.zeros(len(STATS), device=usable.device), 0
    for _ in range(rates.epochs):
        order = usable[torch.randperm(len(usable), device=usable.device)]
        for start in range(0, common - batch + 1, batch):
            loss, stats = loss_of(model, lessons, order[start : start + batch], first, rates)
            optimizer.zero_grad(set_to_none=True)
            loss.backward()
            for part in parts:
                nn.utils.clip_grad_norm_(part, MAX_NORM)
            optimizer.step()
            totals += stats
            batches += 1
    means: list[float] = (totals / max(1, batches)).tolist()
    return dict(zip(STATS, means, strict=True))


def by_part(model: nn.Module) -> tuple[list[nn.Parameter], list[nn.Parameter]]:
    """Policy and critic: a rough critic must not take the policy's share of a step."""
    parts: tuple[list[nn.Parameter], list[nn.Parameter]] = ([], [])
    for name, parameter in model.named_parameters():
        parts[CRITIC in name].append(parameter)
    return parts


def normalised(lessons: Lessons) -> Tensor:
    """Advantages, with a mean of 0 and a spread of 1 for each number of players."""
    seats = (~lessons.absent).sum(1)
    result = lessons.advantage.clone()
    for number in range(1, lessons.absent.shape[1] + 1):
        table = seats == number
        chosen = lessons.advantage[table & lessons.valid]
        if len(chosen) > 1:
            scaled = (lessons.advantage - chosen.mean()) / (chosen.std() + 1e-6)
            result = torch.where(table, scaled, result)
    return result


def rows_of(pick: Tensor, count: Tensor, first: Tensor) -> tuple[Tensor, Tensor, Tensor]:
    """Where the moves of the picked positions lie: their rows, the position of each, and which is
    the first of each. `count`: of the picked ones; `first`: rows of all positions."""
    total, device = int(count.sum()), pick.device
    lane = torch.repeat_interleave(torch.arange(len(pick), device=device), count, output_size=total)
    start = torch.cumsum(count, 0) - count
    rows = torch.arange(total, device=device) - start[lane] + first[pick][lane]
    return rows, lane, start


def loss_of(
    model: nn.Module, lessons: Lessons, pick: Tensor, first: Tensor, rates: Rates
) -> tuple[Tensor, Tensor]:
    seen, hidden, count = lessons.seen[pick], lessons.hidden[pick], lessons.count[pick]
    size, device = len(pick), pick.device
    rows, lane, start = rows_of(pick, count, first)
    with half_precision(device):
        logits, own_shares, gain, shares = model(seen, hidden, lessons.moves[rows], lane)
    chances = log_softmax(logits, lane, size)
    mine = chances[start + lessons.choice[pick]]
    old = lessons.log_chance[pick]
    ratio, advantage = torch.exp(mine - old), lessons.advantage[pick]
    clipped = ratio.clamp(1 - CLIP, 1 + CLIP)
    policy = -torch.min(ratio * advantage, clipped * advantage).mean()
    entropy = -(chances.exp() * chances).sum() / size
    critic = functional.mse_loss(gain, lessons.gain[pick])
    absent, target = lessons.absent[pick], lessons.shares[pick]
    judged = -(target * log_shares(shares, absent)).sum(1).mean()
    guessed = -(target * log_shares(own_shares, absent)).sum(1).mean()
    by_policy = policy + 0.5 * guessed - rates.entropy * entropy
    loss = 0.5 * (critic + judged) + (0.0 if rates.critic_only else 1.0) * by_policy
    outside = ((ratio - 1).abs() > CLIP).float().mean()
    stats = torch.stack([policy, critic, guessed, entropy, (old - mine).mean(), outside])
    return loss, stats.detach()
