# compiled by mypyc
"""A combat, as everyone sees it, and what its captains see in addition."""

from msgspec.structs import replace

from lorcha.core.state import SPECTATOR
from lorcha.games.jamaica.rules.combat import ATTACK, DEFENCE, on_side, strength
from lorcha.games.jamaica.state import (
    ASK_GHOST_SPOILS,
    ASK_SABRE,
    ASK_SPOILS,
    NONE,
    NOT_THROWN,
    Table,
)
from lorcha.games.jamaica.view.odds import spoils, throws
from lorcha.games.jamaica.view.structs import Combat, Side


def view_combat(table: Table) -> Combat | None:
    if table.attacker == NONE:
        return None
    thrower = next_thrower(table)
    return Combat(
        attack=view_side(table, ATTACK),
        defence=view_side(table, DEFENCE),
        throws=[] if thrower is None else throws(table, thrower),
    )


def seat_combat(table: Table, seat: int, public: Combat | None) -> Combat | None:
    """With the curses that a captain who fights could hand on."""
    if public is None or seat not in (public.attack.ship, public.defence.ship):
        return public
    mine = spoils(table, seat, seat)
    if public.attack.ship == seat:
        return replace(public, attack=replace(public.attack, spoils=mine))
    return replace(public, defence=replace(public.defence, spoils=mine))


def next_thrower(table: Table) -> int | None:
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
