"""A rematch: a new table with the same agreement and the same people."""

from msgspec.structs import replace

from lorcha.core.match import fair
from lorcha.server.refusal import conflict, forbidden
from lorcha.server.store.rows import PersonRow, SeatRow, TableRow
from lorcha.server.tables.catalog import find_game
from lorcha.server.tables.create import complete_options, new_code, new_id


def rematch_of(
    table: TableRow, existing: TableRow | None, person: PersonRow, now: float
) -> TableRow:
    """The rematch that exists already, unless it was closed; otherwise a new one."""
    if not table.seats_of(person.id):
        raise forbidden("you did not play here")
    if table.stage != "over":
        raise conflict("not_over", "the game is not over yet")
    if existing is not None and existing.stage != "closed":
        return existing
    return new_rematch(table, person, now)


def new_rematch(table: TableRow, person: PersonRow, now: float) -> TableRow:
    """By the present rules and with a new seed. Other people take their seats again themselves."""
    game = find_game(table.game)
    return replace(
        table,
        rules=game.rules_version,
        box=game.box.fingerprint,
        options=complete_options(game, len(table.seats), table.options),
        id=new_id(),
        code=new_code(),
        seats=[seat_again(seat, person) for seat in table.seats],
        creator=person.person,
        chance=fair(),
        stage="open",
        created=now,
        changed=now,
        started=None,
        ended=None,
        waiting=[],
        due=None,
        results=None,
        reason=None,
        rematch=None,
        study=False,
        origin=None,
    )


def seat_again(seat: SeatRow, person: PersonRow) -> SeatRow:
    stays = seat.person is None or seat.person.id == person.id
    return seat if stays else SeatRow(seat.seat)
