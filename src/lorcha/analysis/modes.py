"""How much work an analysis may do: counted in positions looked at, so that it ends the same on
every machine."""

from typing import Final

import msgspec


class Mode(msgspec.Struct, frozen=True):
    """`views` of positions may be spent on a game; a decision gets `worlds` from the least to the
    most, in each of which at most `options` moves are compared. Then others play on for at most
    `rounds` of the table, until the seat is asked again. A move under suspicion is looked at
    further ahead, in as many worlds as `further` says, and what was played and may be a mistake
    once more, in as many as `again` says. The mean over `deals` is the first share.
    """

    name: str
    views: int
    worlds: tuple[int, int]
    options: int
    rounds: int
    deals: int
    further: int
    again: int


QUICK: Final = Mode("quick", 60_000, (4, 12), 6, 2, 24, 32, 128)
DEEP: Final = Mode("deep", 1_000_000, (16, 64), 16, 2, 96, 128, 256)
MODES: Final = {mode.name: mode for mode in (QUICK, DEEP)}
