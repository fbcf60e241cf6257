"""Self-play: processes play by a copy of the net while the net learns from before."""

import sys
import time
from collections.abc import Iterator
from concurrent.futures import Future, ThreadPoolExecutor, wait
from contextlib import contextmanager, nullcontext
from typing import Final

import torch

from lorcha.envs.batch_pool import BatchPool
from lorcha.envs.mixed_batch import Table
from lorcha.train.past import Past
from lorcha.train.ppo import Rates, learn
from lorcha.train.rollout import Collector, Lessons
from lorcha.train.training import Plan, Training

LEAST: Final = 0.1  # of its first value: the entropy bonus at the end
SLOWEST: Final = 0.02  # likewise the rate of learning
WARM_UP: Final = 0.02  # of the time: Adam begins without memory
CRITIC_ALONE: Final = 0.03  # of the time: a new critic learns before the policy goes on
GROUPS: Final = 2  # of lanes: while one is thought about, the other is played
MAX_ROWS: Final = 96  # of moves a lane, in the mean over a process's lanes
SNAPSHOTS: Final = 12  # of the net, over the time, as opponents of later
SWITCH: Final = 2e-4  # seconds; by default the players wait for 5 ms while the learner calls on


class SelfPlay(Training):
    def __init__(self, plan: Plan) -> None:
        super().__init__(plan)
        self.past = Past(plan.past, self.seed)
        self.pool = BatchPool(
            plan.game,
            [Table(kind.seats, kind.options) for kind in plan.tables],
            plan.lanes * plan.players,
            workers=plan.players,
            groups=GROUPS,
            seed=self.seed,
            rows=MAX_ROWS,
            masks=False,
            reward="rank",
            extras=("moves", "hidden"),
            skip_forced=True,
        )
        self.collector = Collector(self.pool, self.device, self.past)
        self.snapshots = 0
        self._streams = Streams(self.device)

    def rates(self) -> Rates:
        plan, left = self.plan, 1 - self.progress
        since = self.progress - (CRITIC_ALONE if self.new_critic else 0)
        warm = min(1.0, 0.1 + abs(since) / WARM_UP)
        return Rates(
            learning=plan.rate * max(SLOWEST, left) * warm,
            entropy=plan.entropy * max(LEAST, left),
            epochs=plan.epochs,
            batch=plan.batch,
            critic_only=since < 0,
        )

    def rounds(self) -> Iterator[dict[str, float]]:
        """Until the time is up; what is being learnt from was played by the net of a round ago."""
        sys.setswitchinterval(SWITCH)
        with ThreadPoolExecutor(1) as pool:
            learning: Future[dict[str, float]] | None = None
            while self.progress < 1:
                before = time.monotonic()
                with self._streams.play():
                    if self.progress >= self.snapshots / SNAPSHOTS:
                        self.past.add(self.actor)
                        self.snapshots += 1
                    lessons = self.collector.collect(self.actor, self.plan.steps)
                played = time.monotonic() - before
                stats = learning.result() if learning else {}
                self.actor.load_state_dict(self.model.state_dict())
                self._streams.settle()
                learning = pool.submit(self._learn, lessons, self.rates())
                if self.device.type == "cpu":  # the same cores play and learn; a seed decides all
                    wait([learning])
                self.decisions += len(lessons.count) * self.ranks.size
                self.number += 1
                self.progress = self.ranks.agree(self.how_far())
                yield (
                    self.numbers()
                    | {
                        "playing_seconds": played,
                        "waiting_seconds": self.collector.waited,
                    }
                    | stats
                )
            if learning:
                learning.result()
                self.actor.load_state_dict(self.model.state_dict())

    def _learn(self, lessons: Lessons, rates: Rates) -> dict[str, float]:
        began = time.monotonic()
        with self._streams.learn():
            stats = learn(self.learner, self.optimizer, lessons, rates, self.ranks.fewest)
        return stats | {"learning_seconds": time.monotonic() - began}

    def close(self) -> None:
        self.pool.close()
        super().close()


class Streams:
    """On a GPU playing and learning go on beside each other. Playing goes first: its steps are
    small, and the processes wait for each of them."""

    def __init__(self, device: torch.device) -> None:
        self._device, self._cuda = device, device.type == "cuda"
        if self._cuda:
            self._play = torch.cuda.Stream(device, priority=-1)
            self._learn = torch.cuda.Stream(device)
            self.settle()

    @contextmanager
    def play(self) -> Iterator[None]:
        with torch.cuda.stream(self._play) if self._cuda else nullcontext():
            yield
            if self._cuda:
                self._play.synchronize()

    @contextmanager
    def learn(self) -> Iterator[None]:
        """In a thread of its own."""
        with torch.cuda.stream(self._learn) if self._cuda else nullcontext():
            yield
            if self._cuda:
                self._learn.synchronize()

    def settle(self) -> None:
        """Until the GPU has done all it was told to."""
        if self._cuda:
            torch.cuda.synchronize(self._device)
