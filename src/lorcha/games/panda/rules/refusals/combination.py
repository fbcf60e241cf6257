"""Why cards are not the combination they are declared to be, and why it does not beat."""

from collections.abc import Iterable
from typing import Final

from lorcha.core.refusals import Objection, Reason
from lorcha.games.panda.box import (
    ANIMALS,
    BOMB_FROM,
    COUNT_OF,
    HIGHEST_IN_ROW,
    LONGEST,
    SHORTEST,
    SYMBOL_OF,
    VALUE_OF,
)
from lorcha.games.panda.moves import BOMB, FORMATION, SEQUENCE, SET, SINGLE
from lorcha.games.panda.reasons import (
    BOMB_ON_TABLE,
    ELEMENT_IN_BID,
    MAKES_A_BOMB,
    NEEDS_JOKER,
    NO_SUCH_BID,
    NOT_HIGHER,
    NOT_IN_THE_CARDS,
    OTHER_KIND,
    OTHER_SHAPE,
    OTHER_SIZE,
    SMALL_BOMB,
    TWO_IN_ROW,
)
from lorcha.games.panda.rules.combination import kind_of, length_of, times_of, top_of, values_in
from lorcha.games.panda.state import JOKER, NO_BID, Table

RULE_OF: Final = ["PS-26", "PS-27", "PS-28", "PS-29", "PS-30"]  # by kind


def by_rule_of(kind: int, reason: Reason, *values: int) -> Objection:
    """The rule that says what this kind of combination is."""
    return Objection(reason, RULE_OF[kind], values)


def refuse_shape(kind: int, length: int, times: int, top: int) -> Objection | None:
    """There is no such combination, whatever the cards (PS-26 to PS-30)."""
    row = kind in (SEQUENCE, FORMATION)
    if row and top > HIGHEST_IN_ROW:
        return by_rule_of(kind, TWO_IN_ROW)
    lengths = range(SHORTEST, LONGEST + 1) if row else range(1, 2)
    fewest = {SINGLE: 1, SET: 2, SEQUENCE: 1, FORMATION: 2, BOMB: BOMB_FROM}[kind]
    too_often = kind in (SINGLE, SEQUENCE) and times > 1
    if length not in lengths or times < fewest or too_often or top < length - 1:
        return by_rule_of(kind, NO_SUCH_BID, kind)
    return None


def refuse_cards(table: Table, cards: Iterable[int], bid: int) -> Objection | None:
    """All values must be used (PS-24), and jokers fill what is missing, where they may (PS-36)."""
    kind, times, top = int(kind_of(bid)), int(times_of(bid)), int(top_of(bid))
    missing = dict.fromkeys(range(top - int(length_of(bid)) + 1, top + 1), times)
    jokers = 0
    for card in cards:
        if card >= ANIMALS:
            return ELEMENT_IN_BID.given()
        face = int(table.face(card))
        value = int(VALUE_OF[face])
        missing[value] = missing.get(value, 0) - int(COUNT_OF[face])
        jokers += SYMBOL_OF[face] == JOKER
    lacking = sum(missing.values())
    if min(missing.values()) < 0 or lacking > jokers:
        return by_rule_of(kind, NOT_IN_THE_CARDS, kind)
    if lacking and kind in (SINGLE, BOMB):
        return NEEDS_JOKER.given(kind)
    return MAKES_A_BOMB.given() if kind == SET and times >= BOMB_FROM and not lacking else None


def refuse_strength(table: Table, bid: int) -> Objection | None:
    """It must open the trick or beat the highest bid (PS-39 to PS-43)."""
    highest = table.highest
    if highest == NO_BID:
        return None
    kind, top, times = int(kind_of(highest)), int(top_of(highest)), int(times_of(highest))
    if kind == BOMB:
        if kind_of(bid) != BOMB:
            return BOMB_ON_TABLE.given(times, top)
        bigger = (times_of(bid), top_of(bid)) > (times, top)
        return None if bigger else SMALL_BOMB.given(times, top)
    if kind_of(bid) == BOMB:
        return None
    if kind_of(bid) != kind:
        return OTHER_KIND.given(kind)
    if values_in(bid) != values_in(highest):
        return OTHER_SIZE.given(values_in(highest))
    if kind == FORMATION and table.same_shape and length_of(bid) != length_of(highest):
        return OTHER_SHAPE.given(length_of(highest), times)
    return None if top_of(bid) > top else NOT_HIGHER.given(top)
