"""A game as a file: the record that can be imported again."""

from lorcha.core.match import Record
from lorcha.server.store.rows import SeatRow
from lorcha.server.tables.live_table import LiveTable


def record_of(table: LiveTable) -> Record:
    record = table.history.match.record()
    record.seats = [seat_name(seat) for seat in table.row.seats]
    return record


def seat_name(seat: SeatRow) -> str:
    """The name of a seat in an export: a bot with its level."""
    return f"{seat.name} ({seat.level})" if seat.level else seat.name
