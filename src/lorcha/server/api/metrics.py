"""`GET /metrics`: figures of this process for Prometheus."""

from collections.abc import Iterator
from typing import Final

from litestar import MediaType, get
from litestar.di import NamedDependency

from lorcha.server.runtime.latency import BOUNDS, Latency
from lorcha.server.runtime.registry import TableRegistry
from lorcha.server.store import Store
from lorcha.server.store.tables import count_by_stage

TEXT: Final = f"{MediaType.TEXT.value}; version=0.0.4"


@get("/metrics", media_type=TEXT, include_in_schema=False)
async def metrics(store: NamedDependency[Store], registry: NamedDependency[TableRegistry]) -> str:
    stages = await store.read(count_by_stage)
    return "\n".join(lines(stages, registry)) + "\n"


def lines(stages: dict[str, int], registry: TableRegistry) -> Iterator[str]:
    yield from head("tables", "gauge", "Tables in the store, by stage")
    for stage in ("open", "playing", "over", "closed"):
        yield f'lorcha_tables{{stage="{stage}"}} {stages.get(stage, 0)}'
    sockets = sum(len(hub.subscribers) for hub in registry.hubs.values())
    yield from single("live_tables", "gauge", "Tables held in memory", len(registry.hubs))
    yield from single("sockets", "gauge", "Open live sockets", sockets)
    yield from single("moves_total", "counter", "Moves stored since the start", registry.moves)
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
