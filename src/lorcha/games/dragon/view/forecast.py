"""The forecast for each prince as things stand: the coming events, the month's points, what each
action would bring. Nothing is computed here: the rules play it out on a copy of the table."""

from typing import Final, cast

import msgspec

from lorcha.core.rows import to_list
from lorcha.games.dragon.box import (
    ACTIONS,
    CONTAGION_PERSONS,
    EVENT_TILES,
    MONTHS,
    PARTS,
    TRIBUTE_YUAN,
)
from lorcha.games.dragon.rules.action import BUILDING, PRIVILEGE, begin_building, perform
from lorcha.games.dragon.rules.event import (
    CONTAGION,
    DROUGHT,
    FESTIVAL,
    MONGOLS,
    TRIBUTE,
    decay,
    meet_event,
)
from lorcha.games.dragon.rules.scoring import score_month
from lorcha.games.dragon.rules.track import read_order
from lorcha.games.dragon.state import (
    EVENT,
    FINISHED,
    HEALER,
    SETTING_UP,
    WARRIOR,
    Province,
    Table,
)

MONTHLY: Final = PARTS[:3]  # palaces, court ladies, privileges


class EventForecast(msgspec.Struct, frozen=True):
    """An event still to strike, if it struck now: what it asks for (yuan, rice, the most fireworks
    or the fewest helmets of all, people) and what there is of it; people lost, points won."""

    month: int
    event: str
    due: int
    have: int
    lost: int
    points: int


def event_forecasts(table: Table) -> list[list[EventForecast]]:
    """The months whose events are still to strike, for each prince."""
    first = int(table.month) + (table.phase >= EVENT)
    if table.phase == FINISHED:
        first = MONTHS + 1
    tiles = to_list(table.tiles)
    effects = {tile: effects_of(table, tile) for tile in set(tiles[max(0, first - 1) :])}
    return [
        [
            EventForecast(month, EVENT_TILES[tile], *effects[tile][seat])
            for month, tile in enumerate(tiles, 1)
            if month >= max(1, first)
        ]
        for seat in range(table.seats)
    ]


def effects_of(table: Table, tile: int) -> list[tuple[int, int, int, int]]:
    """For each prince: due, at hand, people lost, points."""
    world = copy_of(table)
    world.month = to_list(world.tiles).index(tile) + 1
    for province in world.provinces:
        province.owes = 0  # what an event under way still asks for is no part of the next
    meet_event(world)
    return [
        (*demand(table, before, tile), int(after.owes), int(after.points - before.points))
        for before, after in zip(table.provinces, world.provinces, strict=True)
    ]


def demand(table: Table, province: Province, tile: int) -> tuple[int, int]:
    """What an event asks of a prince, and what there is of it."""
    if tile == TRIBUTE:
        return TRIBUTE_YUAN, province.yuan
    if tile == DROUGHT:
        return province.inhabited(), province.rice
    if tile == FESTIVAL:
        return max(p.fireworks for p in table.provinces), province.fireworks
    if tile == MONGOLS:
        return min(p.skill[WARRIOR] for p in table.provinces), province.skill[WARRIOR]
    if tile == CONTAGION:
        return CONTAGION_PERSONS, province.skill[HEALER]
    return 0, 0


def income(table: Table) -> list[dict[str, int]]:
    """The points of a month that ended now, by source: after the empty palaces have decayed."""
    world = copy_of(table)
    decay(world)
    score_month(world)
    return [
        {
            part: int(after.earned[i] - before.earned[i])
            for i, part in enumerate(MONTHLY)
            if after.earned[i] > before.earned[i]
        }
        for before, after in zip(table.provinces, world.provinces, strict=True)
    ]


def yields(table: Table, seat: int) -> dict[str, int]:
    """What each action would bring a prince; the size of a privilege is still to be chosen."""
    if table.phase == SETTING_UP:
        return {}
    world = copy_of(table)
    province = world.provinces[seat]
    gains: dict[str, int] = {}
    for card, action in enumerate(ACTIONS):
        if card == BUILDING:
            begin_building(world, seat, province)
            gains[action] = int(world.agenda.number())
        elif card != PRIVILEGE:
            before = holdings(province)
            perform(world, seat, province, card)
            gains[action] = holdings(province) - before
    return gains


def track_order(table: Table) -> list[int]:
    """The order of the next phase, if it began now."""
    world = copy_of(table)
    read_order(world)
    return to_list(world.order)


def holdings(province: Province) -> int:
    """Each action adds to one of these alone, so the sum tells what it gains."""
    return int(
        province.yuan + province.rice + province.fireworks + province.space + province.points
    )


def copy_of(table: Table) -> Table:
    return cast(Table, table.clone())
