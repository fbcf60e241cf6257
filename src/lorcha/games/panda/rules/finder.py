# compiled by mypyc
"""The combination finder: every bid that a hand can make, each once.

A hand is fanned out by value. A combination wants each value of a row of values (a single, a set
and a bomb have a row of one) the same number of times; the finder chooses, value by value, which
cards of that value to lay, and counts what is missing against the jokers on the cards chosen so
far. Cards and combination make the bid (PS-24), so nothing is found twice.
"""

from typing import Final, final

from lorcha.core.knowledge import Pile
from lorcha.core.moves import Moves
from lorcha.core.rows import Int, Row, row
from lorcha.games.panda.box import (
    ANIMALS,
    BOMB_FROM,
    COUNT_OF,
    HIGHEST_IN_ROW,
    LONGEST,
    MOST_CARDS,
    MOST_VALUES,
    RANKS,
    SHORTEST,
    SYMBOL_OF,
    VALUE_OF,
)
from lorcha.games.panda.moves import BOMB, FORMATION, SEQUENCE, SET, SINGLE
from lorcha.games.panda.rules.combination import (
    NONE,
    cards_of,
    combination,
    declaration,
    kind_of,
    length_of,
    times_of,
    top_of,
    values_in,
    with_cards,
)

WATER: Final = 1  # among the symbols of the box
ALL: Final = (1 << MOST_CARDS) - 1
PAIRS: Final = 0x55555555555555
FOURS: Final = 0x33333333333333
BYTES: Final = 0x0F0F0F0F0F0F0F
ONES: Final = 0x01010101010101


def bits(cards: Int) -> Int:
    """How many of 56 bits are set: counted in pairs, in fours, in bytes, and these added up."""
    cards -= (cards >> 1) & PAIRS
    cards = (cards & FOURS) + ((cards >> 2) & FOURS)
    cards = (cards + (cards >> 4)) & BYTES
    return ((cards * ONES) >> 48) & 255


@final
class Fan:
    """A hand spread out by value, and what is being looked for in it."""

    def __init__(self, hand: Pile, blue: Row, out: Moves) -> None:
        self.cards: Row = row(RANKS)  # the places of the cards of each value, as bits
        self.printed: Row = row(RANKS)  # how often each value is there
        self.jokers: Row = row(RANKS)  # on cards of that value
        self.joker_count: Int = 0  # on all cards
        self.tallest: Int = 0  # how often the most frequent value is there
        self.twos: Int = 0  # places of cards with at least two values
        self.threes: Int = 0
        self.water: Int = 0
        self.out: Moves = out
        self.most: Int = 0  # bids wanted; 0: only whether there is one
        self.enough: bool = False
        self.must: Int = 0  # cards that have to be in the bid
        self.may: Int = ALL  # cards that may be
        self.goal: Int = NONE
        self.low: Int = 0
        self.high: Int = 0
        self.times: Int = 0
        self.fewest: Int = 0  # jokers to be used
        self.allowed: Int = 0
        self.spread(hand, blue)

    def spread(self, hand: Pile, blue: Row) -> None:
        """Every animal card to its value."""
        held = hand.cards
        cards = self.cards
        printed = self.printed
        for place in range(hand.count):
            card = held[place]
            if card >= ANIMALS:
                continue
            face: Int = 2 * card + blue[card]
            bit: Int = 1 << place
            value = VALUE_OF[face]
            count = COUNT_OF[face]
            cards[value] |= bit
            printed[value] += count
            self.tallest = max(self.tallest, printed[value])
            if count > 1:
                self.twos |= bit
            if count > 2:
                self.threes |= bit
            if SYMBOL_OF[face] == WATER:
                self.water |= bit
                self.jokers[value] += 1
                self.joker_count += 1

    # ---- which combinations

    def find(self, highest: Int, same_shape: bool, most: Int) -> bool:
        """All bids that open (PS-17) or beat the highest (PS-39); False if more than `most`.

        With `most` at 0 not the bids are found but declarations of the combinations that have one.
        """
        self.most = most
        self.enough = False
        if highest == NONE:
            self.open()
        else:
            self.beat(highest, same_shape)
        return most == 0 or not self.enough

    def open(self) -> None:
        self.singles(0)
        for value in range(RANKS):
            for times in range(2, self.printed[value] + self.jokers[value] + 1):
                self.look_for(SET, 1, times, value)
        for length in range(SHORTEST, self.longest_row(1) + 1):
            for top in range(length - 1, HIGHEST_IN_ROW + 1):
                self.look_for(SEQUENCE, length, 1, top)
        for length in range(SHORTEST, self.longest_row(2) + 1):
            for top in range(length - 1, HIGHEST_IN_ROW + 1):
                for times in range(2, self.most_times(length, top) + 1):
                    self.look_for(FORMATION, length, times, top)
        self.bomb(BOMB_FROM, NONE)

    def beat(self, highest: Int, same_shape: bool) -> None:
        kind = kind_of(highest)
        top = top_of(highest)
        if kind == BOMB:  # nothing but a bigger bomb (PS-42, PS-43)
            self.bomb(times_of(highest), top)
            return
        if kind == SINGLE:
            self.singles(top + 1)
        elif kind == FORMATION:
            self.beat_formation(highest, same_shape)
        else:
            length = length_of(highest)
            for value in range(top + 1, RANKS if length == 1 else HIGHEST_IN_ROW + 1):
                self.look_for(kind, length, times_of(highest), value)
        self.bomb(BOMB_FROM, NONE)

    def singles(self, lowest: Int) -> None:
        for value in range(lowest, RANKS):
            if self.cards[value] & ~self.twos:
                self.look_for(SINGLE, 1, 1, value)

    def beat_formation(self, highest: Int, same_shape: bool) -> None:
        """As many values in all, in whatever shape, unless that is to be the same (PS-41)."""
        values = values_in(highest)
        for length in range(SHORTEST, LONGEST + 1):
            if values % length != 0 or values == length:
                continue
            if same_shape and length != length_of(highest):
                continue
            for top in range(max(length - 1, top_of(highest) + 1), HIGHEST_IN_ROW + 1):
                self.look_for(FORMATION, length, values // length, top)

    def bomb(self, times: Int, top: Int) -> None:
        """Bombs with this number of values above this one, and all with more values."""
        if self.tallest < times:
            return
        for value in range(RANKS):
            for number in range(times, self.printed[value] + 1):
                if number > times or value > top:
                    self.look_for(BOMB, 1, number, value)

    def longest_row(self, times: Int) -> Int:
        """How many values in a row may be there so often each: all jokers count for all rows."""
        longest: Int = 0
        first: Int = 0
        missing: Int = 0
        for value in range(HIGHEST_IN_ROW + 1):
            missing += max(0, times - self.printed[value])
            while missing > self.joker_count:
                missing -= max(0, times - self.printed[first])
                first += 1
            longest = max(longest, value + 1 - first)
        return min(longest, LONGEST)

    def most_times(self, length: Int, top: Int) -> Int:
        """How often each value of the row could be there at most."""
        values: Int = 0
        for value in range(top - length + 1, top + 1):
            values += self.printed[value] + self.jokers[value]
        return values // length

    # ---- which cards

    def look_for(self, kind: Int, length: Int, times: Int, top: Int) -> None:
        self.aim(kind, length, times, top)
        if (self.enough and self.most > 0) or not self.in_reach():
            return
        self.goal = combination(kind, length, times, top)
        self.enough = False
        if kind == SINGLE:
            self.choose_one(self.cards[top] & ~self.twos)
        else:
            self.search()
        if self.most == 0 and self.enough:
            self.out.add(declaration(self.goal))

    def aim(self, kind: Int, length: Int, times: Int, top: Int) -> None:
        """A joker is no part of a single or a bomb (PS-36), but of every large set (PS-31)."""
        self.low = top - length + 1
        self.high = top
        self.times = times
        self.allowed = MOST_VALUES
        if kind in (SINGLE, BOMB):
            self.allowed = 0
        self.fewest = 1 if kind == SET and times >= BOMB_FROM else 0

    def in_reach(self) -> bool:
        missing: Int = 0
        jokers: Int = 0
        most = min(self.joker_count, self.allowed)
        for value in range(self.low, self.high + 1):
            missing += max(0, self.times - self.printed[value])
            if missing > most:
                return False
            jokers += self.jokers[value]
        return missing <= jokers

    def search(self) -> None:
        later: Int = 0
        for value in range(self.low + 1, self.high + 1):
            later += self.jokers_on(value)
        self.choose(self.low, 0, 0, 0, later)

    def jokers_on(self, value: Int) -> Int:
        """Jokers on cards of this value that may be in the bid."""
        return bits(self.cards[value] & self.water & (self.must | self.may))

    def choose(self, value: Int, chosen: Int, missing: Int, jokers: Int, later: Int) -> None:
        """Try every choice of cards of this value, then of the values above it, which have some
        jokers for later."""
        must: Int = self.cards[value] & self.must
        may: Int = self.cards[value] & self.may
        more: Int = 0
        while not self.enough:
            cards: Int = must | more
            lacking: Int = self.times - self.values_on(cards)
            if lacking >= 0:
                lacking += missing
                held: Int = jokers + bits(cards & self.water)
                if lacking <= self.allowed and lacking <= held + later:
                    if value < self.high:
                        left: Int = later - self.jokers_on(value + 1)
                        self.choose(value + 1, chosen | cards, lacking, held, left)
                    elif lacking >= self.fewest:
                        self.take(chosen | cards)
            if more == may:
                return
            more = (more - may) & may  # the next larger set of these cards

    def values_on(self, cards: Int) -> Int:
        """How many values these cards show, of up to three each."""
        twos = cards & self.twos
        threes = cards & self.threes
        return bits(cards | twos << MOST_CARDS | threes << 2 * MOST_CARDS)

    def choose_one(self, cards: Int) -> None:
        """Each of these cards is a bid."""
        while cards != 0 and not self.enough:
            card: Int = cards & -cards
            self.take(card)
            cards -= card

    def take(self, cards: Int) -> None:
        if self.out.count == self.most or self.most == 0:
            self.enough = True
        else:
            self.out.add(with_cards(self.goal, cards))

    # ---- one combination, card by card

    def next_cards(self, bid: Int) -> Int:
        """The places of the cards that can come next if they are picked from low to high, as bits:
        bit 1 for the first place, and so on; bit 0 is set if the cards picked are a bid already.
        """
        picked = cards_of(bid)
        self.aim(kind_of(bid), length_of(bid), times_of(bid), top_of(bid))
        open_to: Int = 1 if self.completes(picked, 0) else 0
        for place in range(MOST_CARDS):
            card: Int = 1 << place
            if card > picked and self.completes(picked | card, ALL - (2 * card - 1)):
                open_to |= 2 * card
        return open_to

    def completes(self, must: Int, may: Int) -> bool:
        """Can these cards, with some of those, be the combination aimed at?"""
        if not self.holds(must):
            return False
        self.must = must
        self.may = may & ~must
        self.most = 0
        self.enough = False
        self.search()
        return self.enough

    def holds(self, cards: Int) -> bool:
        """Are all of them cards of the values aimed at?"""
        for value in range(self.low, self.high + 1):
            cards &= ~self.cards[value]
        return cards == 0
