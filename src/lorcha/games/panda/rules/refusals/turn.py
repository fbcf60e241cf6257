"""Why a player may not bid, pass, play an element card: the turn (PS-19)."""

from lorcha.core.moves import Moves
from lorcha.core.refusals import Objection
from lorcha.games.panda.box import ANIMALS, MOST_CARDS, SUITS
from lorcha.games.panda.moves import DECLARE, ELEMENT, PICK, SHED
from lorcha.games.panda.reasons import (
    BID_AT_ONCE,
    BID_BEGUN,
    CONDITION_UNMET,
    DECLARE_FIRST,
    DOES_NOT_FIT,
    ELEMENT_AND_BOMB,
    ELEMENT_LEADS,
    INCOMPLETE,
    LEADER_BIDS,
    NO_CARD_THERE,
    NO_CARDS,
    NO_ELEMENT,
    NOT_IN_HAND,
    PICKED_PAST,
)
from lorcha.games.panda.rules.combination import (
    cards_of,
    declared_by,
    kind_of,
    length_of,
    times_of,
    top_of,
)
from lorcha.games.panda.rules.element import BOMBED, LEADING, OPEN, lock_on
from lorcha.games.panda.rules.finder import Fan
from lorcha.games.panda.rules.refusals.combination import (
    by_rule_of,
    refuse_cards,
    refuse_shape,
    refuse_strength,
)
from lorcha.games.panda.state import NO_BID, Table


def refuse_begun(table: Table) -> Objection | None:
    """A bid that was declared is laid before anything else."""
    bid = table.agenda.number()
    return BID_BEGUN.given(kind_of(bid)) if bid else None


def refuse_pass(table: Table, seat: int, move: int) -> Objection | None:
    if table.agenda.number():
        return refuse_begun(table)
    return LEADER_BIDS.given() if table.highest == NO_BID else None


def refuse_bid(table: Table, seat: int, bid: int) -> Objection | None:
    """First what the cards are, then whether that beats."""
    if table.agenda.number():
        return refuse_begun(table)
    hand, places = table.players[seat].hand, int(cards_of(bid))
    chosen = [place for place in range(MOST_CARDS) if places >> place & 1]
    if not chosen:
        return NO_CARDS.given()
    if chosen[-1] >= hand.count:
        return NO_CARD_THERE.given(chosen[-1] + 1)
    shape = int(length_of(bid)), int(times_of(bid)), int(top_of(bid))
    cards = [int(hand.cards[place]) for place in chosen]
    return (
        refuse_shape(int(kind_of(bid)), *shape)
        or refuse_cards(table, cards, bid)
        or refuse_strength(table, bid)
    )


# ---- a bid in steps


def refuse_declaration(table: Table, seat: int, move: int) -> Objection | None:
    """Where the bids are few they are made at once, cards and all."""
    if table.agenda.number():
        return refuse_begun(table)
    kind, top, length, times = DECLARE.values(move)
    objection = refuse_shape(kind, length, times, top)
    if objection:
        return objection
    fan = Fan(table.players[seat].hand, table.sides, Moves())
    fan.look_for(kind, length, times, top)
    if fan.out.count == 0:
        return by_rule_of(kind, NOT_IN_HAND, kind)
    weak, listed = refuse_strength(table, int(declared_by(move))), table.legal_buffer(seat)
    return weak or (None if listed.has(move) else BID_AT_ONCE.given())


def refuse_pick(table: Table, seat: int, move: int) -> Objection | None:
    bid, (place,) = table.agenda.number(), PICK.values(move)
    if not bid:
        return DECLARE_FIRST.given()
    hand = table.players[seat].hand
    if place > hand.count:
        return NO_CARD_THERE.given(place)
    if 1 << place - 1 <= cards_of(bid):
        return PICKED_PAST.given(place)
    ways = int(Fan(hand, table.sides, Moves()).next_cards(bid))
    return None if ways >> place & 1 else DOES_NOT_FIT.given(place)


def refuse_laying(table: Table, seat: int, move: int) -> Objection | None:
    bid = table.agenda.number()
    if not bid:
        return DECLARE_FIRST.given()
    ways = int(Fan(table.players[seat].hand, table.sides, Moves()).next_cards(bid))
    return None if ways & 1 else INCOMPLETE.given(kind_of(bid))


# ---- element cards


def refuse_element(table: Table, seat: int, move: int) -> Objection | None:
    (suit,) = ELEMENT.values(move)
    if table.agenda.number():
        return refuse_begun(table)
    if table.players[seat].hand.find(ANIMALS + suit) < 0:
        return NO_ELEMENT.given(suit)
    lock = lock_on(table, seat, suit)
    if lock == OPEN:
        return None
    if lock == LEADING:
        return ELEMENT_LEADS.given()
    return ELEMENT_AND_BOMB.given() if lock == BOMBED else CONDITION_UNMET[SUITS[suit]].given()


def refuse_shedding(table: Table, seat: int, move: int) -> Objection | None:
    (suit,) = SHED.values(move)
    if table.agenda.number():
        return refuse_begun(table)
    held = table.players[seat].hand.find(ANIMALS + suit) >= 0
    return None if held else NO_ELEMENT.given(suit)
