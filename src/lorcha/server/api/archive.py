"""The archive: a game at any ply from any seat's eyes, its moments, and the game as a file.

While a game is played a reader sees what their own seat could see then, counted as that seat counts
plies. When it is over nothing is hidden, and plies are the moves of the record.
"""

from asyncio import to_thread
from collections.abc import Sequence
from datetime import UTC, datetime
from typing import Any, Final

import msgspec
from litestar import MediaType, Request, Response, get
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery

from lorcha.core.match import Match, Record
from lorcha.server.api.errors import conflict, forbidden, malformed
from lorcha.server.api.sessions import visitor_of
from lorcha.server.api.tables import known, may_look
from lorcha.server.runtime.registry import TableRegistry
from lorcha.server.store import LogRow, Store, TableRow
from lorcha.server.store.rows import SeatRow
from lorcha.server.tables import messages
from lorcha.server.tables.live_table import BadLog, LiveTable
from lorcha.server.tables.moments import moments, moments_so_far
from lorcha.server.tables.notation import readable
from lorcha.server.tables.summary import card
from lorcha.server.wire.live import Snapshot, Turn
from lorcha.server.wire.tables import Review

Asked = Request[Any, Any, Any]
SPECTATOR: Final = -1


@get("/api/tables/{table:str}/review")
async def review(
    request: Asked,
    table: FromPath[str],
    store: NamedDependency[Store],
    registry: NamedDependency[TableRegistry],
) -> Review:
    """What the slider shows."""
    row, reader = await looked_at(request, store, table)
    room = await read_room(store, registry, row)
    if not room.over:
        seat = next(iter(row.seats_of(reader)), SPECTATOR)
        so_far = moments_so_far(room.history, seat)
        return Review(card(row, reader), room.history.count(seat), so_far)
    match = room.history.match
    found = await to_thread(moments, match)
    return Review(card(row, reader), match.ply, found, messages.opened_seed(room))


@get("/api/tables/{table:str}/replay")
async def replay(
    request: Asked,
    table: FromPath[str],
    store: NamedDependency[Store],
    registry: NamedDependency[TableRegistry],
    ply: FromQuery[int],
    seat: FromQuery[int] = SPECTATOR,
) -> Snapshot:
    """The table as the seat saw it at a ply: a `snapshot`."""
    row, reader = await looked_at(request, store, table)
    if not SPECTATOR <= seat < len(row.seats):
        raise malformed(f"there is no seat {seat}")
    if row.stage != "over" and seat != SPECTATOR and seat not in row.seats_of(reader):
        raise forbidden("others may look over this seat's shoulder after the end")
    room = await read_room(store, registry, row)
    return await to_thread(moment, room, seat, ply, reader)


def moment(room: LiveTable, seat: int, ply: int, reader: str | None) -> Snapshot:
    played = moves_until(room, seat, ply)
    match = room.history.match.at(played)
    journal = match.journal.for_review(seat)
    if not room.over:
        journal = [entry for entry in room.history.journal(seat) if entry["ply"] <= ply]
    return Snapshot(
        table=card(room.table, reader),
        reader=seat,
        ply=ply,
        view=room.game.view(match.state, seat),
        journal=journal,
        turn=Turn(room.game.question(match.state), match.state.actors()),
        clock=None,
        proposal=None,
        chat=[],
    )


def moves_until(room: LiveTable, seat: int, ply: int) -> int:
    """How many moves had been made at this ply."""
    counts = room.history.plies[seat + 1]
    counted = range(len(counts)) if room.over else counts
    if not 0 <= ply <= counted[-1]:
        raise malformed(f"there is no ply {ply}; the last is {counted[-1]}")
    return max(moves for moves, count in enumerate(counted) if count == ply)


@get("/api/tables/{table:str}/export")
async def export(
    request: Asked,
    table: FromPath[str],
    store: NamedDependency[Store],
    registry: NamedDependency[TableRegistry],
) -> Response[str]:
    """The game as a file: `lorcha verify` checks it, `POST /api/imports` takes it in again."""
    room = await finished(request, store, registry, table)
    text = msgspec.json.format(msgspec.json.encode(record(room)), indent=1).decode() + "\n"
    return attached(room, text, "json", MediaType.JSON)


@get("/api/tables/{table:str}/export.txt")
async def export_text(
    request: Asked,
    table: FromPath[str],
    store: NamedDependency[Store],
    registry: NamedDependency[TableRegistry],
) -> Response[str]:
    """The game in readable notation."""
    room = await finished(request, store, registry, table)
    return attached(room, readable(room.game, record(room), room.results()), "txt", MediaType.TEXT)


def attached(room: LiveTable, text: str, ending: str, kind: MediaType) -> Response[str]:
    day = datetime.fromtimestamp(room.table.created, UTC)
    name = f"lorcha-{room.table.game}-{day:%Y-%m-%d}.{ending}"
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return Response(text, media_type=f"{kind.value}; charset=utf-8", headers=headers)


def record(room: LiveTable) -> Record:
    match: Match = room.history.match
    written = match.record()
    written.seats = [signed(seat_row) for seat_row in room.table.seats]
    return written


def signed(seat_row: SeatRow) -> str:
    """As whom somebody stands in an export: a bot with its level."""
    return f"{seat_row.name} ({seat_row.level})" if seat_row.level else seat_row.name


async def finished(request: Asked, store: Store, registry: TableRegistry, key: str) -> LiveTable:
    row, _ = await looked_at(request, store, key)
    if row.stage != "over":
        raise conflict("not_over", "the game is not over yet")
    return await read_room(store, registry, row)


async def looked_at(request: Asked, store: Store, key: str) -> tuple[TableRow, str | None]:
    """The table, if its game has begun and the visitor may look at it; and who that is."""
    row, visitor = await known(store, key), await visitor_of(request, store)
    if row.stage not in ("playing", "over"):
        raise conflict("not_begun", "the game has not begun")
    reader = visitor.id if visitor else None
    may_look(row, reader)
    return row, reader


async def read_room(store: Store, registry: TableRegistry, row: TableRow) -> LiveTable:
    """A game under way is in the registry's hands; a finished one is read from its log."""
    try:
        if row.stage == "playing":
            return (await registry.open(row.id)).room
        rows = await store.log(row.id)
        return await to_thread(reread, row, rows)
    except BadLog as error:
        raise conflict("other_rules", str(error)) from error


def reread(row: TableRow, rows: Sequence[LogRow]) -> LiveTable:
    """The room as its log says; BadLog if it does not agree with the rules."""
    room = LiveTable(row)
    for one in rows:
        room.apply(one)
    return room


HANDLERS: Final = [review, replay, export, export_text]
