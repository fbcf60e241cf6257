# compiled by mypyc
"""What the table remembers of the hidden cards of a deck: what each seat and what everyone knows.

A `Belief` is exact for the seats that sit at the table. In a world dealt for a seat the others know
what everyone knows, their own hands, and the cards it is known that they have seen. What happens is
noted, and worked out when somebody asks: most games of a simulation are played without a question.
"""

from typing import Final, final

from lorcha.core.chance import Chance
from lorcha.core.knowledge import Pile
from lorcha.core.rows import Int, Row, copy_row, extend_row, row
from lorcha.games.ching.knowledge.belief import HELD, HIDDEN, OPEN, POOL, PUBLIC, Belief
from lorcha.games.ching.knowledge.cases import TRANSIT
from lorcha.games.ching.knowledge.deal import Deal

NOTHING: Final = -1

# What can happen to a card, with two seats
OPENED: Final = 0
DRAWN: Final = 1  # into the hand of the second
TAKEN: Final = 2  # the same, for all to see
LOOKED: Final = 3  # the first looks at all cards of the second
LAID: Final = 4  # out of the hand of the first, for all to see
SHOWN: Final = 5  # the same, but it stays there
GIVEN: Final = 6  # from the first to the second
STOLEN: Final = 7
SNATCHED: Final = 8  # stolen, and may still be passed on
KEPT: Final = 9  # with the second
PASSED: Final = 10  # from the first to the second, just drawn
PASSED_SNATCHED: Final = 11
DECKED: Final = 12  # the first card of a new deck
SHUFFLED: Final = 13  # another one


@final
class Memory:
    """`witnesses` are the seats known to know where a card is, as bits."""

    def __init__(self, seats: Int, faces: Row, source: "Memory | None" = None) -> None:
        self.seats: Int = seats
        self.faces: Row = faces  # cards with the same number look alike
        if source is not None:
            self.twins: Row = source.twins
            self.notes: Row = copy_row(source.notes[: source.count])
            self.count: Int = source.count
            self.transit: Int = source.transit
            self.carrier: Int = source.carrier
            self.beliefs: list[Belief | None] = copies_of(source.beliefs)
            self.places: Row = copy_row(source.places)
            self.witnesses: Row = copy_row(source.witnesses)
            return
        self.twins = faces if are_twins(faces) else row(0)  # the faces, if some cards look alike
        self.notes = row(64)
        self.count = 0
        self.transit = NOTHING  # a card just stolen that may still be passed on, and by whom
        self.carrier = NOTHING
        # These are as they were before what is noted. What everyone knows comes last;
        # for a seat without a belief see `belief`
        self.beliefs = [Belief(seat, len(faces)) for seat in range(seats)]
        self.beliefs.append(Belief(-1, len(faces)))
        self.places = row(len(faces))
        self.witnesses = row(len(faces))
        for card in range(len(faces)):
            self.places[card] = HIDDEN

    # ---- what happens to cards

    def open(self, card: Int) -> None:
        """It comes from a deck, and all see it."""
        self._note(OPENED, card, 0, 0)

    def enter(self, card: Int, hand: Int) -> None:
        """It comes from a deck into this hand; only the owner sees it."""
        self._note(DRAWN, card, 0, hand)

    def enter_openly(self, card: Int, hand: Int) -> None:
        self._note(TAKEN, card, 0, hand)

    def look(self, seat: Int, hand: Int) -> None:
        """This seat looks at all cards of another hand."""
        self._note(LOOKED, 0, seat, hand)

    def lay_down(self, card: Int, hand: Int) -> None:
        """A card of this hand is laid out for all to see."""
        self._note(LAID, card, hand, 0)

    def show(self, card: Int, hand: Int) -> None:
        """All see the card in this hand, where it stays."""
        self._note(SHOWN, card, hand, 0)

    def give(self, card: Int, giver: Int, taker: Int) -> None:
        """A card goes from hand to hand; only the two see which one."""
        self._note(GIVEN, card, giver, taker)

    def steal(self, card: Int, victim: Int, thief: Int, passing: bool) -> None:
        """The same, by chance; with `passing` the thief may still pass it on."""
        self._note(SNATCHED if passing else STOLEN, card, victim, thief)
        if passing:
            self.transit = card
            self.carrier = thief

    def keep(self, card: Int, seat: Int) -> None:
        """A card just received is not passed on."""
        if card == self.transit:
            self._note(KEPT, card, 0, seat)
            self.transit = NOTHING
            self.carrier = NOTHING

    def pass_on(self, card: Int, giver: Int, taker: Int) -> None:
        """A card just drawn or stolen goes on to the partner; the two see which one."""
        self._note(PASSED_SNATCHED if card == self.transit else PASSED, card, giver, taker)
        self.transit = NOTHING
        self.carrier = NOTHING

    def shuffle(self, deck: Pile) -> None:
        """Open cards have become a new deck."""
        for i in range(deck.count):
            self._note(DECKED if i == 0 else SHUFFLED, deck.cards[i], 0, 0)

    def _note(self, what: Int, card: Int, first: Int, second: Int) -> None:
        if self.count == len(self.notes):
            self.notes = extend_row(self.notes, self.count + 64)
        self.notes[self.count] = what << 12 | card << 6 | first << 3 | second
        self.count += 1

    # ---- what follows from it

    def settle(self) -> None:
        """Work out all that has been noted."""
        pools = row(len(self.beliefs))
        for i in range(self.count):
            note = self.notes[i]
            what = note >> 12
            card = (note >> 6) & 63
            first = (note >> 3) & 7
            second = note & 7
            if what >= DECKED:
                self._hide(card, what == DECKED, pools)
            else:
                for belief in self.beliefs:
                    if belief is not None:
                        apply(belief, what, card, first, second, self.places, self.twins)
                self._witness(what, card, first, second)
                self._place(what, card, second)
        self.count = 0

    def _hide(self, card: Int, first: bool, pools: Row) -> None:
        self.places[card] = HIDDEN
        for i in range(len(pools)):
            belief = self.beliefs[i]
            if belief is not None:
                if first:
                    pools[i] = belief.new_pool()
                belief.hide(card, pools[i])

    def _place(self, what: Int, card: Int, second: Int) -> None:
        if what in (OPENED, LAID):
            self.places[card] = PUBLIC
        elif what == SNATCHED:
            self.places[card] = TRANSIT
        elif what not in (LOOKED, SHOWN):
            self.places[card] = second

    def _witness(self, what: Int, card: Int, first: Int, second: Int) -> None:
        """Who is known to know the place of the card now."""
        if what in (GIVEN, STOLEN, SNATCHED):
            self._leave(first, second)
        if what in (OPENED, LAID):
            self.witnesses[card] = 0
        elif what in (TAKEN, SHOWN):
            self.witnesses[card] = (1 << self.seats) - 1
        elif what == DRAWN:
            self.witnesses[card] = 1 << second
        elif what == LOOKED:
            for other in range(len(self.places)):
                if self.places[other] == second:
                    self.witnesses[other] |= 1 << first
        elif what in (PASSED, PASSED_SNATCHED):
            self.witnesses[card] |= 1 << second
        elif what != KEPT:
            self.witnesses[card] = 1 << first | 1 << second

    def _leave(self, giver: Int, taker: Int) -> None:
        """Who sees nothing of it cannot say any more what any card of the giver is.

        The taker sees it, but others cannot tell whether it was one the taker knew of before.
        """
        sure: Int = 1 << taker
        for card in range(len(self.places)):
            if self.places[card] == giver:
                sure &= self.witnesses[card]
        for card in range(len(self.places)):
            if self.places[card] == giver:
                self.witnesses[card] &= 1 << giver | sure

    # ---- what is known

    def belief(self, seat: Int) -> Belief:
        """What this seat (or a spectator, below 0) knows; not to be changed."""
        if self.count > 0:
            self.settle()
        belief = self.beliefs[seat if seat >= 0 else self.seats]
        if belief is not None:
            return belief
        derived = Belief(seat, 0, self.beliefs[self.seats])
        for card in range(len(self.places)):
            place = self.places[card]
            hand: Int = self.carrier if place == TRANSIT else place
            if hand == seat or (self.witnesses[card] >> seat) & 1:
                derived.see(card, place)
                derived.hold(card, hand)
        return derived

    def possible_hands(self, belief: Belief, card: Int) -> Int:
        """Bits of the hands the card is known to be in; none: it may be in the deck too."""
        bits = belief.hands(card)
        if (bits >> TRANSIT) & 1:
            bits = (bits & ~(1 << TRANSIT)) | 1 << self.carrier
        return bits

    # ---- dealing

    def prepare(self, seat: Int) -> None:
        """Work out what all worlds for this seat need."""
        self.settle()
        belief = self.beliefs[seat if seat >= 0 else self.seats]
        if belief is not None:
            belief.weigh()

    def redeal(
        self, hands: list[Pile], deck: Pile, face_down: Pile, seat: Int, chance: Chance
    ) -> None:
        """Deal again all cards the seat does not know, in one of the ways it thinks possible.

        Each arrangement is as likely as any other, and it does not depend on how the cards lay
        before. Who is known to know a place stays with the place.
        """
        belief = Belief(seat, 0, self.belief(seat))
        deal = Deal(belief, hands, deck, face_down, self.transit)
        deal.draw(chance)
        public = self.beliefs[self.seats]
        for other in range(self.seats):
            self.beliefs[other] = None
        self.beliefs[seat if seat >= 0 else self.seats] = belief
        if seat >= 0 and public is not None:
            self.beliefs[self.seats] = reduced(public, belief) if belief.coarse else public
        self.transit = deal.lay(self.witnesses, self.places)


def are_twins(faces: Row) -> bool:
    """Some cards look alike."""
    for card in range(len(faces)):
        for other in range(card):
            if faces[other] == faces[card]:
                return True
    return False


def apply(
    belief: Belief, what: Int, card: Int, first: Int, second: Int, places: Row, faces: Row
) -> None:
    """What this seat learns; `places` are those before."""
    seat = belief.seat
    if what == OPENED:
        belief.open(card)
    elif what == DRAWN:
        if seat == second:
            belief.open(card)
        else:
            belief.draw(card, second)
    elif what == TAKEN:
        belief.hold(card, second)
    elif what == LAID:
        if seat != first:
            belief.identify(card, first, places, faces)
            belief.see(card, first)
    elif what == LOOKED:
        if seat == first:
            look(belief, second, places)
    elif what == SHOWN:
        belief.see(card, first)
        belief.hold(card, first)
    else:
        apply_change(belief, what, card, first, second, places, faces)


def apply_change(
    belief: Belief, what: Int, card: Int, first: Int, second: Int, places: Row, faces: Row
) -> None:
    """A card goes from hand to hand."""
    seat = belief.seat
    if what == KEPT:
        belief.settle(second)
    elif seat == first:
        belief.groups[card] = HELD + TRANSIT if what == SNATCHED else HELD + second
    elif what in (STOLEN, SNATCHED, GIVEN):
        if seat == second:
            belief.identify(card, first, places, faces)
            belief.see(card, first)
        else:
            belief.exchange(first, TRANSIT if what == SNATCHED else second, places)
    elif what == PASSED:
        if seat == second:
            belief.see(card, first)
        else:
            belief.transfer(card, first, second)
    else:
        if seat == second:
            belief.see(card, TRANSIT)
        belief.settle(second)


def look(belief: Belief, hand: Int, places: Row) -> None:
    for card in range(len(places)):
        if places[card] == hand:
            belief.see(card, hand)
            belief.hold(card, hand)


def copies_of(beliefs: list[Belief | None]) -> list[Belief | None]:
    copies: list[Belief | None] = []
    for belief in beliefs:
        copies.append(None if belief is None else Belief(belief.seat, 0, belief))
    return copies


def reduced(public: Belief, belief: Belief) -> Belief:
    """What everyone knows, as far as it holds in all worlds of a belief that allows too many."""
    rest = Belief(public.seat, len(public.groups))
    for card in range(len(public.groups)):
        group = public.groups[card]
        if group == OPEN or group == HELD + belief.seat or group == belief.groups[card] < POOL:
            rest.groups[card] = group
    return rest
