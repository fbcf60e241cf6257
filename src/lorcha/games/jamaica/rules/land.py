# compiled by mypyc
"""Landing, in its fixed order: the finish, Port Royal, a combat, the cost."""

from lorcha.core.rows import Int
from lorcha.games.jamaica.box import COST_OF, TYPE_OF
from lorcha.games.jamaica.events import FINISHED
from lorcha.games.jamaica.rules.payment import settle
from lorcha.games.jamaica.rules.shortage import fall_short
from lorcha.games.jamaica.rules.tasks import flagged
from lorcha.games.jamaica.rules.treasure import reach_lair
from lorcha.games.jamaica.state import (
    ASK_OPPONENT,
    FOOD,
    GOLD,
    LAIR,
    MEET_COST,
    PORT,
    PORT_ROYAL,
    Table,
)


def land(table: Table, number: Int, retreated: Int) -> None:
    ship = table.ships[number]
    if ship.space == PORT_ROYAL:  # neither combat nor cost (JA-39, JA-40)
        if ship.lap == 1 and not table.is_ghost(number):
            table.tell(FINISHED, number)
        return
    if meets_somebody(table, number):  # first of all (JA-41, JA-42)
        table.agenda.push(MEET_COST, 0, flagged(number, retreated))
        table.agenda.push(ASK_OPPONENT, 1 << table.mover_of(number), number)
    else:
        meet_cost(table, number, retreated)


def meets_somebody(table: Table, number: Int) -> bool:
    """Any other ship on the space, whatever its lap (JA-41)."""
    for other in range(len(table.ships)):
        if other != number and table.ships[other].space == table.ships[number].space:
            return True
    return False


def meet_cost(table: Table, number: Int, retreated: Int) -> None:
    """A lair gives, a port or the sea takes; the Ghost Ship never pays (JA-42, JA-44, JA-109)."""
    ship = table.ships[number]
    if TYPE_OF[ship.space] == LAIR:
        reach_lair(table, number, retreated)
    elif not table.is_ghost(number):
        resource: Int = GOLD if TYPE_OF[ship.space] == PORT else FOOD
        cost = COST_OF[ship.space]
        if ship.owns(resource) < cost:  # JA-46, JA-49
            fall_short(table, number, resource, cost)
        else:
            settle(table, number, resource, cost)
