"""What an environment plays: game, seats, options and reward, with the arrays learners read."""

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
from lorcha.core.state import State
from lorcha.envs.lanes import Observation, count_legal, hidden_of, move_rows
from lorcha.envs.pickling import register
from lorcha.envs.rewards import Rewards, check_reward
from lorcha.nets.arrays import Int16s, as_array, writable_array

Floats = NDArray[np.float32]
Mask = NDArray[np.int8]

ILLEGAL: Final = -1.0  # the reward for an illegal move, which ends the game
PREFIX: Final = "lorcha/"
SUFFIX: Final = "-v0"
IDS: Final = {f"{PREFIX}{name}{SUFFIX}": name for name in games.SHELF}


@dataclass(frozen=True)
class EnvConfig:
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
    def initial(self) -> State:
        """The table is set, nothing is dealt yet."""
        return self.game.begin(self.seats, self.options, Fast(0))

    def __reduce__(self) -> tuple[Any, ...]:
        return make_config, (self.game.id, self.seats, dict(self.options), self.reward)

    def new_game(self, seed: int, journal: Journal | None = None) -> State:
        state = self.initial.clone()
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
        """Row n allows the first n moves."""
        max_moves = int(self.features.max_moves)
        rows: Mask = np.tri(max_moves + 1, max_moves, -1, dtype=np.int8)
        rows.flags.writeable = False
        return rows

    @cached_property
    def _mask_of(self) -> list[Mask]:
        return list(self.masks)

    @cached_property
    def _buffer(self) -> tuple[Observation, Int16s]:
        own = Observation(self.features)
        return own, writable_array(own.cells)

    def observation(self, state: State, seat: int) -> Floats:
        """All that the seat knows."""
        own, array = self._buffer
        array.fill(0)
        own.write(state, seat)
        return array * self.scales

    def full_observation(self, state: State, seat: int) -> Floats:
        """What the seat knows, followed by what is hidden from it: for critics."""
        hidden = as_array(hidden_of(self.features, state, seat)) * self.hidden_scales
        return np.concatenate([self.observation(state, seat), hidden])

    def move_features(self, state: State, seat: int) -> Floats:
        """A row for each legal move of the seat."""
        rows = as_array(move_rows(self.features, state, seat))
        return rows.reshape(-1, int(self.features.move_size)) * self.move_scales

    def mask(self, state: State, seat: int) -> Mask:
        masks = self._mask_of
        return masks[min(count_legal(state, seat), len(masks) - 1)]

    def returns(self, state: State) -> list[float]:
        """The rewards of a game that is over, by seat."""
        return list(self.rewards.returns(state))


def make_config(
    game: str,
    seats: int | None = None,
    options: Mapping[str, Value] | None = None,
    reward: str = "win",
) -> EnvConfig:
    """`game` is `dragon` or `lorcha/dragon-v0`; the default is as few seats as possible."""
    loaded = games.load(IDS.get(game, game))
    count = loaded.seats[0] if seats is None else seats
    check_reward(reward)
    register(loaded)
    return EnvConfig(loaded, count, loaded.complete(count, options or {}), reward)
