# compiled by mypyc
"""Who knows what: worlds that one seat cannot tell apart (PS-79 to PS-82).

Hidden are the cards of the other hands and the deck, but not everything about them: cards taken
back are known to all, and so is how many of the others in each hand were turned to blue. Those can
be any animal cards, but no element card.
"""

from lorcha.core.chance import Chance
from lorcha.core.knowledge import Pile
from lorcha.core.rows import Int
from lorcha.games.panda.box import IS_ANIMAL
from lorcha.games.panda.state import ASK_TURN, BLUE, WHITE, Table, sort_hand


def deal_unknown(table: Table, seat: Int, chance: Chance) -> None:
    """Deal all that the seat does not know, place by place: the blue ones first in each hand."""
    piles: list[Pile] = []
    for player in table.players:
        piles.append(take_unknown(table, player.hand, seat, BLUE))
        piles.append(take_unknown(table, player.hand, seat, WHITE))
    piles.append(table.deck)
    table.known.redeal(piles, IS_ANIMAL, seat, chance)
    for pile in piles:
        turn(table, pile, WHITE)
    for i in range(table.seats):
        turn(table, piles[2 * i], BLUE)
        put_in(table.players[i].hand, piles[2 * i])
        put_in(table.players[i].hand, piles[2 * i + 1])
        sort_hand(table, table.players[i].hand)
    forget_half_bid(table, seat)


def take_unknown(table: Table, hand: Pile, seat: Int, side: Int) -> Pile:
    """Take out of a hand the cards with this side up that the seat does not know."""
    cards = Pile(hand.count)
    left: Int = 0
    for i in range(hand.count):
        card = hand.cards[i]
        if table.sides[card] == side and not table.known.knows(seat, card):
            cards.add(card)
        else:
            hand.cards[left] = card
            left += 1
    hand.count = left
    return cards


def turn(table: Table, pile: Pile, side: Int) -> None:
    for i in range(pile.count):
        table.sides[pile.cards[i]] = side


def put_in(hand: Pile, cards: Pile) -> None:
    for i in range(cards.count):
        hand.add(cards.cards[i])


def forget_half_bid(table: Table, seat: Int) -> None:
    """The steps of an unfinished bid are its owner's alone: for others the turn just goes on."""
    agenda = table.agenda
    if agenda.size > 0 and agenda.what() == ASK_TURN and table.turn != seat:
        agenda.replace_number(0)
