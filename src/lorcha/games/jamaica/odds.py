"""What each face of the combat die would decide, and what the winner could take: before it falls.

Nothing is reckoned here: the rules judge each throw on a copy of the table.
"""

from typing import Any, cast

import msgspec

from lorcha.core.moves import Moves
from lorcha.core.rows import to_list
from lorcha.games.jamaica.box import COMBAT_FACES, THROWS
from lorcha.games.jamaica.moves import MOVES
from lorcha.games.jamaica.rules.combat import see_throw, strength
from lorcha.games.jamaica.rules.ghost import offer_ghost_holds
from lorcha.games.jamaica.rules.spoils import offer_curses, offer_holds, offer_prizes
from lorcha.games.jamaica.state import NONE, TAKE_SPOILS, Table


class Throw(msgspec.Struct, frozen=True):
    """A face of the combat die, the strength it gives, and the ship that would win by it.

    `winner` is null in a draw, and while the combat is still `open`: the defender is to throw.
    """

    throw: str
    strength: int
    winner: int | None
    open: bool


def throws(table: Table, side: int) -> list[Throw]:
    """All faces of the die that the attacker (0) or the defender (1) may throw next."""
    return [judged(table, side, throw, face) for throw, face in faces()]


def faces() -> list[tuple[str, int]]:
    return list(zip(THROWS, to_list(COMBAT_FACES), strict=True))


def judged(table: Table, side: int, throw: str, face: int) -> Throw:
    world = cast(Table, table.clone())
    world.agenda.size = 0
    world.dice[side] = face
    force = int(strength(world, side))
    see_throw(world, side)
    won = world.agenda.size > 0 and world.agenda.what() == TAKE_SPOILS
    return Throw(
        throw=throw,
        strength=force,
        winner=int(world.agenda.number()) if won else None,
        open=not won and world.attacker != NONE,
    )


def spoils(table: Table, winner: int, seat: int) -> list[dict[str, Any]]:
    """The moves this ship would have if it won; those with a cursed card are its captain's own."""
    out = Moves()
    loser = table.attacker + table.defender - winner
    if table.is_ghost(winner):
        offer_ghost_holds(table, loser, out)
    else:
        offer_holds(table, winner, out)
    offer_prizes(table, loser, out)
    if winner == seat:
        offer_curses(table, winner, out)
    return [MOVES.to_json(move) for move in out.to_list()]
