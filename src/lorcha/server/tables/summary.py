"""A table as lists and pages show it to one reader."""

from lorcha.server.store import SeatRow, TableRow
from lorcha.server.wire.tables import Seat, TableCard


def card(table: TableRow, reader: str | None) -> TableCard:
    """`reader` is a person's id; somebody unknown holds nothing."""
    mine = table.seats_of(reader) if reader else []
    playing = table.stage == "playing"
    turn = playing and any(seat in mine for seat in table.waiting)
    # `due` may also be the moment at which a bot was asked.
    thinking = turn and table.due is not None and table.due > table.changed
    return TableCard(
        id=table.id,
        code=table.code,
        game=table.game,
        options=table.options,
        seats=[seat(seat_row, seat_row.seat in mine) for seat_row in table.seats],
        stage=table.stage,
        visibility=table.visibility,
        clock=table.clock,
        rated=table.rated,
        spectators=table.spectators,
        hints=table.hints,
        study=table.study,
        creator=table.creator.name,
        mine=table.creator.id == reader,
        created=table.created,
        changed=table.changed,
        turn=turn,
        due=table.due if thinking else None,
        waiting=table.waiting if playing else [],
        reason=table.reason,
        results=table.results,
        hash=table.chance.hash,
        rematch=table.rematch,
    )


def seat(seat_row: SeatRow, mine: bool) -> Seat:
    return Seat(
        seat=seat_row.seat,
        name=seat_row.name,
        person=seat_row.person,
        level=seat_row.level,
        guest=seat_row.guest is not None,
        mine=mine,
    )
