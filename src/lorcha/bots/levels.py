"""The opponents a person picks from, the gentlest first.

The first two look one move ahead. Then come those who play by the net of the game, at once, each
with a steadier hand than the one before; the last two think as well. None of them sees more than a
person would, and none loses on purpose. The text `bot-<id>.help` says what each is like;
`docs/bots.md` says how strong each was measured.
"""

from collections.abc import Callable
from typing import Final

from lorcha.bots.bot import Bot, Decision
from lorcha.bots.budget import Budget
from lorcha.bots.greedy import Greedy
from lorcha.bots.guide import NO_NET
from lorcha.bots.net import NetBot
from lorcha.bots.search import Search
from lorcha.bots.temperatures import temperature_of
from lorcha.core.perspective import Perspective


class Experienced:
    """Plays by the net with the temperature of its level in this game.

    Where there is no net it searches, for so many simulations and with a temperature of its own.
    """

    def __init__(self, seed: int, level: str, simulations: int, temperature: float) -> None:
        self._seed = seed
        self._level = level
        budget = Budget(simulations=simulations, seconds=1.0)
        self._search = Search(seed, budget, temperature, guide=NO_NET)
        self._bots: dict[str, NetBot] = {}

    def choose(self, perspective: Perspective) -> int:
        return self._bot(perspective.game.id).choose(perspective)

    def consider(self, perspective: Perspective) -> Decision:
        return self._bot(perspective.game.id).consider(perspective)

    def _bot(self, game: str) -> NetBot:
        if game not in self._bots:
            temperature = temperature_of(self._level, game)
            self._bots[game] = NetBot(self._seed, None, temperature, self._search)
        return self._bots[game]


def ship_boy(seed: int) -> Bot:
    return Greedy(seed, worlds=1, temperature=0.4)


def sailor(seed: int) -> Bot:
    return Greedy(seed, worlds=4, temperature=0.08)


def boatswain(seed: int) -> Bot:
    return Experienced(seed, "boatswain", 24, 0.5)


def mate(seed: int) -> Bot:
    return Experienced(seed, "mate", 80, 0.35)


def captain(seed: int) -> Bot:
    return Experienced(seed, "captain", 200, 0.25)


def commodore(seed: int) -> Bot:
    return Search(seed, Budget(simulations=300, seconds=0.5))


def admiral(seed: int) -> Bot:
    return Search(seed, Budget(seconds=1.5))


LEVELS: Final[dict[str, Callable[[int], Bot]]] = {
    "ship_boy": ship_boy,
    "sailor": sailor,
    "boatswain": boatswain,
    "mate": mate,
    "captain": captain,
    "commodore": commodore,
    "admiral": admiral,
}
