# compiled by mypyc
"""What must hold for the table's memory: nobody is wrong about a hidden card."""

from lorcha.core.knowledge import Pile
from lorcha.core.rows import Int, Row, row
from lorcha.games.ching.knowledge.belief import (
    GROUPS,
    HELD,
    HIDDEN,
    OPEN,
    POOL,
    PUBLIC,
    TRACED,
    Belief,
)
from lorcha.games.ching.knowledge.cases import BITS, MOST, TRANSIT, ZONES, one_in
from lorcha.games.ching.knowledge.memory import Memory


def is_sound(memory: Memory, cards: Int) -> bool:
    """Rows of the right length, numbers in range."""
    if len(memory.witnesses) != cards or len(memory.places) != cards:
        return False
    if memory.beliefs[memory.seats] is None:
        return False
    if not -1 <= memory.transit < cards or not -1 <= memory.carrier < memory.seats:
        return False
    if (memory.transit < 0) != (memory.carrier < 0):
        return False
    for card in range(cards):
        if not 0 <= memory.witnesses[card] < 1 << memory.seats:
            return False
    for belief in memory.beliefs:
        if belief is not None and not has_shape(belief, cards):
            return False
    return True


def has_shape(belief: Belief, cards: Int) -> bool:
    if len(belief.groups) != cards:
        return False
    for card in range(cards):
        if not 0 <= belief.groups[card] < GROUPS:
            return False
    width: Int = len(belief.columns)
    if width == 0:
        return len(belief.cases) == 0
    if len(belief.cases) == 0 or len(belief.cases) % width != 0:
        return False
    for i in range(width):
        if not POOL <= belief.columns[i] < GROUPS:
            return False
        for j in range(i):
            if belief.columns[i] == belief.columns[j]:
                return False
    cases, end = belief.cases, one_in(ZONES)
    for i in range(len(cases)):
        if not 0 <= cases[i] < end:
            return False
    return True


def is_true(memory: Memory, hands: list[Pile], deck: Pile, face_down: Pile) -> bool:
    """Every belief allows the cards to lie as they do."""
    memory.settle()
    places = places_of(memory, hands, deck, face_down)
    for belief in memory.beliefs:
        if belief is not None and not agrees(belief, places, memory.carrier):
            return False
    for card in range(len(places)):
        if memory.places[card] != places[card]:
            return False
        hand: Int = memory.carrier if places[card] == TRANSIT else places[card]
        if hand < memory.seats:
            if not (memory.witnesses[card] >> hand) & 1:
                return False
        elif memory.witnesses[card] != 0:
            return False
    return True


def places_of(memory: Memory, hands: list[Pile], deck: Pile, face_down: Pile) -> Row:
    """Where each card is."""
    places = row(len(memory.places))
    for card in range(len(places)):
        places[card] = PUBLIC
    for pile in (deck, face_down):
        for i in range(pile.count):
            places[pile.cards[i]] = HIDDEN
    for hand in range(len(hands)):
        for i in range(hands[hand].count):
            card = hands[hand].cards[i]
            places[card] = TRANSIT if card == memory.transit else hand
    return places


def agrees(belief: Belief, places: Row, carrier: Int) -> bool:
    """The groups fit the cards, every case the size of the hands, and one of them is the truth."""
    spreads = row(GROUPS)
    for card in range(len(places)):
        place = places[card]
        group = belief.groups[card]
        owner: Int = carrier if place == TRANSIT else place
        if place == PUBLIC or owner == belief.seat:
            if group != OPEN:
                return False
        elif place == HIDDEN:
            if not POOL <= group < TRACED:
                return False
        elif group < POOL:
            if group != HELD + place:
                return False
        else:
            spreads[group] += one_in(place)
    return cases_fit(belief, spreads)


def cases_fit(belief: Belief, spreads: Row) -> bool:
    """Each case spreads as many cards of each group, fills the hands as they are; one is true."""
    width: Int = len(belief.columns)
    possible: bool = width == 0
    totals = row(width)
    for i in range(width):
        totals[i] = total(spreads[belief.columns[i]])
    cases = belief.cases
    case: Int = 0
    while case < len(cases):
        true: bool = True
        difference: Int = 0
        for i in range(width):
            spread = spreads[belief.columns[i]]
            number = cases[case + i]
            if number != spread:
                true = False
                difference += number - spread
                if total(number) != totals[i]:
                    return False
        if difference != 0:
            return False
        possible = possible or true
        case += width
    return possible


def total(spread: Int) -> Int:
    number: Int = 0
    rest: Int = spread
    for _ in range(ZONES):
        number += rest & MOST
        rest >>= BITS
    return number
