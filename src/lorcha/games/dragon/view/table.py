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
    EVENT_TILES,
    PERSONS,
    TYPE_OF,
)
from lorcha.games.dragon.rules.action import (
    LARGE,
    SMALL,
    fee_for,
    occupied_groups,
    price_of,
)
from lorcha.games.dragon.state import (
    ACTION,
    ASK_FLOOR,
    ASK_PLACE,
    ASK_TILE,
    NO_GROUP,
    PHASES,
    TASKS,
    Table,
)
from lorcha.games.dragon.view.forecast import track_order
from lorcha.games.dragon.view.prince import Person, Prince, hand_of, person_of, view_princes


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


class Prices(msgspec.Struct, frozen=True):
    small: int
    large: int


class Question(msgspec.Struct, frozen=True):
    """The question and its subject: the person to place, the card played, floors due."""

    ask: str
    seats: list[int]
    person: Person | None = None
    card: str | None = None
    floors: int | None = None


class DragonView(msgspec.Struct, frozen=True):
    """`order` is that of this phase; `track` is how the markers stand now, the foremost first.
    `prices` are those of the privileges."""

    seat: int
    month: int
    phase: str
    events: list[str]
    order: list[int]
    track: list[int]
    groups: list[Group]
    display: list[Stack]
    supplies: Supplies
    prices: Prices
    princes: list[Prince]
    question: Question | None


def public_view(state: State) -> DragonView:
    table = cast(Table, state)
    return DragonView(
        seat=SPECTATOR,
        month=table.month,
        phase=PHASES[table.phase],
        events=[EVENT_TILES[tile] for tile in to_list(table.tiles)],
        order=to_list(table.order),
        track=track_order(table),
        groups=view_groups(table),
        display=[stack_of(kind, left) for kind, left in enumerate(to_list(table.display))],
        supplies=view_supplies(table),
        prices=Prices(int(price_of(table, SMALL)), int(price_of(table, LARGE))),
        princes=view_princes(table),
        question=view_question(table),
    )


def seat_view(state: State, seat: int, public: DragonView) -> DragonView:
    table = cast(Table, state)
    princes = public.princes[:]
    princes[seat] = replace(princes[seat], hand=hand_of(table.provinces[seat]))
    return replace(public, seat=seat, princes=princes)


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
            int(fee_for(group, occupied_groups(table))),
        )
        for group in range(table.seats)
    ]


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
