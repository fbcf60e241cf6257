# compiled by mypyc
"""The Captain throws the dice and places them; the round goes clockwise from there."""

from lorcha.core.moves import Moves
from lorcha.core.rows import Int
from lorcha.games.jamaica.box import ACTION_FACES
from lorcha.games.jamaica.events import DICE_PLACED, ROUND_BEGAN
from lorcha.games.jamaica.moves import DICE
from lorcha.games.jamaica.state import (
    ASK_CARD,
    ASK_DICE,
    CHOOSING,
    END_ROUND,
    GHOST,
    MOVE_GHOST,
    NONE,
    TAKE_TURN,
    THROWING,
    Table,
)


def begin_round(table: Table) -> None:
    """Dice, cards, the ships in turn, the end of the round (JA-15, JA-18)."""
    table.reveal("dice")
    one = ACTION_FACES[table.chance.below(len(ACTION_FACES))]
    other = ACTION_FACES[table.chance.below(len(ACTION_FACES))]
    table.round += 1
    table.phase = THROWING
    table.acting = NONE
    table.morning = one
    table.evening = other
    table.tell(ROUND_BEGAN, table.captain, table.round, one, other)
    table.agenda.push(END_ROUND)
    if table.seats == GHOST:  # JA-104
        table.agenda.push(MOVE_GHOST, 0, 1)
        table.agenda.push(MOVE_GHOST, 0, 0)
    for i in range(table.seats):
        table.agenda.push(TAKE_TURN, 0, in_turn(table, table.seats - 1 - i))
    table.agenda.push(ASK_CARD, (1 << table.seats) - 1)
    table.agenda.push(ASK_DICE, 1 << table.captain)


def in_turn(table: Table, nth: Int) -> Int:
    """The seat that acts first (0), second, ...: clockwise from the Captain (JA-18)."""
    return (table.captain + nth) % table.seats


def offer_dice(table: Table, out: Moves) -> None:
    """Which die is the morning's; nothing to choose with a double (JA-16)."""
    out.add(DICE.pack(table.morning))
    if table.evening != table.morning:
        out.add(DICE.pack(table.evening))


def place_dice(table: Table, seat: Int, morning: Int) -> None:
    table.agenda.answered(seat)
    table.evening = table.morning + table.evening - morning
    table.morning = morning
    table.phase = CHOOSING
    table.tell(DICE_PLACED, seat, table.morning, table.evening)
