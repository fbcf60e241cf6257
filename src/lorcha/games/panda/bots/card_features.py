# compiled by mypyc
"""Cards of Panda Spin as rows of numbers: each by its face, or what a number of them show.

The place of a card is twice its number in the box, and one more if the blue side is up.
"""

from typing import Final

from lorcha.core.knowledge import Pile
from lorcha.core.layout import Layout
from lorcha.core.rows import Cells, Int, add, put
from lorcha.games.panda.box import (
    ANIMALS,
    CARDS,
    COUNT_OF,
    RANKS,
    SYMBOL_OF,
    SYMBOLS,
    VALUE_OF,
    VALUES,
)
from lorcha.games.panda.state import Table

DECK: Final[Int] = len(CARDS)
FACES: Final[Int] = 2 * DECK
_symbols: Final = SYMBOLS[1:]

FAN: Final = Layout()  # what cards look like from above
VALUE: Final[Int] = FAN.part("values", RANKS, f"how many of each: {', '.join(VALUES)}", 2)
SYMBOL: Final[Int] = FAN.part("symbols", len(_symbols), f"of each: {', '.join(_symbols)}", 2)
WHITE_UP: Final[Int] = FAN.part("white", 1, "cards with the white side up", 8)
BLUE_UP: Final[Int] = FAN.part("blue", 1, "cards with the blue side up", 8)


def write_cards(table: Table, pile: Pile, out: Cells, at: Int) -> None:
    cards = pile.cards
    sides = table.sides
    for i in range(pile.count):
        card = cards[i]
        put(out, at + 2 * card + sides[card], 1)


def write_face(face: Int, out: Cells, at: Int) -> None:
    """Add what is to be seen on a face; element cards show nothing."""
    if face >= 2 * ANIMALS:
        return
    add(out, at + (BLUE_UP if face & 1 else WHITE_UP), 1)
    add(out, at + VALUE + VALUE_OF[face], COUNT_OF[face])
    symbol = SYMBOL_OF[face]
    if symbol > 0:
        add(out, at + SYMBOL + symbol - 1, 1)
