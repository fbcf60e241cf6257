"""What all ways of training share: the net, how far it has come, and what is kept of it."""

import copy
import time
from abc import ABC, abstractmethod
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import msgspec
import numpy as np
import torch

from lorcha import games
from lorcha.core.game import Game
from lorcha.core.options import BadOption
from lorcha.nets.card import Card, card_text, features_of, new_card, read_card
from lorcha.nets.tensors import read_tensors, write_tensors
from lorcha.train.model import Model, Widths
from lorcha.train.ranks import Ranks, local_rank
from lorcha.train.resume import has_critic, widened, widths_of, with_critic
from lorcha.train.tables import TableKind

APART: Final = 1_000_003  # seeds of the processes that learn together


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
    expert: int = 0  # simulations of the search that plays; 0: the net plays by itself
    players: int = 2
    lanes: int = 256
    steps: int = 128
    epochs: int = 2
    batch: int = 32768
    rate: float = 5e-4
    entropy: float = 0.01
    seed: int = 1
    command: str = ""


class Training(ABC):
    """One run: the net that learns (`model`), and as it plays (`actor`); `card` says what it went
    on from."""

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
        self.seed = plan.seed + APART * self.ranks.rank
        torch.manual_seed(self.seed)
        self.actor = copy.deepcopy(self.model)
        self.optimizer = torch.optim.Adam(
            self.model.parameters(), lr=plan.rate, eps=1e-5, fused=self.device.type == "cuda"
        )
        self.began = time.monotonic()
        self.decisions = 0  # of all ranks
        self.number = 0  # of rounds
        self.progress = 0.0  # as all ranks count it

    @abstractmethod
    def rounds(self) -> Iterator[dict[str, float]]:
        """Until the time is up; after each round what is told of it."""

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

    def how_far(self) -> float:
        if self.plan.rounds:
            return min(1.0, self.number / self.plan.rounds)
        return min(1.0, self.spent / (60 * self.plan.minutes))

    def numbers(self) -> dict[str, float]:
        spent = self.spent
        return {
            "round": self.number,
            "progress": self.progress,
            "seconds": spent,
            "decisions": self.decisions,
            "per_second": self.decisions / spent,
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
        self.ranks.close()


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
