"""Games to look through again: at any ply from any seat, their moments, and as a file.

During a game a reader sees what their own seat could see then, counted in that seat's plies. After
the end nothing is hidden, and plies are the moves of the record.
"""

from asyncio import to_thread
from datetime import UTC, datetime
from typing import Any, Final

import msgspec
from litestar import MediaType, Request, Response, get
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery

from lorcha.core.state import SPECTATOR
from lorcha.server.api.sessions import visitor_of
from lorcha.server.api.tables import check_may_look, find_table
from lorcha.server.refusal import conflict, forbidden, malformed
from lorcha.server.runtime.registry import TableRegistry
from lorcha.server.store import Store, TableRow
from lorcha.server.tables.live_table import BadLog, LiveTable, replay_log
from lorcha.server.tables.messages import opened_seed
from lorcha.server.tables.moments import moments, moments_so_far
from lorcha.server.tables.notation import record_of
from lorcha.server.tables.replay import snapshot_at
from lorcha.server.tables.summary import summarize
from lorcha.server.wire.live import Snapshot
from lorcha.server.wire.tables import Review

AnyRequest = Request[Any, Any, Any]


@get("/api/tables/{table:str}/review")
async def review(
    request: AnyRequest,
    table: FromPath[str],
    store: NamedDependency[Store],
    registry: NamedDependency[TableRegistry],
) -> Review:
    """What the slider shows."""
    row, reader = await begun_table(request, store, table)
    live_table = await load_table(store, registry, row)
    history = live_table.history
    if not live_table.over:
        seat = next(iter(row.seats_of(reader)), SPECTATOR)
        so_far = moments_so_far(history, seat)
        return Review(summarize(row, reader), history.count(seat), so_far)
    match = history.match
    all_moments = await to_thread(moments, match)
    return Review(summarize(row, reader), match.ply, all_moments, opened_seed(live_table))


@get("/api/tables/{table:str}/replay")
async def replay(
    request: AnyRequest,
    table: FromPath[str],
    store: NamedDependency[Store],
    registry: NamedDependency[TableRegistry],
    ply: FromQuery[int],
    seat: FromQuery[int] = SPECTATOR,
) -> Snapshot:
    """The table as the seat saw it at a ply: a `snapshot`."""
    row, reader = await begun_table(request, store, table)
    if not SPECTATOR <= seat < len(row.seats):
        raise malformed(f"there is no seat {seat}")
    if row.stage != "over" and seat != SPECTATOR and seat not in row.seats_of(reader):
        raise forbidden("others may look over this seat's shoulder after the end")
    live_table = await load_table(store, registry, row)
    return await to_thread(snapshot_at, live_table, seat, ply, reader)


@get("/api/tables/{table:str}/export")
async def export(
    request: AnyRequest,
    table: FromPath[str],
    store: NamedDependency[Store],
    registry: NamedDependency[TableRegistry],
) -> Response[str]:
    """The game as a file: `lorcha verify` checks it, `POST /api/imports` imports it again."""
    over = await finished_table(request, store, registry, table)
    text = msgspec.json.format(msgspec.json.encode(record_of(over)), indent=1).decode() + "\n"
    headers = {"content-disposition": f'attachment; filename="{file_name(over)}"'}
    return Response(text, media_type=f"{MediaType.JSON.value}; charset=utf-8", headers=headers)


def file_name(table: LiveTable) -> str:
    day = datetime.fromtimestamp(table.row.created, UTC)
    return f"lorcha-{table.row.game}-{day:%Y-%m-%d}.json"


async def finished_table(
    request: AnyRequest, store: Store, registry: TableRegistry, key: str
) -> LiveTable:
    row, _ = await begun_table(request, store, key)
    if row.stage != "over":
        raise conflict("not_over", "the game is not over yet")
    return await load_table(store, registry, row)


async def begun_table(request: AnyRequest, store: Store, key: str) -> tuple[TableRow, str | None]:
    """The table, if its game has begun and the visitor may look at it; and the visitor's id."""
    row, visitor = await find_table(store, key), await visitor_of(request, store)
    if row.stage not in ("playing", "over"):
        raise conflict("not_begun", "the game has not begun")
    reader = visitor.id if visitor else None
    check_may_look(row, reader)
    return row, reader


async def load_table(store: Store, registry: TableRegistry, row: TableRow) -> LiveTable:
    """A game under way comes from the registry, a finished one from its log."""
    try:
        if row.stage == "playing":
            return (await registry.open(row.id)).table
        return await to_thread(replay_log, row, await store.log(row.id))
    except BadLog as error:
        raise conflict("other_rules", str(error)) from error


HANDLERS: Final = [review, replay, export]
