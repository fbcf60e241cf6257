# compiled by mypyc
"""The value of a province: the points that will come by themselves, and what the events will cost.

All values are in hundredths of a point.
"""

from typing import Final, cast, final

from lorcha.core.rows import Int, row_of
from lorcha.core.state import State
from lorcha.core.valuation import Valuation
from lorcha.games.dragon.box import (
    CONTAGION_PERSONS,
    FIRST_POINTS,
    LARGE_DRAGONS,
    MONTHS,
    POINTS_PER_PERSON,
    SECOND_POINTS,
    SMALL_DRAGONS,
    TRIBUTE_YUAN,
)
from lorcha.games.dragon.rules.event import CONTAGION, DROUGHT, FESTIVAL, MONGOLS, TRIBUTE
from lorcha.games.dragon.rules.scoring import monk_points
from lorcha.games.dragon.state import (
    COURT_LADY,
    EVENT,
    FINISHED,
    HEALER,
    SCORING,
    WARRIOR,
    Province,
    Table,
)

POINT: Final = 100
YUAN: Final = 45  # a third of a point at the end, more while it can still buy
GOOD: Final = 55  # rice or fireworks, on top of what they save or win
LOSS: Final = 300  # a person who has to go, on top of the points for having it at the end
FLOOR: Final = 110  # a free floor for somebody still to come
STEP: Final = 14  # on the person track, in a full year
# A symbol for every month still to come, by type: monks, healers and court ladies count elsewhere
SKILL: Final = row_of([0, 22, 14, 0, 12, 16, 26, 0, 10])
# The weight of an event by the months until it comes, in percent: there is time to prepare
NEAR: Final = row_of([100, 80, 62, 50, 40, 34, 28, 24, 20, 18, 16, 14, 12])


@final
class DragonValuation(Valuation):
    def value(self, state: State, seat: Int) -> Int:
        table = cast(Table, state)
        province = table.provinces[seat]
        if table.phase == FINISHED:
            return POINT * province.points
        return POINT * province.points + income(table, province) + events(table, province)


def income(table: Table, province: Province) -> Int:
    """What comes every month and at the end, and what helps on the way."""
    months: Int = MONTHS - table.month + (0 if table.phase == SCORING else 1)
    dragons: Int = SMALL_DRAGONS * province.small + LARGE_DRAGONS * province.large
    monthly: Int = POINT * (standing_palaces(province) + province.skill[COURT_LADY] + dragons)
    for kind in range(len(SKILL)):
        monthly += SKILL[kind] * province.skill[kind]
    monthly += STEP * province.space // MONTHS
    people: Int = POINT * (POINTS_PER_PERSON * province.people + monk_points(province))
    goods: Int = YUAN * province.yuan + GOOD * (province.rice + province.fireworks)
    return months * monthly + people + goods + FLOOR * useful_floors(province)


def standing_palaces(province: Province) -> Int:
    """An empty palace will mostly have decayed before it scores often."""
    return province.inhabited()


def useful_floors(province: Province) -> Int:
    """Free floors for which there are still cards in hand, three at the most."""
    free: Int = -province.people
    for lot in range(province.lots()):
        free += province.floors[lot]
    return min(free, province.hand_size(), 3)


def events(table: Table, province: Province) -> Int:
    """What the coming events bring or cost the province as it is now."""
    yuan = province.yuan
    rice = province.rice
    value: Int = 0
    month = table.month - (0 if table.phase >= EVENT else 1)
    first = month
    while month < MONTHS:
        event = table.tiles[month]
        effect: Int = 0
        if event == TRIBUTE:
            effect = -LOSS * max(0, TRIBUTE_YUAN - yuan)
            yuan = max(0, yuan - TRIBUTE_YUAN)
        elif event == DROUGHT:
            effect = -LOSS * max(0, province.inhabited() - rice)
            rice = max(0, rice - province.inhabited())
        elif event == CONTAGION:
            effect = -LOSS * max(0, CONTAGION_PERSONS - province.skill[HEALER])
        elif event == MONGOLS:
            effect = mongols(table, province)
        elif event == FESTIVAL:
            effect = POINT * festival(table, province)
        value += effect * NEAR[month - first] // 100
        month += 1
    return value


def mongols(table: Table, province: Province) -> Int:
    helmets = province.skill[WARRIOR]
    for other in table.provinces:
        if other.skill[WARRIOR] < helmets:
            return POINT * helmets
    return POINT * helmets - LOSS


def festival(table: Table, province: Province) -> Int:
    """Points as the fireworks stand now; who has none gets none."""
    more: Int = 0
    for other in table.provinces:
        if other.fireworks > province.fireworks:
            more += 1
    if province.fireworks == 0 or more > 1:
        return 0
    return SECOND_POINTS if more else FIRST_POINTS


# About a month is played on: valued at once, a few hundred simulations see little more than greedy
VALUATION: Final = DragonValuation(1500, 12, 0, prior_temperature=0.3)
