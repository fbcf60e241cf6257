# compiled by mypyc
"""Phase II: each prince plays a person card and takes in the person it names."""

from typing import Final

from lorcha.core.moves import Moves, Verb
from lorcha.core.rows import Int
from lorcha.games.dragon.box import AGE_OF, KINDS, TYPE_OF, TYPES, VALUE_OF
from lorcha.games.dragon.events import DISCARDED, NONE_LEFT, PLAYED, REPLACED, SETTLED
from lorcha.games.dragon.moves import CARD, DISCARD, PLACE, REPLACE, TAKE
from lorcha.games.dragon.rules.track import ask_in_order, march, read_order
from lorcha.games.dragon.state import (
    ASK_CARD,
    ASK_PLACE,
    ASK_TILE,
    PERSON,
    ROOMS,
    WILD,
    Province,
    Table,
)

OLD: Final = 1  # an age


def begin_persons(table: Table) -> None:
    table.phase = PERSON
    read_order(table)
    ask_in_order(table, ASK_CARD)


def offer_cards(province: Province, out: Moves) -> None:
    """Any card in hand, also one whose tiles have run out (YD-48, YD-53)."""
    hand = province.hand
    for card in range(TYPES):
        if (hand >> card) & 1:
            out.add(CARD.pack(card))
    if province.wilds > 0:
        out.add(CARD.pack(WILD))


def play_card(table: Table, seat: Int, card: Int) -> None:
    """The card is gone for good, whatever follows from it (YD-50)."""
    province = table.provinces[seat]
    if card == WILD:
        province.wilds -= 1
    else:
        province.hand &= ~(1 << card)
    table.tell(PLAYED, seat, card)
    if any_left(table, card):
        table.agenda.ask_on(ASK_TILE, card)
    else:
        table.agenda.answered(seat)
        table.tell(NONE_LEFT, seat, card)


def any_left(table: Table, card: Int) -> bool:
    if card != WILD:
        return is_left(table, card) or is_left(table, kind_of(card, OLD))
    for kind in range(KINDS):
        if table.display[kind] > 0:
            return True
    return False


def is_left(table: Table, kind: Int) -> bool:
    """Of the types without old tiles no old one is ever left."""
    return kind < KINDS and table.display[kind] > 0


def offer_tiles(table: Table, out: Moves) -> None:
    """Young or old of the card's type, or any person for a wild card (YD-51, YD-52)."""
    card = table.agenda.number()
    if card != WILD:
        offer_tile(table, card, out)
        offer_tile(table, kind_of(card, OLD), out)
        return
    for kind in range(KINDS):
        offer_tile(table, kind, out)


def offer_tile(table: Table, kind: Int, out: Moves) -> None:
    if is_left(table, kind):
        out.add(TAKE.pack(TYPE_OF[kind], AGE_OF[kind]))


def take_tile(table: Table, move: Int) -> None:
    """The tile leaves the display only when it is placed or discarded (YD-83)."""
    table.agenda.ask_on(ASK_PLACE, kind_of(TAKE.first(move), TAKE.second(move)))


def kind_of(person: Int, age: Int) -> Int:
    """Only the first types of the box have old tiles, so an old one is its type + 9."""
    return person + TYPES * age


def offer_places(province: Province, out: Moves) -> None:
    """A free floor if there is one; else replace a person or discard the tile (YD-54 to YD-58)."""
    floors = province.floors
    guests = province.guests
    for lot in range(len(floors)):
        if guests[lot] < floors[lot]:
            out.add(PLACE.pack(lot + 1))
    if out.count > 0:
        return
    for lot in range(len(floors)):
        offer_guests(province, lot, REPLACE, out)
    out.add(DISCARD.number)


def offer_guests(province: Province, lot: Int, verb: Verb, out: Moves) -> None:
    """Equal persons in one palace are one choice: only the first is named."""
    named: Int = 0
    first: Int = lot * ROOMS
    for room in range(first, first + province.guests[lot]):
        kind = province.tenants[room]
        if (named >> kind) & 1 == 0:
            out.add(verb.pack(lot + 1, TYPE_OF[kind], AGE_OF[kind]))
        named |= 1 << kind


def place(table: Table, seat: Int, move: Int) -> None:
    kind = table.agenda.number()
    province = table.provinces[seat]
    table.agenda.answered(seat)
    table.display[kind] -= 1
    if move == DISCARD.number:  # YD-57
        table.gone[kind] += 1
        table.tell(DISCARDED, seat, TYPE_OF[kind], AGE_OF[kind])
        return
    if REPLACE.matches(move):  # YD-56
        lot = REPLACE.first(move) - 1
        dismiss(table, province, lot, kind_of(REPLACE.second(move), REPLACE.third(move)))
        table.tell(REPLACED, seat, REPLACE.second(move), REPLACE.third(move), lot + 1)
    else:
        lot = PLACE.first(move) - 1
    province.move_in(lot, kind)
    march(table, province, VALUE_OF[kind])
    table.tell(SETTLED, seat, TYPE_OF[kind], AGE_OF[kind], lot + 1, VALUE_OF[kind])


def dismiss(table: Table, province: Province, lot: Int, kind: Int) -> None:
    """Into the box, for good; the marker stays where it is (YD-25)."""
    province.move_out(lot, kind)
    table.gone[kind] += 1
