"""The training itself: processes play by a copy of the net while the net learns from before."""

import copy
import sys
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import Future, ThreadPoolExecutor, wait
from contextlib import contextmanager, nullcontext
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import msgspec
import numpy as np
import torch

from lorcha import games
from lorcha.core.game import Game
from lorcha.core.options import BadOption
from lorcha.envs.batch_pool import BatchPool
from lorcha.envs.mixed_batch import Table
from lorcha.nets.card import Card, card_text, features_of, new_card, read_card
from lorcha.nets.tensors import read_tensors, write_tensors
from lorcha.train.model import Model, Widths
from lorcha.train.past import Past
from lorcha.train.ppo import Rates, learn
from lorcha.train.ranks import Ranks, local_rank
from lorcha.train.resume import has_critic, widened, widths_of, with_critic
from lorcha.train.rollout import Collector, Lessons
from lorcha.train.tables import TableKind

LEAST: Final = 0.1  # of its first value: the entropy bonus at the end
SLOWEST: Final = 0.02  # likewise the rate of learning
WARM_UP: Final = 0.02  # of the time: Adam begins without memory
CRITIC_ALONE: Final = 0.03  # of the time: a new critic learns before the policy goes on
GROUPS: Final = 2  # of lanes: while one is thought about, the other is played
MAX_ROWS: Final = 96  # of moves a lane, in the mean over a process's lanes
APART: Final = 1_000_003  # seeds of the processes that learn together
SNAPSHOTS: Final = 12  # of the net, over the time, as opponents of later
SWITCH: Final = 2e-4  # seconds; by default the players wait for 5 ms while the learner calls on


@dataclass(frozen=True)
class Plan:
    game: str
    tables: Sequence[TableKind]
    minutes: float  # or `rounds`, if there are any
    out: Path
    rounds: int = 0
    device: str = "auto"
    resume: Path | None = None
    widths: Widths | None = None  # by default those of what is resumed
    past: float = 0.0  # of the lanes: earlier nets play some of their seats
    players: int = 2
    lanes: int = 256
    steps: int = 128
    epochs: int = 2
    batch: int = 32768
    rate: float = 5e-4
    entropy: float = 0.01
    seed: int = 1
    command: str = ""


class Training:
    """One run; `card` says how far it has come, with what it went on from."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.device = device_of(plan.device)
        self.ranks = Ranks(self.device)
        torch.manual_seed(plan.seed)
        self.game: Game = games.load(plan.game)
        self.new_critic = False
        self.model, self.card = self._resume(plan.resume) if plan.resume else self._begin()
        self.model.to(self.device)
        self.learner = self.ranks.share(self.model)
        seed = plan.seed + APART * self.ranks.rank
        torch.manual_seed(seed)
        self.actor = copy.deepcopy(self.model)
        self.optimizer = torch.optim.Adam(
            self.model.parameters(), lr=plan.rate, eps=1e-5, fused=self.device.type == "cuda"
        )
        self.past = Past(plan.past, seed)
        self.pool = BatchPool(
            plan.game,
            [Table(kind.seats, kind.options) for kind in plan.tables],
            plan.lanes * plan.players,
            workers=plan.players,
            groups=GROUPS,
            seed=seed,
            rows=MAX_ROWS,
            masks=False,
            reward="rank",
            extras=("moves", "hidden"),
            skip_forced=True,
        )
        self.collector = Collector(self.pool, self.device, self.past)
        self.began = time.monotonic()
        self.decisions = 0  # of all ranks
        self.number = 0  # of rounds
        self.progress = 0.0  # as all ranks count it
        self.snapshots = 0
        self._streams = Streams(self.device)

    def _model(self, widths: Widths) -> Model:
        return Model(features_of(self.game), self.game.seats[-1], widths)

    def _begin(self) -> tuple[Model, Card]:
        return self._model(self.plan.widths or Widths()), new_card(self.game)

    def _resume(self, path: Path) -> tuple[Model, Card]:
        """The new net may be wider than the old one."""
        old, texts = read_tensors(path)
        card = read_card(texts)
        card.fit(self.game)
        model = self._model(self.plan.widths or widths_of(old))
        if not has_critic(old):
            self.new_critic = True
            old = with_critic(old, int(features_of(self.game).hidden_size))
        model.load_arrays(widened(model.arrays(np.float32, critic=True), old))
        return model, card

    @property
    def spent(self) -> float:
        return time.monotonic() - self.began

    def _how_far(self) -> float:
        if self.plan.rounds:
            return min(1.0, self.number / self.plan.rounds)
        return min(1.0, self.spent / (60 * self.plan.minutes))

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
                self.progress = self.ranks.agree(self._how_far())
                yield self._numbers(played) | stats
            if learning:
                learning.result()
                self.actor.load_state_dict(self.model.state_dict())

    def _learn(self, lessons: Lessons, rates: Rates) -> dict[str, float]:
        began = time.monotonic()
        with self._streams.learn():
            stats = learn(self.learner, self.optimizer, lessons, rates, self.ranks.fewest)
        return stats | {"learning_seconds": time.monotonic() - began}

    def _numbers(self, played: float) -> dict[str, float]:
        spent = self.spent
        return {
            "round": self.number,
            "progress": self.progress,
            "seconds": spent,
            "decisions": self.decisions,
            "per_second": self.decisions / spent,
            "playing_seconds": played,
            "waiting_seconds": self.collector.waited,
        }

    def card_now(self) -> Card:
        tables = {*self.card.trained_on, *(kind.text for kind in self.plan.tables)}
        return msgspec.structs.replace(
            self.card,
            trained_on=tuple(sorted(tables)),
            decisions=self.card.decisions + self.decisions,
            minutes=round(self.card.minutes + self.spent / 60, 2),
            seed=self.plan.seed,
            command=self.plan.command,
            date=time.strftime("%Y-%m-%d", time.gmtime()),
        )

    def save_net(self, path: Path) -> None:
        """The net alone, as it plays."""
        write_tensors(path, self.actor.arrays(np.float16, critic=False), card_text(self.card_now()))

    def save(self) -> None:
        """The net, and beside it a checkpoint with the critic, to go on from."""
        self.save_net(self.plan.out)
        arrays = self.actor.arrays(np.float32, critic=True)
        write_tensors(checkpoint_of(self.plan.out), arrays, card_text(self.card_now()))

    def close(self) -> None:
        self.pool.close()
        self.ranks.close()


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


def checkpoint_of(path: Path) -> Path:
    return path.with_name(f"{path.stem}.checkpoint{path.suffix}")


def device_of(name: str) -> torch.device:
    if name == "auto":
        name = "cuda" if torch.cuda.is_available() else "cpu"
    if name == "cuda" and not torch.cuda.is_available():
        raise BadOption("PyTorch finds no CUDA device here; --device cpu is slow, but works")
    if name == "cuda":
        device = torch.device("cuda", local_rank())
        torch.cuda.set_device(device)
        return device
    return torch.device(name)
