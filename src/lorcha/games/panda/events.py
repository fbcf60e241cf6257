# compiled by mypyc
"""Everything that can happen, as the journal tells it (PS-79 to PS-82 say who may know what)."""

from typing import Final

from lorcha.core.fields import number, several, word
from lorcha.core.journal import EventBook
from lorcha.games.panda.box import (
    CARDS,
    LONGEST,
    MOODS,
    MOST_CARDS,
    MOST_VALUES,
    SIDES,
    SUITS,
    VALUES,
)
from lorcha.games.panda.moves import KINDS

_suit = word("suit", SUITS)
_card = word("card", CARDS)
_cards = several("cards", CARDS, "card")
_number = number("number", 0, MOST_CARDS, "cards-acc")
_points = number("points", 0, 1000, "points")

EVENTS: Final = EventBook()
_event = EVENTS.event

MOOD_SET: Final = _event("mood_set", word("mood", MOODS))
GOT_ELEMENT: Final = _event("got_element", _suit, number("strength", 1, 5))
TURNED_UP: Final = _event("turned_up", _suit)
ROUND_BEGAN: Final = _event("round_began", number("round", 1, 1000))
DEALT: Final = _event("dealt", _number, _cards, secret="cards")
LEADS: Final = _event("leads")
BID: Final = _event(
    "bid",
    word("kind", KINDS),
    word("top", VALUES, "value"),
    number("length", 1, LONGEST),
    number("times", 1, MOST_VALUES),
    several("white", CARDS, "card"),
    several("blue", CARDS, "card"),
)
PASSED: Final = _event("passed")
TOOK_BACK: Final = _event("took_back", _number, _cards)
DISCARDED: Final = _event("discarded", _number, _cards)
SHED_ELEMENT: Final = _event("shed", _suit)
PLAYED_ELEMENT: Final = _event("played_element", _suit)
DREW: Final = _event("drew", _number, _cards, secret="cards")
TOOK_BAMBOO: Final = _event("took_bamboo")
ROBBED: Final = _event("robbed", number("victim", 0, 4, "seat"))
BURNED: Final = _event("burned", _card, word("side", SIDES))
SPUN: Final = _event("spun", _card, secret="card")
WON_TRICK: Final = _event("won_trick")
WENT_OUT: Final = _event("went_out", _points)
WON_GAME: Final = _event("won_game", _points)
