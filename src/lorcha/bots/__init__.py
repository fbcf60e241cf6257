"""Who can play. `load("random", seed)` seats one; a bot sees nothing but its perspective."""

from collections.abc import Callable
from typing import Final, Protocol

from lorcha.bots.random import Random
from lorcha.core.perspective import Perspective


class Bot(Protocol):
    def choose(self, perspective: Perspective) -> int:
        """One of the seat's legal moves."""
        ...


BOTS: Final[dict[str, Callable[[int], Bot]]] = {"random": Random}


class UnknownBot(LookupError):
    """There is no such bot here."""

    def __str__(self) -> str:
        return str(self.args[0])


def load(name: str, seed: int) -> Bot:
    """A bot of this name; with the same seed it plays the same."""
    if name not in BOTS:
        raise UnknownBot(f"unknown bot {name!r}; there are: {', '.join(BOTS)}")
    return BOTS[name](seed)
