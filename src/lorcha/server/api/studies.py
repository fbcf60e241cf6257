"""Study tables: a match from a file, and a finished game gone on with from one of its plies."""

import time
from asyncio import to_thread
from typing import Any, Final

import msgspec
from litestar import Request, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody
from sqlalchemy import Connection

from lorcha import games
from lorcha.bots import LEVELS
from lorcha.core.match import FORMAT, BadMatch, Match, Record, Seed, verify
from lorcha.core.match import replay as played_again
from lorcha.server.api.archive import finished, record
from lorcha.server.api.errors import Trouble, conflict, malformed
from lorcha.server.api.people import tidy
from lorcha.server.api.sessions import person_of
from lorcha.server.api.tables import begun_at_once
from lorcha.server.runtime.limits import Limits
from lorcha.server.runtime.registry import TableRegistry
from lorcha.server.store import LogRow, PersonRow, SeatRow, Store, TableRow
from lorcha.server.store.log import add_rows
from lorcha.server.store.tables import add_table
from lorcha.server.tables.create import new_code, new_id, placed
from lorcha.server.tables.live_table import LiveTable
from lorcha.server.tables.results import results_of
from lorcha.server.tables.summary import card
from lorcha.server.wire.people import Person
from lorcha.server.wire.tables import Clock, Fork, TableCard

Asked = Request[Any, Any, Any]
LONGEST_NAME: Final = 24


@post("/api/imports")
async def import_match(
    request: Asked,
    data: JSONBody[Record],
    store: NamedDependency[Store],
    limits: NamedDependency[Limits],
) -> TableCard:
    """An exported match becomes a table to study: to look through, and to go on from."""
    person = await person_of(request, store)
    limits.take("import", person.id)
    match = await to_thread(believed, data)
    table, rows = imported(match, data, person, time.time())

    def job(connection: Connection) -> None:
        add_table(connection, table)
        add_rows(connection, table.id, rows)

    await store.write(job)
    return card(table, person.id)


def believed(told: Record) -> Match:
    """The match played again; Trouble if it is not what it claims to be."""
    if told.lorcha != FORMAT:
        raise Trouble(400, "bad_match", f"the file has format {told.lorcha}, not {FORMAT}")
    try:
        faults = verify(told, games.load)
        match = played_again(told, games.load)
    except (BadMatch, RecursionError) as error:
        raise Trouble(400, "bad_match", str(error)) from error
    if faults:
        raise Trouble(400, "bad_match", "; ".join(faults))
    return match


def imported(
    match: Match, told: Record, person: PersonRow, now: float
) -> tuple[TableRow, list[LogRow]]:
    """The table, and a log that holds the match; one that was not played to its end ends there."""
    reason = "played" if match.state.over() else "agreed"
    moves = [line.partition(" ") for line in told.moves]
    rows = [
        LogRow(n, "move", int(seat), text, "", now) for n, (seat, _, text) in enumerate(moves, 1)
    ]
    rows.append(LogRow(len(rows) + 1, "end", -1, reason, "", now))
    seats = [sitting(seat, name, person.person) for seat, name in enumerate(told.seats)]
    table = msgspec.structs.replace(
        study(match, seats, person, told.chance, now),
        stage="over",
        started=now,
        ended=now,
        results=results_of(match.state, []),
        reason=reason,
    )
    return table, rows


def sitting(seat: int, name: str, holder: Person) -> SeatRow:
    """A bot under its level's name; everybody else as a guest of whoever brought the file."""
    if name in LEVELS:
        return SeatRow(seat, level=name)
    try:
        return SeatRow(seat, person=holder, guest=tidy(name[:LONGEST_NAME]))
    except Trouble:
        return SeatRow(seat, person=holder, guest=f"seat {seat}")


@post("/api/tables/{table:str}/fork")
async def fork(
    request: Asked,
    table: FromPath[str],
    data: JSONBody[Fork],
    store: NamedDependency[Store],
    registry: NamedDependency[TableRegistry],
    limits: NamedDependency[Limits],
) -> TableCard:
    """Play on from a ply of a finished game; what is drawn from there on is drawn afresh."""
    person = await person_of(request, store)
    limits.take("create", person.id)
    room = await finished(request, store, registry, table)
    made = await to_thread(branched, room, data, person, time.time())
    if any(seat_row.free for seat_row in made.seats):
        await store.write(lambda connection: add_table(connection, made))
        return card(made, person.id)
    return await begun_at_once(store, registry, made, person)


def branched(room: LiveTable, asked: Fork, person: PersonRow, now: float) -> TableRow:
    whole = room.history.match
    if not 0 <= asked.ply <= whole.ply:
        raise malformed(f"there is no ply {asked.ply}; the last is {whole.ply}")
    if len(asked.seats) != len(room.table.seats):
        raise malformed(f"the game has {len(room.table.seats)} seats")
    match = whole.at(asked.ply)
    if match.state.over():
        raise conflict("over", "there is nothing left to play from there")
    prefix = record(room)
    prefix.moves = prefix.moves[: asked.ply]
    prefix.scores = prefix.places = prefix.digest = None
    seats = placed(asked.seats, person.person)
    made = study(match, seats, person, whole.seed.branch(asked.ply), now)
    return msgspec.structs.replace(made, origin=prefix)


def study(
    match: Match, seats: list[SeatRow], person: PersonRow, chance: Seed, now: float
) -> TableRow:
    return TableRow(
        id=new_id(),
        code=new_code("link"),
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


HANDLERS: Final = [import_match, fork]
