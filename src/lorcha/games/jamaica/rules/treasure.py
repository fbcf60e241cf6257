# compiled by mypyc
"""Treasure cards: found in lairs, laid face up or face down, known to all who have owned them."""

from lorcha.core.moves import Moves
from lorcha.core.rows import Int
from lorcha.games.jamaica.box import ANY, BIT_OF, FACE_OF, NO_POWER, RANK_OF
from lorcha.games.jamaica.events import FOUND, GHOST_FOUND, LEFT_TREASURE, UNCOVERED
from lorcha.games.jamaica.moves import LEAVE, TAKE, TREASURE
from lorcha.games.jamaica.state import ASK_LAIR, Table


def reach_lair(table: Table, number: Int, retreated: Int) -> None:
    """Compulsory after a card move, a choice after a shortage (JA-47)."""
    if not (table.lairs >> table.ships[number].space) & 1:
        return
    if table.is_ghost(number):
        ghost_finds(table, number)
    elif retreated and not table.must_take:
        table.agenda.push(ASK_LAIR, 1 << number, number)
    else:
        find(table, number)


def offer_treasure(out: Moves) -> None:
    out.add(TREASURE.pack(TAKE))
    out.add(TREASURE.pack(LEAVE))


def answer_treasure(table: Table, seat: Int, choice: Int) -> None:
    table.agenda.answered(seat)
    if choice == TAKE:
        find(table, seat)
    else:
        table.tell(LEFT_TREASURE, seat, table.ships[seat].space)


def find(table: Table, seat: Int) -> None:
    """The token leaves the game, the top card is taken and looked at (JA-86)."""
    table.reveal("treasure")
    space = take_token(table, seat)
    card = table.pile.draw()
    seen: Int = -1 if RANK_OF[card] == ANY else 1 << seat
    table.tell_only(seen, FOUND, seat, space, FACE_OF[card])
    keep(table, seat, card)


def take_token(table: Table, number: Int) -> Int:
    """From the lair where the ship lies."""
    space = table.ships[number].space
    table.lairs &= ~BIT_OF[space]
    return space


def keep(table: Table, seat: Int, card: Int) -> None:
    """A power lies face up and works at once; all see that any other card is none (JA-117)."""
    if RANK_OF[card] == ANY:
        table.ships[seat].powers |= 1 << card
        table.faces.show_all(card)
        table.tell(UNCOVERED, seat, card)
    else:
        table.ships[seat].hidden.add(card)
        table.faces.show(card, seat)
        table.faces.narrow(card, NO_POWER)


def ghost_finds(table: Table, number: Int) -> None:
    """Face down and unseen, even if it is a power (JA-111)."""
    space = take_token(table, number)
    table.ships[number].hidden.add(table.pile.draw())
    table.tell(GHOST_FOUND, -1, space)
