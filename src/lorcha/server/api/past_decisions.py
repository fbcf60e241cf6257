"""The decisions of a finished game, to be made once more: one's own mistakes, tried again."""

from typing import Any, Final

from litestar import Request, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from lorcha.server.api.limits import Limits
from lorcha.server.api.past_games import PastGames
from lorcha.server.api.source import source
from lorcha.server.refusal import conflict
from lorcha.server.runtime.analyses import Analyses
from lorcha.server.tables import past_decisions
from lorcha.server.wire.analysis import (
    Attempt,
    PastDecision,
    PastLines,
    PastMoves,
    PastObjection,
    Verdict,
)
from lorcha.server.wire.live import Preview

AnyRequest = Request[Any, Any, Any]
PATH: Final = "/api/tables/{table:str}/decisions/{ply:int}"


@get(PATH)
async def ask(
    request: AnyRequest,
    table: FromPath[str],
    ply: FromPath[int],
    past_games: NamedDependency[PastGames],
) -> PastDecision:
    """What was asked at this ply, and what could be answered."""
    row = await past_games.find_finished(request, table)
    return await past_games.read(
        source(request), row, lambda read: past_decisions.question_at(read, ply)
    )


@post(f"{PATH}/previews", status_code=200)
async def preview(
    request: AnyRequest,
    table: FromPath[str],
    ply: FromPath[int],
    data: JSONBody[PastLines],
    past_games: NamedDependency[PastGames],
) -> list[Preview]:
    """What each of these lines of moves would have done, as far as the seat could know."""
    row = await past_games.find_finished(request, table)
    return await past_games.read(
        source(request), row, lambda read: past_decisions.previews_at(read, ply, data.lines)
    )


@post(f"{PATH}/reason", status_code=200)
async def object_to(
    request: AnyRequest,
    table: FromPath[str],
    ply: FromPath[int],
    data: JSONBody[PastMoves],
    past_games: NamedDependency[PastGames],
) -> PastObjection:
    """Why a move would not have been allowed."""
    row = await past_games.find_finished(request, table)
    reason = await past_games.read(
        source(request), row, lambda read: past_decisions.objection_at(read, ply, data.moves)
    )
    return PastObjection(reason)


@post(f"{PATH}/attempt", status_code=200)
async def attempt(
    request: AnyRequest,
    table: FromPath[str],
    ply: FromPath[int],
    data: JSONBody[Attempt],
    past_games: NamedDependency[PastGames],
    analyses: NamedDependency[Analyses],
    limits: NamedDependency[Limits],
) -> Verdict:
    """How good this move would have been there: judged as the analysis judges, in the same
    worlds. It knows the moves it has compared already; this is for all others."""
    row = await past_games.find_finished(request, table)
    visitor = source(request)
    limits.take("judge", visitor)
    record, move = await past_games.read(
        visitor, row, lambda read: past_decisions.attempt_at(read, ply, data.move)
    )
    found = await analyses.judge(record, ply, move, visitor)
    if found is None:
        raise conflict("no_choice", "there was only one answer")
    return Verdict(found.grade, round(found.loss, 4), round(found.doubt, 4))


HANDLERS: Final = [ask, preview, object_to, attempt]
