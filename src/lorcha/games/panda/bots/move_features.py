# compiled by mypyc
"""What a move of Panda Spin does to the own hand, and what it brings."""

from typing import Final

from lorcha.core.knowledge import Pile
from lorcha.core.layout import Layout
from lorcha.core.moves import verb_number
from lorcha.core.rows import Cells, Int, put
from lorcha.games.panda.bots.card_features import FACES, FAN, write_face
from lorcha.games.panda.box import DRAW, RANKS
from lorcha.games.panda.moves import (
    BURN,
    DECLARE,
    ELEMENT,
    LAY,
    PASS,
    PICK,
    ROB,
    SHED,
    SPIN,
    TAKE_BAMBOO,
)
from lorcha.games.panda.rules.combination import cards_of, is_bid, top_of
from lorcha.games.panda.rules.passing import loses_all
from lorcha.games.panda.state import BLUE, NO_BID, Player, Table

MORE: Final = Layout()
ABOUT: Final[Int] = MORE.part("about", FACES, "cards of the hand it is about")
LOOKS: Final[Int] = MORE.blocks("about", FAN, 1)
RETURN: Final[Int] = MORE.blocks("comes", FAN, 1)  # to the hand: taken back, or turned
LOST: Final[Int] = MORE.part("lost", 1, "cards laid in this trick that do not come back", 8)
AFTER: Final[Int] = MORE.part("left", 1, "cards in hand then", 8)
FEW_LEFT: Final[Int] = MORE.part("few left", 4, "0 to 3 cards in hand then")
OVER: Final[Int] = MORE.part("over", 1, "values the top is above that of the highest bid", RANKS)
OPENS: Final[Int] = MORE.part("opens", 1, "there is no bid to beat")
SCORES: Final[Int] = MORE.part("points", 1, "scored at once")


def write_move(table: Table, seat: Int, move: Int, out: Cells, at: Int) -> None:
    """The cards of the hand that the move is about, and what becomes of the hand."""
    verb = verb_number(move)
    player = table.players[seat]
    left: Int = player.hand.count
    if is_bid(move):
        left -= write_places(table, player.hand, cards_of(move), out, at)
        write_bid(table, top_of(move), out, at)
    elif verb == PICK.number or verb == LAY.number:
        left -= write_places(table, player.hand, picked(table, move), out, at)
        write_bid(table, top_of(table.agenda.number()), out, at)
    elif verb == BURN.number:
        left -= write_places(table, player.hand, place_bit(BURN.get(move, 0)), out, at)
    elif verb == SPIN.number:
        write_places(table, player.hand, place_bit(SPIN.get(move, 0)), out, at)
        write_face(2 * player.hand.cards[SPIN.get(move, 0) - 1] + BLUE, out, at + RETURN)
    elif verb == PASS.number:
        left += write_pass(player, out, at)
    elif verb == DECLARE.number:
        write_bid(table, DECLARE.get(move, 1), out, at)
    elif verb == ELEMENT.number:
        left += min(DRAW, table.deck.count) - 1
    elif verb == SHED.number:
        left -= 1
    elif verb == TAKE_BAMBOO.number or verb == ROB.number:
        put(out, at + SCORES, 1)
    put(out, at + AFTER, left)
    if left < 4:
        put(out, at + FEW_LEFT + left, 1)


def picked(table: Table, move: Int) -> Int:
    """The places of a bid made in steps, with this step."""
    places = cards_of(table.agenda.number())
    if verb_number(move) == PICK.number:
        places |= place_bit(PICK.get(move, 0))
    return places


def place_bit(place: Int) -> Int:
    return 1 << (place - 1)


def write_places(table: Table, hand: Pile, places: Int, out: Cells, at: Int) -> Int:
    """The cards in these places of the hand; how many they are."""
    count: Int = 0
    place: Int = 0
    while places != 0:
        if places & 1:
            face = table.face(hand.cards[place])
            put(out, at + ABOUT + face, 1)
            write_face(face, out, at + LOOKS)
            count += 1
        places >>= 1
        place += 1
    return count


def write_bid(table: Table, top: Int, out: Cells, at: Int) -> None:
    if table.highest == NO_BID:
        put(out, at + OPENS, 1)
    else:
        put(out, at + OVER, top - top_of(table.highest))


def write_pass(player: Player, out: Cells, at: Int) -> Int:
    """White cards come back with the blue side up, unless all are lost; how many come back."""
    laid = player.laid
    if loses_all(player):
        put(out, at + LOST, laid.count)
        return 0
    for i in range(laid.count):
        write_face(2 * laid.cards[i] + BLUE, out, at + RETURN)
    return laid.count
