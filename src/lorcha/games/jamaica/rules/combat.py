# compiled by mypyc
"""Combat: powder, a die, the Sabre; the attacker first, then the defender; then they compare."""

from typing import Final

from lorcha.core.moves import Moves
from lorcha.core.rows import Int
from lorcha.games.jamaica.box import BETH_STRENGTH, COMBAT_FACES, STAR
from lorcha.games.jamaica.events import (
    ATTACKED,
    ATTACKED_GHOST,
    COMPARED,
    DRAWN,
    GHOST_ATTACKED,
    GHOST_THREW,
    GHOST_USED_SABRE,
    THREW,
    USED_SABRE,
)
from lorcha.games.jamaica.moves import AGAIN, FIGHT, FIGHT_GHOST, KEEP, POWDER
from lorcha.games.jamaica.moves import SABRE as SABRE_MOVE
from lorcha.games.jamaica.rules.payment import settle
from lorcha.games.jamaica.state import (
    ASK_POWDER,
    ASK_SABRE,
    BETH,
    GUNPOWDER,
    NONE,
    NOT_THROWN,
    SABRE,
    SEE_THROW,
    TAKE_SPOILS,
    THROW,
    Table,
)

ATTACK: Final = 0
DEFENCE: Final = 1


def offer_opponents(table: Table, out: Moves) -> None:
    """Exactly one of those on the space (JA-60, JA-116)."""
    number = table.agenda.number()
    for other in range(len(table.ships)):
        if other != number and table.ships[other].space == table.ships[number].space:
            out.add(FIGHT_GHOST.number if table.is_ghost(other) else FIGHT.pack(other))


def attack(table: Table, seat: Int, move: Int) -> None:
    """Who has moved attacks (JA-61)."""
    attacker = table.agenda.number()
    table.agenda.answered(seat)
    defender = table.seats if move == FIGHT_GHOST.number else FIGHT.first(move)
    table.attacker = attacker
    table.defender = defender
    for side in range(2):
        table.powder[side] = 0
        table.dice[side] = NOT_THROWN
    table.rethrown = 0
    if table.is_ghost(defender):
        table.tell(ATTACKED_GHOST, attacker)
    elif table.is_ghost(attacker):
        table.tell(GHOST_ATTACKED, -1, defender)
    else:
        table.tell(ATTACKED, attacker, defender)
    begin_side(table, ATTACK)


def on_side(table: Table, side: Int) -> Int:
    return table.attacker if side == ATTACK else table.defender


def begin_side(table: Table, side: Int) -> None:
    """A1 and A2, or D1 and D2 (JA-62); the Ghost Ship has no powder to commit (JA-112)."""
    table.agenda.push(THROW, 0, side)
    number = on_side(table, side)
    if not table.is_ghost(number):
        table.agenda.push(ASK_POWDER, 1 << number, side)


def offer_powder(table: Table, seat: Int, out: Moves) -> None:
    """From none to all (JA-63)."""
    for amount in range(table.ships[seat].owns(GUNPOWDER) + 1):
        out.add(POWDER.pack(amount))


def commit(table: Table, seat: Int, amount: Int) -> None:
    """Lost whatever comes of it (JA-64)."""
    side = table.agenda.number()
    table.agenda.answered(seat)
    table.powder[side] = amount
    settle(table, seat, GUNPOWDER, amount)


def throw(table: Table, side: Int) -> None:
    """The die, and a window for the Sabre before anything follows from it (JA-72)."""
    roll_die(table, side)
    table.agenda.push(SEE_THROW, 0, side)
    owner = sabre_owner(table)
    if owner != NONE and (table.rethrown == 0 or table.sabre_each_die):  # JA-74
        table.agenda.push(ASK_SABRE, 1 << table.decider_of(owner), side)


def roll_die(table: Table, side: Int) -> None:
    table.reveal("combat_die")
    face = table.chance.below(len(COMBAT_FACES))
    table.dice[side] = COMBAT_FACES[face]
    number = on_side(table, side)
    if table.is_ghost(number):
        table.tell(GHOST_THREW, -1, face)
    else:
        table.tell(THREW, number, face)


def sabre_owner(table: Table) -> Int:
    """Only a combatant can use it (JA-71)."""
    if table.ships[table.attacker].has(SABRE):
        return table.attacker
    return table.defender if table.ships[table.defender].has(SABRE) else NONE


def offer_sabre(out: Moves) -> None:
    out.add(SABRE_MOVE.pack(AGAIN))
    out.add(SABRE_MOVE.pack(KEEP))


def answer_sabre(table: Table, seat: Int, choice: Int) -> None:
    """The second throw stands (JA-73), with no more powder (JA-76)."""
    side = table.agenda.number()
    table.agenda.answered(seat)
    if choice == KEEP:
        return
    if table.is_ghost(sabre_owner(table)):
        table.tell(GHOST_USED_SABRE, -1)
    else:
        table.tell(USED_SABRE, seat)
    table.rethrown |= 1 << side
    roll_die(table, side)


def see_throw(table: Table, side: Int) -> None:
    """A star wins at once (JA-67); after the defender's throw they compare (JA-69)."""
    if table.dice[side] == STAR:
        table.agenda.push(TAKE_SPOILS, 0, on_side(table, side))
    elif side == ATTACK:
        begin_side(table, DEFENCE)
    else:
        compare(table)


def strength(table: Table, side: Int) -> Int:
    """JA-66."""
    beth: Int = BETH_STRENGTH if table.ships[on_side(table, side)].has(BETH) else 0
    return table.dice[side] + table.powder[side] + beth


def compare(table: Table) -> None:
    attack_strength = strength(table, ATTACK)
    defence_strength = strength(table, DEFENCE)
    table.tell(COMPARED, -1, attack_strength, defence_strength)
    if attack_strength > defence_strength:
        table.agenda.push(TAKE_SPOILS, 0, table.attacker)
    elif defence_strength > attack_strength:
        table.agenda.push(TAKE_SPOILS, 0, table.defender)
    else:
        table.tell(DRAWN, -1)
        end_combat(table)


def end_combat(table: Table) -> None:
    """Both stay where they are (JA-70)."""
    table.attacker = NONE
    table.defender = NONE
    table.rethrown = 0
    for side in range(2):
        table.powder[side] = 0
        table.dice[side] = NOT_THROWN
