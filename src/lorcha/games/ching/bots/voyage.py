# compiled by mypyc
"""What an expedition promises its captain: the best it could bring home, and at what price.

For bots; all values are in hundredths of a point.
"""

from typing import Final, final

from lorcha.core.knowledge import Pile
from lorcha.core.rows import Int, Row, row, row_of
from lorcha.games.ching.box import (
    CARD_BIT,
    COLOUR_OF,
    COLUMNS,
    EQUAL_SYMBOLS,
    GEM_POINTS,
    GEMS,
    HONG_KONG_POINTS,
    NUMBERS,
    ROWS,
    SYMBOL_OF,
    SYMBOLS,
    TILE_CARDS,
    TILE_GEMS,
    TILE_GOLD,
    TILE_NUMBER,
)
from lorcha.games.ching.rules.expedition import (
    ascending,
    is_crew,
    is_ready,
    number_of,
    symbol_on,
)
from lorcha.games.ching.state import NOBODY, ON_BOARD, Table

POINT: Final = 100
ENCOUNTER: Final = 100  # a card not yet looked at
TURN: Final = 100  # what a turn is worth elsewhere
HOPE: Final = 1200  # the price of a colour not in hand, divided among the cards that have it
SKILL: Final = 250  # a skill card, with its point
SYMBOL: Final = 10  # towards a skill: 1, 4 and 9 times this for one, two, three alike
KINDS: Final = 20  # for each different symbol
COLOURS: Final = row_of(
    [len([c for c in COLOUR_OF[1:] if c == colour]) for colour in range(COLOUR_OF[NUMBERS] + 1)]
)  # how many cards have it


@final
class Voyage:
    """An expedition, and the cards of the hand that could go on top of it."""

    def __init__(self, junk: Pile) -> None:
        self.cards: Int = 0
        self.depth: Int = 0  # different colours
        self.seen: Int = 0  # those of navigation cards, as bits
        self.top: Int = 0
        self.symbols: Row = row(len(SYMBOLS) + 1)
        self.fresh: Row = row(COLUMNS)  # cards of colours it does not have yet,
        self.spare: Row = row(COLUMNS)  # further cards
        self.colours: Int = 0
        self.others: Int = 0
        self.best: Int = 0  # what the best plan brings, and how many of these cards are in it
        self.laid: Int = 0
        for i in range(junk.count):
            laid = junk.cards[i]
            if is_crew(laid):
                self.cards += 1
                self.depth += 1
            else:
                self.sail(number_of(laid))
            if is_ready(laid):
                self.symbols[symbol_on(laid)] += 1

    def sail(self, card: Int) -> None:
        self.cards += 1
        self.top = card
        if not (self.seen >> COLOUR_OF[card]) & 1:
            self.seen |= 1 << COLOUR_OF[card]
            self.depth += 1

    def lay(self, table: Table, card: Int) -> Int:
        """A card that is due: it goes on top, or the expedition ends and brings this home."""
        brought: Int = 0
        if self.cards > 0 and (card < self.top or self.cards >= COLUMNS):
            brought = mission(table, self.space(0, 0)) + self.skills()
            self.begin_anew(card)
        else:
            self.sail(card)
            self.symbols[SYMBOL_OF[card]] += 1
        return brought

    def begin_anew(self, card: Int) -> None:
        self.cards = 0
        self.depth = 0
        self.seen = 0
        self.symbols = row(len(SYMBOLS) + 1)
        self.sail(card)
        self.symbols[SYMBOL_OF[card]] += 1

    def space(self, cards: Int, colours: Int) -> Int:
        """The number of the space that this many more of both lead to; 0 beyond the edge."""
        if self.cards + cards > COLUMNS:
            return 0
        return (self.cards + cards) * min(self.depth + colours, ROWS)

    def muster(self, hand: Pile, taken: Int) -> None:
        """Look which cards of the hand go on top; some are taken for another junk."""
        seen = self.seen
        cards = ascending(hand)
        for i in range(len(cards)):
            card = cards[i]
            if card < self.top or taken & CARD_BIT[card]:
                continue
            if not (seen >> COLOUR_OF[card]) & 1:
                seen |= 1 << COLOUR_OF[card]
                self.fresh[self.colours] = card
                self.colours += 1
            elif self.others < COLUMNS:
                self.spare[self.others] = card
                self.others += 1
        self.seen = seen

    def promise(self, table: Table) -> Int:
        """The best of all plans: to end now, to lay cards of the hand, to hope for more colours."""
        held: Int = self.colours + self.others
        self.best = -1
        for cards in range(held + 1):
            self.weigh(table, cards, 0, 0)
        hoped: Int = 0
        price: Int = 0
        for colour in range(len(COLOURS)):
            if colour >= COLOUR_OF[self.top] and not (self.seen >> colour) & 1:
                hoped += 1
                price += HOPE // COLOURS[colour]
                for cards in range(held + 1):
                    self.weigh(table, cards, hoped, price)
        return self.best + self.signs()

    def weigh(self, table: Table, cards: Int, hoped: Int, price: Int) -> None:
        number = self.space(cards + hoped, min(cards, self.colours) + hoped)
        value: Int = mission(table, number) - TURN * (cards + hoped) - price
        if value > self.best:
            self.best = value
            self.laid = cards

    def planned(self) -> Int:
        """The cards of the hand that the best plan uses, as a set."""
        cards: Int = 0
        for i in range(self.laid):
            at: Int = i - self.colours
            cards |= CARD_BIT[self.fresh[i] if at < 0 else self.spare[at]]
        return cards

    def skills(self) -> Int:
        """The skills its symbols pay for."""
        value: Int = 0
        for symbol in range(len(SYMBOLS)):
            value += SKILL * (self.symbols[symbol] // EQUAL_SYMBOLS)
        return value

    def signs(self) -> Int:
        """Alike ones buy a skill, different ones a crew."""
        value: Int = 0
        for symbol in range(len(SYMBOLS)):
            alike = min(self.symbols[symbol], EQUAL_SYMBOLS)
            value += SYMBOL * alike * alike + (KINDS if alike > 0 else 0)
        return value


def mission(table: Table, number: Int) -> Int:
    """What the tile brings that an expedition of this number would take."""
    nearest: Int = 0
    best: Int = 0
    for tile in range(len(TILE_NUMBER)):
        if table.missions[tile] == ON_BOARD and nearest <= TILE_NUMBER[tile] <= number:
            value = tile_value(tile)
            best = value if TILE_NUMBER[tile] > nearest else max(best, value)
            nearest = TILE_NUMBER[tile]
    if number >= 49 and table.hong_kong == NOBODY:
        best += POINT * HONG_KONG_POINTS
    return best


def tile_value(tile: Int) -> Int:
    value: Int = POINT * TILE_GOLD[tile] + ENCOUNTER * TILE_CARDS[tile]
    for gem in range(len(GEMS)):
        value += POINT * GEM_POINTS[gem] * TILE_GEMS[tile * len(GEMS) + gem]
    return value
