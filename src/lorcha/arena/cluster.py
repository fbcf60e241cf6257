"""Plays the games of a tournament on a Ray cluster (`pip install lorcha[ray]`).

Every machine of the cluster needs the same version of Lorcha.
"""

import os
from collections.abc import Iterator, Sequence
from math import inf
from typing import Any, Final

from lorcha.arena.pool import until_deadline
from lorcha.arena.result import GameResult, play
from lorcha.arena.schedule import Schedule

LOCAL: Final = "local"  # a cluster of this machine alone, for one tournament


class NoCluster(RuntimeError):
    """Ray is not installed, or there is no cluster at that address."""


def play_on(
    address: str, schedule: Schedule, numbers: Sequence[int], seconds: float = inf
) -> Iterator[GameResult]:
    """The games of these numbers, in the order in which they end."""
    ray = connect(address)
    try:
        yield from run_games(ray, schedule, until_deadline(seconds, numbers))
    finally:
        ray.shutdown()


def connect(address: str) -> Any:
    """Ray, connected. Its usage reports are off unless the environment turns them on."""
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    try:
        import ray  # noqa: PLC0415
    except ImportError:
        raise NoCluster("--ray needs Ray, which is not installed: pip install ray") from None
    init_options = {} if address == LOCAL else {"address": address}
    try:
        ray.init(**init_options, log_to_driver=False, logging_level="ERROR")
    except (ConnectionError, RuntimeError, ValueError) as error:
        raise NoCluster(f"no Ray cluster at {address!r}: {error}") from error
    return ray


def run_games(ray: Any, schedule: Schedule, waiting: Iterator[int]) -> Iterator[GameResult]:
    """One game for each core of the cluster; the next one starts as soon as one has ended."""
    cores = max(1, int(ray.cluster_resources().get("CPU", 1)))
    remote_play = ray.remote(play)
    running: list[Any] = []
    while True:
        while len(running) < cores and (number := next(waiting, None)) is not None:
            running.append(remote_play.remote(schedule, schedule.pairing(number)))
        if not running:
            return
        done, running = ray.wait(running)
        yield from ray.get(done)
