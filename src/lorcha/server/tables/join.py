"""What may happen at a table before its game starts: sit down, stand up, close it, start.

Each function gets the table and returns it changed, or raises a Refusal; `Store.change_table` runs
it in one transaction.
"""

from collections.abc import Sequence

from msgspec.structs import replace

from lorcha.server.refusal import Refusal, conflict, forbidden, unknown
from lorcha.server.store.rows import PersonRow, SeatRow, TableRow
from lorcha.server.tables.catalog import check_level
from lorcha.server.tables.live_table import BadLog, LiveTable
from lorcha.server.wire.tables import SitDown, Start


def sit_down(table: TableRow, person: PersonRow, request: SitDown, now: float) -> TableRow:
    """Take a seat. A person who sits there already and asks for any seat stays."""
    check_open(table)
    own = [seat for seat in table.seats_of(person.id) if table.seats[seat].guest is None]
    if own and request.seat in (None, *own):
        return table
    free = [seat.seat for seat in table.seats if seat.free]
    if request.seat is not None and request.seat not in free:
        raise conflict("taken", "that seat is not free")
    if not free:
        raise conflict("full", "all seats are taken")
    chosen = free[0] if request.seat is None else request.seat
    seats = vacate(table, own)
    seats[chosen] = SeatRow(chosen, person=person.person)
    return replace(table, seats=seats, changed=now)


def stand_up(table: TableRow, person: PersonRow, seat: int, now: float) -> TableRow:
    """Leave a seat; the creator may also free the seat of somebody else."""
    check_open(table)
    if not 0 <= seat < len(table.seats):
        raise unknown("there is no such seat")
    if seat not in table.seats_of(person.id) and table.creator.id != person.id:
        raise forbidden("that is not your seat")
    return replace(table, seats=vacate(table, [seat]), changed=now)


def close(table: TableRow, person: PersonRow, now: float) -> TableRow:
    check_open(table)
    check_creator(table, person)
    return replace(table, stage="closed", changed=now)


def start(table: TableRow, person: PersonRow, request: Start, now: float) -> TableRow:
    check_open(table)
    check_creator(table, person)
    seats = fill_seats(table.seats, request.fill)
    if all(seat.person is None for seat in seats):
        raise conflict("no_people", "somebody has to sit down first")
    started = replace(table, seats=seats, stage="playing", started=now, changed=now)
    try:
        waiting, due = LiveTable(started).waiting_and_due()
    except BadLog as error:
        raise conflict("other_rules", str(error)) from error
    return replace(started, waiting=waiting, due=due)


def fill_seats(seats: Sequence[SeatRow], level: str | None) -> list[SeatRow]:
    """Bots of this level on the free seats."""
    if level is not None:
        check_level(level)
    elif any(seat.free for seat in seats):
        raise conflict("empty_seats", "some seats are empty; wait, or fill them with bots")
    return [SeatRow(seat.seat, level=level) if seat.free else seat for seat in seats]


def vacate(table: TableRow, leaving: Sequence[int]) -> list[SeatRow]:
    return [SeatRow(seat.seat) if seat.seat in leaving else seat for seat in table.seats]


def check_open(table: TableRow) -> None:
    if table.stage != "open":
        raise conflict("begun", "the table is not open any more")


def check_creator(table: TableRow, person: PersonRow) -> None:
    if table.creator.id != person.id:
        raise Refusal("not_yours", "only who made the table may do that", 403)
