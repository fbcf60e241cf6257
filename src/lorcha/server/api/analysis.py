"""The analysis of a finished game: asked for once, looked at as often as one likes."""

from typing import Any, Final

from litestar import Request, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath

from lorcha.server.api.limits import Limits
from lorcha.server.api.past_games import PastGames
from lorcha.server.api.source import source
from lorcha.server.runtime.analyses import Analyses
from lorcha.server.tables.analysis import record_to_analyse
from lorcha.server.wire.analysis import AnalysisProgress

AnyRequest = Request[Any, Any, Any]


@get("/api/tables/{table:str}/analysis")
async def analysis(
    request: AnyRequest,
    table: FromPath[str],
    past_games: NamedDependency[PastGames],
    analyses: NamedDependency[Analyses],
) -> AnalysisProgress:
    """How far it is, and the analysis itself once it is ready."""
    row = await past_games.find_finished(request, table)
    return await analyses.progress(row.id)


@post("/api/tables/{table:str}/analysis", status_code=200)
async def analyse(
    request: AnyRequest,
    table: FromPath[str],
    past_games: NamedDependency[PastGames],
    analyses: NamedDependency[Analyses],
    limits: NamedDependency[Limits],
) -> AnalysisProgress:
    """Begin, unless it is under way or ready. Everybody who may look at the game may ask."""
    row = await past_games.find_finished(request, table)
    known = await analyses.progress(row.id)
    if known.stage != "none":
        return known
    visitor = source(request)
    limits.take("analyse", visitor)
    record = await past_games.read(visitor, row, record_to_analyse)
    return analyses.start(row.id, record, visitor)


HANDLERS: Final = [analysis, analyse]
