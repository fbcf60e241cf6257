"""The games as OpenSpiel games; `import lorcha.envs.spiel` registers `lorcha_dragon` and others.

Chance is explicit: every card dealt and every die thrown is a chance node with equally likely
outcomes. Players asked at once answer one after the other, and none learns from the position what
the others have said. An action is the number of a legal move. The tensor of an information state is
that of the observation and, behind it, the bits of a mark of all the player has done and read.
"""

from collections.abc import Callable, Mapping
from typing import Any, Final

import numpy as np
import pyspiel

from lorcha import games
from lorcha.core.options import BadOption, Value
from lorcha.envs.course import MARK_BITS, Course, begun
from lorcha.envs.lanes import SEEDS
from lorcha.envs.setting import Setting, setting

PREFIX: Final = "lorcha_"
LONGEST: Final = 20_000  # decisions of players; a game that takes more does not end
MOST_OUTCOMES: Final = 128  # of one draw of chance
MOST_MARGIN: Final = 1000.0
UTILITIES: Final = {  # the least, the most, all together
    "win": (0.0, 1.0, 1.0),
    "rank": (-1.0, 1.0, 0.0),
    "margin": (-MOST_MARGIN, MOST_MARGIN, 0.0),
}


class SpielGame(pyspiel.Game):
    """Parameters: `players`, `reward` (win, rank, margin), `options` ("open_hands=true;bank=…").

    Each game on the shelf has a class of its own: OpenSpiel keeps what it was given to make games
    with beyond the end of Python, and a class outlives that.
    """

    shelf = ""

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        given = dict(params or {})
        self.setting = setting_of(self.shelf, given)
        self.first = begun(self.setting)  # of every state: copies are made from new ones
        least, most, together = UTILITIES[self.setting.reward]
        info = pyspiel.GameInfo(
            num_distinct_actions=int(self.setting.features.widest),
            max_chance_outcomes=MOST_OUTCOMES,
            num_players=self.setting.seats,
            min_utility=least,
            max_utility=most,
            utility_sum=together,
            max_game_length=LONGEST,
        )
        super().__init__(type_of(self.shelf, self.setting.reward), info, given)

    def new_initial_state(self) -> "SpielState":
        return SpielState(self)

    def make_py_observer(
        self, iig_obs_type: Any = None, params: Mapping[str, Any] | None = None
    ) -> "Observer":
        if params:
            raise ValueError(f"there are no parameters for observers: {dict(params)}")
        return Observer(self.setting, bool(iig_obs_type and iig_obs_type.perfect_recall))


class SpielState(pyspiel.State):
    """All of it is one `Course`, which never changes: a copy is the same course."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.course: Course = game.first

    def current_player(self) -> int:
        if self.course.outcomes:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.is_terminal() else self.course.seat()

    def _legal_actions(self, player: int) -> list[int]:
        return list(range(len(self.course.legal())))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        count = self.course.outcomes
        return [(outcome, 1 / count) for outcome in range(count)]

    def _apply_action(self, action: int) -> None:
        course = self.course
        if course.outcomes:
            self.course = course.draw(action)
        else:
            self.course = course.play(course.legal()[action])

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"draw {action}"
        course = self.course
        return str(course.setting.game.moves.to_text(course.legal()[action]))

    def is_terminal(self) -> bool:
        return self.course.over()

    def returns(self) -> list[float]:
        course = self.course
        over = self.is_terminal()
        return course.setting.gains(course.before) if over else [0.0] * course.setting.seats

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> "SpielState":
        """A world the player cannot tell from this one, every such world as likely as any other."""
        world: SpielState = self.clone()
        world.course = self.course.redealt(player, int(sampler() * SEEDS))
        return world

    def __str__(self) -> str:
        return str(self.course)


class Observer:
    """What a player sees (an observation), or also a mark of the past (an information state)."""

    def __init__(self, setting: Setting, perfect_recall: bool) -> None:
        size = int(setting.features.size)
        self.perfect_recall = perfect_recall
        self.tensor = np.zeros(size + MARK_BITS * perfect_recall, np.float32)
        self.dict = {"observation": self.tensor[:size]}
        if perfect_recall:
            self.dict["mark"] = self.tensor[size:]

    def set_from(self, state: SpielState, player: int) -> None:
        course = state.course
        self.tensor.fill(0)
        if course.dealt:
            self.dict["observation"][:] = course.setting.observation(course.before, player)
        if self.perfect_recall:
            mark = course.marks[player]
            self.dict["mark"][:] = [mark >> bit & 1 for bit in range(MARK_BITS)]

    def string_from(self, state: SpielState, player: int) -> str:
        course = state.course
        return course.known_to(player) if self.perfect_recall else course.seen_by(player)


def setting_of(name: str, params: Mapping[str, Any]) -> Setting:
    game = games.load(name)
    players = int(params.get("players", game.seats[0]))
    options: dict[str, Value] = {}
    for written in filter(None, str(params.get("options", "")).split(";")):
        option, _, value = written.partition("=")
        known = next((known for known in game.options if known.id == option), None)
        if known is None:
            raise BadOption(f"unknown option {option!r}")
        options[option] = known.read(value)
    return setting(name, players, options, str(params.get("reward", "win")))


def type_of(name: str, reward: str = "win") -> Any:
    game, kind = games.load(name), pyspiel.GameType
    sums = kind.Utility.CONSTANT_SUM if reward == "win" else kind.Utility.ZERO_SUM
    return kind(
        short_name=PREFIX + name,
        long_name=game.title,
        dynamics=kind.Dynamics.SEQUENTIAL,
        chance_mode=kind.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kind.Information.IMPERFECT_INFORMATION,
        utility=sums,
        reward_model=kind.RewardModel.TERMINAL,
        max_num_players=game.seats[-1],
        min_num_players=game.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": game.seats[0], "reward": "win", "options": ""},
    )


def register(name: str) -> type[SpielGame]:
    made = type(f"{name.title()}Game", (SpielGame,), {"shelf": name})
    pyspiel.register_game(type_of(name), made)
    return made


GAMES: Final = {name: register(name) for name in games.SHELF}
