# compiled by mypyc
"""The two decks: drawing, shuffling discards back in, passing an encounter card on to a partner."""

from typing import Final

from lorcha.core.knowledge import Pile
from lorcha.core.moves import Moves
from lorcha.core.rows import Int
from lorcha.games.ching.box import FACE_OF
from lorcha.games.ching.events import DREW, KEPT, MET, PASSED_ON, RESHUFFLED
from lorcha.games.ching.moves import KEEP, PASS_ON
from lorcha.games.ching.rules.tasks import passing_on, place_from_end, stolen_from
from lorcha.games.ching.state import ASK_PASS_ON, NOTHING, Table

NAVIGATION: Final = 0  # the decks
ENCOUNTER: Final = 1


def can_draw(table: Table) -> bool:
    """A navigation card can be number (MC-115)."""
    return table.deck.count + table.discard.count > 0


def can_meet(table: Table) -> bool:
    """An encounter card can be number (MC-116)."""
    return table.encounter_deck.count + table.encounter_discard.count > 0


def turn_over(table: Table, which: Int, deck: Pile, discard: Pile) -> None:
    """An empty deck is made again from its discard pile (MC-115, MC-116)."""
    if deck.count == 0:
        while discard.count > 0:
            deck.add(discard.draw())
        deck.shuffle(table.chance)
        if which == NAVIGATION:
            table.charts.shuffle(deck)
        else:
            table.rumours.shuffle(deck)
        table.tell(RESHUFFLED, -1, which, deck.count)


def draw_card(table: Table) -> Int:
    """The top card of the navigation deck, or 0 if there is none anywhere."""
    if not can_draw(table):
        return 0
    table.reveal("navigation_card")
    turn_over(table, NAVIGATION, table.deck, table.discard)
    return table.deck.draw()


def draw_to_hand(table: Table, seat: Int) -> None:
    card = draw_card(table)
    if card > 0:
        table.captains[seat].hand.add(card)
        table.charts.enter(card, seat)
        table.tell_only(1 << seat, DREW, seat, card)


def meet(table: Table, seat: Int, count: Int) -> None:
    """Draw this number of encounter cards, or as many as there are."""
    number: Int = 0
    while number < count and can_meet(table):
        table.reveal("encounter_card")
        turn_over(table, ENCOUNTER, table.encounter_deck, table.encounter_discard)
        card = table.encounter_deck.draw()
        table.captains[seat].encounters.add(card)
        table.rumours.enter(card, seat)
        table.tell_only(1 << seat, MET, seat, FACE_OF[card])
        number += 1
    ask_to_pass_on(table, seat, number, NOTHING)


# ---- passing on (MC-108)


def ask_to_pass_on(table: Table, seat: Int, received: Int, victim: Int) -> None:
    """In a team each card just received may go to the partner; they lie last in the hand."""
    if table.teams:
        for from_end in range(received):
            table.agenda.push(ASK_PASS_ON, 1 << seat, passing_on(from_end + 1, victim))


def offer_passing_on(out: Moves) -> None:
    out.add(KEEP.number)
    out.add(PASS_ON.number)


def card_in_question(table: Table) -> Int:
    """The encounter card ASK_PASS_ON is about."""
    captain = table.captains[table.first_of(table.agenda.who())]
    from_end = place_from_end(table.agenda.number())
    return captain.encounters.cards[captain.encounters.count - from_end]


def pass_on(table: Table, seat: Int, move: Int) -> None:
    number = table.agenda.number()
    card = card_in_question(table)
    table.agenda.answered(seat)
    if move == KEEP.number:
        table.rumours.keep(card, seat)
        table.tell(KEPT, seat)
        return
    partner = table.partner(seat)
    table.reveal("encounter_card", ~(1 << partner))
    table.rumours.pass_on(card, seat, partner)
    encounters = table.captains[seat].encounters
    encounters.take(encounters.find(card))
    table.captains[partner].encounters.add(card)
    knowers: Int = 1 << seat | 1 << partner
    victim = stolen_from(number)
    if victim >= 0:
        knowers |= 1 << victim  # they see that it is the card they lost
    table.tell_only(knowers, PASSED_ON, seat, partner, FACE_OF[card])
