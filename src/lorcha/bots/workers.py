"""Worker processes that search at the same time, each with its own seed, all from one position.

What is sent is a world the searching seat has drawn from its own knowledge, so a worker knows no
more than the seat does. A worker keeps nothing from one job to the next.
"""

import signal
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import cache
from multiprocessing.connection import Connection
from typing import Final, TypeAlias

import msgspec

from lorcha import games
from lorcha.bots.bot import Candidate, Decision
from lorcha.bots.budget import Budget
from lorcha.bots.guide import SHIPPED, Guide
from lorcha.core.chance import Fast
from lorcha.core.perspective import Perspective
from lorcha.core.processes import worker_context

SEEDS: Final = 1 << 30
RunJob: TypeAlias = "Callable[[Job], Decision]"


class WorkerLost(RuntimeError):
    """A worker process has died."""


class Job(msgspec.Struct, frozen=True):
    """A position to search, and for how long."""

    game: str
    position: dict[str, object]
    seat: int
    seed: int
    budget: Budget
    guide: Guide

    def perspective(self) -> Perspective:
        return Perspective(games.load(self.game).load(self.position), self.seat, self.seed)


class Answer(msgspec.Struct, frozen=True):
    """The seed says which job it belongs to."""

    seed: int
    candidates: list[Candidate]


def make_jobs(
    perspective: Perspective, budgets: Sequence[Budget], chance: Fast, guide: Guide = SHIPPED
) -> list[Job]:
    """One for each budget, all in one world."""
    world = perspective.sample(chance).dump()
    name, seat = perspective.game.id, perspective.seat
    return [Job(name, world, seat, chance.below(SEEDS), budget, guide) for budget in budgets]


class Worker:
    """One process, as its owner sees it. It ends when its owner does."""

    def __init__(self, run: RunJob) -> None:
        context = worker_context()
        self._connection, far_end = context.Pipe()
        process = context.Process(target=serve, args=(far_end, run), daemon=True)
        process.start()
        far_end.close()
        self.pid = process.pid

    def send(self, job: Job) -> None:
        with suppress(OSError):  # that the worker is dead is noticed when its answer is awaited
            self._connection.send_bytes(msgspec.msgpack.encode(job))

    def answer(self, job: Job) -> list[Candidate]:
        """Answers to abandoned jobs arrive first, and are ignored."""
        while True:
            try:
                answer = msgspec.msgpack.decode(self._connection.recv_bytes(), type=Answer)
            except (EOFError, OSError) as error:
                raise WorkerLost("a worker process of a search has died") from error
            if answer.seed == job.seed:
                return answer.candidates


@cache
def worker(number: int, run: RunJob) -> Worker:
    """The workers of this process; they stay for the next job."""
    return Worker(run)


def serve(connection: Connection, run: RunJob) -> None:
    """In the worker: answer until the owner is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    while True:
        try:
            job = msgspec.msgpack.decode(connection.recv_bytes(), type=Job)
        except (EOFError, OSError):
            return
        answer = Answer(job.seed, run(job).candidates)
        connection.send_bytes(msgspec.msgpack.encode(answer))


def merge_candidates(results: Sequence[Sequence[Candidate]]) -> list[Candidate]:
    """The candidates of several searches of one position as one list."""
    by_move: dict[int, list[Candidate]] = {}
    for candidates in results:
        for candidate in candidates:
            by_move.setdefault(candidate.move, []).append(candidate)
    return [merge(move, candidates) for move, candidates in by_move.items()]


def merge(move: int, candidates: Sequence[Candidate]) -> Candidate:
    """Visits are added up; shares and gains are averaged, weighted by visits."""
    visits = sum(candidate.visits for candidate in candidates)
    tried = [candidate for candidate in candidates if candidate.visits]
    if not tried:
        return Candidate(move, 0)
    shares = zip(*(candidate.shares for candidate in tried), strict=True)
    weights = [candidate.visits / visits for candidate in tried]
    mean = tuple(sum(w * s for w, s in zip(weights, of_seat, strict=True)) for of_seat in shares)
    gain = sum(w * candidate.gain for w, candidate in zip(weights, tried, strict=True))
    return Candidate(move, visits, mean, gain)
