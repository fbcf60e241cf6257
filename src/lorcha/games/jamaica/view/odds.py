# compiled by mypyc
"""What each face of the combat die would decide, and what the winner could take: before it falls.

The rules judge each throw on a copy of the table.
"""

from typing import Any, TypeAlias, cast

from lorcha.core.chance import Scripted
from lorcha.core.moves import Moves
from lorcha.games.jamaica.box import THROWS
from lorcha.games.jamaica.moves import AGAIN, MOVES, SABRE
from lorcha.games.jamaica.rules.combat import sabre_owner, strength
from lorcha.games.jamaica.rules.ghost import offer_ghost_holds
from lorcha.games.jamaica.rules.spoils import offer_curses, offer_holds, offer_prizes
from lorcha.games.jamaica.state import ASK_SABRE, NONE, SEE_THROW, TAKE_SPOILS, THROW, Table
from lorcha.games.jamaica.view.structs import Throw

Result: TypeAlias = tuple[int | None, bool]  # the winner, if there is one; is it still open?


def throws(table: Table, side: int) -> list[Throw]:
    """All faces of the die that the attacker (0) or the defender (1) may throw next."""
    return [judge(table, side, face) for face in range(len(THROWS))]


def judge(table: Table, side: int, face: int) -> Throw:
    world = roll(table, side, face)
    force, asks_sabre = int(strength(world, side)), world.agenda.what() == ASK_SABRE
    winner, still_open = result = result_of(world)
    owner = int(sabre_owner(world)) if asks_sabre and not still_open else NONE
    can_undo = owner not in (NONE, winner) and any(
        result_of(roll(world, side, other)) != result for other in range(len(THROWS))
    )
    return Throw(
        throw=THROWS[face],
        strength=force,
        winner=winner,
        open=still_open,
        sabre=owner if can_undo else None,
    )


def roll(table: Table, side: int, face: int) -> Table:
    """The table after the die has fallen so: for the first time, or once more for the Sabre."""
    world = cast(Table, table.clone())
    world.chance = Scripted([face])
    if table.agenda.what() == ASK_SABRE:
        world.answer(world.actors()[0], SABRE.pack(AGAIN))
    else:
        world.run(THROW, 0, side)
    return world


def result_of(table: Table) -> Result:
    """What follows if the Sabre is not used."""
    world = cast(Table, table.clone())
    if world.agenda.what() == ASK_SABRE:
        world.agenda.pop()
    number = world.agenda.number()
    world.agenda.pop()
    world.run(SEE_THROW, 0, number)
    won = world.agenda.size > 0 and world.agenda.what() == TAKE_SPOILS
    winner = int(world.agenda.number()) if won else None
    return winner, not won and world.attacker != NONE


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
