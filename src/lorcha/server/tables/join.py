"""What may happen at a table before it begins. Each step reads the table locked and changes it in
one transaction, so that two who want the same seat cannot both have it."""

from collections.abc import Sequence

from sqlalchemy import Connection

from lorcha.server.api.errors import Trouble, conflict, forbidden, unknown
from lorcha.server.api.games import checked_level
from lorcha.server.store import PersonRow, SeatRow, TableRow
from lorcha.server.store.log import stands
from lorcha.server.store.tables import change_table, read_table, seat_anew
from lorcha.server.tables.live_table import BadLog, LiveTable
from lorcha.server.wire.tables import SitDown, Start


def still_open(connection: Connection, key: str) -> TableRow:
    table = read_table(connection, key, lock=True)
    if table is None:
        raise unknown("there is no such table")
    if table.stage != "open":
        raise conflict("begun", "the table is not open any more")
    return table


def changed(connection: Connection, key: str, **changes: object) -> TableRow:
    if changes:
        change_table(connection, key, **changes)
    table = read_table(connection, key)
    assert table is not None
    return table


def sit_down(
    connection: Connection, key: str, person: PersonRow, wanted: SitDown, now: float
) -> TableRow:
    """Take a seat. Whoever sits there already and asks for any stays where they are."""
    table = still_open(connection, key)
    own = [seat for seat in table.seats_of(person.id) if table.seats[seat].guest is None]
    if own and wanted.seat in (None, *own):
        return table
    free = [seat_row.seat for seat_row in table.seats if seat_row.free]
    if wanted.seat is not None and wanted.seat not in free:
        raise conflict("taken", "that seat is not free")
    if not free:
        raise conflict("full", "all seats are taken")
    seat = free[0] if wanted.seat is None else wanted.seat
    seats = [SeatRow(c.seat) if c.seat in own else c for c in table.seats]
    seats[seat] = SeatRow(seat, person=person.person)
    seat_anew(connection, key, seats)
    return changed(connection, key, changed=now)


def stand_up(
    connection: Connection, key: str, person: PersonRow, seat: int, now: float
) -> TableRow:
    """Leave a seat; the creator may also free somebody else's."""
    table = still_open(connection, key)
    if not 0 <= seat < len(table.seats):
        raise unknown("there is no such seat")
    if seat not in table.seats_of(person.id) and table.creator.id != person.id:
        raise forbidden("that is not your seat")
    seat_anew(connection, key, [SeatRow(c.seat) if c.seat == seat else c for c in table.seats])
    return changed(connection, key, changed=now)


def close(connection: Connection, key: str, person: PersonRow, now: float) -> TableRow:
    table = still_open(connection, key)
    only_creator(table, person)
    return changed(connection, key, stage="closed", changed=now)


def start(connection: Connection, key: str, person: PersonRow, how: Start, now: float) -> TableRow:
    table = still_open(connection, key)
    only_creator(table, person)
    seats = filled(table.seats, how.fill)
    if all(seat_row.person is None for seat_row in seats):
        raise conflict("no_people", "somebody has to sit down first")
    seat_anew(connection, key, seats)
    begun = changed(connection, key, stage="playing", started=now, changed=now)
    try:
        waiting, due = LiveTable(begun).pace()
    except BadLog as error:
        raise conflict("other_rules", str(error)) from error
    stands(connection, key, waiting, due, now)
    return changed(connection, key)


def filled(seats: Sequence[SeatRow], level: str | None) -> list[SeatRow]:
    if level is not None:
        checked_level(level)
    elif any(seat_row.free for seat_row in seats):
        raise conflict("empty_seats", "some seats are empty; wait, or fill them with bots")
    return [SeatRow(c.seat, level=level) if c.free else c for c in seats]


def only_creator(table: TableRow, person: PersonRow) -> None:
    if table.creator.id != person.id:
        raise Trouble(403, "not_yours", "only who made the table may do that")
