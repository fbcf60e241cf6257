"""`GET /healthz`: does the process live and reach its database? `GET /readyz`: can it do all that
people expect? Both answer at once, from what the process has noticed by itself."""

from typing import Literal

import msgspec
from litestar import Response, get
from litestar.di import NamedDependency

from lorcha.server.runtime.registry import TableRegistry


class Health(msgspec.Struct):
    """Each part, and `ok` if nothing is wrong that would make the answer a 503."""

    status: Literal["ok", "failing"]
    database: Literal["ok", "silent"]
    redis: Literal["ok", "away", "none"]
    bots: Literal["ok", "broken"]


@get("/healthz", include_in_schema=False)
async def healthz(registry: NamedDependency[TableRegistry]) -> Response[Health]:
    health = examine(registry)
    return answer(health, health.database == "ok")


@get("/readyz", include_in_schema=False)
async def readyz(registry: NamedDependency[TableRegistry]) -> Response[Health]:
    health = examine(registry)
    parts = (health.database, health.redis, health.bots)
    return answer(health, all(part in ("ok", "none") for part in parts))


def examine(registry: TableRegistry) -> Health:
    redis: Literal["away", "ok"] = "away" if registry.redis_is_away else "ok"
    return Health(
        status="ok",
        database="ok" if registry.processes.can_write else "silent",
        redis=redis if registry.several else "none",
        bots="broken" if registry.bots.broken else "ok",
    )


def answer(health: Health, well: bool) -> Response[Health]:
    health.status = "ok" if well else "failing"
    return Response(health, status_code=200 if well else 503)
