"""A game as a file: the record that can be imported again, and a text for people to read."""

from collections.abc import Iterator

from lorcha.core.game import Game
from lorcha.core.match import Record
from lorcha.core.options import option_text
from lorcha.server.store.rows import SeatRow
from lorcha.server.tables.live_table import LiveTable
from lorcha.server.wire.tables import Result


def record_of(table: LiveTable) -> Record:
    record = table.history.match.record()
    record.seats = [seat_name(seat) for seat in table.row.seats]
    return record


def seat_name(seat: SeatRow) -> str:
    """The name of a seat in an export: a bot with its level."""
    return f"{seat.name} ({seat.level})" if seat.level else seat.name


def readable(game: Game, record: Record, results: list[Result] | None) -> str:
    return "\n".join(lines(game, record, results)) + "\n"


def lines(game: Game, record: Record, results: list[Result] | None) -> Iterator[str]:
    yield f"{game.title} (rules {record.rules}, box {record.box})"
    for seat, name in enumerate(record.seats):
        yield f"seat {seat}: {name}"
    for option, value in record.options.items():
        yield f"{option}: {option_text(value)}"
    for seed in record.chance.chain():
        since = f" from move {seed.ply + 1} on" if seed.before else ""
        stream = f", stream {seed.stream}" if seed.stream else ""
        yield f"{seed.kind} seed{since}: {seed.seed}{stream}"
    yield ""
    width = max(map(len, record.seats))
    for number, line in enumerate(record.moves, 1):
        number_of_seat, _, move = line.partition(" ")
        yield f"{number:4}  {record.seats[int(number_of_seat)]:{width}}  {move}"
    yield ""
    for result in results or []:
        parts = ", ".join(f"{name} {points}" for name, points in result.parts.items())
        yield f"{result.place}. {record.seats[result.seat]}: {result.score} ({parts})"
