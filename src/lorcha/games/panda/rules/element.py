# compiled by mypyc
"""Element cards: each has a condition, wins the trick at once and draws two cards."""

from typing import Final

from lorcha.core.journal import Event
from lorcha.core.knowledge import Pile
from lorcha.core.moves import Moves
from lorcha.core.rows import Int
from lorcha.games.panda.box import ANIMALS, DRAW, FIRE_HAND, WATER_VALUES, WOOD_FROM
from lorcha.games.panda.events import DREW, PLAYED_ELEMENT, SHED_ELEMENT
from lorcha.games.panda.moves import BOMB, ELEMENT, SHED
from lorcha.games.panda.rules.cards import animals_in, symbols_on, take_out, tell_cards
from lorcha.games.panda.rules.combination import kind_of, top_of, values_in
from lorcha.games.panda.rules.deal import draw
from lorcha.games.panda.rules.passing import pass_trick
from lorcha.games.panda.state import (
    BEGIN_TURN,
    EARTH,
    END_TRICK,
    FIRE,
    NO_BID,
    PANDA,
    WATER,
    WOOD,
    Table,
)

# What keeps an element card from being played.
LOCKS: Final = ["open", "lead", "bomb", "condition"]
OPEN: Final[Int] = 0
LEADING: Final[Int] = 1
BOMBED: Final[Int] = 2
UNMET: Final[Int] = 3


def offer_elements(table: Table, seat: Int, out: Moves) -> None:
    """Those that may be played (PS-58); any may be discarded (PS-68)."""
    hand = table.players[seat].hand
    first = animals_in(hand)
    for place in range(first, hand.count):
        suit = hand.cards[place] - ANIMALS
        if is_lit(table, seat, suit):
            out.add(ELEMENT.pack(suit))
    for place in range(first, hand.count):
        out.add(SHED.pack(hand.cards[place] - ANIMALS))


def is_lit(table: Table, seat: Int, suit: Int) -> bool:
    return lock_on(table, seat, suit) == OPEN


def lock_on(table: Table, seat: Int, suit: Int) -> Int:
    """Never for the leader, never against a bomb, and only under the card's own condition."""
    if table.highest == NO_BID:
        return LEADING
    if kind_of(table.highest) == BOMB:
        return BOMBED
    return OPEN if meets_condition(table, seat, suit) else UNMET


def meets_condition(table: Table, seat: Int, suit: Int) -> bool:
    if suit == WATER:  # PS-62
        return values_in(table.highest) >= WATER_VALUES
    if suit == WOOD:  # PS-63: without bombs the highest bid has the highest value
        return top_of(table.highest) >= WOOD_FROM
    if suit == FIRE:  # PS-64
        return table.players[seat].hand.count <= FIRE_HAND
    return panda_on_table(table) if suit == EARTH else both_sides_played(table)


def panda_on_table(table: Table) -> bool:
    """Cards of those who passed are not on the table any more (PS-66)."""
    for player in table.players:
        if symbols_on(table, player.laid, 0, PANDA) > 0:
            return True
    return False


def both_sides_played(table: Table) -> bool:
    """By one and the same player in this trick, who may have passed since (PS-65)."""
    for player in table.players:
        if player.white and player.blue:
            return True
    return False


def play_element(table: Table, seat: Int, suit: Int) -> None:
    """Discard it, draw, make all others pass, win the trick: in this order (PS-59)."""
    table.agenda.answered(seat)
    give_up(table, seat, suit, PLAYED_ELEMENT)
    draw_two(table, seat)
    for i in range(1, table.seats):
        other = (seat + i) % table.seats
        if table.players[other].active():
            pass_trick(table, other)  # PS-60
    table.agenda.push(END_TRICK, 0, seat)


def draw_two(table: Table, seat: Int) -> None:
    number = min(DRAW, table.deck.count)
    if number == 0:
        return
    table.reveal("draw")
    cards = Pile(number)
    for i in range(number):
        cards.add(table.deck.cards[table.deck.count - 1 - i])
    draw(table, seat, number)
    tell_cards(table, DREW, seat, cards, 1 << seat)


def shed(table: Table, seat: Int, suit: Int) -> None:
    """Discarded without any effect; the turn goes on (PS-68)."""
    table.agenda.answered(seat)
    give_up(table, seat, suit, SHED_ELEMENT)
    table.agenda.push(BEGIN_TURN, 0, seat)


def give_up(table: Table, seat: Int, suit: Int, event: Event) -> None:
    table.discard.add(take_out(table, seat, table.players[seat].hand.find(ANIMALS + suit)))
    table.tell(event, seat, suit)
