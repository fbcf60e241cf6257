"""Proximal policy optimisation in a hundred lines: Jamaica for two, learnt by playing itself.

    python examples/jamaica_ppo.py --rounds 200

The policy sees what its seat knows and weighs a row of features for each legal move, so there is no
fixed action space: the rows of all lanes lie one after another, with a softmax over those of each
lane. The critic also sees the hidden cards. `lorcha train` does the same with processes, a GPU,
several numbers of players and opponents from the past.
"""

import argparse
from typing import Any, Final

import numpy as np
import torch
from torch import Tensor, nn

from lorcha.envs.batch import Batch

STEPS: Final = 32  # decisions in each lane before it learns
TRACE: Final = 0.95  # how much of a surprise reaches a seat's decision before
CLIP: Final = 0.2
ENTROPY: Final = 0.003


class Net(nn.Module):
    def __init__(self, batch: Batch) -> None:
        super().__init__()
        config = batch.config
        self.scales = [torch.tensor(s) for s in (config.scales, config.move_scales)]
        self.hidden_scale = torch.tensor(config.hidden_scales)
        size, row, hidden = len(self.scales[0]), len(self.scales[1]), len(self.hidden_scale)
        self.state = nn.Sequential(nn.Linear(size, 128), nn.ReLU(), nn.Linear(128, 64))
        self.move = nn.Linear(row, 64, bias=False)
        self.logit = nn.Sequential(nn.ReLU(), nn.Linear(64, 1))
        self.critic = nn.Sequential(
            nn.Linear(size + hidden, 128), nn.ReLU(), nn.Linear(128, 1), nn.Tanh()
        )

    def policy(self, seen: Tensor, moves: Tensor, count: Tensor) -> Tensor:
        """The logarithm of the chance of each row of moves, `count` of them a lane."""
        lane = torch.arange(len(count)).repeat_interleave(count)
        hidden = self.state(seen * self.scales[0])[lane] + self.move(moves * self.scales[1])
        logits = self.logit(hidden).squeeze(1)
        total = torch.zeros(len(count)).index_add(0, lane, (logits - logits.max()).exp())
        return logits - logits.max() - total.log()[lane]

    def value(self, seen: Tensor, hidden: Tensor) -> Tensor:
        full = torch.cat([seen * self.scales[0], hidden * self.hidden_scale], 1)
        return self.critic(full).squeeze(1)


def tensors(batch: Batch) -> dict[str, Tensor]:
    """The decisions of all lanes; the batch writes into the same arrays again."""
    names = ("observation", "hidden", "moves", "count", "seat", "done", "reward")
    shown = {name: torch.tensor(batch.out[name]) for name in names}
    return shown | {"count": shown["count"].long(), "seat": shown["seat"].long()}


@torch.no_grad()
def play(net: Net, batch: Batch, greedy: bool = False) -> dict[str, Tensor]:
    """One decision in each lane, by the net."""
    step = tensors(batch)
    first = step["count"].cumsum(0) - step["count"]
    chances = net.policy(step["observation"], step["moves"], step["count"])
    noise = torch.zeros(()) if greedy else -(-torch.rand_like(chances).log()).log()
    parts = torch.split(chances + noise, step["count"].tolist())
    step["row"] = first + torch.tensor([int(part.argmax()) for part in parts])
    step["chance"] = chances[step["row"]]
    step["value"] = net.value(step["observation"], step["hidden"])
    batch.step((step["row"] - first).numpy())
    return step


def advantages(steps: list[dict[str, Tensor]]) -> None:
    """From each decision of a seat to its next one or the end; the last ones stay open (0)."""
    lanes, seats = steps[0]["reward"].shape
    at, value = torch.arange(lanes), torch.full((lanes, seats), torch.nan)
    later = torch.zeros(lanes, seats)
    for step in reversed(steps):
        seat = step["seat"]
        surprise = value[at, seat] - step["value"] + TRACE * later[at, seat]
        step["advantage"] = surprise.nan_to_num(0.0)
        value[at, seat], later[at, seat] = step["value"], step["advantage"]
        over = step["done"][:, None]  # the game before this decision ended
        value, later = torch.where(over, step["reward"], value), torch.where(over, 0.0, later)


def learn(net: Net, optimizer: torch.optim.Optimizer, steps: list[dict[str, Tensor]]) -> None:
    advantages(steps)
    spread = torch.cat([step["advantage"] for step in steps]).std()
    for number in torch.randperm(2 * len(steps)).tolist():  # each is looked at twice
        step = steps[number % len(steps)]
        chances = net.policy(step["observation"], step["moves"], step["count"])
        ratio, advantage = (chances[step["row"]] - step["chance"]).exp(), step["advantage"] / spread
        clipped = ratio.clamp(1 - CLIP, 1 + CLIP)
        policy = -torch.min(ratio * advantage, clipped * advantage).mean()
        entropy = -(chances.exp() * chances).sum() / len(ratio)
        target = step["value"] + step["advantage"]
        critic = (net.value(step["observation"], step["hidden"]) - target).square().mean()
        optimizer.zero_grad()
        (policy + 0.5 * critic - ENTROPY * entropy).backward()
        nn.utils.clip_grad_norm_(net.parameters(), 1.0)
        optimizer.step()


def train(rounds: int, lanes: int = 128, seed: int = 0, rate: float = 1e-3) -> Net:
    torch.manual_seed(seed)
    settings: Any = {"reward": "rank", "extras": ["moves", "hidden"], "skip_forced": True}
    batch = Batch("jamaica", 2, lanes, seed=seed, **settings)
    net = Net(batch)
    optimizer = torch.optim.Adam(net.parameters(), rate)
    for _ in range(rounds):
        learn(net, optimizer, [play(net, batch) for _ in range(STEPS)])
    return net


def wins(net: Net, opponent: str = "random", games: int = 100, seed: int = 1) -> float:
    """The share of games that its best moves win, one game a lane, from either seat."""
    settings: Any = {"opponents": [opponent], "extras": ["moves", "hidden"]}
    batch, results = Batch("jamaica", 2, games, seed=seed, **settings), np.full(games, np.nan)
    while np.isnan(results).any():
        hero = play(net, batch, greedy=True)["seat"].numpy()
        for lane in np.flatnonzero(batch.out["done"] & np.isnan(results)):
            results[lane] = batch.out["reward"][lane, hero[lane]]
    return float(results.mean())


def main() -> None:
    parser = argparse.ArgumentParser(description="Learn Jamaica for two")
    parser.add_argument("--rounds", type=int, default=200)
    parser.add_argument("--seed", type=int, default=0)
    args = parser.parse_args()
    net = train(args.rounds, seed=args.seed)
    for opponent in ("random", "greedy"):
        print(f"{wins(net, opponent):.0%} won against {opponent}")


if __name__ == "__main__":
    main()
