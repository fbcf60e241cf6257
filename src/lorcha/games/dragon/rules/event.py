# compiled by mypyc
"""Phase III: the event of the month strikes everyone, then empty palaces decay."""

from typing import Final

from lorcha.core.moves import Moves
from lorcha.core.rows import Int
from lorcha.games.dragon.box import (
    CONTAGION_PERSONS,
    FIRST_POINTS,
    SECOND_POINTS,
    TRIBUTE_YUAN,
)
from lorcha.games.dragon.events import (
    ATE,
    CELEBRATED,
    DECAYED,
    EVENT_CAME,
    FOUGHT,
    OWES,
    PAID_TRIBUTE,
    RELEASED,
)
from lorcha.games.dragon.moves import RELEASE
from lorcha.games.dragon.rules.action import pay_yuan
from lorcha.games.dragon.rules.person import dismiss, kind_of, offer_guests
from lorcha.games.dragon.rules.track import read_order
from lorcha.games.dragon.state import ASK_RELEASE, EVENT, HEALER, WARRIOR, Province, Table

# Event tiles, in the order of the box
TRIBUTE: Final = 1
DROUGHT: Final = 2
FESTIVAL: Final = 3
MONGOLS: Final = 4
CONTAGION: Final = 5
FESTIVAL_PART: Final = 4  # of the score
MONGOLS_PART: Final = 5


def meet_event(table: Table) -> None:
    """Count and settle for all, then all who owe persons choose at the same time (YD-60, YD-61)."""
    table.phase = EVENT
    read_order(table)
    event = table.tiles[table.month - 1]
    table.tell(EVENT_CAME, -1, event)
    if event == TRIBUTE:
        levy_tribute(table)
    elif event == DROUGHT:
        suffer_drought(table)
    elif event == FESTIVAL:
        celebrate(table)
    elif event == MONGOLS:
        repel_mongols(table)
    elif event == CONTAGION:
        suffer_contagion(table)
    ask_for_releases(table)


def levy_tribute(table: Table) -> None:
    """Four yuan; a person for each one missing (YD-64)."""
    for i in range(table.seats):
        province = table.provinces[table.order[i]]
        payment: Int = min(TRIBUTE_YUAN, province.yuan)
        pay_yuan(table, province, payment)
        province.owes = TRIBUTE_YUAN - payment
        if payment > 0:
            table.tell(PAID_TRIBUTE, table.order[i], payment)


def suffer_drought(table: Table) -> None:
    """A rice for each inhabited palace; a person from each one that gets none (YD-65, YD-66)."""
    for i in range(table.seats):
        province = table.provinces[table.order[i]]
        hungry = province.inhabited()
        rice: Int = min(hungry, province.rice)
        province.rice -= rice
        table.rice_left += rice
        province.owes = hungry - rice
        province.gave = 0
        if rice > 0:
            table.tell(ATE, table.order[i], rice)


def celebrate(table: Table) -> None:
    """The most and the second most fireworks score; half of them go up (YD-67 to YD-69)."""
    most: Int = -1
    second: Int = -1
    for province in table.provinces:
        if province.fireworks > most:
            second = most
            most = province.fireworks
        elif second < province.fireworks < most:
            second = province.fireworks
    for i in range(table.seats):
        province = table.provinces[table.order[i]]
        points = festival_points(table, province.fireworks, most, second)
        if points > 0:
            half: Int = (province.fireworks + 1) // 2
            province.earn(FESTIVAL_PART, points)
            province.fireworks -= half
            table.fireworks_left += half
            table.tell(CELEBRATED, table.order[i], points, half)


def festival_points(table: Table, fireworks: Int, most: Int, second: Int) -> Int:
    if fireworks == 0 and not table.zero_scores:
        return 0
    if fireworks == most:
        return FIRST_POINTS
    return SECOND_POINTS if fireworks == second else 0


def repel_mongols(table: Table) -> None:
    """A point for each helmet; all with the fewest lose a person (YD-70, YD-71)."""
    fewest = table.provinces[0].skill[WARRIOR]
    for province in table.provinces:
        fewest = min(fewest, province.skill[WARRIOR])
    for i in range(table.seats):
        province = table.provinces[table.order[i]]
        helmets = province.skill[WARRIOR]
        province.earn(MONGOLS_PART, helmets)
        if helmets > 0:
            table.tell(FOUGHT, table.order[i], helmets)
        if helmets == fewest:
            province.owes = 1


def suffer_contagion(table: Table) -> None:
    """Three persons, one fewer for each mortar (YD-72)."""
    for province in table.provinces:
        province.owes = max(0, CONTAGION_PERSONS - province.skill[HEALER])


# ---- releasing persons (YD-62)


def ask_for_releases(table: Table) -> None:
    who: Int = 0
    for i in range(table.seats):
        seat = table.order[i]
        province = table.provinces[seat]
        province.owes = min(province.owes, province.people)
        if province.owes > 0:
            who |= 1 << seat
            table.tell(OWES, seat, province.owes)
    if who != 0:
        table.agenda.push(ASK_RELEASE, who)


def offer_releases(table: Table, province: Province, out: Moves) -> None:
    """Anybody; in a drought one from each palace. If all must go, the order is no choice."""
    drought = table.tiles[table.month - 1] == DROUGHT
    guests = province.guests
    houses: Int = 0
    for lot in range(len(guests)):
        if guests[lot] > 0 and not (drought and (province.gave >> lot) & 1):
            houses += 1
            offer_guests(province, lot, RELEASE, out)
    if province.owes == (houses if drought else province.people) and (
        not drought or out.count == houses
    ):
        out.count = 1


def release(table: Table, seat: Int, move: Int) -> None:
    province = table.provinces[seat]
    lot = RELEASE.first(move) - 1
    dismiss(table, province, lot, kind_of(RELEASE.second(move), RELEASE.third(move)))
    province.gave |= 1 << lot
    province.owes -= 1
    table.tell(RELEASED, seat, RELEASE.second(move), RELEASE.third(move), lot + 1)
    if province.owes == 0:
        table.agenda.answered(seat)


# ---- decay (YD-73, YD-74)


def decay(table: Table) -> None:
    """Every palace in which nobody lives loses a floor."""
    for i in range(table.seats):
        province = table.provinces[table.order[i]]
        for lot in range(province.lots()):
            if province.guests[lot] == 0 and province.floors[lot] > 0:
                province.floors[lot] -= 1
                table.floors_left += 1
                table.tell(DECAYED, table.order[i], lot + 1, province.floors[lot])
