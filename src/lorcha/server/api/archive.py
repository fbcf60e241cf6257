"""Games to look through again: at any ply from any seat, their moments, and as a file.

During a game a reader sees what their own seat could see then, counted in that seat's plies. After
the end nothing is hidden, and plies are the moves of the record.
"""

from datetime import UTC, datetime
from typing import Any, Final

import msgspec
from litestar import MediaType, Request, Response, get
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery

from lorcha.core.state import SPECTATOR
from lorcha.server.api.past_games import PastGames
from lorcha.server.api.source import source
from lorcha.server.refusal import forbidden, malformed
from lorcha.server.store import TableRow
from lorcha.server.tables.live_table import LiveTable
from lorcha.server.tables.messages import opened_seed
from lorcha.server.tables.moments import moments, moments_so_far
from lorcha.server.tables.notation import record_of
from lorcha.server.tables.replay import snapshot_at
from lorcha.server.tables.summary import summarize
from lorcha.server.wire.live import Snapshot
from lorcha.server.wire.tables import Review

AnyRequest = Request[Any, Any, Any]


@get("/api/tables/{table:str}/review", compressed=True)
async def review(
    request: AnyRequest, table: FromPath[str], past_games: NamedDependency[PastGames]
) -> Response[Review]:
    """What the slider shows."""
    row, reader = await past_games.find(request, table)
    return await past_games.respond(request, row, reader, lambda read: review_of(read, reader))


def review_of(table: LiveTable, reader: str | None) -> Review:
    row, history = table.row, table.history
    if not table.over:
        seat = next(iter(row.seats_of(reader)), SPECTATOR)
        so_far = moments_so_far(history, seat)
        return Review(summarize(row, reader), history.count(seat), so_far)
    match = history.match
    return Review(summarize(row, reader), match.ply, moments(match), opened_seed(table))


@get("/api/tables/{table:str}/replay", compressed=True)
async def replay(
    request: AnyRequest,
    table: FromPath[str],
    past_games: NamedDependency[PastGames],
    ply: FromQuery[int],
    seat: FromQuery[int] = SPECTATOR,
) -> Response[Snapshot]:
    """The table as the seat saw it at a ply: a `snapshot`."""
    row, reader = await past_games.find(request, table)
    if not SPECTATOR <= seat < len(row.seats):
        raise malformed(f"there is no seat {seat}")
    if row.stage != "over" and seat != SPECTATOR and seat not in row.seats_of(reader):
        raise forbidden("others may look over this seat's shoulder after the end")
    return await past_games.respond(
        request, row, reader, lambda read: snapshot_at(read, seat, ply, reader)
    )


@get("/api/tables/{table:str}/export")
async def export(
    request: AnyRequest, table: FromPath[str], past_games: NamedDependency[PastGames]
) -> Response[str]:
    """The game as a file: `lorcha verify` checks it, `POST /api/imports` imports it again."""
    row = await past_games.find_finished(request, table)
    text = await past_games.read(source(request), row, record_text)
    headers = {"content-disposition": f'attachment; filename="{file_name(row)}"'}
    return Response(text, media_type=f"{MediaType.JSON.value}; charset=utf-8", headers=headers)


def record_text(table: LiveTable) -> str:
    return msgspec.json.format(msgspec.json.encode(record_of(table)), indent=1).decode() + "\n"


def file_name(row: TableRow) -> str:
    day = datetime.fromtimestamp(row.created, UTC)
    return f"lorcha-{row.game}-{day:%Y-%m-%d}.json"


HANDLERS: Final = [review, replay, export]
