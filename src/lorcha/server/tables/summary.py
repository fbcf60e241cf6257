"""The summary of a table, as lists and pages show it to one reader."""

from lorcha.server.store.rows import SeatRow, TableRow
from lorcha.server.tables.catalog import other_rules
from lorcha.server.wire.tables import Seat, TableSummary


def summarize(table: TableRow, reader: str | None) -> TableSummary:
    """`reader` is a person's id; None holds no seat."""
    own = table.seats_of(reader) if reader else []
    playing = table.stage == "playing"
    turn = playing and any(seat in own for seat in table.waiting)
    # `due` may also be the moment at which a bot was asked.
    clock_runs = turn and table.due is not None and table.due > table.changed
    return TableSummary(
        id=table.id,
        code=table.code,
        game=table.game,
        options=table.options,
        seats=[seat_summary(seat, seat.seat in own) for seat in table.seats],
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
        due=table.due if clock_runs else None,
        waiting=table.waiting if playing else [],
        reason=table.reason,
        results=table.results,
        hash=table.chance.hash,
        rematch=table.rematch,
        other_rules=other_rules(table),
    )


def seat_summary(seat: SeatRow, mine: bool) -> Seat:
    return Seat(
        seat=seat.seat,
        name=seat.name,
        person=seat.person,
        level=seat.level,
        guest=seat.guest is not None,
        mine=mine,
    )
