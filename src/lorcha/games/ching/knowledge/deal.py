# compiled by mypyc
"""Dealing again: other cards for the places whose cards a seat does not know."""

from typing import Final, final

from lorcha.core.chance import Chance
from lorcha.core.knowledge import Pile
from lorcha.core.rows import Int, Row, copy_row, row
from lorcha.games.ching.knowledge.belief import POOL, Belief
from lorcha.games.ching.knowledge.cases import TRANSIT, ZONES, in_zone

DECK: Final = 5  # zones after those of a belief: the deck, the card face down
ALL_ZONES: Final = 7


@final
class Deal:
    """The places whose cards a seat does not know, and other cards for them."""

    def __init__(
        self, belief: Belief, hands: list[Pile], deck: Pile, face_down: Pile, transit: Int
    ) -> None:
        self.transit: Int = transit  # the card in transit, or below 0
        self.belief = belief
        self.piles: list[Pile] = [*hands, deck, face_down]
        self.hands: Int = len(hands)
        self.top: Int = POOL  # above all groups there are
        groups = belief.groups
        for card in range(len(groups)):
            if groups[card] >= self.top:
                self.top = groups[card] + 1
        self.numbers: Row = row(self.top * ALL_ZONES)  # cards of each group in each zone
        self.starts: Row = row(ALL_ZONES + 1)  # of each zone among the new cards
        self._count()
        self.cards: Row = row(self.starts[ALL_ZONES])  # the new cards, zone by zone

    def _count(self) -> None:
        groups = self.belief.groups
        places = row(ALL_ZONES)
        for p in range(len(self.piles)):
            pile = self.piles[p]
            for i in range(pile.count):
                card = pile.cards[i]
                group = groups[card]
                if group >= POOL:
                    zone = self._zone(p, card)
                    self.numbers[group * ALL_ZONES + zone] += 1
                    places[zone] += 1
        for zone in range(ALL_ZONES):
            self.starts[zone + 1] = self.starts[zone] + places[zone]

    def _zone(self, pile: Int, card: Int) -> Int:
        if pile >= self.hands:
            return DECK + pile - self.hands
        return TRANSIT if card == self.transit else pile

    def draw(self, chance: Chance) -> None:
        """Draw a case, the cards of each group for each zone, and their order."""
        self._draw_numbers(chance)
        filled = copy_row(self.starts)
        mixed = row(ALL_ZONES)  # zones with cards of several groups
        sizes = self._sizes()
        cards = self._sorted(sizes)
        first: Int = 0
        for group in range(POOL, self.top):
            if sizes[group] == 0:
                continue
            chance.shuffle(cards, first, sizes[group])
            for zone in range(ALL_ZONES):
                number = self.numbers[group * ALL_ZONES + zone]
                if number > 0 and filled[zone] > self.starts[zone]:
                    mixed[zone] = 1
                for _ in range(number):
                    self.cards[filled[zone]] = cards[first]
                    filled[zone] += 1
                    first += 1
        for zone in range(ALL_ZONES):
            if mixed[zone]:
                start = self.starts[zone]
                chance.shuffle(self.cards, start, filled[zone] - start)

    def _draw_numbers(self, chance: Chance) -> None:
        belief = self.belief
        case = belief.draw_case(chance)
        for column in range(len(belief.columns)):
            group = belief.columns[column]
            if group < self.top:
                spread = belief.cases[case + column]
                for zone in range(ZONES):
                    self.numbers[group * ALL_ZONES + zone] = in_zone(spread, zone)

    def _sizes(self) -> Row:
        """How many cards each group has."""
        sizes = row(self.top)
        groups = self.belief.groups
        for card in range(len(groups)):
            sizes[groups[card]] += 1
        return sizes

    def _sorted(self, sizes: Row) -> Row:
        """All hidden cards by group, and then by number."""
        starts = row(self.top)
        count: Int = 0
        for group in range(POOL, self.top):
            starts[group] = count
            count += sizes[group]
        cards = row(count)
        groups = self.belief.groups
        for card in range(len(groups)):
            group = groups[card]
            if group >= POOL:
                cards[starts[group]] = card
                starts[group] += 1
        return cards

    def lay(self, witnesses: Row, places: Row) -> Int:
        """Put the new cards in their places, with what is kept of each; the card in transit."""
        groups = self.belief.groups
        old_witnesses = copy_row(witnesses)
        old_places = copy_row(places)
        transit = self.transit
        next_card = copy_row(self.starts)
        for p in range(len(self.piles)):
            pile = self.piles[p]
            for i in range(pile.count):
                card = pile.cards[i]
                if groups[card] >= POOL:
                    zone = self._zone(p, card)
                    new = self.cards[next_card[zone]]
                    next_card[zone] += 1
                    pile.cards[i] = new
                    witnesses[new] = old_witnesses[card]
                    places[new] = old_places[card]
                    if card == self.transit:
                        transit = new
        return transit
