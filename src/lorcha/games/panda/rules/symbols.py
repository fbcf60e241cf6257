# compiled by mypyc
"""Symbols: bamboo, fire and panda take effect directly after the bid, one by one, in any order.

What a bid still has to offer is one number: how many of each symbol, and whom a hungry panda robs.
"""

from typing import Final

from lorcha.core.moves import Moves, verb_number
from lorcha.core.rows import Int
from lorcha.games.panda.events import BURNED, ROBBED, SPUN, TOOK_BAMBOO
from lorcha.games.panda.moves import BURN, ROB, SKIP, SPIN, TAKE_BAMBOO
from lorcha.games.panda.rules.cards import animals_in, symbols_on, take_out
from lorcha.games.panda.state import (
    ASK_SYMBOL,
    BAMBOO,
    BLUE,
    BY_BAMBOO,
    BY_PANDA,
    FLAME,
    HUNGRY,
    PANDA,
    Table,
    sort_hand,
)

FIELD: Final = 8  # bits for each part of the number
MASK: Final = 255
ROBBED_SEAT: Final = 3 * FIELD  # the seat + 1; 0: nobody, the bid opened the trick


def read_symbols(table: Table, seat: Int, first: Int, beaten: Int) -> Int:
    """The symbols of the bid whose cards begin at place `first` of those laid."""
    laid = table.players[seat].laid
    left: Int = symbols_on(table, laid, first, BAMBOO)
    left += symbols_on(table, laid, first, FLAME) << FIELD
    left += symbols_on(table, laid, first, PANDA) << 2 * FIELD
    return left + ((beaten + 1) << ROBBED_SEAT)


def count_of(left: Int, symbol: Int) -> Int:
    return (left >> (symbol - BAMBOO) * FIELD) & MASK


def one_less(left: Int, symbol: Int) -> Int:
    return left - (1 << (symbol - BAMBOO) * FIELD)


def ask_symbols(table: Table, seat: Int, left: Int) -> None:
    """Whether the player is asked depends on what all can see: the hand may not fit (PS-46)."""
    spins = count_of(left, PANDA) > 0 and table.mood != HUNGRY
    can_use = count_of(left, BAMBOO) > 0 or can_rob(table, left)
    if table.players[seat].hand.count > 0 and (spins or count_of(left, FLAME) > 0):
        can_use = True
    if can_use:
        table.agenda.push(ASK_SYMBOL, 1 << seat, left)


def robbed_seat(left: Int) -> Int:
    return (left >> ROBBED_SEAT) - 1


def can_rob(table: Table, left: Int) -> bool:
    """A hungry panda takes from the owner of the bid just beaten, if they have a point (PS-49)."""
    if table.mood != HUNGRY or count_of(left, PANDA) == 0 or robbed_seat(left) < 0:
        return False
    return table.players[robbed_seat(left)].points > 0


def offer_symbols(table: Table, seat: Int, left: Int, out: Moves) -> None:
    hand = table.players[seat].hand
    if count_of(left, BAMBOO) > 0:
        out.add(TAKE_BAMBOO.number)
    if can_rob(table, left):
        out.add(ROB.number)
    for place in range(animals_in(hand)):
        if count_of(left, FLAME) > 0:
            out.add(BURN.pack(place + 1))
    if table.mood != HUNGRY and count_of(left, PANDA) > 0:
        for place in range(animals_in(hand)):
            if table.sides[hand.cards[place]] != BLUE:
                out.add(SPIN.pack(place + 1))
    out.add(SKIP.number)


def use_symbol(table: Table, seat: Int, move: Int) -> None:
    left = table.agenda.number()
    verb = verb_number(move)
    if verb == BURN.number:
        table.reveal("hand", 1 << seat)
    table.agenda.answered(seat)
    if verb == SKIP.number:  # every symbol is optional
        return
    if verb == TAKE_BAMBOO.number:
        left = one_less(left, BAMBOO)
        table.players[seat].earn(BY_BAMBOO, 1)  # PS-47
        table.tell(TOOK_BAMBOO, seat)
    elif verb == BURN.number:
        left = one_less(left, FLAME)
        burn(table, seat, BURN.get(move, 0) - 1)
    else:
        left = one_less(left, PANDA)
        if verb == ROB.number:
            rob(table, seat, robbed_seat(left))
        else:
            spin(table, seat, SPIN.get(move, 0) - 1)
    ask_symbols(table, seat, left)


def burn(table: Table, seat: Int, place: Int) -> None:
    """Fire: an animal card from the hand, white or blue, in the open (PS-48, PS-82)."""
    card = take_out(table, seat, place)
    table.discard.add(card)
    table.tell(BURNED, seat, card, table.sides[card])


def rob(table: Table, seat: Int, victim: Int) -> None:
    table.players[victim].earn(BY_PANDA, -1)
    table.players[seat].earn(BY_PANDA, 1)
    table.tell(ROBBED, seat, victim)


def spin(table: Table, seat: Int, place: Int) -> None:
    """A card in hand turns to blue; all see that, but not which (PS-50, PS-82)."""
    hand = table.players[seat].hand
    card = hand.cards[place]
    table.sides[card] = BLUE
    table.known.narrow(card, 1)
    sort_hand(table, hand)
    table.tell_only(1 << seat, SPUN, seat, card)
