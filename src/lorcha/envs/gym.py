"""The games as Gymnasium environments: the agent has one seat, bots of your choice the others.

`import lorcha.envs.gym` registers `lorcha/dragon-v0` and the others for `gymnasium.make` and,
against random players, for `gymnasium.make_vec`.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Final

import gymnasium
import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from lorcha import bots
from lorcha.core.journal import Journal
from lorcha.core.options import BadOption, Value
from lorcha.core.perspective import Perspective
from lorcha.envs.batch import Batch
from lorcha.envs.config import IDS, ILLEGAL, EnvConfig, Floats, Mask, make_config
from lorcha.envs.lanes import SEEDS, count_legal, play_index, seat_to_move
from lorcha.envs.render import render_rgb, render_text

RANDOM: Final = "random"
METADATA: Final = {"render_modes": ["ansi", "rgb_array"], "render_fps": 2}
Info = dict[str, Any]


class SingleAgentEnv(gymnasium.Env[Floats, np.int64]):
    """The mask is in `info["action_mask"]` and in `action_masks()`.

    `opponents` is one bot for all other seats, or one for each of them in the order of the seats.
    """

    metadata = METADATA

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        *,
        seat: int = 0,
        opponents: str | Sequence[str] = RANDOM,
        options: Mapping[str, Value] | None = None,
        reward: str = "win",
        render_mode: str | None = None,
    ) -> None:
        self.config = make_config(game, seats, options, reward)
        self.seat = seat
        self.opponents = opponents_of(self.config, seat, opponents)
        self.render_mode = render_mode
        self.observation_space = space_of(self.config)
        self.action_space = spaces.Discrete(int(self.config.features.max_moves))
        self._bots: dict[int, bots.Bot] = {}
        self._made: dict[int, int] = {}  # moves of each bot: those of others may be hidden
        self._state = self.config.new_game(0)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Floats, Info]:
        super().reset(seed=seed)
        self._new_game()
        while self._state.over():  # before the agent was asked even once
            self._new_game()
        return self._observation(), self._info()

    def _new_game(self) -> None:
        needs_journal = any(name != RANDOM for name in self.opponents.values())
        self._state = self.config.new_game(self._draw_seed(), Journal() if needs_journal else None)
        self._bots = {
            seat: bots.load(name, self._draw_seed()) for seat, name in self.opponents.items()
        }
        self._made = dict.fromkeys(self._bots, 0)
        self._let_others_play()

    def _draw_seed(self) -> int:
        return int(self.np_random.integers(SEEDS))

    def _let_others_play(self) -> None:
        seat = seat_to_move(self._state)
        while seat in self._bots:
            perspective = Perspective(self._state, seat, self._made[seat])
            self._state.play(seat, self._bots[seat].choose(perspective))
            self._made[seat] += 1
            seat = seat_to_move(self._state)

    def step(self, action: np.int64) -> tuple[Floats, float, bool, bool, Info]:
        if not 0 <= action < count_legal(self._state, self.seat):
            return self._observation(), ILLEGAL, True, False, self._info()
        play_index(self._state, self.seat, int(action))
        self._let_others_play()
        over = self._state.over()
        reward = self.config.returns(self._state)[self.seat] if over else 0.0
        return self._observation(), reward, over, False, self._info()

    def _observation(self) -> Floats:
        return self.config.observation(self._state, self.seat)

    def _info(self) -> Info:
        return {"action_mask": self.action_masks()}

    def action_masks(self) -> Mask:
        """When the game is over only 0 is allowed: a vector asks once more and ignores it."""
        over = self._state.over()
        mask: Mask = self.config.masks[1] if over else self.config.mask(self._state, self.seat)
        return mask.copy()

    def move_features(self) -> Floats:
        """A row of features for each legal move."""
        return self.config.move_features(self._state, self.seat)

    def full_observation(self) -> Floats:
        """The observation, followed by what is hidden from the agent: for a critic."""
        return self.config.full_observation(self._state, self.seat)

    def render(self) -> Any:
        names = [f"seat_{seat}" for seat in range(self.config.seats)]
        if self.render_mode == "rgb_array":
            return render_rgb(self.config.game, self._state, names)
        if self.render_mode == "ansi":
            return render_text(self.config.game, self._state, names)
        return None


def opponents_of(config: EnvConfig, seat: int, opponents: str | Sequence[str]) -> dict[int, str]:
    """The bot of each seat but the agent's."""
    if not 0 <= seat < config.seats:
        raise BadOption(f"there is no seat {seat} among {config.seats}")
    others = [other for other in range(config.seats) if other != seat]
    names = [opponents] * len(others) if isinstance(opponents, str) else list(opponents)
    if len(names) != len(others):
        raise BadOption(f"{len(names)} bots cannot take {len(others)} seats")
    for name in names:
        bots.load(name, 0)  # raises UnknownBot now rather than in the first game
    return dict(zip(others, names, strict=True))


def space_of(config: EnvConfig) -> spaces.Space[Any]:
    return spaces.Box(-32768 * config.scales, 32767 * config.scales, dtype=np.float32)


class SingleAgentVectorEnv(VectorEnv[Floats, NDArray[np.int64], NDArray[Any]]):
    """Many games against random players, stepped together in compiled code.

    A game that is over is replaced by a new one in the same step; its last observation is
    `final_obs` in the infos, with a mask that allows 0 in `final_info`. An illegal action raises
    an IndexError, and nothing changes.
    """

    metadata = METADATA | {"autoreset_mode": AutoresetMode.SAME_STEP}

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        seats: int | None = None,
        *,
        seat: int = 0,
        options: Mapping[str, Value] | None = None,
        reward: str = "win",
    ) -> None:
        self.config = make_config(game, seats, options, reward)
        self.seat = seat
        self.num_envs = num_envs
        self.single_observation_space = space_of(self.config)
        self.single_action_space = spaces.Discrete(int(self.config.features.max_moves))
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._seeds = seeding.np_random(None)[0]
        self._batch = self._new_game()

    def _new_game(self) -> Batch:
        config = self.config
        return Batch(
            config.game.id,
            config.seats,
            self.num_envs,
            seed=int(self._seeds.integers(SEEDS)),
            options=config.options,
            reward=config.reward,
            hero=self.seat,
        )

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Floats, Info]:
        first = seed[0] if isinstance(seed, list) else seed
        if first is not None:
            self._seeds = seeding.np_random(first)[0]
        self._batch = self._new_game()
        return self._observation(), self._info()

    def step(
        self, actions: NDArray[np.int64]
    ) -> tuple[Floats, NDArray[Any], NDArray[Any], NDArray[Any], Info]:
        out = self._batch.step(actions)
        done = out["done"].copy()
        infos = self._info()
        if done.any():
            infos |= self._final(done)
        rewards = out["reward"][:, self.seat].astype(np.float64)
        return self._observation(), rewards, done, np.zeros_like(done), infos

    def _observation(self) -> Floats:
        observation: Floats = self._batch.out["observation"] * self.config.scales
        return observation

    def _info(self) -> Info:
        everywhere = np.ones(self.num_envs, np.bool_)
        return {
            "action_mask": self._batch.out["mask"].astype(np.int8),
            "_action_mask": everywhere,
        }

    def _final(self, done: NDArray[Any]) -> Info:
        last = np.empty(self.num_envs, object)
        for lane, state in zip(np.flatnonzero(done), self._batch.core.final, strict=True):
            last[lane] = self.config.observation(state, self.seat)
        masks = done[:, np.newaxis] * self.config.masks[1]
        final_info = {"action_mask": masks, "_action_mask": done}
        return {
            "final_obs": last,
            "_final_obs": done,
            "final_info": final_info,
            "_final_info": done,
        }


for id_, game_ in IDS.items():
    gymnasium.register(
        id_,
        entry_point="lorcha.envs.gym:SingleAgentEnv",
        vector_entry_point="lorcha.envs.gym:SingleAgentVectorEnv",
        kwargs={"game": game_},
    )
