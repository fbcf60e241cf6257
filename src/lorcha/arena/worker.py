"""A process that runs benchmarks on request.

Workers stay alive and take turns, so that everything that is compared runs under the same
conditions. Requests and answers are lines of JSON.
"""

import json
import os
import subprocess
import sys
from collections.abc import Callable, Mapping
from functools import cache
from pathlib import Path
from types import TracebackType
from typing import Any, Self

import lorcha
from lorcha import games
from lorcha.arena.measures import MEASURES, Sample, Workload
from lorcha.arena.other_engines import PEERS, Measure
from lorcha.bots.workers import WorkerLost
from lorcha.core.compiled import COMPILED

IMPORTED_FROM = Path(lorcha.__file__).parent.parent


class Worker:
    """One process; a context manager that ends it."""

    def __init__(self, name: str, interpreted: bool = False) -> None:
        self.name = name
        env = os.environ | {"PYTHONPATH": search_path()}
        if interpreted:
            env["LORCHA_INTERPRETED"] = "1"
        command = [sys.executable, "-m", __name__]
        pipe = subprocess.PIPE
        self._process = subprocess.Popen(command, env=env, stdin=pipe, stdout=pipe, text=True)
        try:
            self.compiled: bool = self._answer()["compiled"]
        except WorkerLost:
            self.end()
            raise

    def measure(self, subject: str, measure: str, seats: int, seconds: float) -> Sample:
        """Run one measure of a game or of a peer for about this many seconds."""
        request = {"subject": subject, "measure": measure, "seats": seats, "seconds": seconds}
        assert self._process.stdin
        try:
            print(json.dumps(request), file=self._process.stdin, flush=True)
        except BrokenPipeError:
            raise WorkerLost(f"the {self.name} worker stopped") from None
        answer = self._answer()
        return Sample(answer["done"], answer["seconds"])

    def _answer(self) -> dict[str, Any]:
        assert self._process.stdout
        line = self._process.stdout.readline()
        if not line:
            raise WorkerLost(f"the {self.name} worker stopped")
        answer: dict[str, Any] = json.loads(line)
        return answer

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        fault: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.end()

    def end(self) -> None:
        self._process.kill()
        self._process.communicate()


def search_path() -> str:
    """A worker imports the same package as its parent."""
    known = os.environ.get("PYTHONPATH")
    return os.pathsep.join([str(IMPORTED_FROM), *([known] if known else [])])


# ---- in the worker


def serve() -> None:
    """Answer requests until the input ends."""
    print(json.dumps({"compiled": COMPILED}), flush=True)
    for line in sys.stdin:
        request = json.loads(line)
        measures = measures_of(request["subject"], request["seats"])
        sample = measures[request["measure"]](request["seconds"])
        print(json.dumps(sample._asdict()), flush=True)


@cache
def measures_of(subject: str, seats: int) -> Mapping[str, Measure]:
    if subject in PEERS:
        return PEERS[subject].prepare()
    workload = Workload(games.load(subject), seats)
    return {name: bind(measure, workload) for name, measure in MEASURES.items()}


def bind(measure: Callable[[Workload, float], Sample], workload: Workload) -> Measure:
    return lambda seconds: measure(workload, seconds)


if __name__ == "__main__":
    try:
        serve()
    except KeyboardInterrupt:
        sys.exit(130)
