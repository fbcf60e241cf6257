"""Making a table: what was asked for becomes what is agreed, or Trouble says why not."""

import secrets
import time
from collections.abc import Sequence
from typing import Final

from lorcha.core.game import Game
from lorcha.core.match import Match, fair
from lorcha.core.options import BadOption, Value
from lorcha.server.api.errors import Trouble, malformed
from lorcha.server.api.games import checked_level, taken_down
from lorcha.server.api.people import tidy
from lorcha.server.store import PersonRow, SeatRow, TableRow
from lorcha.server.wire.people import Person
from lorcha.server.wire.tables import NewSeat, NewTable, PlayNow

# Letters that are not taken for one another when a code is dictated.
LETTERS: Final = "0123456789abcdefghjkmnpqrstvwxyz"
SHORT: Final = 6
LONG: Final = 13  # 65 random bits: a table for those with the link cannot be guessed
HEARD_AS: Final = str.maketrans({"o": "0", "i": "1", "l": "1", "u": "v", "-": "", " ": ""})


def new_id() -> str:
    return secrets.token_urlsafe(12)


def new_code(visibility: str) -> str:
    length = SHORT if visibility == "anyone" else LONG
    return "".join(secrets.choice(LETTERS) for _ in range(length))


def heard(code: str) -> str:
    """A code as it was meant, however it was typed."""
    return code.strip().lower().translate(HEARD_AS)


def found(asked: NewTable, creator: PersonRow) -> TableRow:
    """The table that was asked for, still open. A rated game has no hints and no guests."""
    game, now = taken_down(asked.game), time.time()
    seats = placed(asked.seats, creator.person)
    if asked.rated and any(seat_row.guest is not None for seat_row in seats):
        raise malformed("guests at one device cannot play a rated game")
    return TableRow(
        id=new_id(),
        code=new_code(asked.visibility),
        game=game.id,
        rules=game.rules_version,
        box=game.box.fingerprint,
        options=completed(game, len(asked.seats), asked.options),
        seats=seats,
        visibility=asked.visibility,
        clock=asked.clock,
        rated=asked.rated,
        spectators=asked.spectators,
        hints=asked.hints and not asked.rated,
        stand_in=checked_level(asked.stand_in),
        creator=creator.person,
        chance=fair(),
        stage="open",
        created=now,
        changed=now,
    )


def completed(game: Game, seats: int, options: dict[str, Value]) -> dict[str, Value]:
    """All options. Some do not go with some numbers of players: only the game itself can tell."""
    try:
        match = Match(game, [""] * seats, options, fair())
    except BadOption as error:
        raise Trouble(400, "bad_option", str(error)) from error
    return match.options


def placed(seats: Sequence[NewSeat], creator: Person) -> list[SeatRow]:
    if sum(seat.who == "me" for seat in seats) > 1:
        raise malformed("you sit on one seat; the others of this device are guests")
    return [seat_row(number, seat, creator) for number, seat in enumerate(seats)]


def seat_row(number: int, seat: NewSeat, creator: Person) -> SeatRow:
    if seat.who == "bot":
        return SeatRow(number, level=checked_level(seat.level))
    if seat.who == "guest":
        return SeatRow(number, person=creator, guest=tidy(seat.name))
    return SeatRow(number, person=creator if seat.who == "me" else None)


def against_bots(asked: PlayNow) -> NewTable:
    """A table for one person and bots; who begins is up to the game."""
    label = taken_down(asked.game).box.label()
    seats = asked.seats or label.best
    if seats < 2:
        raise malformed("somebody has to play against you")
    bots = [NewSeat("bot", level=asked.level)] * (seats - 1)
    return NewTable(game=asked.game, seats=[NewSeat("me"), *bots], options=asked.options)
