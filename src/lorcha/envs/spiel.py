"""The games as OpenSpiel games; `import lorcha.envs.spiel` registers `lorcha_dragon` and others.

Chance is explicit: every card dealt and every die thrown is a chance node with equally likely
outcomes. Players asked at once answer one after the other, and none learns from the position what
the others answered. An action is the index of a legal move. The tensor of an information state is
the observation, followed by the bits of a fingerprint of all the player has done and read.
"""

from collections.abc import Callable, Mapping
from typing import Any, Final

import numpy as np
import pyspiel

from lorcha import games
from lorcha.core.options import BadOption, Value
from lorcha.envs.config import EnvConfig, make_config
from lorcha.envs.explicit_chance import (
    FINGERPRINT_BITS,
    ExplicitChanceState,
    Limits,
    initial_state,
)
from lorcha.envs.lanes import SEEDS

PREFIX: Final = "lorcha_"
MAX_LENGTH: Final = 20_000  # decisions of players; a game that takes more does not end
MAX_OUTCOMES: Final = 128  # of one draw of chance
MAX_MARGIN: Final = 1000.0
UTILITIES: Final = {  # minimum, maximum, sum
    "win": (0.0, 1.0, 1.0),
    "rank": (-1.0, 1.0, 0.0),
    "margin": (-MAX_MARGIN, MAX_MARGIN, 0.0),
}


class SpielGame(pyspiel.Game):
    """Parameters: `players`, `reward` (win, rank, margin), `options` ("open_hands=true;bank=…").

    With a few `deals` and a `horizon` of decisions the whole tree fits into a table.

    Each game has its own class: OpenSpiel holds on to what makes games until after Python has
    ended, and a class lives that long.
    """

    game_id = ""

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        parameters = dict(params or {})
        self.config = read_config(self.game_id, parameters)
        limits = read_limits(self.config, parameters)
        # made once: OpenSpiel copies a state by making a new one
        self.initial = initial_state(self.config, limits)
        low, high, total = UTILITIES[self.config.reward]
        info = pyspiel.GameInfo(
            num_distinct_actions=int(self.config.features.max_moves),
            max_chance_outcomes=MAX_OUTCOMES,
            num_players=self.config.seats,
            min_utility=low,
            max_utility=high,
            utility_sum=total,
            max_game_length=limits.horizon or MAX_LENGTH,
        )
        super().__init__(game_type(self.game_id, self.config.reward), info, parameters)

    def new_initial_state(self) -> "SpielState":
        return SpielState(self)

    def make_py_observer(
        self, iig_obs_type: Any = None, params: Mapping[str, Any] | None = None
    ) -> "Observer":
        if params:
            raise ValueError(f"there are no parameters for observers: {dict(params)}")
        return Observer(self.config, bool(iig_obs_type and iig_obs_type.perfect_recall))


class SpielState(pyspiel.State):
    """Wraps one `ExplicitChanceState`, which is immutable: copies share it."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.position: ExplicitChanceState = game.initial

    def current_player(self) -> int:
        if self.position.outcome_count:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.is_terminal() else self.position.seat()

    def _legal_actions(self, player: int) -> list[int]:
        return list(range(len(self.position.legal())))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        count = self.position.outcome_count
        return [(outcome, 1 / count) for outcome in range(count)]

    def _apply_action(self, action: int) -> None:
        position = self.position
        if position.outcome_count:
            self.position = position.draw(action)
        else:
            self.position = position.play(position.legal()[action])

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"draw {action}"
        position = self.position
        return str(position.config.game.moves.to_text(position.legal()[action]))

    def is_terminal(self) -> bool:
        return self.position.over()

    def returns(self) -> list[float]:
        position = self.position
        return position.returns() if self.is_terminal() else [0.0] * position.config.seats

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> "SpielState":
        """A world the player cannot tell from this one, all such worlds equally likely."""
        world: SpielState = self.clone()
        world.position = self.position.resample(player, int(sampler() * SEEDS))
        return world

    def __str__(self) -> str:
        return str(self.position)


class Observer:
    """What a player sees (observation), or also a fingerprint of the past (information state)."""

    def __init__(self, config: EnvConfig, perfect_recall: bool) -> None:
        size = int(config.features.size)
        self.perfect_recall = perfect_recall
        self.tensor = np.zeros(size + FINGERPRINT_BITS * perfect_recall, np.float32)
        self.dict = {"observation": self.tensor[:size]}
        if perfect_recall:
            self.dict["fingerprint"] = self.tensor[size:]

    def set_from(self, state: SpielState, player: int) -> None:
        position = state.position
        self.tensor.fill(0)
        if position.dealt:
            self.dict["observation"][:] = position.config.observation(position.before, player)
        if self.perfect_recall:
            fingerprint = position.fingerprints[player]
            self.dict["fingerprint"][:] = [
                fingerprint >> bit & 1 for bit in range(FINGERPRINT_BITS)
            ]

    def string_from(self, state: SpielState, player: int) -> str:
        position = state.position
        return (
            position.information_state(player)
            if self.perfect_recall
            else position.view_text(player)
        )


def read_config(name: str, params: Mapping[str, Any]) -> EnvConfig:
    game = games.load(name)
    players = int(params.get("players", game.seats[0]))
    options: dict[str, Value] = {}
    for pair in filter(None, str(params.get("options", "")).split(";")):
        option, _, value = pair.partition("=")
        known = next((known for known in game.options if known.id == option), None)
        if known is None:
            raise BadOption(f"unknown option {option!r}")
        options[option] = known.read(value)
    return make_config(name, players, options, str(params.get("reward", "win")))


def read_limits(config: EnvConfig, params: Mapping[str, Any]) -> Limits:
    limits = Limits(int(params.get("deals", 0)), int(params.get("horizon", 0)))
    if not 0 <= limits.deals <= MAX_OUTCOMES or not 0 <= limits.horizon <= MAX_LENGTH:
        raise BadOption(f"there may be {MAX_OUTCOMES} deals and {MAX_LENGTH} decisions at most")
    if limits.horizon and config.reward != "win":
        raise BadOption("a game with a horizon has the reward win")
    return limits


def game_type(name: str, reward: str = "win") -> Any:
    game, kind = games.load(name), pyspiel.GameType
    utility = kind.Utility.CONSTANT_SUM if reward == "win" else kind.Utility.ZERO_SUM
    return kind(
        short_name=PREFIX + name,
        long_name=game.title,
        dynamics=kind.Dynamics.SEQUENTIAL,
        chance_mode=kind.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kind.Information.IMPERFECT_INFORMATION,
        utility=utility,
        reward_model=kind.RewardModel.TERMINAL,
        max_num_players=game.seats[-1],
        min_num_players=game.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={
            "players": game.seats[0],
            "reward": "win",
            "options": "",
            "deals": 0,
            "horizon": 0,
        },
    )


def register(name: str) -> type[SpielGame]:
    game_class = type(f"{name.title()}Game", (SpielGame,), {"game_id": name})
    pyspiel.register_game(game_type(name), game_class)
    return game_class


GAMES: Final = {name: register(name) for name in games.SHELF}
