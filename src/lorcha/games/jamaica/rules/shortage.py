# compiled by mypyc
"""Shortage: pay all there is, go back to the first space that can be paid in full."""

from lorcha.core.moves import Moves
from lorcha.core.rows import Int
from lorcha.games.jamaica.box import BEHIND, BEHIND_TOO, COST_OF, NO_SPACE, TYPE_OF
from lorcha.games.jamaica.events import FELL_SHORT, RETREATED
from lorcha.games.jamaica.moves import SAIL
from lorcha.games.jamaica.rules.payment import settle
from lorcha.games.jamaica.rules.tasks import flagged
from lorcha.games.jamaica.state import ASK_RETREAT, FOOD, GOLD, LAND, PORT, Ship, Table


def fall_short(table: Table, seat: Int, resource: Int, cost: Int) -> None:
    """JA-49, JA-50."""
    owned = table.ships[seat].owns(resource)
    table.tell(FELL_SHORT, seat, resource, cost, owned)
    table.agenda.push(ASK_RETREAT, 1 << seat, seat)
    settle(table, seat, resource, owned)


def offer_retreats(table: Table, out: Moves) -> None:
    ship = table.ships[table.agenda.number()]
    add_retreats(ship, ship.space, out)


def add_retreats(ship: Ship, space: Int, out: Moves) -> None:
    """The first payable space behind, on every route (JA-51, JA-52)."""
    add_retreat(ship, BEHIND[space], out)
    if BEHIND_TOO[space] != NO_SPACE:
        add_retreat(ship, BEHIND_TOO[space], out)


def add_retreat(ship: Ship, space: Int, out: Moves) -> None:
    if not can_pay(ship, space):
        add_retreats(ship, space, out)
    elif not out.has(SAIL.pack(space)):
        out.add(SAIL.pack(space))


def can_pay(ship: Ship, space: Int) -> bool:
    """Lairs and Port Royal cost nothing; who is there does not matter (JA-53)."""
    resource: Int = GOLD if TYPE_OF[space] == PORT else FOOD
    return ship.owns(resource) >= COST_OF[space]


def retreat(table: Table, seat: Int, space: Int) -> None:
    """An ordinary landing follows (JA-55); never past Port Royal, so the lap stays (JA-58)."""
    table.agenda.answered(seat)
    ship = table.ships[seat]
    table.tell(RETREATED, seat, ship.space, space)
    ship.space = space
    table.agenda.push(LAND, 0, flagged(seat, 1))
