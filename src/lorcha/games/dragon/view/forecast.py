# compiled by mypyc
"""The forecast for each prince as things stand: the coming events, the month's points, what each
action would bring. Nothing is computed here: the rules play it out on a copy of the table."""

from typing import Final, cast

from lorcha.core.rows import to_list
from lorcha.games.dragon.box import (
    ACTIONS,
    CONTAGION_PERSONS,
    EVENT_TILES,
    MONTHS,
    PARTS,
    TRIBUTE_YUAN,
)
from lorcha.games.dragon.rules.action import BUILDING, PRIVILEGE, floors_due, perform
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
from lorcha.games.dragon.view.structs import EventForecast

MONTHLY: Final = PARTS[:3]  # palaces, court ladies, privileges


def event_forecasts(table: Table) -> list[list[EventForecast]]:
    """The months whose events are still to strike, for each prince."""
    forecasts: list[list[EventForecast]] = [[] for _ in range(table.seats)]
    if table.phase == FINISHED:
        return forecasts
    world = copy_of(table)
    for month in range(max(1, int(table.month) + (table.phase >= EVENT)), MONTHS + 1):
        if int(table.month) < month < MONTHS:
            for province in world.provinces:
                province.people += 1  # everybody hires: none is safe for having nobody yet (YD-48)
        for forecast, coming in zip(forecasts, strike(world, month), strict=True):
            forecast.append(coming)
    return forecasts


def strike(world: Table, month: int) -> list[EventForecast]:
    """Let this month's event strike; what it does to each prince. Nobody leaves: whom a prince
    would choose is not known, and before a later event there are new people to lose."""
    tile = to_list(world.tiles)[month - 1]
    demands = [demand(world, province, tile) for province in world.provinces]
    points = [int(province.points) for province in world.provinces]
    for province in world.provinces:
        province.owes = 0  # what an earlier event still asks for is no part of this one
    world.month = month
    meet_event(world)
    return [
        EventForecast(
            month,
            EVENT_TILES[tile],
            *demanded,
            lost=int(province.owes),
            points=int(province.points) - before,
        )
        for province, demanded, before in zip(world.provinces, demands, points, strict=True)
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
            gains[action] = int(floors_due(world, province))
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
