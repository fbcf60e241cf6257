# compiled by mypyc
"""Movement: as many spaces as the die shows, by a route of the mover's choice."""

from typing import Final

from lorcha.core.moves import Moves
from lorcha.core.rows import Int
from lorcha.games.jamaica.box import AHEAD, AHEAD_TOO, BEHIND, BEHIND_TOO, DISTANCE, NO_SPACE
from lorcha.games.jamaica.events import GHOST_SAILED, SAILED
from lorcha.games.jamaica.moves import SAIL
from lorcha.games.jamaica.rules.land import land
from lorcha.games.jamaica.rules.tasks import route, route_backward, route_steps, ship_of
from lorcha.games.jamaica.state import ASK_ROUTE, PORT_ROYAL, Table

NO_LAP: Final = 99


def set_sail(table: Table, number: Int, steps: Int, backward: Int) -> None:
    table.agenda.push(ASK_ROUTE, 1 << table.mover_of(number), route(number, steps, backward))


def offer_ends(table: Table, out: Moves) -> None:
    """Every space where the full move can end (JA-33, JA-34)."""
    number = table.agenda.number()
    ship = table.ships[ship_of(number)]
    add_ends(ship.space, ship.lap, route_steps(number), route_backward(number), out)


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
    while steps > 0 and (backward or not is_finish(space, lap)):
        steps -= 1
        other = BEHIND_TOO[space] if backward else AHEAD_TOO[space]
        way = BEHIND[space] if backward else AHEAD[space]
        if other != NO_SPACE:
            other_lap = lap_at(space, other, lap, backward)
            lap = find_lap(way, lap_at(space, way, lap, backward), steps, backward, end)
            return lap if lap != NO_LAP else find_lap(other, other_lap, steps, backward, end)
        lap = lap_at(space, way, lap, backward)
        space = way
    return lap if space == end else NO_LAP


def sail(table: Table, seat: Int, end: Int) -> None:
    """Spaces passed over do nothing (JA-35)."""
    number = ship_of(table.agenda.number())
    steps = route_steps(table.agenda.number())
    backward = route_backward(table.agenda.number())
    table.agenda.answered(seat)
    ship = table.ships[number]
    start = ship.space
    ship.lap = find_lap(start, ship.lap, steps, backward, end)
    ship.space = end
    if ship.finished():  # the rest of the move is lost
        steps = min(steps, DISTANCE[start])
    if table.is_ghost(number):
        table.tell(GHOST_SAILED, -1, start, end, steps, backward)
    else:
        table.tell(SAILED, number, start, end, steps, backward)
    land(table, number, 0)
