"""The games as PettingZoo environments: one agent a time (`env`), or all at once (`parallel_env`).

An action is the number of a legal move; the mask says how many there are. With `actions="fixed"`
every move has a number of its own, in games where that is possible.
"""

from typing import Any, Final

import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding
from pettingzoo import AECEnv, ParallelEnv

from lorcha.core.options import Value
from lorcha.core.state import IllegalMove, State
from lorcha.envs.actions import Actions, actions_for
from lorcha.envs.lanes import SEEDS, asked
from lorcha.envs.picture import picture, text
from lorcha.envs.setting import ILLEGAL, Floats, Mask, Setting, setting

Observation = dict[str, Any]
RENDER_MODES: Final = ["human", "ansi", "rgb_array"]


class Table:
    """What both kinds of environment share: the agents, the spaces, the game going on."""

    def __init__(self, setting: Setting, actions: Actions, render_mode: str | None) -> None:
        if render_mode is not None and render_mode not in RENDER_MODES:
            raise ValueError(f"a render mode is one of {', '.join(RENDER_MODES)}")
        self.setting = setting
        self.actions = actions
        self.render_mode = render_mode
        self.names = [f"seat_{seat}" for seat in range(setting.seats)]
        self.seat_of = {name: seat for seat, name in enumerate(self.names)}
        self.observation_spaces = {name: observed(setting, actions) for name in self.names}
        self.action_spaces = {name: spaces.Discrete(actions.size) for name in self.names}
        self.random = seeding.np_random(None)[0]
        self.state: State = setting.begin(0)

    def reset(self, seed: int | None) -> None:
        if seed is not None:
            self.random = seeding.np_random(seed)[0]
        self.state = self.setting.begin(int(self.random.integers(SEEDS)))

    def observe(self, seat: int, mask: Mask | None = None) -> Observation:
        return {
            "observation": self.setting.observation(self.state, seat),
            "action_mask": self.actions.mask(self.state, seat) if mask is None else mask,
        }

    def render(self) -> str | np.ndarray[Any, Any] | None:
        """What a spectator may see."""
        if self.render_mode == "rgb_array":
            return picture(self.setting.game, self.state, self.names)
        if self.render_mode == "ansi":
            return text(self.setting.game, self.state, self.names)
        if self.render_mode == "human":
            print(text(self.setting.game, self.state, self.names))
        return None


def observed(setting: Setting, actions: Actions) -> spaces.Dict:
    low, high = -32768 * setting.scales, 32767 * setting.scales
    return spaces.Dict(
        {
            "observation": spaces.Box(low, high, dtype=np.float32),
            "action_mask": spaces.Box(0, 1, (actions.size,), np.int8),
        }
    )


class Aec(AECEnv[str, Observation, int | None]):
    """Agents are asked one after the other; of those asked at once none sees another's answer.

    `guarded`: an illegal action ends the game, who took it gets -1, all others nothing. Otherwise
    it is refused with `IllegalMove`, and nothing changes.
    """

    def __init__(self, table: Table, guarded: bool) -> None:
        super().__init__()
        self.table = table
        self.guarded = guarded
        self.render_mode = table.render_mode
        self.metadata = metadata_of(table)
        self.possible_agents = list(table.names)
        self.agents: list[str] = []

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.table.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.table.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.table.reset(seed)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection: str | None = None
        self._ask()

    def observe(self, agent: str) -> Observation:
        table = self.table
        return table.observe(table.seat_of[agent], self.infos[agent].get("action_mask"))

    def step(self, action: int | None) -> None:
        if not self.agents:
            raise ValueError("reset the environment first")
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError(f"{agent} is asked and must answer")
        table = self.table
        try:
            table.actions.play(table.state, table.seat_of[agent], int(action))
        except IllegalMove:
            if not self.guarded:
                raise
            self._end([ILLEGAL if other == agent else 0.0 for other in self.agents])
            return
        self._cumulative_rewards[agent] = 0.0
        self.infos[agent] = {}
        self._ask()

    def _ask(self) -> None:
        table = self.table
        seat = asked(table.state)
        if seat < 0:
            self._end(table.setting.gains(table.state))
            return
        self.agent_selection = agent = table.names[seat]
        self.infos[agent] = {"action_mask": table.actions.mask(table.state, seat)}

    def _end(self, gains: list[float]) -> None:
        self.rewards = dict(zip(self.agents, gains, strict=True))
        self.terminations = dict.fromkeys(self.agents, True)
        self.infos = {agent: {} for agent in self.agents}
        self._accumulate_rewards()
        self.agent_selection = self.agents[0]

    def render(self) -> Any:
        return self.table.render()

    def state(self) -> Floats:
        """Everything, for a critic: as the agent to decide would see it with open cards."""
        seat = max(asked(self.table.state), 0)
        return self.table.setting.perfect(self.table.state, seat)

    def close(self) -> None:
        """There is nothing to close."""


class Parallel(ParallelEnv[str, Observation, int]):
    """All agents answer at once; what those say who are not asked is ignored.

    The mask of an agent that is not asked allows 0 alone. An illegal action ends the game: who took
    it gets -1, all others nothing.
    """

    def __init__(self, table: Table) -> None:
        self.table = table
        self.render_mode = table.render_mode
        self.metadata = metadata_of(table)
        self.possible_agents = list(table.names)
        self.agents: list[str] = []

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.table.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.table.action_spaces[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        self.table.reset(seed)
        self.agents = list(self.possible_agents)
        return self._seen()

    def step(
        self, actions: dict[str, int]
    ) -> tuple[
        dict[str, Observation],
        dict[str, float],
        dict[str, bool],
        dict[str, bool],
        dict[str, dict[str, Any]],
    ]:
        gains = self._play({self.table.seat_of[name]: int(a) for name, a in actions.items()})
        agents, over = self.agents, gains is not None
        observations, infos = self._seen()
        if over:
            self.agents = []
        return (
            observations,
            dict(zip(agents, gains or [0.0] * len(agents), strict=True)),
            dict.fromkeys(agents, over),
            dict.fromkeys(agents, False),
            infos,
        )

    def _play(self, chosen: dict[int, int]) -> list[float] | None:
        """Play the answers of all that are asked; the rewards, if the game is over."""
        state, legal = self.table.state, self.table.actions
        seats = state.actors()
        illegal = [seat for seat in seats if not legal.allows(state, seat, chosen[seat])]
        if illegal:
            return [ILLEGAL if seat in illegal else 0.0 for seat in range(len(self.agents))]
        for seat in seats:
            if state.is_asked(seat):
                legal.play(state, seat, chosen[seat])
        return self.table.setting.gains(state) if state.over() else None

    def _seen(self) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        seen = {agent: self._observe(seat) for seat, agent in enumerate(self.agents)}
        return seen, {agent: {"action_mask": o["action_mask"]} for agent, o in seen.items()}

    def _observe(self, seat: int) -> Observation:
        seen = self.table.observe(seat)
        if not self.table.state.is_asked(seat):
            seen["action_mask"] = self.table.actions.waiting
        return seen

    def render(self) -> Any:
        return self.table.render()

    def state(self) -> Floats:
        return self.table.setting.perfect(self.table.state, max(asked(self.table.state), 0))

    def close(self) -> None:
        """There is nothing to close."""


def metadata_of(table: Table) -> dict[str, Any]:
    return {"name": table.setting.id, "render_modes": RENDER_MODES, "render_fps": 2}


def raw_env(
    game: str,
    seats: int | None = None,
    *,
    options: dict[str, Value] | None = None,
    reward: str = "win",
    actions: str = "index",
    render_mode: str | None = None,
) -> Aec:
    """`game` is `dragon` or `lorcha/dragon-v0`."""
    chosen = setting(game, seats, options, reward)
    return Aec(Table(chosen, actions_for(chosen, actions), render_mode), guarded=False)


def env(game: str, seats: int | None = None, **rest: Any) -> Aec:
    """The same, guarded: an illegal action ends the game."""
    made = raw_env(game, seats, **rest)
    made.guarded = True
    return made


def parallel_env(
    game: str,
    seats: int | None = None,
    *,
    options: dict[str, Value] | None = None,
    reward: str = "win",
    actions: str = "index",
    render_mode: str | None = None,
) -> Parallel:
    chosen = setting(game, seats, options, reward)
    return Parallel(Table(chosen, actions_for(chosen, actions), render_mode))
