"""Study tables: a match imported from a file, and a fork of a finished game at one of its plies."""

from typing import Final

import msgspec

from lorcha import games
from lorcha.bots import LEVELS
from lorcha.core.match import FORMAT, BadMatch, Match, Record, Seed, replay, verify
from lorcha.server.refusal import Refusal, conflict, malformed
from lorcha.server.store.rows import LogRow, PersonRow, SeatRow, TableRow
from lorcha.server.tables.create import new_code, new_id, new_seats
from lorcha.server.tables.live_table import LiveTable
from lorcha.server.tables.names import clean_name
from lorcha.server.tables.notation import record_of
from lorcha.server.tables.results import results_of
from lorcha.server.wire.people import Person
from lorcha.server.wire.tables import Clock, Fork

LONGEST_NAME: Final = 24


def verified_match(record: Record) -> Match:
    """The match, replayed; Refusal if it is not what it claims to be."""
    if record.lorcha != FORMAT:
        raise bad_match(f"the file has format {record.lorcha}, not {FORMAT}")
    try:
        faults = verify(record, games.load)
        match = replay(record, games.load)
    except (BadMatch, RecursionError) as error:
        raise bad_match(str(error)) from error
    if faults:
        raise bad_match("; ".join(faults))
    return match


def bad_match(text: str) -> Refusal:
    return Refusal("bad_match", text, 400)


def import_table(
    match: Match, record: Record, person: PersonRow, now: float
) -> tuple[TableRow, list[LogRow]]:
    """The table, and a log with the moves of the match; an unfinished match ends there."""
    reason = "played" if match.state.over() else "agreed"
    moves = [line.partition(" ") for line in record.moves]
    rows = [
        LogRow(n, "move", int(seat), text, "", now) for n, (seat, _, text) in enumerate(moves, 1)
    ]
    rows.append(LogRow(len(rows) + 1, "end", -1, reason, "", now))
    seats = [import_seat(seat, name, person.person) for seat, name in enumerate(record.seats)]
    origin = msgspec.structs.replace(record, moves=[]) if record.position is not None else None
    table = msgspec.structs.replace(
        study_table(match, seats, person, record.chance, now),
        origin=origin,
        stage="over",
        started=now,
        ended=now,
        results=results_of(match.state, []),
        reason=reason,
    )
    return table, rows


def import_seat(seat: int, name: str, holder: Person) -> SeatRow:
    """A bot if the name is a level; everybody else is a guest of the person who imports."""
    if name in LEVELS:
        return SeatRow(seat, level=name)
    try:
        return SeatRow(seat, person=holder, guest=clean_name(name[:LONGEST_NAME]))
    except Refusal:
        return SeatRow(seat, person=holder, guest=f"seat {seat}")


def fork_table(table: LiveTable, request: Fork, person: PersonRow, now: float) -> TableRow:
    """A new table that continues the game from a ply; chance is drawn again from there on."""
    whole = table.history.match
    if not 0 <= request.ply <= whole.ply:
        raise malformed(f"there is no ply {request.ply}; the last is {whole.ply}")
    if len(request.seats) != len(table.row.seats):
        raise malformed(f"the game has {len(table.row.seats)} seats")
    match = whole.at(request.ply)
    if match.state.over():
        raise conflict("over", "there is nothing left to play from there")
    origin = record_of(table)
    origin.moves = origin.moves[: request.ply]
    origin.scores = origin.places = origin.digest = None
    seats = new_seats(request.seats, person.person)
    fork = study_table(match, seats, person, whole.seed.branch(request.ply), now)
    return msgspec.structs.replace(fork, origin=origin)


def study_table(
    match: Match, seats: list[SeatRow], person: PersonRow, chance: Seed, now: float
) -> TableRow:
    return TableRow(
        id=new_id(),
        code=new_code(),
        game=match.game.id,
        rules=match.game.rules_version,
        box=match.game.box.fingerprint,
        options=match.options,
        seats=seats,
        visibility="link",
        clock=Clock(),
        rated=False,
        spectators=True,
        hints=True,
        stand_in="captain",
        creator=person.person,
        chance=chance,
        stage="open",
        created=now,
        changed=now,
        study=True,
    )
