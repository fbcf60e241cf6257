"""Which bots play on which deal: every line-up plays the same deals from every seat."""

from collections.abc import Mapping, Sequence
from itertools import combinations
from random import Random
from typing import Final

import msgspec

from lorcha import __version__, bots, games
from lorcha.core.options import BadOption, Value

BOT_SEED_BITS: Final = 30


class Pairing(msgspec.Struct, frozen=True):
    """One game to play: the bots in the order of the seats, and the number of the deal."""

    number: int
    deal: int
    bots: tuple[str, ...]


class Schedule(msgspec.Struct, frozen=True):
    """What a tournament plays. Equal schedules play the same games."""

    game: str
    bots: tuple[str, ...]
    seats: int
    seed: int
    options: dict[str, Value]
    rules: str
    lorcha: str = __version__

    def lineups(self) -> list[tuple[str, ...]]:
        """Every combination of bots, in every rotation of the seats."""
        lineups: dict[tuple[str, ...], None] = {}
        for lineup in combinations(self.bots, self.seats):
            for turn in range(self.seats):
                lineups[lineup[turn:] + lineup[:turn]] = None
        return list(lineups)

    def pairing(self, number: int) -> Pairing:
        lineups = self.lineups()
        deal, turn = divmod(number, len(lineups))
        return Pairing(number, self.seed + deal, lineups[turn])

    def bot_seeds(self, number: int) -> list[int]:
        """A separate seed for each bot, so that none can foresee the game's chance."""
        chance = Random(f"{self.seed} {number}")
        return [chance.getrandbits(BOT_SEED_BITS) for _ in range(self.seats)]


def schedule(
    name: str, names: Sequence[str], seats: int | None, seed: int, options: Mapping[str, Value]
) -> Schedule:
    """The schedule of these bots; BadOption or UnknownBot if it cannot be played."""
    game = games.load(name)
    for bot in names:
        bots.load(bot, 0)
    count = seats or len(names)
    if len(names) < count:
        raise BadOption(f"{len(names)} bots cannot take {count} seats; name a bot for each")
    complete = game.complete(count, options)
    return Schedule(game.id, tuple(names), count, seed, complete, game.rules_version)
