"""The games as PettingZoo environments: agents in turn (`env`) or all at once (`parallel_env`).

An action is the index of a legal move; the mask shows how many there are. With `actions="fixed"`
every possible move has its own number, in games where there are few enough.
"""

from typing import Any, Final

import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding
from pettingzoo import AECEnv, ParallelEnv

from lorcha.core.options import Value
from lorcha.core.state import IllegalMove, State
from lorcha.envs.actions import Actions, actions_for
from lorcha.envs.config import ILLEGAL, EnvConfig, Floats, Mask, make_config
from lorcha.envs.lanes import SEEDS, seat_to_move
from lorcha.envs.render import render_rgb, render_text

Observation = dict[str, Any]
RENDER_MODES: Final = ["human", "ansi", "rgb_array"]


class Table:
    """What both kinds of environment share: the agents, the spaces, the running game."""

    def __init__(
        self,
        config: EnvConfig,
        actions: Actions,
        render_mode: str | None,
        max_cycles: int | None = None,
    ) -> None:
        if max_cycles is not None and max_cycles < 1:
            raise ValueError(f"a game cannot be cut off after {max_cycles} cycles")
        if render_mode is not None and render_mode not in RENDER_MODES:
            raise ValueError(f"a render mode is one of {', '.join(RENDER_MODES)}")
        self.config = config
        self.actions = actions
        self.render_mode = render_mode
        self.names = [f"seat_{seat}" for seat in range(config.seats)]
        self.seat_of = {name: seat for seat, name in enumerate(self.names)}
        self.observation_spaces = {name: space_of(config, actions) for name in self.names}
        self.action_spaces = {name: spaces.Discrete(actions.size) for name in self.names}
        self.random = seeding.np_random(None)[0]
        self.state: State = config.new_game(0)
        self.max_cycles = max_cycles
        self.cycles = 0

    def reset(self, seed: int | None) -> None:
        if seed is not None:
            self.random = seeding.np_random(seed)[0]
        self.state = self.config.new_game(int(self.random.integers(SEEDS)))
        self.cycles = 0

    def count_cycle(self) -> bool:
        """Is a game that is not over cut off after this cycle?"""
        self.cycles += 1
        return self.cycles == self.max_cycles and not self.state.over()

    def observe(self, seat: int, mask: Mask | None = None) -> Observation:
        return {
            "observation": self.config.observation(self.state, seat),
            "action_mask": self.actions.mask(self.state, seat) if mask is None else mask,
        }

    def render(self) -> str | np.ndarray[Any, Any] | None:
        """What a spectator may see."""
        if self.render_mode == "rgb_array":
            return render_rgb(self.config.game, self.state, self.names)
        if self.render_mode == "ansi":
            return render_text(self.config.game, self.state, self.names)
        if self.render_mode == "human":
            print(render_text(self.config.game, self.state, self.names))
        return None


def space_of(config: EnvConfig, actions: Actions) -> spaces.Dict:
    low, high = -32768 * config.scales, 32767 * config.scales
    return spaces.Dict(
        {
            "observation": spaces.Box(low, high, dtype=np.float32),
            "action_mask": spaces.Box(0, 1, (actions.size,), np.int8),
        }
    )


class Aec(AECEnv[str, Observation, int | None]):
    """Agents act in turn; agents that are asked at once do not see each other's answers.

    `guarded`: an illegal action ends the game with -1 for its agent and 0 for the others. Otherwise
    it raises `IllegalMove`, and nothing changes. After `max_cycles` decisions the game is cut off:
    all agents are truncated, without a reward.
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
        if self.terminations[agent] or self.truncations[agent]:
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
        if table.count_cycle():
            self._cut_off()
        else:
            self._ask()

    def _ask(self) -> None:
        table = self.table
        seat = seat_to_move(table.state)
        if seat < 0:
            self._end(table.config.returns(table.state))
            return
        self.agent_selection = agent = table.names[seat]
        self.infos[agent] = {"action_mask": table.actions.mask(table.state, seat)}

    def _end(self, rewards: list[float]) -> None:
        self.rewards = dict(zip(self.agents, rewards, strict=True))
        self.terminations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()
        self._say_goodbye()

    def _cut_off(self) -> None:
        self.truncations = dict.fromkeys(self.agents, True)
        self._say_goodbye()

    def _say_goodbye(self) -> None:
        """Every agent is asked once more, for None."""
        self.infos = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[0]

    def render(self) -> Any:
        return self.table.render()

    def state(self) -> Floats:
        """The full state for a critic, seen from the deciding agent."""
        seat = max(seat_to_move(self.table.state), 0)
        return self.table.config.full_observation(self.table.state, seat)

    def close(self) -> None:
        """There is nothing to close."""


class Parallel(ParallelEnv[str, Observation, int]):
    """All agents act at once; actions of agents that are not asked are ignored.

    The mask of an agent that is not asked allows only 0. An illegal action ends the game with -1
    for its agent and 0 for the others. After `max_cycles` steps all agents are truncated.
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
        return self._observe_all()

    def step(
        self, actions: dict[str, int]
    ) -> tuple[
        dict[str, Observation],
        dict[str, float],
        dict[str, bool],
        dict[str, bool],
        dict[str, dict[str, Any]],
    ]:
        rewards = self._play({self.table.seat_of[name]: int(a) for name, a in actions.items()})
        agents, over = self.agents, rewards is not None
        cut_off = self.table.count_cycle() and not over
        observations, infos = self._observe_all()
        if over or cut_off:
            self.agents = []
        return (
            observations,
            dict(zip(agents, rewards or [0.0] * len(agents), strict=True)),
            dict.fromkeys(agents, over),
            dict.fromkeys(agents, cut_off),
            infos,
        )

    def _play(self, actions: dict[int, int]) -> list[float] | None:
        """Play the actions of all agents that are asked; the rewards, if the game is over."""
        state, legal = self.table.state, self.table.actions
        seats = state.actors()
        illegal = [seat for seat in seats if not legal.allows(state, seat, actions[seat])]
        if illegal:
            return [ILLEGAL if seat in illegal else 0.0 for seat in range(len(self.agents))]
        for seat in seats:
            if state.is_asked(seat):
                legal.play(state, seat, actions[seat])
        return self.table.config.returns(state) if state.over() else None

    def _observe_all(self) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        observations = {agent: self._observe(seat) for seat, agent in enumerate(self.agents)}
        infos = {agent: {"action_mask": o["action_mask"]} for agent, o in observations.items()}
        return observations, infos

    def _observe(self, seat: int) -> Observation:
        observation = self.table.observe(seat)
        if not self.table.state.is_asked(seat):
            observation["action_mask"] = self.table.actions.idle_mask
        return observation

    def render(self) -> Any:
        return self.table.render()

    def state(self) -> Floats:
        return self.table.config.full_observation(
            self.table.state, max(seat_to_move(self.table.state), 0)
        )

    def close(self) -> None:
        """There is nothing to close."""


def metadata_of(table: Table) -> dict[str, Any]:
    return {"name": table.config.id, "render_modes": RENDER_MODES, "render_fps": 2}


def raw_env(
    game: str,
    seats: int | None = None,
    *,
    options: dict[str, Value] | None = None,
    reward: str = "win",
    actions: str = "index",
    render_mode: str | None = None,
    max_cycles: int | None = None,
) -> Aec:
    """`game` is `dragon` or `lorcha/dragon-v0`."""
    config = make_config(game, seats, options, reward)
    return Aec(Table(config, actions_for(config, actions), render_mode, max_cycles), guarded=False)


def env(game: str, seats: int | None = None, **rest: Any) -> Aec:
    """The same, guarded: an illegal action ends the game."""
    environment = raw_env(game, seats, **rest)
    environment.guarded = True
    return environment


def parallel_env(
    game: str,
    seats: int | None = None,
    *,
    options: dict[str, Value] | None = None,
    reward: str = "win",
    actions: str = "index",
    render_mode: str | None = None,
    max_cycles: int | None = None,
) -> Parallel:
    config = make_config(game, seats, options, reward)
    return Parallel(Table(config, actions_for(config, actions), render_mode, max_cycles))
