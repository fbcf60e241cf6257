# compiled by mypyc
"""Phase IV, the final scoring and the ranking."""

from typing import Final

from lorcha.core.rows import Int
from lorcha.core.standing import Standing
from lorcha.games.dragon.box import (
    LARGE_DRAGONS,
    PARTS,
    POINTS_PER_PERSON,
    SKILL_OF,
    SMALL_DRAGONS,
    TYPE_OF,
    YUAN_PER_GOOD,
    YUAN_PER_POINT,
)
from lorcha.games.dragon.events import FINAL_SCORED, SCORED, SOLD
from lorcha.games.dragon.rules.track import goes_before, read_order
from lorcha.games.dragon.state import COURT_LADY, FINISHED, MONK, ROOMS, SCORING, Province, Table

# Where points come from, in the order of PARTS
PALACES: Final = 0
LADIES: Final = 1
PRIVILEGES: Final = 2
PERSONS: Final = 6
MONKS: Final = 7
MONEY: Final = 8


def score_month(table: Table) -> None:
    """A point for each palace, court lady and dragon on a privilege (YD-75)."""
    table.phase = SCORING
    for i in range(table.seats):
        province = table.provinces[table.order[i]]
        palaces = province.palaces()
        ladies = province.skill[COURT_LADY]
        dragons: Int = SMALL_DRAGONS * province.small + LARGE_DRAGONS * province.large
        province.earn(PALACES, palaces)
        province.earn(LADIES, ladies)
        province.earn(PRIVILEGES, dragons)
        total: Int = palaces + ladies + dragons
        table.tell(SCORED, table.order[i], total, palaces, ladies, dragons)


def score_end(table: Table) -> None:
    """Persons, monks, and the points for goods and money (YD-77 to YD-79)."""
    for i in range(table.seats):
        seat = table.order[i]
        province = table.provinces[seat]
        sell_goods(table, seat, province)
        persons: Int = POINTS_PER_PERSON * province.people
        monks = monk_points(province)
        money = province.yuan // YUAN_PER_POINT
        province.earn(PERSONS, persons)
        province.earn(MONKS, monks)
        province.earn(MONEY, money)
        table.tell(FINAL_SCORED, seat, persons + monks + money, persons, monks, money)
    read_order(table)
    table.phase = FINISHED


def sell_goods(table: Table, seat: Int, province: Province) -> None:
    """Two yuan for each, in full even where the bank is counted."""
    yuan: Int = YUAN_PER_GOOD * (province.rice + province.fireworks)
    if yuan > 0:
        table.tell(SOLD, seat, province.rice, province.fireworks, yuan)
    table.rice_left += province.rice
    table.fireworks_left += province.fireworks
    province.rice = 0
    province.fireworks = 0
    province.yuan += yuan


def monk_points(province: Province) -> Int:
    """Buddhas times the floors of the palace, occupied or not (YD-78)."""
    points: Int = 0
    for lot in range(province.lots()):
        for room in range(province.guests[lot]):
            kind = province.tenants[lot * ROOMS + room]
            if TYPE_OF[kind] == MONK:
                points += SKILL_OF[kind] * province.floors[lot]
    return points


def standings(table: Table) -> list[Standing]:
    """Most points first; a tie goes to the one who stands first in turn order (YD-80)."""
    ranking: list[Standing] = []
    for seat in range(table.seats):
        province = table.provinces[seat]
        place = 1
        for other in table.provinces:
            if ranks_before(other, province):
                place += 1
        parts = {PARTS[i]: int(province.earned[i]) for i in range(len(PARTS))}
        ranking.append(Standing(seat, place, province.points, parts))
    ranking.sort(key=lambda standing: standing.place)
    return ranking


def ranks_before(one: Province, other: Province) -> bool:
    if one.points != other.points:
        return one.points > other.points
    return one is not other and goes_before(one, other)
