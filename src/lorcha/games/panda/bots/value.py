# compiled by mypyc
"""The value of a hand: the points so far, and how near it is to going out before the others.

All values are in hundredths of a point.
"""

from typing import Final, cast, final

from lorcha.core.knowledge import Pile
from lorcha.core.rows import Int
from lorcha.core.state import State
from lorcha.core.valuation import Valuation
from lorcha.games.panda.box import ANIMALS, COUNT_OF, OUT_AT_MOST, SYMBOL_OF, VALUE_OF
from lorcha.games.panda.state import BAMBOO, BLUE, JOKER, NO_BID, Player, Table

POINT: Final = 100
CARD: Final = 45  # a card still to be got rid of
ELEMENT: Final = 20  # an element card, which wins a trick when its time comes
RANK: Final = 4  # a step from one value to the next
MORE: Final = 25  # each further value on a card
SYMBOL: Final = 12
BAMBOO_SYMBOL: Final = 50
LEADING: Final = 60  # to hold the highest bid
PROSPECT: Final = 60  # percent of the points for going out that an empty hand would promise
FULL: Final = 14  # cards: with this many there is no prospect of going out soon


@final
class PandaValuation(Valuation):
    def value(self, state: State, seat: Int) -> Int:
        table = cast(Table, state)
        player = table.players[seat]
        value: Int = POINT * player.points
        if table.agenda.size == 0 or not player.in_round:
            return value
        value += hand_value(table, player.hand) + laid_value(table, player)
        if table.bidder == seat and table.highest != NO_BID:
            value += LEADING
        return value + prospect(table, seat)


def hand_value(table: Table, hand: Pile) -> Int:
    """High values and symbols make up for a part of what a card costs."""
    value: Int = -CARD * hand.count
    for i in range(hand.count):
        value += card_value(table, hand.cards[i])
    return value


def card_value(table: Table, card: Int) -> Int:
    if card >= ANIMALS:
        return ELEMENT
    face = table.face(card)
    value: Int = RANK * VALUE_OF[face] + MORE * (COUNT_OF[face] - 1)
    if SYMBOL_OF[face] == BAMBOO:
        return value + BAMBOO_SYMBOL
    return value + (SYMBOL if SYMBOL_OF[face] >= JOKER else 0)


def laid_value(table: Table, player: Player) -> Int:
    """White cards come back better if the trick is lost; the others are gone."""
    if player.blue or player.bombed:
        return 0
    value: Int = 0
    for i in range(player.laid.count):
        card = player.laid.cards[i]
        if card < ANIMALS:
            blue: Int = 2 * card + BLUE
            value += RANK * VALUE_OF[blue] + MORE * (COUNT_OF[blue] - 1) - CARD
    return value // 2


def prospect(table: Table, seat: Int) -> Int:
    """Who goes out gets as many points as the largest other hand has cards."""
    most: Int = 0
    for other in range(table.seats):
        if other != seat:
            most = max(most, table.players[other].hand.count)
    due: Int = POINT * min(most, OUT_AT_MOST)
    left: Int = max(0, FULL - table.players[seat].hand.count)
    return due * left // FULL * PROSPECT // 100


VALUATION: Final = PandaValuation(500, 4, 0)
