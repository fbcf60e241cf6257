# compiled by mypyc
"""An expedition has ended: the mission its space earns (MC-40 to MC-44, MC-77 to MC-79)."""

from typing import Final

from lorcha.core.moves import Moves
from lorcha.core.rows import Int
from lorcha.games.ching.box import (
    GEMS,
    REACH,
    TILE_CARDS,
    TILE_GEMS,
    TILE_GOLD,
    TILE_NUMBER,
)
from lorcha.games.ching.events import COMPLETED, REWARDED, USED
from lorcha.games.ching.moves import COMPLETE, FORGO
from lorcha.games.ching.rules.drawing import meet
from lorcha.games.ching.rules.expedition import space
from lorcha.games.ching.rules.scoring import trigger_end
from lorcha.games.ching.state import (
    ASK_MISSION,
    BY_MISSIONS,
    METEOROLOGY,
    ON_BOARD,
    TAKEN,
    Captain,
    Table,
)

PLAIN: Final = 0
WITH_METEOROLOGY: Final = 1


def nearest(table: Table, number: Int) -> Int:
    """The highest mission not above this number, or 0 (MC-41, MC-42)."""
    missions = table.missions
    numbers = TILE_NUMBER
    best: Int = 0
    for tile in range(len(missions)):
        if missions[tile] == ON_BOARD and best < numbers[tile] <= number:
            best = numbers[tile]
    return best


def in_reach(table: Table, tile: Int, number: Int) -> bool:
    """With Meteorology (MC-77)."""
    return table.missions[tile] == ON_BOARD and number <= TILE_NUMBER[tile] <= number + REACH


def seek_mission(table: Table) -> None:
    seat = table.active
    number = space(table.expedition())
    available = nearest(table, number) > 0
    if table.captains[seat].ready[METEOROLOGY] > 0:
        for tile in range(len(table.missions)):
            available = available or in_reach(table, tile, number)
    if available:
        table.agenda.push(ASK_MISSION, 1 << seat)


def offer_missions(table: Table, seat: Int, out: Moves) -> None:
    """The nearest is compulsory, unless Meteorology reaches another (MC-43, MC-78)."""
    number = space(table.expedition())
    best = nearest(table, number)
    for tile in range(len(table.missions)):
        if best > 0 and table.missions[tile] == ON_BOARD and TILE_NUMBER[tile] == best:
            out.add(COMPLETE.pack(tile, PLAIN))
    if table.captains[seat].ready[METEOROLOGY] > 0:
        for tile in range(len(table.missions)):
            if in_reach(table, tile, number):
                out.add(COMPLETE.pack(tile, WITH_METEOROLOGY))
    if best == 0:
        out.add(FORGO.number)


def complete(table: Table, seat: Int, move: Int) -> None:
    table.agenda.answered(seat)
    if move == FORGO.number:
        return
    captain = table.captains[seat]
    tile = COMPLETE.get(move, 0)
    if COMPLETE.get(move, 1) == WITH_METEOROLOGY:
        captain.use(METEOROLOGY)
        table.tell(USED, seat, METEOROLOGY)
    table.missions[tile] = TAKEN + seat
    table.completed = 1
    table.progress = 1
    table.tell(COMPLETED, seat, tile, TILE_NUMBER[tile])
    reward(table, seat, captain, tile)
    if missions_left(table) == 0:
        trigger_end(table, BY_MISSIONS)
    meet(table, seat, TILE_CARDS[tile])


def reward(table: Table, seat: Int, captain: Captain, tile: Int) -> None:
    """Gold and gems; the supply never fails (MC-44, MC-117)."""
    captain.gold += TILE_GOLD[tile]
    table.gold_left -= TILE_GOLD[tile]
    for gem in range(len(GEMS)):
        captain.gems[gem] += TILE_GEMS[tile * 3 + gem]
        table.gems_left[gem] -= TILE_GEMS[tile * 3 + gem]
    first: Int = tile * 3
    table.tell(
        REWARDED,
        seat,
        TILE_GOLD[tile],
        TILE_GEMS[first],
        TILE_GEMS[first + 1],
        TILE_GEMS[first + 2],
    )


def missions_left(table: Table) -> Int:
    count: Int = 0
    for tile in range(len(table.missions)):
        if table.missions[tile] == ON_BOARD:
            count += 1
    return count
