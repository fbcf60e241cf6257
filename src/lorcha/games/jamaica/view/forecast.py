"""Where each card would take its captain, as the ships lie now.

The rules play the card out on copies of the table, one for each choice the captain has on the way.
"""

from typing import Final

import msgspec

from lorcha.games.jamaica.state import Table
from lorcha.games.jamaica.view.holds import Hold
from lorcha.games.jamaica.view.voyage import Arrival, Load, Voyage

HALVES: Final = ["morning", "evening"]


class Prospect(msgspec.Struct, frozen=True):
    """One way in which half a turn can go, the holds after it, and what can follow.

    Where the route forks, or a ship may drift to several places, there are several of them. A hold
    is null where its contents hang on which hold the captain pays from, or empties. `certain` is
    false where a combat or a treasure before the end of it can change any of this; it then says
    what happens if they change nothing.
    """

    half: str
    arrivals: list[Arrival]
    load: Load | None
    holds: list[Hold | None]
    certain: bool
    then: list["Prospect"]


def foresee(table: Table, seat: int, card: int) -> list[Prospect]:
    """What a card would do if its captain turned it up now."""
    voyage = Voyage(table, seat)
    voyage.world.ships[seat].played.add(card)
    return prospects([voyage], 0)


def prospects(starts: list[Voyage], half: int) -> list[Prospect]:
    """All that half a turn can bring to a captain who may be in any of these positions."""
    if half == len(HALVES):
        return []
    ways: list[list[Voyage]] = []
    for start in starts:
        for end in start.sail(half):
            way = next((ends for ends in ways if ends[0].looks_like(end)), None)
            if way is None:
                ways.append([end])
            else:
                way.append(end)
    return [
        Prospect(
            half=HALVES[half],
            arrivals=ends[0].arrivals,
            load=ends[0].load,
            holds=shared([end.holds() for end in ends]),
            certain=all(end.certain for end in ends),
            then=prospects(ends, half + 1),
        )
        for ends in ways
    ]


def shared(ships: list[list[Hold | None]]) -> list[Hold | None]:
    """What is in a hold in every case, or null."""
    return [holds[0] if len({*holds}) == 1 else None for holds in zip(*ships, strict=True)]
