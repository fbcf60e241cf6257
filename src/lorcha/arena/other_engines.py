"""Other libraries, measured in the same run: OpenSpiel's hearts and catanatron's Catan."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Final

from lorcha.arena.measures import Sample, random_picks, time_runs

Measure = Callable[[float], Sample]


@dataclass(frozen=True)
class Peer:
    """A library, and how to prepare its measures if it is installed."""

    title: str
    module: str
    package: str
    prepare: Callable[[], Mapping[str, Measure]]
    measures: Mapping[str, str]  # with a description of each

    def installed(self) -> bool:
        return find_spec(self.module) is not None


def open_spiel() -> Mapping[str, Measure]:
    pyspiel = import_module("pyspiel")
    game = pyspiel.load_game("hearts")
    bots = [pyspiel.make_uniform_random_bot(seat, seat) for seat in range(game.num_players())]
    picks = random_picks()

    def deal() -> Any:
        state = game.new_initial_state()
        while state.is_chance_node():
            step_by_chance(state, next(picks))
        return state

    def play(state: Any) -> int:
        return drive(state, picks)

    def play_in_c(state: Any) -> int:
        """OpenSpiel's own loop over its own random bots; nothing is dealt any more."""
        before = state.move_number()
        pyspiel.evaluate_bots(state, bots, next(picks))
        return int(state.move_number() - before)

    return {
        "hearts": lambda seconds: time_runs(game.new_initial_state, play, seconds),
        "hearts_dealt": lambda seconds: time_runs(deal, play, seconds),
        "hearts_in_c": lambda seconds: time_runs(deal, play_in_c, seconds),
    }


def drive(state: Any, picks: Iterable[int]) -> int:
    """Random play to the end, the loop that fits every OpenSpiel game; decisions of players."""
    decisions = 0
    for pick in picks:
        if state.is_terminal():
            break
        if state.is_chance_node():
            step_by_chance(state, pick)
            continue
        moves = state.legal_actions()
        state.apply_action(moves[pick % len(moves)])
        decisions += 1
    return decisions


def step_by_chance(state: Any, pick: int) -> None:
    """The outcomes are equally likely: hearts deals card by card."""
    outcomes = state.chance_outcomes()
    state.apply_action(outcomes[pick % len(outcomes)][0])


def catanatron() -> Mapping[str, Measure]:
    library = import_module("catanatron")

    def begin() -> Any:
        return library.Game([library.RandomPlayer(color) for color in library.Color])

    return {"catan": lambda seconds: time_runs(begin, tick, seconds)}


def tick(game: Any) -> int:
    """Play to the end; every tick is one decision."""
    decisions = 0
    while game.winning_color() is None and game.state.num_turns < MAX_TURNS:
        game.play_tick()
        decisions += 1
    return decisions


MAX_TURNS: Final = 1000  # turns, catanatron's own limit
PEERS: Final = {
    "open_spiel": Peer(
        "OpenSpiel",
        "pyspiel",
        "open_spiel",
        open_spiel,
        {
            "hearts": "hearts from Python, the deal included",
            "hearts_dealt": "hearts from Python, after the deal",
            "hearts_in_c": "hearts in its C++ loop, random bots, after the deal",
        },
    ),
    "catanatron": Peer(
        "catanatron",
        "catanatron",
        "catanatron",
        catanatron,
        {"catan": "Catan, 4 random players"},
    ),
}
