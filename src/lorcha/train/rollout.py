"""A stretch of play: what was seen and chosen in all lanes, and what came of it."""

import ctypes
import time
from dataclasses import dataclass
from multiprocessing.shared_memory import SharedMemory
from typing import Final

import torch
from torch import Tensor
from torch.nn import functional

from lorcha.envs.batch_pool import BatchPool
from lorcha.train.model import Model, half_precision, log_shares, log_softmax
from lorcha.train.past import Past

TRACE: Final = 0.95  # how much of a surprise reaches a seat's decision before
WIN: Final = 0.5  # of the gain; the rest is the place


@dataclass
class Step:
    """One decision in each lane of a group."""

    seen: Tensor
    hidden: Tensor
    moves: Tensor
    count: Tensor
    seat: Tensor
    done: Tensor  # the game before this decision ended with this reward
    reward: Tensor
    choice: Tensor
    log_chance: Tensor
    gain: Tensor
    shares: Tensor
    own: Tensor  # it was the model that chose, not a net of the past


@dataclass
class Lessons:
    """All decisions of a rollout, one after another; those without an outcome are not valid."""

    seen: Tensor
    hidden: Tensor
    moves: Tensor
    count: Tensor
    absent: Tensor
    choice: Tensor
    log_chance: Tensor
    advantage: Tensor
    gain: Tensor
    shares: Tensor
    valid: Tensor


class Collector:
    """Lets the players play by a model and keeps what happened, on the model's device.

    `waited` counts the seconds in which there was nothing to do but to wait for the players.
    """

    def __init__(self, pool: BatchPool, device: torch.device, past: Past | None = None) -> None:
        self.pool, self.device = pool, device
        self.past = past or Past(0.0)
        self.waited = 0.0
        if device.type == "cuda":
            pin(pool.memory)
        self._shared = [
            {name: torch.from_numpy(array) for name, array in group.items()}
            for group in pool.groups
        ]
        seats = torch.from_numpy(pool.seats).to(device)
        most = pool.config.game.seats[-1]  # as the net counts, though nobody may play so many now
        self._more = most - pool.out["reward"].shape[1]
        self.absent = torch.arange(most, device=device) >= seats[:, None]
        self.seats = seats
        self._lanes = torch.arange(len(seats), device=device)

    def collect(self, model: Model, steps: int) -> Lessons:
        rolls: list[list[Step]] = [[] for _ in self.pool.groups]
        self.waited = 0.0
        self.past.pick()
        for _ in range(steps):
            for group, roll in enumerate(rolls):
                began = time.monotonic()
                self.pool.receive(group)
                self.waited += time.monotonic() - began
                roll.append(self._decide(model, group))
                self.pool.send(roll[-1].choice.cpu().numpy(), group)
        return join([self._learn_from(roll) for roll in rolls], rolls, self.absent)

    @torch.no_grad()
    def _decide(self, model: Model, group: int) -> Step:
        seen, hidden, count, seat, done, reward = (
            self._fetch(group, name)
            for name in ("observation", "hidden", "count", "seat", "done", "reward")
        )
        moves, count = self._fetch_moves(group), count.long()
        lane = torch.repeat_interleave(self._lanes, count, output_size=len(moves))
        with half_precision(self.device):
            logits = model.logits(model.look(seen), moves, lane)
            own = self.past.take_over(logits, seen, moves, self.pool.groups[group])
            gain, shares = model.judge(seen, hidden)
        chances = log_softmax(logits, lane, len(count))
        first = torch.cumsum(count, 0) - count
        row = draw(chances, lane, len(count))
        return Step(
            seen=seen,
            hidden=hidden,
            moves=moves,
            count=count,
            seat=seat.long(),
            done=done.bool(),
            reward=functional.pad(reward, (0, self._more)),
            choice=row - first,
            log_chance=chances[row],
            gain=gain,
            shares=log_shares(shares, self.absent).exp(),
            own=own,
        )

    def _fetch(self, group: int, name: str) -> Tensor:
        """A copy: the players write here again."""
        shared = self._shared[group][name]
        if self.device.type == "cpu":
            return shared.clone()
        return shared.to(self.device, non_blocking=True)

    def _fetch_moves(self, group: int) -> Tensor:
        parts = [torch.from_numpy(rows) for rows in self.pool.moves(group)]
        total, width = sum(map(len, parts)), parts[0].shape[1]
        rows = torch.empty((total, width), dtype=parts[0].dtype, device=self.device)
        at = 0
        for part in parts:
            rows[at : at + len(part)].copy_(part, non_blocking=True)
            at += len(part)
        return rows

    def _learn_from(self, roll: list[Step]) -> tuple[Tensor, Tensor, Tensor, Tensor]:
        """What came of each decision: its advantage, the gain, everybody's share; and which count.

        It is traced back from one decision of a seat to the one before, or from the end.
        """
        lanes, most = self.absent.shape
        at, device = self._lanes, self.device
        next_gain = torch.zeros(lanes, most, device=device)
        next_advantage = torch.zeros(lanes, most, device=device)
        next_shares = torch.zeros(lanes, most, most, device=device)
        known = torch.zeros(lanes, most, dtype=torch.bool, device=device)
        found = []
        for step in reversed(roll):
            seat = step.seat
            valid = known[at, seat]
            surprise = next_gain[at, seat] - step.gain + TRACE * next_advantage[at, seat]
            advantage = torch.where(valid, surprise, 0)
            target = next_shares[at, seat]
            found.append((advantage, advantage + step.gain, target, valid))
            next_gain[at, seat] = step.gain
            next_advantage[at, seat] = advantage
            mixed = (1 - TRACE) * step.shares + TRACE * target
            next_shares[at, seat] = torch.where(valid[:, None], mixed, step.shares)
            known[at, seat] = True
            over = step.done[:, None]
            gains, won = self._results(step.reward)
            next_gain = torch.where(over, gains, next_gain)
            next_advantage = torch.where(over, 0, next_advantage)
            next_shares = torch.where(over[:, :, None], won, next_shares)
            known = known | over
        advantage, gain, shares, valid = (
            torch.cat(part) for part in zip(*reversed(found), strict=True)
        )
        return advantage, gain, shares, valid

    def _results(self, reward: Tensor) -> tuple[Tensor, Tensor]:
        """From a reward by rank: what each seat gained, and the shares as each seat counts them."""
        rank = reward.masked_fill(self.absent, -2)
        first = (rank >= rank.max(1, keepdim=True).values - 1e-4).float()
        won = first / first.sum(1, keepdim=True)
        others = (self.seats - 1)[:, None]
        gain = WIN * (won * self.seats[:, None] - 1) / others + (1 - WIN) * reward
        lanes, most = reward.shape
        seats = self.seats[:, None, None]
        counted = torch.arange(most, device=reward.device)
        owner = (counted[None, :, None] + counted[None, None, :]) % seats
        relative = torch.gather(won[:, None, :].expand(lanes, most, most), 2, owner)
        return gain, relative.masked_fill(self.absent[:, None, :], 0)


def draw(log_chances: Tensor, lane: Tensor, lanes: int) -> Tensor:
    """A random row of each lane, each as likely as it should be (by Gumbel's trick)."""
    noise = -torch.log(-torch.log(torch.rand_like(log_chances).clamp_(1e-9, 1 - 1e-7)))
    score = log_chances + noise
    top = torch.full((lanes,), -torch.inf, device=score.device)
    top = top.scatter_reduce_(0, lane, score, "amax")
    rows = torch.arange(len(score), device=score.device)
    best = torch.zeros(lanes, dtype=torch.long, device=score.device)
    return best.scatter_reduce_(0, lane, torch.where(score >= top[lane], rows, 0), "amax")


def join(
    found: list[tuple[Tensor, Tensor, Tensor, Tensor]], rolls: list[list[Step]], absent: Tensor
) -> Lessons:
    steps = [step for roll in rolls for step in roll]
    advantage, gain, shares, valid = (torch.cat(part) for part in zip(*found, strict=True))
    count = torch.cat([step.count for step in steps])
    return Lessons(
        seen=torch.cat([step.seen for step in steps]),
        hidden=torch.cat([step.hidden for step in steps]),
        moves=torch.cat([step.moves for step in steps]),
        count=count,
        absent=absent.repeat(len(steps), 1),
        choice=torch.cat([step.choice for step in steps]),
        log_chance=torch.cat([step.log_chance for step in steps]),
        advantage=advantage,
        gain=gain,
        shares=shares,
        valid=valid & torch.cat([step.own for step in steps]),
    )


def pin(memory: SharedMemory) -> None:
    """So that copies to the GPU need not wait; all of it at once, since arrays share pages."""
    assert memory.buf is not None
    address = ctypes.addressof(ctypes.c_char.from_buffer(memory.buf))
    torch.cuda.cudart().cudaHostRegister(address, memory.size, 0)
