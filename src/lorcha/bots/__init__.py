"""Who can play. `load("search:1s", seed)` seats one; a bot sees nothing but its perspective."""

from collections.abc import Callable
from typing import Final

from lorcha.bots.budget import Budget as Budget
from lorcha.bots.budget import read_budget
from lorcha.bots.greedy import Greedy
from lorcha.bots.levels import LEVELS as LEVELS
from lorcha.bots.random import Random
from lorcha.bots.search import Search
from lorcha.bots.thought import Bot as Bot
from lorcha.bots.thought import Candidate as Candidate
from lorcha.bots.thought import Thought as Thought

THINKER: Final = "search"
BOTS: Final[dict[str, Callable[[int], Bot]]] = {
    "random": Random,
    "greedy": Greedy,
    THINKER: Search,
    **LEVELS,
}


class UnknownBot(LookupError):
    """There is no such bot here."""

    def __str__(self) -> str:
        return str(self.args[0])


def load(name: str, seed: int) -> Bot:
    """A bot of this name; with the same seed it plays the same.

    The name may carry a budget: `search:1s` thinks for a second, `search:800` for 800 simulations.
    """
    kind, colon, written = name.partition(":")
    if kind not in BOTS:
        raise UnknownBot(f"unknown bot {kind!r}; there are: {', '.join(BOTS)}")
    if not colon:
        return BOTS[kind](seed)
    budget = read_budget(written)
    if budget is None or kind != THINKER:
        raise UnknownBot(f"{name!r}: only search takes a budget, such as search:1s or search:800")
    return Search(seed, budget)


def has_budget(kind: str, written: str) -> bool:
    """Does the bot of this kind take what is written as a budget?"""
    return kind == THINKER and read_budget(written) is not None
