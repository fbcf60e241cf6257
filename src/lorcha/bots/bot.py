"""What a bot is: it gets a perspective and answers with a move, on request with its reasons."""

from collections.abc import Sequence
from typing import Protocol

import msgspec

from lorcha.core.chance import Chance
from lorcha.core.perspective import Perspective


class UnknownBot(LookupError):
    """There is no such bot here."""

    def __str__(self) -> str:
        return str(self.args[0])


class Candidate(msgspec.Struct, frozen=True):
    """A move the bot considered: how often it was tried, and who would win after it.

    `shares` holds the share of the win each seat may expect; it is empty if the bot cannot say.
    `gain` is what a search maximises: the seat's own share, and a little for the margin.
    """

    move: int
    visits: int
    shares: tuple[float, ...] = ()
    gain: float = 0.0


class Decision(msgspec.Struct, frozen=True):
    """The chosen move, and all candidates, the best first."""

    move: int
    candidates: list[Candidate]


class Bot(Protocol):
    def choose(self, perspective: Perspective) -> int:
        """One of the seat's legal moves."""
        ...

    def consider(self, perspective: Perspective) -> Decision:
        """The same choice with its reasons."""
        ...


def draw_weighted(weights: Sequence[float], chance: Chance) -> int:
    """A random index; each is as likely as its weight."""
    point = chance.below(1 << 30) / (1 << 30) * sum(weights)
    for index, weight in enumerate(weights):
        point -= weight
        if point < 0:
            return index
    return len(weights) - 1
