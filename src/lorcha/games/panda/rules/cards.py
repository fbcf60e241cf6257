# compiled by mypyc
"""How cards leave a hand and where they go."""

from lorcha.core.journal import EVERYONE, Event
from lorcha.core.knowledge import Pile
from lorcha.core.rows import Int
from lorcha.games.panda.box import ANIMALS, SYMBOL_OF
from lorcha.games.panda.state import Player, Table


def take_out(table: Table, seat: Int, place: Int) -> Int:
    """Take a card out of a hand, counted from 0. From now on all see it."""
    player = table.players[seat]
    card = player.hand.take(place)
    table.known.forget(card)
    note_empty(table, player)
    return card


def note_empty(table: Table, player: Player) -> None:
    """An empty hand has its time: the one emptied earlier comes first (PS-72)."""
    if player.hand.count == 0:
        table.clock += 1
        player.emptied = table.clock


def animals_in(hand: Pile) -> Int:
    """Element cards are sorted behind all animal cards."""
    count = hand.count
    while count > 0 and hand.cards[count - 1] >= ANIMALS:
        count -= 1
    return count


def symbols_on(table: Table, cards: Pile, first: Int, symbol: Int) -> Int:
    """How often the symbol is on the upper halves of these cards, from place `first` on."""
    count: Int = 0
    for i in range(first, cards.count):
        if SYMBOL_OF[table.face(cards.cards[i])] == symbol:
            count += 1
    return count


def discard_laid(table: Table, player: Player) -> None:
    """All cards of this player on the table go to the discard pile, with the side that is up."""
    for i in range(player.laid.count):
        table.discard.add(player.laid.cards[i])
    sweep(player)


def sweep(player: Player) -> None:
    """Nothing of this trick lies before the player any more."""
    player.laid.count = 0
    player.bids.count = 0
    player.sizes.count = 0


def set_of(cards: Pile) -> int:
    """The cards as a set of the journal."""
    bits: int = 0
    for i in range(cards.count):
        bits |= 1 << int(cards.cards[i])
    return bits


def tell_cards(table: Table, event: Event, seat: Int, cards: Pile, seen: Int = EVERYONE) -> None:
    """An event about a number of cards, and which."""
    if table.journal is not None:
        table.journal.add(event, seat, [int(cards.count), set_of(cards)], seen)
