# compiled by mypyc
"""An expedition: its cards, its space on the board, its symbols (MC-3 to MC-11)."""

from lorcha.core.knowledge import Pile
from lorcha.core.rows import Int, Row, row
from lorcha.games.ching.box import (
    CARD_BIT,
    COLOUR_OF,
    COLUMNS,
    HONG_KONG_NUMBERS,
    NO_SYMBOL,
    ROWS,
    SHOWN_SYMBOL,
    SYMBOL_OF,
    SYMBOLS,
)
from lorcha.games.ching.state import CREW, TURNED_BIT


def bit_of(card: Int) -> Int:
    """The navigation card in a set of cards."""
    return CARD_BIT[card]


def ascending(hand: Pile) -> Row:
    """The cards of a hand from the lowest to the highest, as a player holds them."""
    held = hand.cards
    cards = row(hand.count)
    for i in range(len(cards)):
        card = held[i]
        j: Int = i
        while j > 0 and cards[j - 1] > card:
            cards[j] = cards[j - 1]
            j -= 1
        cards[j] = card
    return cards


def is_crew(laid: Int) -> bool:
    """Helmsmen, not a navigation card."""
    return laid & CREW != 0


def number_of(laid: Int) -> Int:
    """The navigation card, without the mark of a turned one."""
    return laid & (CREW - 1)


def crew_of(laid: Int) -> Int:
    """The encounter card of Helmsmen laid out."""
    return laid & (CREW - 1)


def symbol_on(laid: Int) -> Int:
    return SHOWN_SYMBOL[crew_of(laid)] if is_crew(laid) else SYMBOL_OF[number_of(laid)]


def is_ready(laid: Int) -> bool:
    """Not turned by a Siren (MC-86)."""
    return laid & TURNED_BIT == 0


def column(junk: Pile) -> Int:
    """Cards of both kinds (MC-6)."""
    return junk.count


def colours(junk: Pile) -> Int:
    """Different colours; each Helmsmen card is one of its own (MC-93)."""
    seen: Int = 0
    count: Int = 0
    for i in range(junk.count):
        laid = junk.cards[i]
        if is_crew(laid):
            count += 1
        else:
            bit: Int = 1 << COLOUR_OF[number_of(laid)]
            if not seen & bit:
                seen |= bit
                count += 1
    return count


def board_row(junk: Pile) -> Int:
    """The row of its space; the seventh is the last (MC-9)."""
    return min(colours(junk), ROWS)


def space(junk: Pile) -> Int:
    """The number of its space (MC-40)."""
    return column(junk) * board_row(junk)


def at_edge(junk: Pile) -> bool:
    """At the edge of the world (MC-10)."""
    return junk.count >= COLUMNS


def in_hong_kong(junk: Pile) -> bool:
    number = space(junk)
    for i in range(len(HONG_KONG_NUMBERS)):
        if number == HONG_KONG_NUMBERS[i]:
            return True
    return False


def highest(junk: Pile) -> Int:
    """The highest number; Helmsmen have none (MC-31)."""
    i: Int = junk.count - 1
    while is_crew(junk.cards[i]):
        i -= 1
    return number_of(junk.cards[i])


def lowest(junk: Pile) -> Int:
    """The first card is always a navigation card (MC-3)."""
    return number_of(junk.cards[0])


def insert(junk: Pile, card: Int) -> None:
    """On top, or at its place in the order of numbers (MC-70)."""
    place: Int = 0
    while place < junk.count and (
        is_crew(junk.cards[place]) or number_of(junk.cards[place]) < card
    ):
        place += 1
    junk.add(card)
    i: Int = junk.count - 1
    while i > place:
        junk.cards[i] = junk.cards[i - 1]
        i -= 1
    junk.cards[place] = card


def ready_symbols(junk: Pile) -> Row:
    """How many of each symbol can be used for skills (MC-47)."""
    counts = row(len(SYMBOLS))
    for i in range(junk.count):
        symbol = symbol_on(junk.cards[i])
        if symbol != NO_SYMBOL and is_ready(junk.cards[i]):
            counts[symbol] += 1
    return counts


def different_symbols(junk: Pile) -> Int:
    """On all its cards, turned ones too (MC-100, MC-101)."""
    seen: Int = 0
    count: Int = 0
    for i in range(junk.count):
        symbol = symbol_on(junk.cards[i])
        if symbol != NO_SYMBOL and not (seen >> symbol) & 1:
            seen |= 1 << symbol
            count += 1
    return count
