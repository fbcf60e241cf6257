"""`GET /api/lobby`: own tables, open ones, finished games."""

from typing import Any, Final

from litestar import Request, get
from litestar.di import NamedDependency
from litestar.params import FromQuery

from lorcha.server import house_time
from lorcha.server.api.sessions import visitor_of
from lorcha.server.runtime.expiry import DAY
from lorcha.server.store import Store
from lorcha.server.store.lobby import finished_of, open_to, read_lobby
from lorcha.server.tables.summary import summarize
from lorcha.server.wire.tables import Lobby, TableSummary

MOST: Final = 60
LISTED: Final = 2 * DAY  # for which an open table is shown to others after something happened there


@get("/api/lobby")
async def lobby(request: Request[Any, Any, Any], store: NamedDependency[Store]) -> Lobby:
    """Own tables, "your turn" first; open tables of others; own finished games."""
    visitor = await visitor_of(request, store)
    me = visitor.id if visitor else ""
    since = house_time.now() - LISTED
    tables = await store.read(lambda connection: read_lobby(connection, me, MOST, since))
    mine, free, over = ([summarize(table, me) for table in some] for some in tables)
    return Lobby(sorted(mine, key=urgency), free, over)


@get("/api/open")
async def more_open(
    request: Request[Any, Any, Any], store: NamedDependency[Store], before: FromQuery[float]
) -> list[TableSummary]:
    """Open tables that were created before this time, the newest first: those the lobby leaves
    out."""
    visitor = await visitor_of(request, store)
    me, since = visitor.id if visitor else "", house_time.now() - LISTED
    tables = await store.read(lambda connection: open_to(connection, me, MOST, since, before))
    return [summarize(table, me) for table in tables]


@get("/api/finished")
async def finished(
    request: Request[Any, Any, Any], store: NamedDependency[Store], before: FromQuery[float]
) -> list[TableSummary]:
    """Own games that ended before this time, the latest first: those the lobby leaves out."""
    visitor = await visitor_of(request, store)
    if visitor is None:
        return []
    me = visitor.id
    tables = await store.read(lambda connection: finished_of(connection, me, MOST, before))
    return [summarize(table, me) for table in tables]


def urgency(table: TableSummary) -> tuple[bool, float, float]:
    """Your turn first, and of those the one whose clock runs out first."""
    return (not table.turn, table.due or float("inf"), -table.changed)


HANDLERS: Final = [lobby, more_open, finished]
