"""`GET /metrics`: how the house is doing, as Prometheus reads it. Each process tells its own."""

from collections.abc import Iterator
from typing import Final

from litestar import MediaType, get
from litestar.di import NamedDependency
from sqlalchemy import Connection, func, select

from lorcha.server.runtime.latency import BOUNDS, Latency
from lorcha.server.runtime.registry import TableRegistry
from lorcha.server.store import Store
from lorcha.server.store.schema import TABLES

TEXT: Final = f"{MediaType.TEXT.value}; version=0.0.4"


@get("/metrics", media_type=TEXT, include_in_schema=False)
async def metrics(store: NamedDependency[Store], registry: NamedDependency[TableRegistry]) -> str:
    stages = await store.read(tables_by_stage)
    return "\n".join(lines(stages, registry)) + "\n"


def tables_by_stage(connection: Connection) -> dict[str, int]:
    asked = select(TABLES.c.stage, func.count()).group_by(TABLES.c.stage)
    return {row[0]: row[1] for row in connection.execute(asked)}


def lines(stages: dict[str, int], registry: TableRegistry) -> Iterator[str]:
    yield from told("tables", "gauge", "Tables in the store, by stage")
    for stage in ("open", "playing", "over", "closed"):
        yield f'lorcha_tables{{stage="{stage}"}} {stages.get(stage, 0)}'
    hubs = registry.hubs.values()
    sockets = sum(len(hub.subscribers) for hub in hubs)
    yield from one("rooms", "gauge", "Tables held in memory", len(registry.hubs))
    yield from one("sockets", "gauge", "Open live sockets", sockets)
    yield from one("moves_total", "counter", "Moves stored since the start", registry.moves)
    yield from one(
        "bot_queue", "gauge", "Thoughts asked of bots, not come yet", registry.bots.waiting
    )
    yield from histogram(registry.latency)


def told(name: str, kind: str, meaning: str) -> Iterator[str]:
    yield f"# HELP lorcha_{name} {meaning}"
    yield f"# TYPE lorcha_{name} {kind}"


def one(name: str, kind: str, meaning: str, value: int) -> Iterator[str]:
    yield from told(name, kind, meaning)
    yield f"lorcha_{name} {value}"


def histogram(latency: Latency) -> Iterator[str]:
    name = "move_seconds"
    yield from told(name, "histogram", "From a decision to everybody having been told")
    below = 0
    for bound, count in zip((*BOUNDS, "+Inf"), latency.counts, strict=True):
        below += count
        yield f'lorcha_{name}_bucket{{le="{bound}"}} {below}'
    yield f"lorcha_{name}_sum {latency.seconds:.6f}"
    yield f"lorcha_{name}_count {below}"
