"""The games with features and their numbers of players: what the environments are tested with."""

import pytest

from lorcha.core.game import Game
from lorcha.games import SHELF, load

GAMES = {name: load(name) for name in SHELF if load(name).features is not None}
EVERY = [pytest.param(name, n, id=f"{name} for {n}") for name in GAMES for n in load(name).seats]
FEWEST = [pytest.param(name, load(name).seats[0], id=name) for name in GAMES]


def game_of(name: str) -> Game:
    return GAMES[name]
