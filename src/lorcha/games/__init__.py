"""The games on the shelf. `load("dragon")` takes one down."""

from functools import cache
from importlib import import_module

from lorcha.core.game import Game

SHELF = ("dragon", "jamaica", "ching", "panda")


class UnknownGame(LookupError):
    """There is no such game here."""

    def __str__(self) -> str:
        return str(self.args[0])


@cache
def load(name: str) -> Game:
    if name not in SHELF:
        raise UnknownGame(f"unknown game {name!r}; there are: {', '.join(SHELF)}")
    game: Game = import_module(f"lorcha.games.{name}").GAME
    return game
