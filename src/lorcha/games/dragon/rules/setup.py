# compiled by mypyc
"""Setup: the event row, the starting seat, the first two persons of each prince."""

from lorcha.core.moves import Moves
from lorcha.core.rows import Int, Row, copy_row
from lorcha.games.dragon.box import EVENT_STACK, MONTHS, TYPES
from lorcha.games.dragon.events import PAIRED, STARTS
from lorcha.games.dragon.moves import PAIR
from lorcha.games.dragon.state import (
    ASK_PAIR,
    ASK_PLACE,
    BEGIN_MONTH,
    Table,
    pair_first,
    pair_number,
    pair_second,
)


def set_up(table: Table) -> None:
    table.reveal("events")
    stack = copy_row(EVENT_STACK)
    table.chance.shuffle(stack, 0, len(stack))
    lay_events(table.tiles, stack)
    seat_princes(table)
    table.agenda.push(BEGIN_MONTH, 0, 1)
    for i in range(table.seats):
        seat = table.order[table.seats - 1 - i]
        table.agenda.push(ASK_PAIR, 1 << seat)


def lay_events(row: Row, stack: Row) -> None:
    """Lay the tiles of the stack out from the third month on, no two alike side by side (YD-13)."""
    last: Int = MONTHS - 1
    cell: Int = 2
    next_tile: Int = 0
    while cell <= last:
        tile = stack[next_tile]
        next_tile += 1
        if tile != row[cell - 1]:
            row[cell] = tile
            cell += 1
        elif cell < last:  # it slides one cell on, a new tile fills the gap
            row[cell] = stack[next_tile]
            row[cell + 1] = tile
            next_tile += 1
            cell += 2
        else:  # nowhere to slide to: the two cells before change places
            row[last] = tile
            row[last - 1] = row[last - 2]
            row[last - 2] = tile
            cell += 1


def seat_princes(table: Table) -> None:
    """From the starting seat round the table (YD-17)."""
    first = table.start_seat
    if first < 0:
        first = table.chance.below(table.seats)
    for i in range(table.seats):
        table.order[i] = (first + i) % table.seats
    table.tell(STARTS, first)


def offer_pairs(table: Table, out: Moves) -> None:
    """Two young persons of two types, a pair nobody has yet (YD-18)."""
    display = table.display
    for first in range(TYPES):
        taken = paired_with(table, first)
        for second in range(first + 1, TYPES):
            there = display[first] > 0 and display[second] > 0
            if there and not (taken >> second) & 1:
                out.add(PAIR.pack(first, second))


def paired_with(table: Table, first: Int) -> Int:
    """Bits of the persons whose pair with this one somebody has."""
    persons: Int = 0
    for province in table.provinces:
        if province.pair >= 0 and pair_first(province.pair) == first:
            persons |= 1 << pair_second(province.pair)
    return persons


def choose_pair(table: Table, seat: Int, move: Int) -> None:
    """Both are placed before the next prince chooses (YD-19)."""
    first = PAIR.first(move)
    second = PAIR.second(move)
    table.provinces[seat].pair = pair_number(first, second)
    table.agenda.ask_on(ASK_PLACE, second)
    table.agenda.push(ASK_PLACE, 1 << seat, first)
    table.tell(PAIRED, seat, first, second)
