"""The opponents a person picks from, the gentlest first: less thought and a looser hand.

None of them sees more than a person would, and none throws a game away on purpose. What each is
like is told by the text `bot-<id>.help`; how strong each is was measured, see `docs/bots.md`.
"""

from collections.abc import Callable
from typing import Final

from lorcha.bots.budget import Budget
from lorcha.bots.greedy import Greedy
from lorcha.bots.search import Search
from lorcha.bots.thought import Bot


def ship_boy(seed: int) -> Bot:
    return Greedy(seed, worlds=1, temperature=0.4)


def sailor(seed: int) -> Bot:
    return Greedy(seed, worlds=4, temperature=0.08)


def boatswain(seed: int) -> Bot:
    return Search(seed, Budget(simulations=24, seconds=0.5), temperature=0.5)


def captain(seed: int) -> Bot:
    return Search(seed, Budget(simulations=200, seconds=1.0), temperature=0.25)


def admiral(seed: int) -> Bot:
    return Search(seed, Budget(seconds=1.5))


LEVELS: Final[dict[str, Callable[[int], Bot]]] = {
    "ship_boy": ship_boy,
    "sailor": sailor,
    "boatswain": boatswain,
    "captain": captain,
    "admiral": admiral,
}
