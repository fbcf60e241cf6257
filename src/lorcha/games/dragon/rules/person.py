# compiled by mypyc
"""Phase II: each prince plays a person card and takes in the person it names."""

from lorcha.core.moves import Moves
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


def begin_persons(table: Table) -> None:
    table.phase = PERSON
    read_order(table)
    ask_in_order(table, ASK_CARD)


def offer_cards(province: Province, out: Moves) -> None:
    """Any card in hand, also one whose tiles have run out (YD-48, YD-53)."""
    for card in range(TYPES):
        if (province.hand >> card) & 1:
            out.add(CARD.pack(card))
    if province.wilds > 0:
        out.add(CARD.pack(WILD))


def play_card(table: Table, seat: Int, card: Int) -> None:
    """The card is gone for good, whatever follows from it (YD-50)."""
    province = table.provinces[seat]
    table.agenda.answered(seat)
    if card == WILD:
        province.wilds -= 1
    else:
        province.hand &= ~(1 << card)
    table.tell(PLAYED, seat, card)
    if any_left(table, card):
        table.agenda.push(ASK_TILE, 1 << seat, card)
    else:
        table.tell(NONE_LEFT, seat, card)


def any_left(table: Table, card: Int) -> bool:
    for kind in range(KINDS):
        if table.display[kind] > 0 and (card == WILD or TYPE_OF[kind] == card):
            return True
    return False


def offer_tiles(table: Table, out: Moves) -> None:
    """Young or old of the card's type, or any person for a wild card (YD-51, YD-52)."""
    card = table.agenda.number()
    for kind in range(KINDS):
        if table.display[kind] > 0 and (card == WILD or TYPE_OF[kind] == card):
            out.add(TAKE.pack(TYPE_OF[kind], AGE_OF[kind]))


def take_tile(table: Table, seat: Int, move: Int) -> None:
    """The tile leaves the display only when it is placed or discarded (YD-83)."""
    table.agenda.answered(seat)
    table.agenda.push(ASK_PLACE, 1 << seat, kind_of(TAKE.get(move, 0), TAKE.get(move, 1)))


def kind_of(person: Int, age: Int) -> Int:
    """Only the first types of the box have old tiles, so an old one is its type + 9."""
    return person + TYPES * age


def offer_places(province: Province, out: Moves) -> None:
    """A free floor if there is one; else replace a person or discard the tile (YD-54 to YD-58)."""
    for lot in range(province.lots()):
        if province.guests[lot] < province.floors[lot]:
            out.add(PLACE.pack(lot + 1))
    if out.count > 0:
        return
    for lot in range(province.lots()):
        for room in range(province.guests[lot]):
            if first_alike(province, lot, room):
                kind = province.tenants[lot * ROOMS + room]
                out.add(REPLACE.pack(lot + 1, TYPE_OF[kind], AGE_OF[kind]))
    out.add(DISCARD.number)


def first_alike(province: Province, lot: Int, room: Int) -> bool:
    """Equal persons in one palace are one choice: only the first is named."""
    first: Int = lot * ROOMS
    for i in range(room):
        if province.tenants[first + i] == province.tenants[first + room]:
            return False
    return True


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
        lot = REPLACE.get(move, 0) - 1
        dismiss(table, province, lot, kind_of(REPLACE.get(move, 1), REPLACE.get(move, 2)))
        table.tell(REPLACED, seat, REPLACE.get(move, 1), REPLACE.get(move, 2), lot + 1)
    else:
        lot = PLACE.get(move, 0) - 1
    province.move_in(lot, kind)
    march(table, province, VALUE_OF[kind])
    table.tell(SETTLED, seat, TYPE_OF[kind], AGE_OF[kind], lot + 1, VALUE_OF[kind])


def dismiss(table: Table, province: Province, lot: Int, kind: Int) -> None:
    """Into the box, for good; the marker stays where it is (YD-25)."""
    province.move_out(lot, kind)
    table.gone[kind] += 1
