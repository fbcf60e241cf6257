"""Creating a table: a request becomes the row of a new table, or a Refusal says why not."""

import secrets
from collections.abc import Sequence
from typing import Final

from lorcha.core.game import Game
from lorcha.core.match import Match, fair
from lorcha.core.options import BadOption, Value
from lorcha.server import house_time
from lorcha.server.refusal import Refusal, malformed
from lorcha.server.store.rows import PersonRow, SeatRow, TableRow
from lorcha.server.tables.catalog import check_level, find_game
from lorcha.server.tables.names import clean_name
from lorcha.server.wire.people import Person
from lorcha.server.wire.tables import NewSeat, NewTable, PlayNow

# Letters and digits that are not mistaken for one another, read out or written by hand, and that
# spell no words. Eight of them are 55,000,000,000 codes: too many to try at the rate allowed.
LETTERS: Final = "34679cdfghjkmnpqrtvwxy"
LENGTH: Final = 8
# Earlier codes had more letters; and a Russian keyboard has letters that look like Latin ones.
MISHEARD: Final = str.maketrans(
    {"o": "0", "i": "1", "l": "1", "u": "v"}
    | {"-": "", "\u2013": "", " ": ""}
    | dict(zip("\u0441\u043d\u043a\u043c\u0440\u0442\u0443\u0445", "chkmptyx", strict=True))
)


def new_id() -> str:
    return secrets.token_urlsafe(12)


def new_code() -> str:
    return "".join(secrets.choice(LETTERS) for _ in range(LENGTH))


def normalize_code(code: str) -> str:
    """A code as it was meant, however it was typed."""
    return code.strip().lower().translate(MISHEARD)


def new_table(request: NewTable, creator: PersonRow) -> TableRow:
    """The table that was asked for, still open. A rated game has no hints and no guests."""
    game, now = find_game(request.game), house_time.now()
    seats = new_seats(request.seats, creator.person)
    if request.rated and any(seat.guest is not None for seat in seats):
        raise Refusal("guests_unrated", "guests at one device cannot play a rated game", 400)
    return TableRow(
        id=new_id(),
        code=new_code(),
        game=game.id,
        rules=game.rules_version,
        box=game.box.fingerprint,
        options=complete_options(game, len(request.seats), request.options),
        seats=seats,
        visibility=request.visibility,
        clock=request.clock,
        rated=request.rated,
        spectators=request.spectators,
        hints=request.hints and not request.rated,
        stand_in=check_level(request.stand_in),
        creator=creator.person,
        chance=fair(),
        stage="open",
        created=now,
        changed=now,
    )


def complete_options(game: Game, seats: int, options: dict[str, Value]) -> dict[str, Value]:
    """All options. Some do not fit some numbers of players, which only the game itself knows."""
    try:
        match = Match(game, [""] * seats, options, fair())
    except BadOption as error:
        raise Refusal("bad_option", str(error), 400) from error
    return match.options


def new_seats(seats: Sequence[NewSeat], creator: Person) -> list[SeatRow]:
    if sum(seat.who == "me" for seat in seats) > 1:
        raise malformed("you sit on one seat; the others of this device are guests")
    return [new_seat(number, seat, creator) for number, seat in enumerate(seats)]


def new_seat(number: int, seat: NewSeat, creator: Person) -> SeatRow:
    if seat.who == "bot":
        return SeatRow(number, level=check_level(seat.level))
    if seat.who == "guest":
        return SeatRow(number, person=creator, guest=clean_name(seat.name))
    return SeatRow(number, person=creator if seat.who == "me" else None)


def against_bots(request: PlayNow) -> NewTable:
    """A table for one person and bots; the game decides who begins."""
    label = find_game(request.game).box.label()
    seats = request.seats or label.best
    if seats < 2:
        raise malformed("somebody has to play against you")
    bots = [NewSeat("bot", level=request.level)] * (seats - 1)
    return NewTable(game=request.game, seats=[NewSeat("me"), *bots], options=request.options)
