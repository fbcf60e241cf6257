# compiled by mypyc
"""The value of a ship: what it has aboard, and where it will lie when the first one comes home.

All values are in hundredths of a doubloon.
"""

from typing import Final, cast, final

from lorcha.core.rows import Int, row_of
from lorcha.core.state import State
from lorcha.core.valuation import Valuation
from lorcha.games.jamaica.box import RED_LINE, SCORE_OF, VALUE_OF
from lorcha.games.jamaica.rules.scoring import score_of
from lorcha.games.jamaica.state import FOOD, GOLD, GUNPOWDER, OVER, PORT_ROYAL, Ship, Table

DOUBLOON: Final = 100
POWER: Final = row_of([250, 150, 200, 150])  # Morgan's map, Saran's sabre, Lady Beth, 6th hold
STORES: Final = 8  # food or powder beyond that is seldom needed
FOOD_VALUE: Final = 55
POWDER_VALUE: Final = 40
EMPTY_HOLD: Final = 40
SPACE: Final = 25  # a step on the way
HOME: Final = 15  # spaces before the finish from which on the stores lose their use


@final
class JamaicaValuation(Valuation):
    def value(self, state: State, seat: Int) -> Int:
        table = cast(Table, state)
        ship = table.ships[seat]
        if table.phase == OVER:
            return DOUBLOON * score_of(ship)
        return aboard(ship, shortest_way(table)) + berth(table, ship)


def shortest_way(table: Table) -> Int:
    """How far the first ship still has to go; the Ghost Ship never ends the race."""
    least = table.ships[0].to_go()
    for seat in range(1, table.seats):
        least = min(least, table.ships[seat].to_go())
    return max(0, least)


def aboard(ship: Ship, left: Int) -> Int:
    """Gold and treasures count in full, stores as long as there is a use for them."""
    treasure: Int = DOUBLOON * ship.owns(GOLD)
    for i in range(ship.hidden.count):
        treasure += DOUBLOON * VALUE_OF[ship.hidden.cards[i]]
    stores: Int = FOOD_VALUE * min(STORES, ship.owns(FOOD))
    stores += POWDER_VALUE * min(STORES, ship.owns(GUNPOWDER))
    for power in range(len(POWER)):
        if ship.has(power):
            stores += POWER[power]
    for hold in range(ship.holds()):
        if ship.tokens[hold] == 0:
            stores += EMPTY_HOLD
    return treasure + stores * min(left, HOME) // HOME


def berth(table: Table, ship: Ship) -> Int:
    """Where the ship will be when the first comes home, if all sail equally fast."""
    behind: Int = ship.to_go() - shortest_way(table)
    last: Int = len(SCORE_OF) - 1
    points: Int = RED_LINE * DOUBLOON
    if behind <= 0:
        points = DOUBLOON * SCORE_OF[PORT_ROYAL]
    elif behind < 9:
        points = DOUBLOON * SCORE_OF[last - behind + 1]
    else:
        points = max(points, DOUBLOON * (10 - behind))
    return points - SPACE * ship.to_go()


VALUATION: Final = JamaicaValuation(800, 8, 12, prior_temperature=0.4)
