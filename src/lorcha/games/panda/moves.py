# compiled by mypyc
"""Every move a player can make, declared once.

Cards are named by their place in the owner's sorted hand, counted from 1. A bid is its cards and
the combination they are declared to be: that settles what the jokers stand for. Where there are too
many bids to list, the combination is declared first and its cards are picked one by one.
"""

from typing import Final

from lorcha.core.fields import number, places, word
from lorcha.core.moves import MoveBook, body_of, move_with, verb_number
from lorcha.core.rows import Int
from lorcha.games.panda.box import LONGEST, MOST_CARDS, MOST_VALUES, SHORTEST, SUITS, VALUES

KINDS: Final = ["single", "set", "sequence", "formation", "bomb"]
SINGLE: Final = 0
SET: Final = 1
SEQUENCE: Final = 2
FORMATION: Final = 3
BOMB: Final = 4

_cards = places("cards", MOST_CARDS)
_place = number("place", 1, MOST_CARDS)
_length = number("length", SHORTEST, LONGEST)  # different values
_times = number("times", 1, MOST_VALUES)  # how often each of them
_top = word("top", VALUES, "value")
_suit = word("suit", SUITS)

MOVES: Final = MoveBook()
PASS: Final = MOVES.verb("pass")
BID_SINGLE: Final = MOVES.verb("single", _cards, _top, shows=True)
BID_SET: Final = MOVES.verb("set", _cards, _top, _times, shows=True)
BID_SEQUENCE: Final = MOVES.verb("sequence", _cards, _top, _length, shows=True)
BID_FORMATION: Final = MOVES.verb("formation", _cards, _top, _length, _times, shows=True)
BID_BOMB: Final = MOVES.verb("bomb", _cards, _top, _times, shows=True)
ELEMENT: Final = MOVES.verb("element", _suit)
SHED: Final = MOVES.verb("shed", _suit)
TAKE_BAMBOO: Final = MOVES.verb("bamboo")
BURN: Final = MOVES.verb("burn", _place, shows=True)
ROB: Final = MOVES.verb("rob")
SPIN: Final = MOVES.verb("spin", _place, shows=True)
SKIP: Final = MOVES.verb("skip")
PICK: Final = MOVES.verb("pick", _place, shows=True)
LAY: Final = MOVES.verb("lay", shows=True)
DECLARE: Final = MOVES.verb(
    "declare", word("kind", KINDS), _top, number("length", 1, LONGEST), _times, shows=True
)


# Combinations in dumps: digests of saved matches hold them, so they do not change with the way
# moves are packed
_LOW_BITS: Final = 4
_LOW_MASK: Final = 15


def dump_bid(bid: Int) -> Int:
    return bid if bid < 0 else verb_number(bid) + (body_of(bid) << _LOW_BITS)


def load_bid(number: Int) -> Int:
    return number if number < 0 else move_with(number & _LOW_MASK, number >> _LOW_BITS)
