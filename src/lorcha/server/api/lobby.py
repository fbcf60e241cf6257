"""`GET /api/lobby`: own tables, open ones, finished games."""

from typing import Any, Final

from litestar import Request, get
from litestar.di import NamedDependency
from litestar.params import FromQuery

from lorcha.server.api.sessions import visitor_of
from lorcha.server.store import Store
from lorcha.server.store.lobby import finished_of, read_lobby
from lorcha.server.tables.summary import summarize
from lorcha.server.wire.tables import Lobby, TableSummary

MOST: Final = 60


@get("/api/lobby")
async def lobby(request: Request[Any, Any, Any], store: NamedDependency[Store]) -> Lobby:
    """Own tables, "your turn" first; open tables of others; own finished games."""
    visitor = await visitor_of(request, store)
    me = visitor.id if visitor else ""
    tables = await store.read(lambda connection: read_lobby(connection, me, MOST))
    mine, free, over = ([summarize(table, me) for table in some] for some in tables)
    return Lobby(sorted(mine, key=urgency), free, over)


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


HANDLERS: Final = [lobby, finished]
