# compiled by mypyc
"""What one seat may see, as typed structs: all that lies on the table, and the own hand."""

from functools import cache
from typing import cast

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
from lorcha.games.dragon.view.prince import hand_of, person_of, view_princes
from lorcha.games.dragon.view.structs import DragonView, Group, Prices, Question, Stack, Supplies


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
