# compiled by mypyc
"""The round: display, choice, reveal, turns from the highest card down (MC-20 to MC-27)."""

from lorcha.core.knowledge import Pile
from lorcha.core.moves import Moves
from lorcha.core.rows import Int, Row, row
from lorcha.games.ching.box import STANDSTILL
from lorcha.games.ching.events import CHOSE, LAID_OUT, REVEALED, ROUND_BEGAN
from lorcha.games.ching.moves import CHOOSE
from lorcha.games.ching.rules.drawing import draw_card
from lorcha.games.ching.rules.expedition import ascending, bit_of
from lorcha.games.ching.rules.scoring import trigger_end
from lorcha.games.ching.state import (
    ASK_CHOICE,
    BEGIN_ROUND,
    BY_STANDSTILL,
    END_ROUND,
    FACE_DOWN,
    NOBODY,
    NOT_YET,
    REVEAL,
    RUNNING,
    SCORE,
    TAKE_TURN,
    Captain,
    Table,
)


def begin_round(table: Table) -> None:
    table.round += 1
    table.progress = 0
    for team in range(len(table.handed)):
        table.handed[team] = NOT_YET
    table.tell(ROUND_BEGAN, -1, table.round)
    lay_out(table)
    table.agenda.push(END_ROUND)
    table.agenda.push(REVEAL)
    who: Int = 0
    for seat in range(table.seats):
        table.captains[seat].busy = 0
        if table.captains[seat].hand.count > 0:
            who |= 1 << seat
    if who != 0:
        table.agenda.push(ASK_CHOICE, who)


def lay_out(table: Table) -> None:
    """The first card face down, the others face up, as far as there are cards (MC-21, MC-115)."""
    faces_up: Int = 0
    for place in range(len(table.display)):
        table.display[place] = draw_card(table)
        if place != FACE_DOWN and table.display[place] > 0:
            table.charts.open(table.display[place])
            faces_up |= bit_of(table.display[place])
    if faces_up != 0:
        table.tell(LAID_OUT, -1, faces_up)


# ---- choice (MC-22, MC-23)


def offer_choices(table: Table, captain: Captain, out: Moves) -> None:
    """One card, with two junks two of them; those there are if they are too few (MC-115)."""
    cards = ascending(captain.hand)
    if table.cards_due() == 1 or len(cards) == 1:
        for i in range(len(cards)):
            out.add(CHOOSE.pack(bit_of(cards[i])))
    else:
        for i in range(len(cards)):
            for j in range(i + 1, len(cards)):
                out.add(CHOOSE.pack(bit_of(cards[i]) | bit_of(cards[j])))


def choose(table: Table, seat: Int, cards: Int) -> None:
    table.agenda.answered(seat)
    captain = table.captains[seat]
    captain.chosen = chosen_from(captain.hand, cards)
    table.tell_only(1 << seat, CHOSE, seat, cards)


def chosen_from(hand: Pile, cards: Int) -> Row:
    """One or two cards of a hand, given as a set, in rising order."""
    chosen = row(1 if cards & (cards - 1) == 0 else 2)
    last: Int = 0
    for i in range(hand.count):
        card = hand.cards[i]
        if cards & bit_of(card):
            if last > 0:
                chosen[1] = max(card, last)
                card = min(card, last)
            chosen[0] = card
            last = card
    return chosen


# ---- reveal and turns (MC-24, MC-26)


def reveal_choices(table: Table) -> None:
    table.reveal("chosen_cards")
    for seat in range(table.seats):
        captain = table.captains[seat]
        captain.revealed = captain.chosen
        captain.chosen = row(0)
        cards: Int = 0
        for i in range(len(captain.revealed)):
            card = captain.revealed[i]
            captain.hand.take(captain.hand.find(card))
            table.charts.lay_down(card, seat)
            cards |= bit_of(card)
        if cards != 0:
            table.tell(REVEALED, seat, cards)
    line_up(table)
    push_turns(table)


def line_up(table: Table) -> None:
    """By the highest card revealed; those without one come last, in seat order."""
    for seat in range(table.seats):
        at: Int = seat
        while at > 0 and best_card(table, table.order[at - 1]) < best_card(table, seat):
            table.order[at] = table.order[at - 1]
            at -= 1
        table.order[at] = seat


def best_card(table: Table, seat: Int) -> Int:
    revealed = table.captains[seat].revealed
    best: Int = 0
    if len(revealed) > 0:
        best = revealed[len(revealed) - 1]
    return best


def push_turns(table: Table) -> None:
    """Every card is a turn, the highest first; for a card lacking, step 3c alone (MC-115)."""
    last: Int = table.seats - 1
    for i in range(table.seats):
        seat: Int = last - i
        lacking: Int = table.cards_due() - len(table.captains[seat].revealed)
        for _ in range(lacking):
            table.agenda.push(TAKE_TURN, 1 << seat)
    card = next_revealed(table, 0)
    while card > 0:
        table.agenda.push(TAKE_TURN, 1 << owner_of(table, card), card)
        card = next_revealed(table, card)


def next_revealed(table: Table, above: Int) -> Int:
    """The lowest revealed card above this one; 0 if there is none."""
    lowest: Int = 0
    for captain in table.captains:
        revealed = captain.revealed
        for i in range(len(revealed)):
            card = revealed[i]
            if card > above and (lowest == 0 or card < lowest):
                lowest = card
    return lowest


def owner_of(table: Table, revealed: Int) -> Int:
    """Whose revealed card it is."""
    seat: Int = 0
    while not holds(table.captains[seat].revealed, revealed):
        seat += 1
    return seat


def holds(cards: Row, card: Int) -> bool:
    for i in range(len(cards)):
        if cards[i] == card:
            return True
    return False


def end_round(table: Table) -> None:
    """The next one, unless the end was triggered or nothing moves any more (MC-98, MC-122)."""
    table.active = NOBODY
    table.quiet = 0 if table.progress else table.quiet + 1
    if table.quiet >= STANDSTILL:
        trigger_end(table, BY_STANDSTILL)
    table.agenda.push(BEGIN_ROUND if table.ending == RUNNING else SCORE)
