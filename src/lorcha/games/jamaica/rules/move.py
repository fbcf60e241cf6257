# compiled by mypyc
"""Movement: as many spaces as the die shows, by a route of the mover's choice.

A route is a number: the ship + 8 x the steps + 64 if it goes backward.
"""

from typing import Final

from lorcha.core.moves import Moves
from lorcha.core.rows import Int
from lorcha.games.jamaica.box import AHEAD, AHEAD_TOO, BEHIND, BEHIND_TOO, DISTANCE, NO_SPACE
from lorcha.games.jamaica.events import GHOST_SAILED, SAILED
from lorcha.games.jamaica.moves import SAIL
from lorcha.games.jamaica.state import ASK_ROUTE, LAND, PORT_ROYAL, Table

NO_LAP: Final = 99


def set_sail(table: Table, number: Int, steps: Int, backward: Int) -> None:
    table.agenda.push(ASK_ROUTE, 1 << table.mover_of(number), number + 8 * steps + 64 * backward)


def offer_ends(table: Table, out: Moves) -> None:
    """Every space where the full move can end (JA-33, JA-34)."""
    route = table.agenda.number()
    ship = table.ships[route & 7]
    add_ends(ship.space, ship.lap, (route >> 3) & 7, route >> 6, out)


def add_ends(space: Int, lap: Int, steps: Int, backward: Int, out: Moves) -> None:
    """Walk on to the end of the move, both ways where the lanes part."""
    while steps > 0:
        if is_finish(space, lap) and not backward:  # JA-89, JA-110
            break
        other = BEHIND_TOO[space] if backward else AHEAD_TOO[space]
        if other != NO_SPACE:
            way = BEHIND[space] if backward else AHEAD[space]
            add_ends(way, lap_at(space, way, lap, backward), steps - 1, backward, out)
            add_ends(other, lap_at(space, other, lap, backward), steps - 1, backward, out)
            return
        way = BEHIND[space] if backward else AHEAD[space]
        lap = lap_at(space, way, lap, backward)
        space = way
        steps -= 1
    move = SAIL.pack(space)
    if not out.has(move):
        out.add(move)


def is_finish(space: Int, lap: Int) -> bool:
    return space == PORT_ROYAL and lap == 1


def lap_at(space: Int, way: Int, lap: Int, backward: Int) -> Int:
    """A step forward into Port Royal gains a lap, a step backward out of it loses one (JA-6)."""
    if backward:
        return lap - 1 if space == PORT_ROYAL else lap
    return lap + 1 if way == PORT_ROYAL else lap


def find_lap(space: Int, lap: Int, steps: Int, backward: Int, end: Int) -> Int:
    """The lap in which this move reaches its end, or NO_LAP if it does not end there."""
    if steps == 0 or (is_finish(space, lap) and not backward):
        return lap if space == end else NO_LAP
    way = BEHIND[space] if backward else AHEAD[space]
    end_lap = find_lap(way, lap_at(space, way, lap, backward), steps - 1, backward, end)
    other = BEHIND_TOO[space] if backward else AHEAD_TOO[space]
    if end_lap == NO_LAP and other != NO_SPACE:
        end_lap = find_lap(other, lap_at(space, other, lap, backward), steps - 1, backward, end)
    return end_lap


def sail(table: Table, seat: Int, end: Int) -> None:
    """Spaces passed over do nothing (JA-35)."""
    route = table.agenda.number()
    table.agenda.answered(seat)
    ship = table.ships[route & 7]
    start = ship.space
    steps = (route >> 3) & 7
    ship.lap = find_lap(start, ship.lap, steps, route >> 6, end)
    ship.space = end
    if ship.finished():  # the rest of the move is lost
        steps = min(steps, DISTANCE[start])
    if table.is_ghost(route & 7):
        table.tell(GHOST_SAILED, -1, start, end, steps, route >> 6)
    else:
        table.tell(SAILED, route & 7, start, end, steps, route >> 6)
    table.agenda.push(LAND, 0, route & 7)
