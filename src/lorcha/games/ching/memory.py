# compiled by mypyc
"""What the table remembers of hidden cards: in whose hand each of them may be.

Everybody may know in which hand a card is (it was taken face up), or a few may (they saw it, gave
it, drew it). When a card changes hands unseen, those who did not see which one know no more than
that each card they had placed in the first hand is now in one of the two. So a memory is a set of
hands, as bits: none is no knowledge (the deck, any hand), one is certainty.
"""

from typing import final

from lorcha.core.chance import Chance
from lorcha.core.knowledge import Pile
from lorcha.core.rows import Int, Row, copy_row, row


@final
class Memory:
    """`common`: the hands everybody knows; `own`: what a seat knows beyond that."""

    def __init__(self, seats: Int, cards: Int, source: "Memory | None" = None) -> None:
        self.seats: Int = seats
        self.cards: Int = cards
        if source is not None:
            self.common: Row = copy_row(source.common)
            self.own: Row = copy_row(source.own)
            return
        self.common = row(cards)
        self.own = row(seats * cards)

    def hands(self, seat: Int, card: Int) -> Int:
        """The hands the card may be in, as this seat (or a spectator, below 0) knows it."""
        if seat >= 0 and self.own[seat * self.cards + card] != 0:
            return self.own[seat * self.cards + card]
        return self.common[card]

    def surely_in(self, seat: Int, card: Int, hand: Int) -> bool:
        return self.hands(seat, card) == 1 << hand

    def forget(self, card: Int) -> None:
        """The card lies open, or was shuffled away."""
        self.common[card] = 0
        for seat in range(self.seats):
            self.own[seat * self.cards + card] = 0

    def enter(self, card: Int, hand: Int) -> None:
        """It comes from a deck into this hand; only the owner sees it."""
        self.forget(card)
        self.show(card, hand, hand)

    def enter_openly(self, card: Int, hand: Int) -> None:
        self.forget(card)
        self.common[card] = 1 << hand

    def show(self, card: Int, hand: Int, seat: Int) -> None:
        """This seat sees the card in this hand."""
        self.own[seat * self.cards + card] = 1 << hand

    def change_hands(self, card: Int, giver: Int, taker: Int, knowers: Int) -> None:
        """The card goes from hand to hand; only the seats in `knowers` see which one it is."""
        for seat in range(self.seats):
            if (knowers >> seat) & 1:
                self._keep_apart(seat, giver)
            else:
                self._blur(self.own, seat * self.cards, giver, taker)
        self._blur(self.common, 0, giver, taker)
        for seat in range(self.seats):
            if (knowers >> seat) & 1:
                self.show(card, taker, seat)

    def uncover(self, card: Int, hand: Int, faces: Row) -> None:
        """A card of this hand is shown to all."""
        for seat in range(self.seats):
            self.mistake(card, hand, seat, faces)
        self.forget(card)

    def mistake(self, card: Int, hand: Int, seat: Int, faces: Row) -> None:
        """This seat sees a card come out of this hand.

        If it knew of one with the same face there, but not of this very card, it cannot tell the
        two apart and takes it for the one it knew. If it knew of both, what it knew of either now
        holds for the one that is left.
        """
        if seat == hand:
            return
        known = self.hands(seat, card)
        for other in range(self.cards):
            if other == card or faces[other] != faces[card]:
                continue
            at: Int = seat * self.cards + other
            if (self.hands(seat, other) >> hand) & 1:
                if not (known >> hand) & 1:
                    self.own[at] = 0
                    return
                self.own[at] = self.hands(seat, other) | known

    def _keep_apart(self, seat: Int, giver: Int) -> None:
        """Who sees the change keeps what everybody else is about to lose."""
        for card in range(self.cards):
            if (self.common[card] >> giver) & 1 and self.own[seat * self.cards + card] == 0:
                self.own[seat * self.cards + card] = self.common[card]

    def _blur(self, hands: Row, first: Int, giver: Int, taker: Int) -> None:
        for card in range(self.cards):
            if (hands[first + card] >> giver) & 1:
                hands[first + card] |= 1 << taker

    def redeal(self, piles: list[Pile], owners: Row, seat: Int, chance: Chance) -> None:
        """Deal all cards whose place the seat does not know anew among the places left to them.

        Each arrangement that agrees with the seat's memory is as likely as any other, and it does
        not depend on how these cards lay before. What others know of a place stays with the place.
        """
        hidden = Hidden(self, piles, owners, seat)
        hidden.deal(chance)
        own = copy_row(self.own)
        at: Int = 0
        for pile in piles:
            for i in range(pile.count):
                if at < hidden.count and pile.cards[i] == hidden.before[at]:
                    for other in range(self.seats):
                        if other != seat:
                            first: Int = other * self.cards
                            self.own[first + hidden.after[at]] = own[first + hidden.before[at]]
                    pile.cards[i] = hidden.after[at]
                    at += 1


@final
class Hidden:
    """The places whose cards a seat does not know, and how they are filled anew."""

    def __init__(self, memory: Memory, piles: list[Pile], owners: Row, seat: Int) -> None:
        self.memory = memory
        self.seat: Int = seat
        self.count: Int = 0
        self.before: Row = row(memory.cards)  # the card in each place
        self.after: Row = row(memory.cards)
        self.owner: Row = row(memory.cards)  # whose hand the place is in, as a bit; 0: nobody's
        for p in range(len(piles)):
            pile = piles[p]
            bit: Int = 1 << owners[p] if owners[p] >= 0 else 0
            for i in range(pile.count):
                hands = memory.hands(seat, pile.cards[i])
                if hands == 0 or hands & (hands - 1) != 0:
                    self.before[self.count] = pile.cards[i]
                    self.owner[self.count] = bit
                    self.count += 1

    def deal(self, chance: Chance) -> None:
        torn = self._sorted(True)
        while not self._place(torn, chance):
            pass
        loose = self._sorted(False)
        chance.shuffle(loose, 0, len(loose))
        at: Int = 0
        for place in range(self.count):
            if self.after[place] < 0:
                self.after[place] = loose[at]
                at += 1

    def _sorted(self, torn: bool) -> Row:
        """The hidden cards known to be in one of several hands, or all the others, by number."""
        found = row(self.count)
        count: Int = 0
        for i in range(self.count):
            card = self.before[i]
            if (self.memory.hands(self.seat, card) != 0) == torn:
                j: Int = count
                while j > 0 and found[j - 1] > card:
                    found[j] = found[j - 1]
                    j -= 1
                found[j] = card
                count += 1
        return found[:count]

    def _place(self, torn: Row, chance: Chance) -> bool:
        """Give each torn card a free place in its hands, or give up.

        A card has `most` places at best: those of its hands, less one for each earlier card that
        must be in them too. One of `most` is drawn although fewer may be free, and a miss begins
        anew: so every arrangement is equally likely.
        """
        for place in range(self.count):
            self.after[place] = -1
        for i in range(len(torn)):
            hands = self.memory.hands(self.seat, torn[i])
            most: Int = 0
            for place in range(self.count):
                if self.owner[place] & hands:
                    most += 1
            for j in range(i):
                if self.memory.hands(self.seat, torn[j]) & ~hands == 0:
                    most -= 1
            if not self._fill(torn[i], hands, chance.below(most)):
                return False
        return True

    def _fill(self, card: Int, hands: Int, nth: Int) -> bool:
        for place in range(self.count):
            if self.owner[place] & hands and self.after[place] < 0:
                if nth == 0:
                    self.after[place] = card
                    return True
                nth -= 1
        return False
