"""The opponents a person picks from, the gentlest first: each thinks longer than the one before.

None of them sees more than a person would, and none loses on purpose. The text `bot-<id>.help` says
what each is like; `docs/bots.md` says how strong each was measured.
"""

from collections.abc import Callable
from typing import Final

from lorcha.bots.bot import Bot
from lorcha.bots.budget import Budget
from lorcha.bots.greedy import Greedy
from lorcha.bots.search import Search


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
