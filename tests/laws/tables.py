"""The tables at which the laws are checked: every game, number of seats and option.

Games are numbered; a number decides the options, the chance and the moves, so every failure can be
played again.
"""

import os
from collections.abc import Callable, Collection, Iterator
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from random import Random
from typing import TypeAlias

import pytest
from _pytest.mark.structures import ParameterSet

from lorcha.core.chance import Fast
from lorcha.core.compiled import COMPILED
from lorcha.core.game import Game
from lorcha.core.journal import Journal
from lorcha.core.options import BadOption, Value
from lorcha.core.state import State
from lorcha.games import SHELF, load
from tests.toy import TOY

Options: TypeAlias = dict[str, Value]
MoveCheck: TypeAlias = Callable[[State], list[str]]  # returns the faults it finds

GAMES = {name: load(name) for name in SHELF} | {TOY.id: TOY}
GAMES_IN_TEST = {"dragon": 500, "toy": 1000}
GAMES_OTHERWISE = 300
SLOWER = {"dragon": 10, "toy": 10}  # interpreted, only every 10th game is played: see law 7
SLOWER_OTHERWISE = 60
SAMPLE = int(os.environ.get("LORCHA_SAMPLE", "1"))  # `make quick` plays one game in this many
# One position in this many is checked closely, by the length of the game.
EVERY = {"toy": 1, "dragon": 8, "jamaica": 24, "panda": 24, "ching": 80}
LOOKS = 12  # positions of other games that are checked closely
LONGEST = 20_000  # decisions; a game that takes more does not end


def tables(*, share: int = 1, names: Collection[str] = GAMES) -> list[ParameterSet]:
    """Every game and number of seats with the games to play: all of them, or one in `share`."""
    return [
        table(game, seats, 0, max(1, games_in_test(game.id) // share))
        for game in GAMES.values()
        if game.id in names
        for seats in game.seats
    ]


def games_in_test(name: str) -> int:
    slower = 1 if COMPILED else SLOWER.get(name, SLOWER_OTHERWISE)
    return max(1, GAMES_IN_TEST.get(name, GAMES_OTHERWISE) // slower // SAMPLE)


def table(game: Game, seats: int, first: int, count: int) -> ParameterSet:
    numbers = range(first, first + count)
    since = f" from {first}" if first else ""
    return pytest.param(game, seats, numbers, id=f"{game.id} for {seats}, {count} games{since}")


@cache
def choices_of_options(name: str, seats: int) -> list[Options]:
    """The defaults, then each other value by itself, where this number of seats can play it."""
    game = GAMES[name]
    single: list[Options] = [{o.id: value} for o in game.options for value in o.values[1:]]
    return [{}, *(options for options in single if playable(game, seats, options))]


def playable(game: Game, seats: int, options: Options) -> bool:
    try:
        game.new(seats, options, chance=Fast(0))
    except BadOption:
        return False
    return True


def options_of(game: Game, seats: int, number: int) -> Options:
    """The first games try each value by itself, the later ones mix them."""
    listed = choices_of_options(game.id, seats)
    if number < len(listed):
        return listed[number]
    mixed = Random(number)
    while True:
        options: Options = {option.id: mixed.choice(option.values) for option in game.options}
        if playable(game, seats, options):
            return options


def begin(game: Game, seats: int, number: int) -> State:
    options = options_of(game, seats, number)
    return game.new(seats, options, chance=Fast(number), journal=Journal())


def step(state: State, chooser: Random) -> tuple[int, int]:
    """Play a random move of a random actor."""
    seat = chooser.choice(state.actors())
    move = chooser.choice(state.legal(seat))
    state.play(seat, move)
    return seat, move


def positions(game: Game, seats: int, number: int) -> Iterator[State]:
    """One random game, shown before its first move and after each; the state is the same object."""
    state, chooser = begin(game, seats, number), Random(number)
    yield state
    while not state.over():
        step(state, chooser)
        yield state


def sampled(game: Game, seats: int, number: int, sparser: int = 1) -> Iterator[State]:
    """Some positions of a random game, and the last."""
    chooser, every = Random(f"sample {number}"), every_of(game.id) * sparser
    for state in positions(game, seats, number):
        if state.over() or chooser.randrange(every) == 0:
            yield state


@cache
def every_of(name: str) -> int:
    if name in EVERY:
        return EVERY[name]
    game = GAMES[name]
    return max(1, sum(1 for _ in positions(game, game.seats[0], 0)) // LOOKS)


def move_check(game: Game, state: State) -> MoveCheck:
    """What a game's own tests check after every move: see `tests/<game>/move_checks.py`."""
    name = f"tests.{game.id}.move_checks"
    if find_spec(f"tests.{game.id}") is None or find_spec(name) is None:
        return lambda state: []
    check: MoveCheck = import_module(name).move_check(state)
    return check
