# compiled by mypyc
"""Setup of the game and start of a round."""

from lorcha.core.knowledge import Pile
from lorcha.core.rows import Int
from lorcha.games.panda.box import ANIMALS, CARDS, HAND, MOODS, NUMBER_OF, RANKS, SUITS, suits_for
from lorcha.games.panda.events import DEALT, GOT_ELEMENT, MOOD_SET, ROUND_BEGAN, TURNED_UP
from lorcha.games.panda.rules.cards import tell_cards
from lorcha.games.panda.state import (
    BEGIN_ROUND,
    BEGIN_TRICK,
    NEVER,
    UNSET,
    WHITE,
    Table,
    sort_hand,
)


def set_up(table: Table) -> None:
    table.reveal("deal")
    table.mood = table.wanted_mood
    if table.mood == UNSET:  # PS-10
        table.mood = table.chance.below(len(MOODS))
    table.tell(MOOD_SET, -1, table.mood)
    table.agenda.push(BEGIN_ROUND, 0, deal_elements(table))


def deal_elements(table: Table) -> Int:
    """One element card each sets the suits, the highest number the first player (PS-11, PS-12)."""
    elements = Pile(len(SUITS))
    for suit in range(len(SUITS)):
        if table.wanted_suits == 0 or (table.wanted_suits >> suit) & 1:
            elements.add(suit)
    elements.shuffle(table.chance)
    first: Int = 0
    for i in range(suits_for(table.seats)):
        suit = elements.cards[i]
        table.suits |= 1 << suit
        if i >= table.seats:
            table.tell(TURNED_UP, -1, suit)
        else:
            table.tell(GOT_ELEMENT, i, suit, NUMBER_OF[suit])
            if NUMBER_OF[suit] > NUMBER_OF[elements.cards[first]]:
                first = i
    return first


def begin_round(table: Table, first: Int) -> None:
    """All cards of the suits in play are shuffled and dealt, white side up (PS-14, PS-76)."""
    table.reveal("deal")
    table.round += 1
    table.trick = 0
    table.clock = 0
    table.out.count = 0
    table.discard.count = 0
    table.tell(ROUND_BEGAN, -1, table.round)
    gather(table)
    table.deck.shuffle(table.chance)
    for seat in range(table.seats):
        deal_hand(table, seat)
    table.agenda.push(BEGIN_TRICK, 0, first)


def in_play(table: Table, card: Int) -> bool:
    if card >= ANIMALS:  # PS-13
        return table.with_elements == 1 and (table.suits >> (card - ANIMALS)) & 1 == 1
    return (table.suits >> (card // RANKS)) & 1 == 1


def gather(table: Table) -> None:
    table.deck.count = 0
    for card in range(len(CARDS)):
        table.sides[card] = WHITE
        table.known.forget(card)
        if in_play(table, card):
            table.deck.add(card)


def deal_hand(table: Table, seat: Int) -> None:
    player = table.players[seat]
    player.in_round = 1
    player.emptied = NEVER
    player.hand.count = 0
    draw(table, seat, HAND)
    tell_cards(table, DEALT, seat, player.hand, 1 << seat)


def draw(table: Table, seat: Int, number: Int) -> None:
    """From the deck, white side up; what there is, if it runs out (PS-61)."""
    hand = table.players[seat].hand
    for _ in range(min(number, table.deck.count)):
        card = table.deck.draw()
        table.known.show(card, seat)
        hand.add(card)
    sort_hand(table, hand)
