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


class Level:
    """A level whose temperature depends on the game: in each game another bot plays for it."""

    def __init__(self, seed: int, level: str) -> None:
        self._seed = seed
        self._level = level
        self._bots: dict[str, Bot] = {}

    def choose(self, perspective: Perspective) -> int:
        return self._bot(perspective.game.id).choose(perspective)

    def consider(self, perspective: Perspective) -> Decision:
        return self._bot(perspective.game.id).consider(perspective)

    def _bot(self, game: str) -> Bot:
        if game not in self._bots:
            self._bots[game] = self._make(temperature_of(self._level, game))
        return self._bots[game]

    def _make(self, temperature: float) -> Bot:
        raise NotImplementedError


class Beginner(Level):
    """Looks one move ahead in so many worlds."""

    def __init__(self, seed: int, level: str, worlds: int) -> None:
        super().__init__(seed, level)
        self._worlds = worlds

    def _make(self, temperature: float) -> Bot:
        return Greedy(self._seed, self._worlds, temperature)


class Experienced(Level):
    """Plays by the net. Where there is none it searches, for so many simulations and with a
    temperature of its own."""

    def __init__(self, seed: int, level: str, simulations: int, temperature: float) -> None:
        super().__init__(seed, level)
        budget = Budget(simulations=simulations, seconds=1.0)
        self._search = Search(seed, budget, temperature, guide=NO_NET)

    def _make(self, temperature: float) -> Bot:
        return NetBot(self._seed, None, temperature, self._search)


def ship_boy(seed: int) -> Bot:
    return Beginner(seed, "ship_boy", worlds=1)


def sailor(seed: int) -> Bot:
    return Beginner(seed, "sailor", worlds=4)


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
