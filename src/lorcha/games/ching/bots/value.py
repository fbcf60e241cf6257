# compiled by mypyc
"""What a captain is worth: what is won, and what the expeditions under way promise.

Every captain has equally many turns. So an expedition is worth what it could bring home with some
cards more, less what the turns for them would be worth elsewhere. All values are in hundredths of a
point.
"""

from typing import Final, cast, final

from lorcha.core.rows import Int
from lorcha.core.state import State
from lorcha.core.valuation import Valuation
from lorcha.games.ching.bots.voyage import Voyage, mission
from lorcha.games.ching.box import FOR_PEARL, PEARL_POINTS, SYMBOLS
from lorcha.games.ching.rules.scoring import points, total
from lorcha.games.ching.state import (
    ASK_MISSION,
    ASK_SKILLS,
    ELITE_CREW,
    NOBODY,
    SET_OUT_AGAIN,
    Captain,
    Table,
)

POINT: Final = 100
HELD: Final = 50  # an encounter card in hand, beside what it counts by itself
READY: Final = 130  # a ready skill card, beside its point


@final
class ChingValuation(Valuation):
    def value(self, state: State, seat: Int) -> Int:
        table = cast(Table, state)
        own = captain_value(table, seat)
        return own + captain_value(table, table.partner(seat)) if table.teams else own


def captain_value(table: Table, seat: Int) -> Int:
    captain = table.captains[seat]
    value: Int = POINT * total(points(table, seat))
    if table.agenda.size == 0:
        return value
    value += HELD * captain.encounters.count + pearl(table, captain)
    for skill in range(len(SYMBOLS)):
        value += READY * captain.ready[skill]
    return value + voyages(table, seat)


def pearl(table: Table, captain: Captain) -> Int:
    """The China Pearl comes nearer with every different skill."""
    if table.pearl != NOBODY:
        return 0
    different = captain.owned(ELITE_CREW)
    for skill in range(len(SYMBOLS)):
        if captain.owned(skill) > 0:
            different += 1
    return POINT * PEARL_POINTS * different * different // (2 * FOR_PEARL * FOR_PEARL)


def voyages(table: Table, seat: Int) -> Int:
    """Of all junks; the one that needs the highest cards has the first pick of the hand."""
    captain = table.captains[seat]
    value: Int = 0
    fleet: list[Voyage] = []
    for i in range(len(captain.junks)):
        ship = Voyage(captain.junks[i])
        if table.active == seat and table.junk == i and homing(table) > 0:
            value += come_home(table, ship)
        elif len(captain.revealed) == 1 and captain.busy != 0 and not (captain.busy >> i) & 1:
            value += ship.lay(table, captain.revealed[0])
        fleet.append(ship)
    if len(fleet) > 1 and fleet[0].top < fleet[1].top:
        fleet.reverse()
    planned: Int = 0
    for ship in fleet:
        ship.muster(captain.hand, planned)
        value += ship.promise(table)
        planned |= ship.planned()
    return value


def homing(table: Table) -> Int:
    """The card that begins a new expedition when all about the old one is settled, or 0."""
    agenda = table.agenda
    for i in range(agenda.size):
        if agenda.what_at(i) == SET_OUT_AGAIN:
            return agenda.number_at(i)
    return 0


def come_home(table: Table, ship: Voyage) -> Int:
    """An expedition that has just ended: what it will still bring."""
    value: Int = 0
    what = table.agenda.what()
    if what == ASK_MISSION:
        value = mission(table, ship.space(0, 0))
    if what in (ASK_MISSION, ASK_SKILLS):
        value += ship.skills()
    ship.begin_anew(homing(table))
    return value


VALUATION: Final = ChingValuation(900, 8, 8, 0.3, own_moves_only=True)
