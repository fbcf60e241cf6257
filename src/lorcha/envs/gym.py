"""The games as Gymnasium environments: one seat is the agent's, bots of your choice take the rest.

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
from lorcha.envs.lanes import SEEDS, asked, count_choices, decide
from lorcha.envs.picture import picture, text
from lorcha.envs.setting import IDS, ILLEGAL, Floats, Mask, Setting, setting

RANDOM: Final = "random"
METADATA: Final = {"render_modes": ["ansi", "rgb_array"], "render_fps": 2}
Info = dict[str, Any]


class OneSeat(gymnasium.Env[Floats, np.int64]):
    """The mask is in `info["action_mask"]` and in `action_masks()`.

    `opponents` is a bot for all the others, or one for each of them in the order of the seats.
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
        self.setting = setting(game, seats, options, reward)
        self.seat = seat
        self.opponents = opponents_of(self.setting, seat, opponents)
        self.render_mode = render_mode
        self.observation_space = observed(self.setting)
        self.action_space = spaces.Discrete(int(self.setting.features.widest))
        self._bots: dict[int, bots.Bot] = {}
        self._made: dict[int, int] = {}  # moves of each bot: those of others may be hidden
        self._state = self.setting.begin(0)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Floats, Info]:
        super().reset(seed=seed)
        self._begin()
        while self._state.over():  # before the agent was asked at all
            self._begin()
        return self._observation(), self._info()

    def _begin(self) -> None:
        remembering = any(name != RANDOM for name in self.opponents.values())
        self._state = self.setting.begin(self._drawn(), Journal() if remembering else None)
        self._bots = {seat: bots.load(name, self._drawn()) for seat, name in self.opponents.items()}
        self._made = dict.fromkeys(self._bots, 0)
        self._let_others_play()

    def _drawn(self) -> int:
        return int(self.np_random.integers(SEEDS))

    def _let_others_play(self) -> None:
        seat = asked(self._state)
        while seat in self._bots:
            seen = Perspective(self._state, seat, self._made[seat])
            self._state.play(seat, self._bots[seat].choose(seen))
            self._made[seat] += 1
            seat = asked(self._state)

    def step(self, action: np.int64) -> tuple[Floats, float, bool, bool, Info]:
        if not 0 <= action < count_choices(self._state, self.seat):
            return self._observation(), ILLEGAL, True, False, self._info()
        decide(self._state, self.seat, int(action))
        self._let_others_play()
        over = self._state.over()
        reward = self.setting.gains(self._state)[self.seat] if over else 0.0
        return self._observation(), reward, over, False, self._info()

    def _observation(self) -> Floats:
        return self.setting.observation(self._state, self.seat)

    def _info(self) -> Info:
        return {"action_mask": self.action_masks()}

    def action_masks(self) -> Mask:
        return self.setting.mask(self._state, self.seat).copy()

    def moves(self) -> Floats:
        """A row of features for each legal move."""
        return self.setting.moves(self._state, self.seat)

    def perfect(self) -> Floats:
        """The observation and, behind it, what is hidden from the agent: for a critic."""
        return self.setting.perfect(self._state, self.seat)

    def render(self) -> Any:
        names = [f"seat_{seat}" for seat in range(self.setting.seats)]
        if self.render_mode == "rgb_array":
            return picture(self.setting.game, self._state, names)
        if self.render_mode == "ansi":
            return text(self.setting.game, self._state, names)
        return None


def opponents_of(setting: Setting, seat: int, opponents: str | Sequence[str]) -> dict[int, str]:
    """The bot of each seat but the agent's."""
    if not 0 <= seat < setting.seats:
        raise BadOption(f"there is no seat {seat} among {setting.seats}")
    others = [other for other in range(setting.seats) if other != seat]
    names = [opponents] * len(others) if isinstance(opponents, str) else list(opponents)
    if len(names) != len(others):
        raise BadOption(f"{len(names)} bots cannot take {len(others)} seats")
    for name in names:
        bots.load(name, 0)  # UnknownBot now rather than in the first game
    return dict(zip(others, names, strict=True))


def observed(setting: Setting) -> spaces.Space[Any]:
    return spaces.Box(-32768 * setting.scales, 32767 * setting.scales, dtype=np.float32)


class ManySeats(VectorEnv[Floats, NDArray[np.int64], NDArray[Any]]):
    """Many games against random players, stepped together in compiled code.

    A game that is over begins anew in the same step; its last position is `final_obs` in the infos.
    An action that is no legal move is refused with an IndexError, and nothing changes.
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
        self.setting = setting(game, seats, options, reward)
        self.seat = seat
        self.num_envs = num_envs
        self.single_observation_space = observed(self.setting)
        self.single_action_space = spaces.Discrete(int(self.setting.features.widest))
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._seeds = seeding.np_random(None)[0]
        self._batch = self._begin()

    def _begin(self) -> Batch:
        chosen = self.setting
        return Batch(
            chosen.game.id,
            chosen.seats,
            self.num_envs,
            seed=int(self._seeds.integers(SEEDS)),
            options=chosen.options,
            reward=chosen.reward,
            hero=self.seat,
        )

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Floats, Info]:
        first = seed[0] if isinstance(seed, list) else seed
        if first is not None:
            self._seeds = seeding.np_random(first)[0]
        self._batch = self._begin()
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
        seen: Floats = self._batch.out["observation"] * self.setting.scales
        return seen

    def _info(self) -> Info:
        everywhere = np.ones(self.num_envs, np.bool_)
        return {
            "action_mask": self._batch.out["mask"].astype(np.int8),
            "_action_mask": everywhere,
        }

    def _final(self, done: NDArray[Any]) -> Info:
        last = np.empty(self.num_envs, object)
        for lane, state in zip(np.flatnonzero(done), self._batch.core.ended, strict=True):
            last[lane] = self.setting.observation(state, self.seat)
        return {"final_obs": last, "_final_obs": done}


for id_, game_ in IDS.items():
    gymnasium.register(
        id_,
        entry_point="lorcha.envs.gym:OneSeat",
        vector_entry_point="lorcha.envs.gym:ManySeats",
        kwargs={"game": game_},
    )
