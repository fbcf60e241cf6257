"""Talk at a table before its game begins. What is said is the beginning of the table's log."""

from collections.abc import Sequence
from typing import Final

import msgspec

from lorcha.core.state import SPECTATOR
from lorcha.server.refusal import conflict, forbidden
from lorcha.server.store.rows import LogRow, PersonRow, TableRow
from lorcha.server.tables.commands.say import line_of
from lorcha.server.tables.join import check_open
from lorcha.server.wire.live import ChatLine

MOST: Final = 500  # lines before a game


def say_before(table: TableRow, person: PersonRow, text: str, n: int, now: float) -> LogRow:
    """The row of what somebody says who has a seat, or who made the table."""
    check_open(table)
    own = table.seats_of(person.id)
    if not own and table.creator.id != person.id:
        raise forbidden("take a seat first")
    if n > MOST:
        raise conflict("full", "enough was said; start the game")
    seat = own[0] if own else SPECTATOR
    return LogRow(n, "say", seat, line_of(person.person, text), "", now)


def lines_of(rows: Sequence[LogRow]) -> list[ChatLine]:
    said = [row for row in rows if row.kind == "say"]
    return [
        ChatLine(number, row.seat, *msgspec.json.decode(row.text, type=tuple[str, str]), row.at)
        for number, row in enumerate(said, 1)
    ]
