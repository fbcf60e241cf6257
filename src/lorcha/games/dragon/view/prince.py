# compiled by mypyc
"""A prince in the view: the province, the person cards, and the forecast."""

from functools import cache

from lorcha.core.rows import to_list
from lorcha.games.dragon.box import AGE_OF, AGES, CARDS, PERSONS, TYPE_OF, TYPES, WILDS
from lorcha.games.dragon.state import NO_GROUP, ROOMS, WILD, Province, Table, pair_persons
from lorcha.games.dragon.view.forecast import event_forecasts, income, yields
from lorcha.games.dragon.view.structs import EventForecast, Palace, Person, Prince
from lorcha.games.dragon.view.turn import barred_actions, turn_of


def view_princes(table: Table) -> list[Prince]:
    forecasts, incomes = event_forecasts(table), income(table)
    return [
        view_prince(
            province,
            open_hand=bool(table.open_hands),
            forecast=forecasts[owner],
            income=incomes[owner],
            yields=yields(table, owner),
            barred=barred_actions(table, owner),
            turn=turn_of(table, owner),
        )
        for owner, province in enumerate(table.provinces)
    ]


def view_prince(
    province: Province,
    *,
    open_hand: bool,
    forecast: list[EventForecast],
    income: dict[str, int],
    yields: dict[str, int],
    barred: dict[str, str],
    turn: str | None,
) -> Prince:
    return Prince(
        points=province.points,
        space=province.space,
        yuan=province.yuan,
        rice=province.rice,
        fireworks=province.fireworks,
        small=province.small,
        large=province.large,
        palaces=view_palaces(province),
        symbols={PERSONS[i]: count for i, count in enumerate(to_list(province.skill)) if count},
        pair=[PERSONS[person] for person in pair_persons(province.pair)],
        group=None if province.dragon == NO_GROUP else province.dragon,
        owes=province.owes,
        cards=province.hand_size(),
        hand=hand_of(province) if open_hand else None,
        played_cards=played_cards_of(province),
        forecast=forecast,
        income=income,
        yields=yields,
        barred=barred,
        turn=turn,
    )


def hand_of(province: Province) -> list[str]:
    held = int(province.hand)
    hand = [CARDS[card] for card in range(TYPES) if held >> card & 1]
    return hand + [CARDS[WILD]] * int(province.wilds)


def played_cards_of(province: Province) -> list[str]:
    """All hands are equal at the start, and a card once played is gone for good (YD-49, YD-50)."""
    held = int(province.hand)
    cards = [CARDS[card] for card in range(TYPES) if not held >> card & 1]
    return cards + [CARDS[WILD]] * (WILDS - int(province.wilds))


def view_palaces(province: Province) -> list[Palace]:
    guests, tenants = to_list(province.guests), to_list(province.tenants)
    return [
        Palace(
            lot + 1,
            floors,
            [person_of(kind) for kind in tenants[lot * ROOMS : lot * ROOMS + guests[lot]]],
        )
        for lot, floors in enumerate(to_list(province.floors))
        if floors
    ]


@cache
def person_of(kind: int) -> Person:
    return Person(PERSONS[TYPE_OF[kind]], AGES[AGE_OF[kind]])
