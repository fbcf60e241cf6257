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
    EVENT,
    FINISHED,
    HEALER,
    PERSON,
    SCORING,
    WARRIOR,
    Province,
    Table,
)

POINT: Final = 100
YUAN: Final = 33  # a third of a point at the end
GOOD: Final = 67  # rice or fireworks: two yuan at the end
LOSS: Final = 300  # a person who has to go, and what it would have brought
FREE_FLOOR: Final = 95  # for somebody still to come
# What else each of these brings for every month still to come. These figures, and those of the
# events below, were fitted to the final margins of 299 games of two searches.
PALACE_MONTH: Final = 48  # less than the point it scores: it has to be fed, and is often lost
PERSON_MONTH: Final = 32
FLOOR_MONTH: Final = 51
YUAN_MONTH: Final = 14
RICE_MONTH: Final = 18
FIREWORKS_MONTH: Final = 21
SPACE_MONTH: Final = 9  # on the person track
# A symbol, by type: monks, scholars, farmers, healers, warriors, pyrotechnists, craftsmen, court
# ladies, tax collectors
SKILL_MONTH: Final = row_of([-9, 7, 20, 36, 15, 34, 45, 46, 4])
# The weight of an event by the months until it comes, in percent: there is time to prepare
NEAR: Final = row_of([100, 80, 62, 50, 40, 34, 28, 24, 20, 18, 16, 14, 12])
# How much of an event is left, in percent, if there are still actions before it
TRIBUTE_LEFT: Final = 20
DROUGHT_LEFT: Final = 63
CONTAGION_LEFT: Final = 90
MONGOLS_LEFT: Final = 40
FESTIVAL_LEFT: Final = 35


@final
class DragonValuation(Valuation):
    def value(self, state: State, seat: Int) -> Int:
        table = cast(Table, state)
        province = table.provinces[seat]
        if table.phase == FINISHED:
            return POINT * province.points
        months: Int = MONTHS - table.month + (0 if table.phase == SCORING else 1)
        free = useful_floors(province)
        houses = province.inhabited()
        value: Int = POINT * province.points + months * per_month(province, free, houses)
        return value + at_the_end(province, free) + events(table, province, houses)


def per_month(province: Province, free: Int, houses: Int) -> Int:
    """What comes in a month, and what helps on the way."""
    dragons: Int = SMALL_DRAGONS * province.small + LARGE_DRAGONS * province.large
    monthly: Int = POINT * dragons + PALACE_MONTH * houses
    monthly += PERSON_MONTH * province.people + FLOOR_MONTH * free
    monthly += YUAN_MONTH * province.yuan + SPACE_MONTH * province.space
    monthly += RICE_MONTH * province.rice + FIREWORKS_MONTH * province.fireworks
    for kind in range(len(SKILL_MONTH)):
        monthly += SKILL_MONTH[kind] * province.skill[kind]
    return monthly


def at_the_end(province: Province, free: Int) -> Int:
    people: Int = POINT * (POINTS_PER_PERSON * province.people + monk_points(province))
    goods: Int = YUAN * province.yuan + GOOD * (province.rice + province.fireworks)
    return people + goods + FREE_FLOOR * free


def useful_floors(province: Province) -> Int:
    """Free floors for which there are still cards in hand, three at the most."""
    free: Int = -province.people
    for floors in province.floors:
        free += floors
    return min(free, province.hand_size(), 3)


def events(table: Table, province: Province, houses: Int) -> Int:
    """What the coming events bring or cost the province as it is now."""
    yuan = province.yuan
    rice = province.rice
    value: Int = 0
    month = table.month - (0 if table.phase >= EVENT else 1)
    first = month
    certain = table.phase == PERSON  # nothing more can be done before the first of them
    while month < MONTHS:
        event = table.tiles[month]
        effect: Int = 0
        left: Int = 100
        if event == TRIBUTE:
            effect = -LOSS * max(0, TRIBUTE_YUAN - yuan)
            yuan = max(0, yuan - TRIBUTE_YUAN)
            left = TRIBUTE_LEFT
        elif event == DROUGHT:
            effect = -LOSS * max(0, houses - rice)
            rice = max(0, rice - houses)
            left = DROUGHT_LEFT
        elif event == CONTAGION:
            effect = -LOSS * max(0, CONTAGION_PERSONS - province.skill[HEALER])
            left = CONTAGION_LEFT
        elif event == MONGOLS:
            effect = mongols(table, province)
            left = MONGOLS_LEFT
        elif event == FESTIVAL:
            effect = POINT * festival(table, province)
            left = FESTIVAL_LEFT
        if certain and month == first:
            left = 100
        value += effect * left // 100 * NEAR[month - first] // 100
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
