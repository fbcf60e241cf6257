"""What is played, by how many, for what reward: the same for every door, with its arrays."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from lorcha import games
from lorcha.core.chance import Fast
from lorcha.core.features import Features
from lorcha.core.game import Game
from lorcha.core.journal import Journal
from lorcha.core.options import BadOption, Value
from lorcha.core.rows import Cells, cells
from lorcha.core.state import State
from lorcha.envs.lanes import count_choices, hidden_from, moves_of
from lorcha.envs.rewards import Rewards, check_reward

Floats = NDArray[np.float32]
Small = NDArray[np.int16]
Mask = NDArray[np.int8]

ILLEGAL: Final = -1.0  # the reward of who makes an illegal move: the game ends there
PREFIX: Final = "lorcha/"
SUFFIX: Final = "-v0"
IDS: Final = {f"{PREFIX}{name}{SUFFIX}": name for name in games.SHELF}


@dataclass(frozen=True)
class Setting:
    game: Game
    seats: int
    options: Mapping[str, Value]
    reward: str

    @property
    def id(self) -> str:
        return f"{PREFIX}{self.game.id}{SUFFIX}"

    @cached_property
    def features(self) -> Features:
        if self.game.features is None:
            raise BadOption(f"{self.game.title} has no features for learners")
        return self.game.features

    @cached_property
    def rewards(self) -> Rewards:
        return Rewards(self.reward, self.game.valuation.spread)

    @cached_property
    def begun(self) -> State:
        """All set out, nothing dealt yet."""
        return self.game.begin(self.seats, self.options, Fast(0))

    def begin(self, seed: int, journal: Journal | None = None) -> State:
        state = self.begun.clone()
        state.chance = Fast(seed)
        state.journal = journal
        state.go_on()
        return state

    # ---- arrays

    @cached_property
    def scales(self) -> Floats:
        return np.array(self.features.layout.scales(), np.float32)

    @cached_property
    def hidden_scales(self) -> Floats:
        return np.array(self.features.hidden.scales(), np.float32)

    @cached_property
    def move_scales(self) -> Floats:
        return np.array(self.features.moves.layout.scales(), np.float32)

    @cached_property
    def masks(self) -> Mask:
        """Row n: the first n of all moves there is room for."""
        widest = int(self.features.widest)
        rows: Mask = np.tri(widest + 1, widest, -1, dtype=np.int8)
        rows.flags.writeable = False
        return rows

    @cached_property
    def _mask_of(self) -> list[Mask]:
        return list(self.masks)

    @cached_property
    def _slate(self) -> tuple[Cells, Small]:
        """Cells to write an observation into, again and again: making them takes its time."""
        slate = cells(self.features.size)
        return slate, opened(slate)

    def observation(self, state: State, seat: int) -> Floats:
        """All that the seat knows."""
        slate, shown = self._slate
        shown.fill(0)
        self.features.observe(state, seat, slate, 0)
        return shown * self.scales

    def perfect(self, state: State, seat: int) -> Floats:
        """What the seat knows and, behind it, what is hidden from it: for critics."""
        hidden = small(hidden_from(self.features, state, seat)) * self.hidden_scales
        return np.concatenate([self.observation(state, seat), hidden])

    def moves(self, state: State, seat: int) -> Floats:
        """A row for each legal move of the seat."""
        rows = small(moves_of(self.features, state, seat))
        return rows.reshape(-1, int(self.features.move_size)) * self.move_scales

    def mask(self, state: State, seat: int) -> Mask:
        masks = self._mask_of
        return masks[min(count_choices(state, seat), len(masks) - 1)]

    def gains(self, state: State) -> list[float]:
        """The rewards of a game that is over, by seat."""
        return list(self.rewards.of(state))


def setting(
    game: str,
    seats: int | None = None,
    options: Mapping[str, Value] | None = None,
    reward: str = "win",
) -> Setting:
    """`game` is `dragon` or `lorcha/dragon-v0`; as few seats as possible unless told."""
    found = games.load(IDS.get(game, game))
    count = found.seats[0] if seats is None else seats
    check_reward(reward)
    return Setting(found, count, found.complete(count, options or {}), reward)


def small(cells: Cells) -> Small:
    """The cells as an array to read, without copying."""
    raw: Any = cells
    return np.frombuffer(raw, np.int16)


class Opened:
    """Cells for numpy to write into: a compiled engine shows its own for reading only."""

    def __init__(self, cells: Cells) -> None:
        shown = small(cells).__array_interface__
        self.__array_interface__ = shown | {"data": (shown["data"][0], False)}
        self.cells = cells  # which live as long as anybody has the array


def opened(cells: Cells) -> Small:
    """The cells as an array to write into, without copying."""
    return np.asarray(Opened(cells))
