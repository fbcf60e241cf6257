"""`GET /metrics`: figures of this process for Prometheus, not for the public."""

import ipaddress
from collections.abc import Iterator
from secrets import compare_digest
from typing import Any, Final
from urllib.parse import urlsplit

from litestar import MediaType, Request, get
from litestar.di import NamedDependency

from lorcha.server.api.sessions import address
from lorcha.server.config import Config
from lorcha.server.refusal import unknown
from lorcha.server.runtime.latency import BOUNDS, Latency
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
    return "\n".join(lines(stages, registry)) + "\n"


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


def lines(stages: dict[str, int], registry: TableRegistry) -> Iterator[str]:
    yield from head("tables", "gauge", "Tables in the store, by stage")
    for stage in ("open", "playing", "over", "closed"):
        yield f'lorcha_tables{{stage="{stage}"}} {stages.get(stage, 0)}'
    sockets = sum(len(hub.subscribers) for hub in registry.hubs.values())
    yield from single("live_tables", "gauge", "Tables held in memory", len(registry.hubs))
    yield from single("sockets", "gauge", "Open live sockets", sockets)
    yield from single(
        "moves_total", "counter", "Moves all could see since the start", registry.moves
    )
    yield from single("bot_queue", "gauge", "Unfinished jobs of bots", registry.bots.waiting)
    yield from histogram(registry.latency)


def head(name: str, kind: str, meaning: str) -> Iterator[str]:
    yield f"# HELP lorcha_{name} {meaning}"
    yield f"# TYPE lorcha_{name} {kind}"


def single(name: str, kind: str, meaning: str, value: int) -> Iterator[str]:
    yield from head(name, kind, meaning)
    yield f"lorcha_{name} {value}"


def histogram(latency: Latency) -> Iterator[str]:
    name = "move_seconds"
    yield from head(name, "histogram", "From a command to its announcement to everybody")
    below = 0
    for bound, count in zip((*BOUNDS, "+Inf"), latency.counts, strict=True):
        below += count
        yield f'lorcha_{name}_bucket{{le="{bound}"}} {below}'
    yield f"lorcha_{name}_sum {latency.seconds:.6f}"
    yield f"lorcha_{name}_count {below}"
