# compiled by mypyc
"""A declared combination: a bid without its cards, as one number.

It is the bid's own move with no card in it. With its kind, how many different values it has, how
often each, and the highest, it is a whole value list (PS-24 to PS-30).
"""

from typing import Final

from lorcha.core.moves import body_of, move_with, verb_number
from lorcha.core.rows import Int
from lorcha.games.panda.box import MOST_CARDS
from lorcha.games.panda.moves import (
    BID_BOMB,
    BID_FORMATION,
    BID_SEQUENCE,
    BID_SET,
    BID_SINGLE,
    BOMB,
    DECLARE,
    FORMATION,
    SEQUENCE,
    SET,
    SINGLE,
)

NONE: Final = -1


def combination(kind: Int, length: Int, times: Int, top: Int) -> Int:
    if kind == SINGLE:
        return BID_SINGLE.pack(0, top)
    if kind == SET:
        return BID_SET.pack(0, top, times)
    if kind == SEQUENCE:
        return BID_SEQUENCE.pack(0, top, length)
    if kind == FORMATION:
        return BID_FORMATION.pack(0, top, length, times)
    return BID_BOMB.pack(0, top, times)


def declaration(declared: Int) -> Int:
    """The move that declares a combination before its cards are picked."""
    return DECLARE.pack(
        kind_of(declared), top_of(declared), length_of(declared), times_of(declared)
    )


def declared_by(move: Int) -> Int:
    length = DECLARE.get(move, 2)
    return combination(DECLARE.get(move, 0), length, DECLARE.get(move, 3), DECLARE.get(move, 1))


def is_bid(move: Int) -> bool:
    return BID_SINGLE.number <= verb_number(move) <= BID_BOMB.number


def cards_of(bid: Int) -> Int:
    """The places of its cards, as bits."""
    return body_of(bid) & ((1 << MOST_CARDS) - 1)


def without_cards(bid: Int) -> Int:
    return bid - move_with(0, cards_of(bid))


def with_cards(declared: Int, cards: Int) -> Int:
    return declared + move_with(0, cards)


def with_card(bid: Int, place: Int) -> Int:
    """The bid with one card more, from a place counted from 1."""
    return with_cards(bid, 1 << (place - 1))


def kind_of(bid: Int) -> Int:
    return verb_number(bid) - BID_SINGLE.number


def top_of(bid: Int) -> Int:
    """Its strength: the highest single value (PS-40)."""
    return BID_SINGLE.get(bid, 1)


def length_of(bid: Int) -> Int:
    """How many different values."""
    kind = kind_of(bid)
    if kind in (SEQUENCE, FORMATION):
        return BID_SEQUENCE.get(bid, 2)
    return 1


def times_of(bid: Int) -> Int:
    """How often each of them."""
    kind = kind_of(bid)
    if kind in (SET, BOMB):
        return BID_SET.get(bid, 2)
    return BID_FORMATION.get(bid, 3) if kind == FORMATION else 1


def values_in(bid: Int) -> Int:
    return length_of(bid) * times_of(bid)
