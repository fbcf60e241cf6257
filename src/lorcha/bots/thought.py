"""What a bot makes of a position: its choice, and on request its reasons."""

from collections.abc import Sequence
from typing import Protocol

import msgspec

from lorcha.core.chance import Chance
from lorcha.core.perspective import Perspective


class Candidate(msgspec.Struct, frozen=True):
    """A move that was considered: how often it was tried, and who would win after it.

    `shares` has the share of the win each seat may expect; it is empty if the bot cannot tell.
    """

    move: int
    visits: int
    shares: tuple[float, ...] = ()


class Thought(msgspec.Struct, frozen=True):
    """The move chosen, and all that were considered, the best first."""

    move: int
    candidates: list[Candidate]


class Bot(Protocol):
    def choose(self, perspective: Perspective) -> int:
        """One of the seat's legal moves."""
        ...

    def consider(self, perspective: Perspective) -> Thought:
        """The same choice with its reasons."""
        ...


def drawn(weights: Sequence[float], chance: Chance) -> int:
    """The number of one of these, each as likely as it weighs."""
    point = chance.below(1 << 30) / (1 << 30) * sum(weights)
    for number, weight in enumerate(weights):
        point -= weight
        if point < 0:
            return number
    return len(weights) - 1
