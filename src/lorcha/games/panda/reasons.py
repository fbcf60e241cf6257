"""Every reason for which a player may not make a move, declared once with its rule."""

from typing import Final

from lorcha.core.fields import number, word
from lorcha.core.refusals import ReasonBook
from lorcha.core.text import SEAT
from lorcha.games.panda.box import MOST_CARDS, MOST_VALUES, SUITS, VALUES
from lorcha.games.panda.moves import KINDS
from lorcha.games.panda.state import TASKS

_place = number("place", 1, MOST_CARDS)
_kind = word("kind", KINDS)
_top = word("top", VALUES, "value")
_times = number("times", 1, MOST_VALUES)
_suit = word("suit", SUITS)

REASONS: Final = ReasonBook(list(TASKS.values()), over="PS-77", turn="PS-18")
_reason = REASONS.reason

# The turn
LEADER_BIDS: Final = _reason("leader_bids", "PS-17")
NO_CARD_THERE: Final = _reason("no_card_there", "PS-19", _place)

# What the cards are
NO_CARDS: Final = _reason("no_cards", "PS-24")
ELEMENT_IN_BID: Final = _reason("element_in_bid", "PS-7")
NO_SUCH_BID: Final = _reason("no_such_bid", "PS-25", _kind)
TWO_IN_ROW: Final = _reason("two_in_row", "PS-28")
NEEDS_JOKER: Final = _reason("needs_joker", "PS-36", _kind)
MAKES_A_BOMB: Final = _reason("makes_a_bomb", "PS-31")
NOT_IN_THE_CARDS: Final = _reason("not_in_the_cards", "PS-25", _kind)

# Whether it beats
BOMB_ON_TABLE: Final = _reason("bomb_on_table", "PS-42", _times, _top)
SMALL_BOMB: Final = _reason("small_bomb", "PS-43", _times, _top)
OTHER_KIND: Final = _reason("other_kind", "PS-39", _kind)
OTHER_SIZE: Final = _reason("other_size", "PS-39", number("size", 1, MOST_VALUES))
OTHER_SHAPE: Final = _reason("other_shape", "PS-41", number("length", 1, 13), _times)
NOT_HIGHER: Final = _reason("not_higher", "PS-40", _top)

# A bid in steps
BID_BEGUN: Final = _reason("bid_begun", "PS-25", _kind)
DECLARE_FIRST: Final = _reason("declare_first", "PS-25")
NOT_IN_HAND: Final = _reason("not_in_hand", "PS-25", _kind)
BID_AT_ONCE: Final = _reason("bid_at_once", "PS-24")
PICKED_PAST: Final = _reason("picked_past", "PS-24", _place)
DOES_NOT_FIT: Final = _reason("does_not_fit", "PS-24", _place)
INCOMPLETE: Final = _reason("incomplete", "PS-24", _kind)

# Element cards
NO_ELEMENT: Final = _reason("no_element", "PS-58", _suit)
ELEMENT_LEADS: Final = _reason("element_leads", "PS-58")
ELEMENT_AND_BOMB: Final = _reason("element_and_bomb", "PS-58")
CONDITION_UNMET: Final = {
    suit: _reason(f"{suit}_unmet", rule)
    for suit, rule in [
        ("fire", "PS-64"),
        ("earth", "PS-66"),
        ("wood", "PS-63"),
        ("water", "PS-62"),
        ("metal", "PS-65"),
    ]
}

# Symbols
NO_BAMBOO: Final = _reason("no_bamboo", "PS-47")
NO_FIRE: Final = _reason("no_fire", "PS-48")
NO_PANDA: Final = _reason("no_panda", "PS-46")
PANDAS_SPIN: Final = _reason("pandas_spin", "PS-50")
PANDAS_ARE_HUNGRY: Final = _reason("pandas_are_hungry", "PS-49")
NOTHING_BEATEN: Final = _reason("nothing_beaten", "PS-49")
NOTHING_TO_TAKE: Final = _reason("nothing_to_take", "PS-49", number("victim", 0, 4, SEAT))
ELEMENTS_DO_NOT_BURN: Final = _reason("elements_do_not_burn", "PS-48")
ELEMENTS_DO_NOT_TURN: Final = _reason("elements_do_not_turn", "PS-7")
ALREADY_BLUE: Final = _reason("already_blue", "PS-50")
