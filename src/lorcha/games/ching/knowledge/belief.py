# compiled by mypyc
"""What one seat knows of the hidden cards of a deck, exactly.

Cards the seat cannot tell apart form a group: those it knows to be in one hand, those shuffled into
a deck together and not seen since, those of which one changed hands unseen. How many cards of a
group are in each hand is known as long as no card changes hands unseen. From then on there are
several cases; each says for some groups (the columns) how many of their cards each hand has. An
arrangement of the cards is possible exactly if it agrees with one of the cases.
"""

from typing import Final, final

from lorcha.core.chance import Chance
from lorcha.core.rows import Int, Reals, Row, copy_row, reals, row
from lorcha.games.ching.knowledge.cases import (
    TRANSIT,
    ZONES,
    distinct,
    in_zone,
    one_in,
    weights_of,
    without,
)

# Groups
OPEN: Final = 0  # not hidden from the seat: it lies open, or the seat holds it
HELD: Final = 1  # HELD + n: known to be in hand n
POOL: Final = 8  # from here on: shuffled together into a deck
TRACED: Final = 16  # from here on: known to be in one of several hands
GROUPS: Final = 80

# Places outside the zones of a case
HIDDEN: Final = 5  # in a deck, or face down
PUBLIC: Final = 6  # open to all

LIMIT: Final[Int] = 2048  # cases; beyond them two groups are taken for one
PUBLIC_LIMIT: Final[Int] = 128  # the same for what everyone knows: it concerns more hands
PRECISION: Final = 1 << 30


@final
class Belief:
    """`seat` is below 0 for what everyone knows, a spectator too."""

    def __init__(self, seat: Int, cards: Int, source: "Belief | None" = None) -> None:
        self.seat: Int = seat
        if source is not None:
            self.groups: Row = copy_row(source.groups)
            # These are never changed in place, so copies share them
            self.columns: Row = source.columns
            self.cases: Row = source.cases
            self.weights: Reals = source.weights
            self.coarse: Int = source.coarse
            return
        self.groups = row(cards)  # of each card
        for card in range(cards):
            self.groups[card] = POOL
        self.columns = row(0)  # groups
        self.cases = row(0)  # for each case a number for each column
        self.weights = reals(0)  # of all cases up to this one; empty until somebody asks
        self.coarse = 0  # 1: it allows more than the seat could rule out, groups were merged

    # ---- what the seat sees

    def open(self, card: Int) -> None:
        """The card comes out of no hand, and all see it."""
        self.groups[card] = OPEN

    def hold(self, card: Int, hand: Int) -> None:
        """The seat sees the card come into this hand."""
        self.groups[card] = OPEN if hand == self.seat else HELD + hand

    def hide(self, card: Int, pool: Int) -> None:
        """An open card is shuffled into a deck."""
        self.groups[card] = pool

    def see(self, card: Int, zone: Int) -> None:
        """The seat sees the card in this hand: only the cases remain in which it can be there."""
        column = self._column(self.groups[card])
        self.groups[card] = OPEN
        if column < 0:
            return
        width: Int = len(self.columns)
        cases = row(len(self.cases))
        size: Int = 0
        case: Int = 0
        while case < len(self.cases):
            if in_zone(self.cases[case + column], zone) > 0:
                for i in range(width):
                    cases[size + i] = self.cases[case + i]
                cases[size + column] -= one_in(zone)
                size += width
            case += width
        self._narrow(cases[:size])

    def draw(self, card: Int, hand: Int) -> None:
        """The card comes from the deck into another's hand."""
        self._add(self.groups[card], one_in(hand))

    def transfer(self, card: Int, giver: Int, taker: Int) -> None:
        """A card goes from hand to hand, and its group is known."""
        self._add(self.groups[card], one_in(taker) - one_in(giver))

    def exchange(self, giver: Int, taker: Int, places: Row) -> None:
        """Some card goes from hand to hand; `places` tells where each card is before it."""
        if not self._prepare(giver, places):
            return
        width: Int = len(self.columns)
        change: Int = one_in(taker) - one_in(giver)
        cases = row(self._choices(giver) * width)
        size: Int = 0
        case: Int = 0
        while case < len(self.cases):
            for column in range(width):
                if in_zone(self.cases[case + column], giver) > 0:
                    for i in range(width):
                        cases[size + i] = self.cases[case + i]
                    cases[size + column] += change
                    size += width
            case += width
        self._narrow(distinct(cases, width))

    def settle(self, taker: Int) -> None:
        """The card in transit is in this hand now."""
        for card in range(len(self.groups)):
            if self.groups[card] == HELD + TRANSIT:
                self.groups[card] = HELD + taker
        cases = copy_row(self.cases)
        for i in range(len(cases)):
            if in_zone(cases[i], TRANSIT) > 0:
                cases[i] += one_in(taker) - one_in(TRANSIT)
        self._narrow(distinct(cases, len(self.columns)))

    def identify(self, card: Int, hand: Int, places: Row, faces: Row) -> None:
        """The seat sees the face of a card in this hand: which of several may it be?

        If it knows of one with this face there, it takes it for that one. If cards of several
        groups are possible, it cannot tell these groups apart any longer. `faces` is empty where
        each card has its own.
        """
        groups = self.groups
        group = groups[card]
        if group == HELD + hand or len(faces) == 0:
            return
        face = faces[card]
        for other in range(len(faces)):
            if groups[other] == HELD + hand and faces[other] == face:
                groups[other] = group
                groups[card] = HELD + hand
                self.coarse = 1
                return
        for other in range(len(faces)):
            if faces[other] == face and groups[other] >= POOL:
                self._confuse(groups[other], groups[card], hand, places)

    def new_pool(self) -> Int:
        """A group for the cards of a new deck; if all are taken, the last one serves for both."""
        pool: Int = POOL
        while pool < TRACED - 1 and self._used(pool):
            pool += 1
        if self._used(pool):
            self.coarse = 1
        return pool

    # ---- what the seat knows

    def next_traced(self, card: Int) -> Int:
        """The first card from this one on that is known to be in some hand; if there is none, the
        number of cards."""
        groups = self.groups
        for traced in range(card, len(groups)):
            if is_traced(groups[traced]):
                return traced
        return len(groups)

    def hands(self, card: Int) -> Int:
        """Bits of the hands the card is known to be in; none: it may be in the deck too."""
        group = self.groups[card]
        if not is_traced(group):
            return 0
        if group < POOL:
            return 1 << (group - HELD)
        return self._zones(self._column(group))

    def weigh(self) -> None:
        if len(self.weights) == 0 and len(self.cases) > 0:
            self.weights = weights_of(self.cases, len(self.columns))

    def draw_case(self, chance: Chance) -> Int:
        """Where a case begins, drawn so that every arrangement is equally likely."""
        width: Int = len(self.columns)
        if len(self.cases) <= width:
            return 0
        self.weigh()
        last: Int = len(self.weights) - 1
        point: float = self.weights[last] * float(chance.below(PRECISION)) / float(PRECISION)
        low: Int = 0
        high: Int = last
        while low < high:
            middle: Int = (low + high) // 2
            if self.weights[middle] > point:
                high = middle
            else:
                low = middle + 1
        return low * width

    # ---- groups and cases

    def _column(self, group: Int) -> Int:
        for i in range(len(self.columns)):
            if self.columns[i] == group:
                return i
        return -1

    def _used(self, group: Int) -> bool:
        for card in range(len(self.groups)):
            if self.groups[card] == group:
                return True
        return False

    def _zones(self, column: Int) -> Int:
        """Bits of the hands a card of this column may be in."""
        width: Int = len(self.columns)
        bits: Int = 0
        i: Int = column
        while i < len(self.cases):
            for zone in range(ZONES):
                if in_zone(self.cases[i], zone) > 0:
                    bits |= 1 << zone
            i += width
        return bits

    def _possible(self, group: Int, hand: Int, places: Row) -> bool:
        """A card of this group may be in this hand."""
        column = self._column(group)
        if column >= 0:
            return (self._zones(column) >> hand) & 1 == 1
        return in_zone(self._spread(group, places), hand) > 0

    def _spread(self, group: Int, places: Row) -> Int:
        """How many cards of the group each hand has; the seat knows it if there is no column."""
        spread: Int = 0
        for card in range(len(places)):
            if self.groups[card] == group and places[card] < ZONES:
                spread += one_in(places[card])
        return spread

    def _add(self, group: Int, number: Int) -> None:
        """A card of the group comes or goes in every case."""
        column = self._column(group)
        if column < 0:
            return
        width: Int = len(self.columns)
        cases = copy_row(self.cases)
        i: Int = column
        while i < len(cases):
            cases[i] += number
            i += width
        self._set(self.columns, cases)

    def _set(self, columns: Row, cases: Row) -> None:
        self.columns = columns
        self.cases = cases
        self.weights = reals(0)

    def _prepare(self, giver: Int, places: Row) -> bool:
        """A column for each group the giver may have; False if a single one is possible."""
        held: Int = HELD + giver
        if self._used(held):
            self._trace(held)
        present = row(GROUPS)
        for card in range(len(places)):
            if places[card] == giver:
                present[self.groups[card]] = 1
        several: Int = 0
        for i in range(len(self.columns)):
            if (self._zones(i) >> giver) & 1:
                several += 2
        for group in range(POOL, GROUPS):
            if present[group]:
                several += 1 if group < TRACED else 2
        if several < 2:
            return False
        for group in range(POOL, GROUPS):
            if present[group] and self._column(group) < 0:
                self._append(group, self._spread(group, places))
        return True

    def _choices(self, giver: Int) -> Int:
        """How many ways there are to give a card of some column, in all cases together."""
        choices: Int = 0
        for i in range(len(self.cases)):
            if in_zone(self.cases[i], giver) > 0:
                choices += 1
        return choices

    def _trace(self, held: Int) -> None:
        """Cards known to be in a hand get a group of their own."""
        group: Int = TRACED
        while self._used(group):
            group += 1
        for card in range(len(self.groups)):
            if self.groups[card] == held:
                self.groups[card] = group

    def _append(self, group: Int, spread: Int) -> None:
        """A new column, the same in every case."""
        width: Int = len(self.columns)
        columns = row(width + 1)
        for i in range(width):
            columns[i] = self.columns[i]
        columns[width] = group
        count: Int = len(self.cases) // width if width > 0 else 1
        cases = row(count * (width + 1))
        for case in range(count):
            for i in range(width):
                cases[case * (width + 1) + i] = self.cases[case * width + i]
            cases[case * (width + 1) + width] = spread
        self._set(columns, cases)

    def _confuse(self, twin: Int, group: Int, hand: Int, places: Row) -> None:
        if twin != group and self._possible(twin, hand, places):
            self._merge(min(twin, group), max(twin, group), places)
            self.coarse = 1

    def _merge(self, group: Int, other: Int, places: Row) -> None:
        """The cards of both groups can no longer be told apart."""
        if self._column(group) >= 0 or self._column(other) >= 0:
            for one in (group, other):
                if self._column(one) < 0:
                    self._append(one, self._spread(one, places))
            self._add_up(self._column(group), self._column(other))
        for card in range(len(self.groups)):
            if self.groups[card] == other:
                self.groups[card] = group
        self._narrow(self.cases)

    def _add_up(self, column: Int, other: Int) -> None:
        """The numbers of the other column are added to the first, and it is dropped."""
        width: Int = len(self.columns)
        cases = copy_row(self.cases)
        case: Int = 0
        while case < len(cases):
            cases[case + column] += cases[case + other]
            case += width
        self._set(without(self.columns, other, width), without(cases, other, width))
        self._set(self.columns, distinct(self.cases, width - 1))

    def _narrow(self, cases: Row) -> None:
        """These are the cases now; columns that are known for sure are dropped."""
        self._set(self.columns, cases)
        column: Int = len(self.columns) - 1
        while column >= 0:
            if self._is_certain(column):
                width: Int = len(self.columns)
                self._set(without(self.columns, column, width), without(self.cases, column, width))
            column -= 1
        limit: Int = LIMIT if self.seat >= 0 else PUBLIC_LIMIT
        while len(self.columns) > 1 and len(self.cases) > limit * len(self.columns):
            self._simplify()

    def _is_certain(self, column: Int) -> bool:
        """All cases agree on the column; cards that are in one hand are known to be there."""
        width: Int = len(self.columns)
        spread = self.cases[column]
        i: Int = column
        while i < len(self.cases):
            if self.cases[i] != spread:
                return False
            i += width
        group = self.columns[column]
        if group < TRACED:
            return True
        for zone in range(ZONES):
            if in_zone(spread, zone) * one_in(zone) == spread:
                for card in range(len(self.groups)):
                    if self.groups[card] == group:
                        self.groups[card] = HELD + zone
                return True
        return False

    def _simplify(self) -> None:
        """Too many cases: the oldest groups are taken for one."""
        first: Int = -1
        for column in range(len(self.columns)):
            if self.columns[column] >= TRACED:
                if first >= 0:
                    self._unite(first, column)
                    return
                first = column
        self._unite(0, 1)

    def _unite(self, column: Int, other: Int) -> None:
        """One group of two. With a pool it is the pool: its cards may be in the deck too."""
        self.coarse = 1
        if self.columns[other] < self.columns[column]:
            column, other = other, column
        group = self.columns[column]
        gone = self.columns[other]
        self._add_up(column, other)
        for card in range(len(self.groups)):
            if self.groups[card] == gone:
                self.groups[card] = group


def is_traced(group: Int) -> bool:
    """Its cards are known to be in some hand: they are not open, nor may they be in the deck."""
    return HELD <= group < POOL or group >= TRACED
