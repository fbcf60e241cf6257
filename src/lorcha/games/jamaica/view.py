"""What one seat may see, as typed structs: the race and its ships, a combat, the question."""

from typing import Annotated, Any, cast

import msgspec
from msgspec import Meta
from msgspec.structs import replace

from lorcha.core.agenda import ASK
from lorcha.core.rows import to_list
from lorcha.core.state import SPECTATOR, State
from lorcha.games.jamaica.box import (
    ACTION_CARDS,
    CARDS,
    COMBAT_FACES,
    RESOURCES,
    SPACES,
    THROWS,
)
from lorcha.games.jamaica.forecast import Prospect, foresee
from lorcha.games.jamaica.moves import DIRECTIONS
from lorcha.games.jamaica.odds import Throw, spoils, throws
from lorcha.games.jamaica.rules.captain import in_turn
from lorcha.games.jamaica.rules.combat import ATTACK, DEFENCE, on_side, strength
from lorcha.games.jamaica.ship_view import ShipView, own_ship, view_ship
from lorcha.games.jamaica.state import (
    ASK_DUMP,
    ASK_GHOST_SPOILS,
    ASK_LAIR,
    ASK_LOAD,
    ASK_OPPONENT,
    ASK_PAYMENT,
    ASK_RETREAT,
    ASK_ROUTE,
    ASK_SABRE,
    ASK_SPOILS,
    CHOOSING,
    NONE,
    NOT_THROWN,
    PHASES,
    TASKS,
    Table,
)


class Side(msgspec.Struct, frozen=True):
    """One of the two in a combat. `spoils` are the moves its victory would allow it."""

    ship: int
    powder: int
    die: int | None  # 0 is the star
    strength: int | None
    rethrown: bool
    spoils: list[Annotated[dict[str, Any], Meta(title="Move")]]


class Combat(msgspec.Struct, frozen=True):
    """`throws` tells each face of the die that is to be thrown, or may be thrown again."""

    attack: Side
    defence: Side
    throws: list[Throw]


class Question(msgspec.Struct, frozen=True):
    """What is asked, of whom, and about what.

    The ship it is about; a cargo to stow, a bill to pay and its hold, a course to sail, a throw to
    judge, a player who has lost.
    """

    ask: str
    seats: list[int]
    ship: int | None = None
    resource: str | None = None
    amount: int | None = None
    hold: int | None = None
    steps: int | None = None
    direction: str | None = None
    throw: str | None = None
    foe: int | None = None


class JamaicaView(msgspec.Struct, frozen=True):
    """`order` are the seats as they act this round. `forecast` tells where the cards this seat may
    still play, or has chosen, would take it."""

    seat: int
    round: int
    phase: str
    captain: int
    order: list[int]
    acting: int | None
    half: str
    morning: int
    evening: int
    bank: dict[str, int] | None
    lairs: list[int]
    treasures: int
    ships: list[ShipView]
    combat: Combat | None
    question: Question | None
    forecast: dict[str, list[Prospect]]


def public_view(state: State) -> JamaicaView:
    table = cast(Table, state)
    return JamaicaView(
        seat=SPECTATOR,
        round=table.round,
        phase=PHASES[table.phase],
        captain=table.captain,
        order=[int(in_turn(table, nth)) for nth in range(table.seats)],
        acting=None if table.acting == NONE else table.acting,
        half="evening" if table.half else "morning",
        morning=table.morning,
        evening=table.evening,
        bank=dict(zip(RESOURCES, to_list(table.bank), strict=True)) if table.counted_bank else None,
        lairs=[space for space in range(SPACES) if table.lairs >> space & 1],
        treasures=table.pile.count,
        ships=[view_ship(table, number) for number in range(len(table.ships))],
        combat=view_combat(table),
        question=view_question(table),
        forecast={},
    )


def seat_view(state: State, seat: int, seen: JamaicaView) -> JamaicaView:
    table = cast(Table, state)
    return replace(
        seen,
        seat=seat,
        ships=[own_ship(table, number, seat, ship) for number, ship in enumerate(seen.ships)],
        combat=own_combat(table, seat, seen.combat),
        forecast={ACTION_CARDS[card]: foresee(table, seat, card) for card in ahead(table, seat)},
    )


def ahead(table: Table, seat: int) -> list[int]:
    """The card a captain has chosen, or those to choose from once the dice are placed."""
    ship = table.ships[seat]
    if ship.chosen != NONE:
        return [int(ship.chosen)]
    choosing = table.phase == CHOOSING
    return [card for card in range(CARDS) if choosing and ship.hand >> card & 1]


def view_combat(table: Table) -> Combat | None:
    if table.attacker == NONE:
        return None
    thrower = about(table)
    return Combat(
        attack=view_side(table, ATTACK),
        defence=view_side(table, DEFENCE),
        throws=[] if thrower is None else throws(table, thrower),
    )


def own_combat(table: Table, seat: int, seen: Combat | None) -> Combat | None:
    """With the curses that a captain who fights could hand on."""
    if seen is None or seat not in (seen.attack.ship, seen.defence.ship):
        return seen
    mine = spoils(table, seat, seat)
    if seen.attack.ship == seat:
        return replace(seen, attack=replace(seen.attack, spoils=mine))
    return replace(seen, defence=replace(seen.defence, spoils=mine))


def about(table: Table) -> int | None:
    """The side whose die is next, or may be thrown again."""
    what = int(table.agenda.what())
    if what == ASK_SABRE:
        return int(table.agenda.number())
    if what in (ASK_SPOILS, ASK_GHOST_SPOILS):
        return None
    return next((side for side in range(2) if table.dice[side] == NOT_THROWN), None)


def view_side(table: Table, side: int) -> Side:
    thrown = table.dice[side] != NOT_THROWN
    ship = int(on_side(table, side))
    return Side(
        ship=ship,
        powder=table.powder[side],
        die=table.dice[side] if thrown else None,
        strength=int(strength(table, side)) if thrown else None,
        rethrown=bool(table.rethrown >> side & 1),
        spoils=spoils(table, ship, SPECTATOR),
    )


def view_question(table: Table) -> Question | None:
    if table.over():
        return None
    what, number = int(table.agenda.what()), int(table.agenda.number())
    if not what & ASK:
        return None
    ask, seats, ship = TASKS[what], table.actors(), number & 7
    if what in (ASK_LOAD, ASK_DUMP):
        return Question(ask, seats, ship, RESOURCES[number >> 9 & 3], number >> 11)
    if what == ASK_PAYMENT:
        resource, hold = RESOURCES[number >> 3 & 3], (number >> 5 & 7) + 1
        return Question(ask, seats, ship, resource, number >> 8, hold)
    if what == ASK_ROUTE:
        steps, direction = number >> 3 & 7, DIRECTIONS[number >> 6]
        return Question(ask, seats, ship, steps=steps, direction=direction)
    if what == ASK_SABRE:
        face = THROWS[to_list(COMBAT_FACES).index(table.dice[number])]
        return Question(ask, seats, int(on_side(table, number)), throw=face)
    if what in (ASK_SPOILS, ASK_GHOST_SPOILS):
        loser = table.attacker + table.defender - number
        return Question(ask, seats, number, foe=None if table.is_ghost(loser) else loser)
    if what in (ASK_OPPONENT, ASK_RETREAT, ASK_LAIR):
        return Question(ask, seats, number)
    return Question(ask, seats)
