"""The bots. `load("search:1s", seed)` makes one; a bot sees nothing but its perspective."""

from collections.abc import Callable
from typing import Final

from lorcha.bots.bot import Bot as Bot
from lorcha.bots.bot import Candidate as Candidate
from lorcha.bots.bot import Decision as Decision
from lorcha.bots.budget import Budget as Budget
from lorcha.bots.budget import read_budget
from lorcha.bots.greedy import Greedy
from lorcha.bots.levels import LEVELS as LEVELS
from lorcha.bots.random import Random
from lorcha.bots.search import Search

SEARCH: Final = "search"
BOTS: Final[dict[str, Callable[[int], Bot]]] = {
    "random": Random,
    "greedy": Greedy,
    SEARCH: Search,
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
    kind, colon, budget_text = name.partition(":")
    if kind not in BOTS:
        raise UnknownBot(f"unknown bot {kind!r}; there are: {', '.join(BOTS)}")
    if not colon:
        return BOTS[kind](seed)
    budget = read_budget(budget_text)
    if budget is None or kind != SEARCH:
        raise UnknownBot(f"{name!r}: only search takes a budget, such as search:1s or search:800")
    return Search(seed, budget)


def has_budget(kind: str, budget_text: str) -> bool:
    """Does a bot of this kind take this text as its budget?"""
    return kind == SEARCH and read_budget(budget_text) is not None
