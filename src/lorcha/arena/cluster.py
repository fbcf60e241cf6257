"""The games of a tournament played on a Ray cluster, which is an extra: `pip install lorcha[ray]`.

Every machine of the cluster needs the same Lorcha.
"""

import os
from collections.abc import Iterator, Sequence
from math import inf
from typing import Any, Final

from lorcha.arena.bout import Bout, play
from lorcha.arena.crowd import begun_within
from lorcha.arena.schedule import Schedule

LOCAL: Final = "local"  # a cluster of this machine alone, for the time of the tournament


class NoCluster(RuntimeError):
    """There is no Ray here, or nobody answers at that address."""


def play_on(
    address: str, schedule: Schedule, numbers: Sequence[int], seconds: float = inf
) -> Iterator[Bout]:
    """The games of these numbers, in the order in which they end."""
    ray = joined(address)
    try:
        yield from played_by(ray, schedule, begun_within(seconds, numbers))
    finally:
        ray.shutdown()


def joined(address: str) -> Any:
    """Ray, connected. It is told not to report home, unless somebody wants it to."""
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    try:
        import ray  # noqa: PLC0415
    except ImportError:
        raise NoCluster("--ray needs Ray, which is not installed: pip install ray") from None
    where = {} if address == LOCAL else {"address": address}
    try:
        ray.init(**where, log_to_driver=False, logging_level="ERROR")
    except (ConnectionError, RuntimeError, ValueError) as error:
        raise NoCluster(f"no Ray cluster at {address!r}: {error}") from error
    return ray


def played_by(ray: Any, schedule: Schedule, waiting: Iterator[int]) -> Iterator[Bout]:
    """One game for each core of the cluster, another as soon as one has ended."""
    ahead = max(1, int(ray.cluster_resources().get("CPU", 1)))
    far_play = ray.remote(play)
    running: list[Any] = []
    while True:
        while len(running) < ahead and (number := next(waiting, None)) is not None:
            running.append(far_play.remote(schedule, schedule.pairing(number)))
        if not running:
            return
        done, running = ray.wait(running)
        yield from ray.get(done)
