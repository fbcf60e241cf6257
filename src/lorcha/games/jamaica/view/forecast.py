# compiled by mypyc
"""Where each card, or each answer in a turn under way, would take a ship, as the ships lie now.

The rules play it out on copies of the table, one for each choice the captain has on the way.
"""

from collections.abc import Iterable
from typing import Final

from lorcha.games.jamaica.moves import MOVES
from lorcha.games.jamaica.state import (
    ASK_DIRECTION,
    ASK_DUMP,
    ASK_LAIR,
    ASK_LOAD,
    ASK_PAYMENT,
    ASK_RETREAT,
    ASK_ROUTE,
    NONE,
    Table,
)
from lorcha.games.jamaica.view.structs import Hold, Prospect
from lorcha.games.jamaica.view.voyage import Voyage

HALVES: Final = ["morning", "evening"]
# After any other answer a die is thrown, or a combat goes on
STEERING: Final = [
    ASK_ROUTE, ASK_RETREAT, ASK_LOAD, ASK_DUMP, ASK_PAYMENT, ASK_LAIR, ASK_DIRECTION,
]  # fmt: skip


def foresee(table: Table, seat: int, card: int) -> list[Prospect]:
    """What a card would do if its captain turned it up now."""
    voyage = Voyage(table, seat)
    voyage.world.ships[seat].played.add(card)
    return prospects([voyage], 0)


def foresee_answers(table: Table, seat: int) -> dict[str, list[Prospect]]:
    """How the turn can go on after each answer to a question from which a ship may come to move."""
    if table.over() or int(table.agenda.what()) not in STEERING or not moves_ship(table, seat):
        return {}
    return {MOVES.to_text(move): foresee_answer(table, seat, move) for move in table.legal(seat)}


def moves_ship(table: Table, seat: int) -> bool:
    """It is the turn of a ship that this seat moves, and no combat is on."""
    acting = int(table.acting)
    return acting != NONE and table.attacker == NONE and table.mover_of(acting) == seat


def foresee_answer(table: Table, seat: int, move: int) -> list[Prospect]:
    half = int(table.half)
    after = len(HALVES) if table.is_ghost(table.acting) else half + 1  # no turn follows it
    return gather(Voyage(table, seat).sail_on(move), half, after)


def prospects(starts: list[Voyage], half: int) -> list[Prospect]:
    """All that half a turn can bring to a captain who may be in any of these positions."""
    if half >= len(HALVES):
        return []
    return gather((end for start in starts for end in start.sail(half)), half, half + 1)


def gather(ends: Iterable[Voyage], half: int, after: int) -> list[Prospect]:
    """Each different way in which this half can end, with what comes in the half after it."""
    ways: list[list[Voyage]] = []
    for end in ends:
        way = next((others for others in ways if others[0].looks_like(end)), None)
        if way is None:
            ways.append([end])
        else:
            way.append(end)
    return [
        Prospect(
            half=HALVES[half],
            arrivals=way[0].arrivals,
            load=way[0].load,
            holds=shared([end.holds() for end in way]),
            certain=all(end.certain for end in way),
            then=prospects(way, after),
        )
        for way in ways
    ]


def shared(ships: list[list[Hold | None]]) -> list[Hold | None]:
    """What is in a hold in every case, or null."""
    return [holds[0] if len({*holds}) == 1 else None for holds in zip(*ships, strict=True)]
