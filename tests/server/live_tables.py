"""Live tables without a server, where each person holds a seat, and the commands they give."""

from itertools import count
from random import Random
from typing import Any

import pytest

from lorcha import games
from lorcha.core.match import fair
from lorcha.server.refusal import Refusal
from lorcha.server.store.rows import LogRow, SeatRow, TableRow
from lorcha.server.tables import messages
from lorcha.server.tables.automatic import bot_moves
from lorcha.server.tables.commands import decide
from lorcha.server.tables.live_table import LiveTable
from lorcha.server.tables.messages import Reader
from lorcha.server.wire import live
from lorcha.server.wire.people import Person
from lorcha.server.wire.tables import Clock

SEED = bytes(range(32))
TAXES = {"move": "act", "action": "taxes"}
_ids = count()


def person(number: int) -> Person:
    return Person(f"p{number}", f"Captain {number}", f"{number}{number}")


def seat_rows(*who: int | str) -> list[SeatRow]:
    """A number is the seat of that person, a word is a bot of that level."""
    return [
        SeatRow(seat, level=one) if isinstance(one, str) else SeatRow(seat, person(one))
        for seat, one in enumerate(who)
    ]


def table_row(game: str, *who: int | str, seed: bytes = SEED, **terms: Any) -> TableRow:
    """A table that has just begun."""
    loaded = games.load(game)
    usual: dict[str, Any] = {
        "clock": Clock(), "rated": False, "spectators": True, "hints": True, "stand_in": "ship_boy",
        "visibility": "link", "study": False,
    }  # fmt: skip
    return TableRow(
        id="t1",
        code="ABCD",
        game=game,
        rules=terms.pop("rules", loaded.rules_version),
        box=loaded.box.fingerprint,
        options=loaded.complete(len(who), terms.pop("options", {})),
        seats=seat_rows(*who),
        creator=person(0),
        chance=fair(seed),
        stage="playing",
        created=0.0,
        changed=0.0,
        started=0.0,
        **usual | terms,
    )


def live_table(game: str, *who: int | str, **terms: Any) -> LiveTable:
    return LiveTable(table_row(game, *who, **terms))


def new_id() -> str:
    return f"c{next(_ids)}"


def do(table: LiveTable, who: int, command: live.Command, now: float = 0.0) -> list[LogRow]:
    """Decide and apply a command; returns its rows."""
    rows = decide(table, person(who), command, now)
    for row in rows:
        table.apply(row)
    return rows


def announcements(table: LiveTable, row: LogRow) -> list[messages.Announcement]:
    """Apply a row; what is announced about it, for each reader."""
    return [messages.announce(table, change) for change in table.apply(row)]


def refused(table: LiveTable, who: int, command: live.Command, now: float = 0.0) -> str:
    """The code with which the command is refused; nothing has changed."""
    before = state_of(table)
    with pytest.raises(Refusal) as refusal:
        decide(table, person(who), command, now)
    assert refusal.value.text
    assert state_of(table) == before
    return refusal.value.code


def state_of(table: LiveTable) -> tuple[object, ...]:
    state = table.history.state
    absent = dict(table.seating.absent)
    return table.n, table.history.match.ply, state.dump(), table.proposal, absent


def answer(
    table: LiveTable, seat: int, *moves: dict[str, Any], ply: int | None = None
) -> live.MakeMove:
    at = table.history.count(seat) if ply is None else ply
    return live.MakeMove(new_id(), seat, at, list(moves))


def legal(table: LiveTable, seat: int) -> list[dict[str, Any]]:
    return messages.turn(table, seat).legal


def step(table: LiveTable, chooser: Random, now: float = 0.0) -> list[LogRow]:
    """A random legal command of somebody who is asked; a bot's seat is played at random too."""
    seat = chooser.choice(table.history.state.actors())
    if table.seating.level(seat) is None:
        holder = int(table.seating.person(seat)[1:])
        return do(table, holder, answer(table, seat, chooser.choice(legal(table, seat))), now)
    moves = [chooser.choice(table.history.state.legal(seat))]
    rows = bot_moves(table, seat, table.history.asked_at[seat], moves, now)
    for row in rows:
        table.apply(row)
    return rows


def play_out(table: LiveTable, chooser: Random) -> list[LogRow]:
    rows: list[LogRow] = []
    while not table.over:
        rows += step(table, chooser)
    return rows


def spectator() -> Reader:
    return Reader(-1, "")


def at_seat(seat: int) -> Reader:
    return Reader(seat, f"p{seat}")


def dragon(*who: int | str, **terms: object) -> LiveTable:
    """A seat is about to act, and taxes reveal nothing while others follow."""
    table = live_table("dragon", *who, **terms)
    chooser = Random(4)
    while TAXES not in [m for s in table.history.state.actors() for m in legal(table, s)]:
        step(table, chooser)
    return table


def asked(table: LiveTable) -> int:
    (seat,) = table.history.state.actors()
    return seat
