"""`GET /metrics`: figures of all processes for Prometheus, not for the public."""

import ipaddress
from collections.abc import Iterator
from secrets import compare_digest
from typing import Any, Final
from urllib.parse import urlsplit

from litestar import MediaType, Request, get
from litestar.di import NamedDependency

from lorcha.server.api.source import address
from lorcha.server.config import Config
from lorcha.server.refusal import unknown
from lorcha.server.runtime.figures import Figures, Histogram
from lorcha.server.runtime.latency import BOUNDS
from lorcha.server.runtime.registry import TableRegistry
from lorcha.server.store import Store
from lorcha.server.store.tables import count_by_stage

TEXT: Final = f"{MediaType.TEXT.value}; version=0.0.4"


FORWARDED: Final = ("forwarded", "via", "x-forwarded-for", "x-forwarded-host", "x-real-ip")
AnyRequest = Request[Any, Any, Any]


@get("/metrics", media_type=TEXT, include_in_schema=False)
async def metrics(
    request: AnyRequest,
    store: NamedDependency[Store],
    registry: NamedDependency[TableRegistry],
    config: NamedDependency[Config],
) -> str:
    if not may_read(request, config.metrics):
        raise unknown()
    stages = await store.read(count_by_stage)
    return "\n".join(lines(stages, await registry.all_figures())) + "\n"


def may_read(request: AnyRequest, token: str) -> bool:
    """With the token, if there is one; otherwise from this machine, and not through a proxy."""
    if token:
        given = request.headers.get("authorization", "").encode()
        return compare_digest(given, f"Bearer {token}".encode())
    host = urlsplit(f"//{request.headers.get('host', '')}").hostname or ""
    through_proxy = any(name in request.headers for name in FORWARDED)
    return is_local(address(request)) and is_local(host) and not through_proxy


def is_local(host: str) -> bool:
    try:
        return host == "localhost" or ipaddress.ip_address(host).is_loopback
    except ValueError:
        return False


def lines(stages: dict[str, int], figures: Figures) -> Iterator[str]:
    yield from head("tables", "gauge", "Tables in the store, by stage")
    for stage in ("open", "playing", "over", "closed"):
        yield f'lorcha_tables{{stage="{stage}"}} {stages.get(stage, 0)}'
    for name, value, kind, meaning in (
        ("processes", figures.processes, "gauge", "Server processes"),
        ("live_tables", figures.live_tables, "gauge", "Tables held in memory"),
        ("kept_tables", figures.kept_tables, "gauge", "Tables whose bots and clocks are seen to"),
        ("sockets", figures.sockets, "gauge", "Open live sockets"),
        ("unsent_bytes", figures.unsent, "gauge", "Messages their clients have not taken yet"),
        ("moves_total", figures.moves, "counter", "Moves all could see"),
        ("errors_total", figures.errors, "counter", "Errors in the log since the start"),
        ("bot_queue", figures.bot_queue, "gauge", "Unfinished jobs of bots"),
        ("bots_broken", figures.bots_broken, "gauge", "Processes whose bots cannot think"),
        ("bots_elsewhere", figures.bots_elsewhere, "gauge", "Processes of bot machines"),
        ("write_queue", figures.write_queue, "gauge", "Jobs that wait to be written"),
        ("redis_away", figures.redis_away, "gauge", "Processes that do not reach Redis"),
    ):
        yield from single(name, kind, meaning, value)
    silent = round(figures.database_silent, 1)
    yield from single("database_silent_seconds", "gauge", "Since the last sign of life", silent)
    what = "From a command to its announcement to everybody"
    yield from histogram("move_seconds", what, figures.move_seconds)
    yield from histogram("loop_lag_seconds", "How late the event loop is", figures.loop_lag)
    yield from histogram("database_seconds", "How long a sign of life took", figures.database)


def head(name: str, kind: str, meaning: str) -> Iterator[str]:
    yield f"# HELP lorcha_{name} {meaning}"
    yield f"# TYPE lorcha_{name} {kind}"


def single(name: str, kind: str, meaning: str, value: float) -> Iterator[str]:
    yield from head(name, kind, meaning)
    yield f"lorcha_{name} {value}"


def histogram(name: str, meaning: str, figures: Histogram) -> Iterator[str]:
    yield from head(name, "histogram", meaning)
    below = 0
    for bound, count in zip((*BOUNDS, "+Inf"), figures.counts, strict=True):
        below += count
        yield f'lorcha_{name}_bucket{{le="{bound}"}} {below}'
    yield f"lorcha_{name}_sum {figures.seconds:.6f}"
    yield f"lorcha_{name}_count {below}"
