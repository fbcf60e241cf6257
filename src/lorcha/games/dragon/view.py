"""What one seat may see, as typed structs: all that lies on the table, and the own hand."""

from functools import cache
from typing import cast

import msgspec
from msgspec.structs import replace

from lorcha.core.agenda import ASK
from lorcha.core.rows import to_list
from lorcha.core.state import SPECTATOR, State
from lorcha.games.dragon.box import (
    ACTIONS,
    AGE_OF,
    AGES,
    CARDS,
    EVENTS,
    PERSONS,
    TYPE_OF,
    TYPES,
    WILDS,
)
from lorcha.games.dragon.forecast import Coming, coming, income, standing, yields
from lorcha.games.dragon.rules.action import fee_for, occupied
from lorcha.games.dragon.state import (
    ACTION,
    ASK_FLOOR,
    ASK_PLACE,
    ASK_TILE,
    NO_GROUP,
    PHASES,
    ROOMS,
    TASKS,
    WILD,
    Province,
    Table,
    pair_persons,
)


class Person(msgspec.Struct, frozen=True):
    person: str
    age: str


class Palace(msgspec.Struct, frozen=True):
    number: int
    floors: int
    persons: list[Person]


class Prince(msgspec.Struct, frozen=True):
    """A province. `hand` is there for its owner, and for all with the option `open_hands`.
    `played_cards` are the person cards played so far this year, in the order of the box.

    As things stand: `forecast` is what the coming events would do, `income` what a month that ended
    now would score by source, `yields` what each action would bring.
    """

    points: int
    space: int
    yuan: int
    rice: int
    fireworks: int
    small: int
    large: int
    palaces: list[Palace]
    symbols: dict[str, int]
    pair: list[str]
    group: int | None
    owes: int
    cards: int
    hand: list[str] | None
    played_cards: list[str]
    forecast: list[Coming]
    income: dict[str, int]
    yields: dict[str, int]


class Group(msgspec.Struct, frozen=True):
    cards: list[str]
    dragons: list[int]
    fee: int


class Stack(msgspec.Struct, frozen=True):
    person: str
    age: str
    left: int


class Supplies(msgspec.Struct, frozen=True):
    """What the reserve still holds; null where it never runs out."""

    floors: int | None
    rice: int | None
    fireworks: int | None
    small: int | None
    large: int | None
    yuan: int | None


class Question(msgspec.Struct, frozen=True):
    """What is asked, of whom, and about what: the person to place, the card played, floors due."""

    ask: str
    seats: list[int]
    person: Person | None = None
    card: str | None = None
    floors: int | None = None


class DragonView(msgspec.Struct, frozen=True):
    """`order` is that of this phase; `track` is how the markers stand now, the foremost first."""

    seat: int
    month: int
    phase: str
    events: list[str]
    order: list[int]
    track: list[int]
    groups: list[Group]
    display: list[Stack]
    supplies: Supplies
    princes: list[Prince]
    question: Question | None


def public_view(state: State) -> DragonView:
    table = cast(Table, state)
    return DragonView(
        seat=SPECTATOR,
        month=table.month,
        phase=PHASES[table.phase],
        events=[EVENTS[tile] for tile in to_list(table.tiles)],
        order=to_list(table.order),
        track=standing(table),
        groups=view_groups(table),
        display=[stack_of(kind, left) for kind, left in enumerate(to_list(table.display))],
        supplies=view_supplies(table),
        princes=view_princes(table),
        question=view_question(table),
    )


def seat_view(state: State, seat: int, seen: DragonView) -> DragonView:
    table = cast(Table, state)
    princes = seen.princes[:]
    princes[seat] = replace(princes[seat], hand=hand_of(table.provinces[seat]))
    return replace(seen, seat=seat, princes=princes)


def view_groups(table: Table) -> list[Group]:
    """None outside the action phase, nor before its cards are dealt.

    A fee is only due once a dragon stands there.
    """
    if table.phase != ACTION or NO_GROUP in to_list(table.groups):
        return []
    return [
        Group(
            [ACTIONS[card] for card, at in enumerate(to_list(table.groups)) if at == group],
            [seat for seat, p in enumerate(table.provinces) if p.dragon == group],
            int(fee_for(group, occupied(table))),
        )
        for group in range(table.seats)
    ]


def view_princes(table: Table) -> list[Prince]:
    ahead, earned = coming(table), income(table)
    return [
        view_prince(
            province,
            open_hand=bool(table.open_hands),
            forecast=ahead[owner],
            income=earned[owner],
            yields=yields(table, owner),
        )
        for owner, province in enumerate(table.provinces)
    ]


def view_prince(
    province: Province,
    *,
    open_hand: bool,
    forecast: list[Coming],
    income: dict[str, int],
    yields: dict[str, int],
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


@cache
def stack_of(kind: int, left: int) -> Stack:
    return Stack(PERSONS[TYPE_OF[kind]], AGES[AGE_OF[kind]], left)


def view_supplies(table: Table) -> Supplies:
    endless = bool(table.endless_goods)
    return Supplies(
        floors=None if endless else table.floors_left,
        rice=None if endless else table.rice_left,
        fireworks=None if endless else table.fireworks_left,
        small=None if endless else table.smalls_left,
        large=None if endless else table.larges_left,
        yuan=table.bank if table.counted_bank else None,
    )


def view_question(table: Table) -> Question | None:
    """Nothing is asked at the end, nor where a preview stops on the way to the next question."""
    if table.over() or not table.agenda.what() & ASK:
        return None
    what, number = int(table.agenda.what()), int(table.agenda.number())
    return Question(
        ask=TASKS[what],
        seats=table.actors(),
        person=person_of(number) if what == ASK_PLACE else None,
        card=CARDS[number] if what == ASK_TILE else None,
        floors=number if what == ASK_FLOOR else None,
    )
