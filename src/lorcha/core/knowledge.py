# compiled by mypyc
"""Who knows which hidden card, and how to redeal the rest.

Cards of one kind are numbered from 0. For each card `Knowledge` holds the seats that know where it
is. Some facts about a card are public although nobody may look at it ("it is cursed"): cards have a
rank, and `limit` is the least rank a card is known to have.
"""

from typing import Final, final

from lorcha.core.chance import Chance
from lorcha.core.rows import Int, Row, copy_row, extend_row, refill, row

PUBLIC: Final = 1 << 32  # a bit above those of the seats: known to all, spectators too


@final
class Pile:
    """Cards in order: a deck (the last is on top), a hand, a discard pile."""

    def __init__(self, capacity: Int, source: "Pile | None" = None) -> None:
        if source is not None:
            self.count: Int = source.count
            self.cards: Row = copy_row(source.cards)
            return
        self.count = 0
        self.cards = row(capacity)

    def copy(self, source: "Pile") -> None:
        self.count = source.count
        if len(self.cards) < source.count:
            self.cards = copy_row(source.cards)
            return
        cards = self.cards
        for i in range(source.count):
            cards[i] = source.cards[i]

    def add(self, card: Int) -> None:
        if self.count == len(self.cards):
            self.cards = extend_row(self.cards, self.count + 1)
        self.cards[self.count] = card
        self.count += 1

    def draw(self) -> Int:
        self.count -= 1
        return self.cards[self.count]

    def find(self, card: Int) -> Int:
        """Its index, or -1."""
        for i in range(self.count):
            if self.cards[i] == card:
                return i
        return -1

    def take(self, index: Int) -> Int:
        """Remove and return the card at this index; the others keep their order."""
        card = self.cards[index]
        self.count -= 1
        for i in range(index, self.count):
            self.cards[i] = self.cards[i + 1]
        return card

    def shuffle(self, chance: Chance) -> None:
        chance.shuffle(self.cards, 0, self.count)

    def to_list(self) -> list[int]:
        return [self.cards[i] for i in range(self.count)]


@final
class Knowledge:
    def __init__(self, cards: Int, source: "Knowledge | None" = None) -> None:
        if source is not None:
            self.seen: Row = copy_row(source.seen)
            self.limit: Row = copy_row(source.limit)
            return
        self.seen = row(cards)
        self.limit = row(cards)

    def copy(self, source: "Knowledge") -> None:
        self.seen = refill(self.seen, source.seen)
        self.limit = refill(self.limit, source.limit)

    def show(self, card: Int, seat: Int) -> None:
        self.seen[card] |= 1 << seat

    def show_all(self, card: Int) -> None:
        self.seen[card] |= PUBLIC

    def narrow(self, card: Int, rank: Int) -> None:
        """Everyone learns that the card's rank is at least this."""
        if self.limit[card] < rank:
            self.limit[card] = rank

    def forget(self, card: Int) -> None:
        """The card is shuffled away: nobody knows where it is."""
        self.seen[card] = 0
        self.limit[card] = 0

    def knows(self, seat: Int, card: Int) -> bool:
        """A spectator (a seat below 0) knows what is public."""
        if self.seen[card] & PUBLIC:
            return True
        return seat >= 0 and (self.seen[card] >> seat) & 1 == 1

    def redeal(self, piles: list[Pile], rank: Row, seat: Int, chance: Chance) -> None:
        """Redeal the cards the seat does not know among the places where they can be.

        All arrangements that agree with what the seat knows are equally likely, and the result
        does not depend on how the unknown cards lay before. What other seats know of a place
        stays with the place.
        """
        hidden = self._unknown(piles, seat)
        dealt = self._deal(hidden, rank, chance)
        seen = copy_row(self.seen)
        limit = copy_row(self.limit)
        place: Int = 0
        for pile in piles:
            for i in range(pile.count):
                card = pile.cards[i]
                if place < len(hidden) and card == hidden[place]:
                    new = dealt[place]
                    pile.cards[i] = new
                    self.seen[new] = seen[card]
                    self.limit[new] = limit[card]
                    place += 1

    def _unknown(self, piles: list[Pile], seat: Int) -> Row:
        """The cards in these piles that the seat does not know, in the order of their places."""
        count: Int = 0
        for pile in piles:
            for i in range(pile.count):
                if not self.knows(seat, pile.cards[i]):
                    count += 1
        hidden = row(count)
        count = 0
        for pile in piles:
            for i in range(pile.count):
                if not self.knows(seat, pile.cards[i]):
                    hidden[count] = pile.cards[i]
                    count += 1
        return hidden

    def _deal(self, places: Row, rank: Row, chance: Chance) -> Row:
        """Draw a card for each place from those that fit it, the narrowest places first.

        Cards that fit a narrow place fit every wider one too, so at each step the number of ways
        to go on is the same whichever card is drawn: all arrangements are equally likely.
        """
        cards = copy_row(places)
        _sort(cards)
        dealt = row(len(places))
        fitting = row(len(places))
        left: Int = 0
        level = _highest(rank)
        while level >= 0:
            for i in range(len(cards)):
                if rank[cards[i]] == level:
                    fitting[left] = cards[i]
                    left += 1
            for i in range(len(places)):
                if self.limit[places[i]] == level:
                    j = chance.below(left)
                    left -= 1
                    dealt[i] = fitting[j]
                    fitting[j] = fitting[left]
            level -= 1
        return dealt


def _highest(numbers: Row) -> Int:
    best: Int = 0
    for i in range(len(numbers)):
        best = max(best, numbers[i])
    return best


def _sort(numbers: Row) -> None:
    for i in range(1, len(numbers)):
        number = numbers[i]
        j: Int = i
        while j > 0 and numbers[j - 1] > number:
            numbers[j] = numbers[j - 1]
            j -= 1
        numbers[j] = number
