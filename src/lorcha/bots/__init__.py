"""The bots. `load("search:1s", seed)` makes one; a bot sees nothing but its perspective."""

from collections.abc import Callable
from pathlib import Path
from typing import Final

from lorcha.bots.agents import is_agent, load_agent
from lorcha.bots.bot import Bot as Bot
from lorcha.bots.bot import Candidate as Candidate
from lorcha.bots.bot import Decision as Decision
from lorcha.bots.bot import UnknownBot as UnknownBot
from lorcha.bots.budget import Budget as Budget
from lorcha.bots.budget import read_budget
from lorcha.bots.greedy import Greedy
from lorcha.bots.guide import Guide
from lorcha.bots.levels import LEVELS as LEVELS
from lorcha.bots.net import NetBot
from lorcha.bots.random import Random
from lorcha.bots.search import ClassicSearch, PlainSearch, Search

NET: Final = "net"
SEARCH: Final = "search"
# To measure against; nobody picks them as opponents.
MEASURES: Final = {"search-plain": PlainSearch, "search-classic": ClassicSearch}
BOTS: Final[dict[str, Callable[[int], Bot]]] = {
    "random": Random,
    "greedy": Greedy,
    NET: NetBot,
    SEARCH: Search,
    **LEVELS,
}


def load(name: str, seed: int) -> Bot:
    """A bot of this name; with the same seed it plays the same.

    The name may carry a budget: `search:1s` thinks for a second, `search:800` for 800 simulations.
    `net:FILE` plays by weights of your own, `search:1s@FILE` searches with them; `my_module:Agent`
    is a bot of your own.
    """
    kind, colon, text = name.partition(":")
    if kind in MEASURES:
        return load_measure(name, seed)
    if kind not in BOTS:
        if is_agent(name):
            return load_agent(name, seed)
        known = ", ".join(BOTS)
        raise UnknownBot(f"unknown bot {kind!r}; there are: {known}, and your own as module:Agent")
    if not colon:
        return BOTS[kind](seed)
    if kind == NET:
        return NetBot(seed, Path(text))
    budget_text, _, path = text.partition("@")
    budget = read_budget(budget_text)
    if budget is None or kind != SEARCH:
        raise UnknownBot(f"{name!r}: only search takes a budget, such as search:1s or search:800")
    return Search(seed, budget, guide=Guide(path))


def load_measure(name: str, seed: int) -> Bot:
    kind, _, text = name.partition(":")
    budget = read_budget(text)
    if budget is None or budget.processes > 1:
        raise UnknownBot(f"{name!r}: {kind} needs a budget for one process, such as 1s")
    return MEASURES[kind](seed, budget)


def takes(kind: str, text: str) -> bool:
    """Is `kind:text` the name of a bot: a search with a budget, a net, or a bot of your own?"""
    if kind == SEARCH:
        return read_budget(text.partition("@")[0]) is not None
    if kind in MEASURES:
        return read_budget(text) is not None
    return kind == NET or (kind not in BOTS and is_agent(f"{kind}:{text}"))
