"""Processes that search beside the one that asks: each its own way, all from the same position.

What travels is a world the asking seat has drawn from its own knowledge, so a mate knows no more
than the seat does. A mate keeps nothing from one errand to the next.
"""

import multiprocessing
import signal
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import cache
from multiprocessing.connection import Connection
from typing import Final, TypeAlias

import msgspec

from lorcha import games
from lorcha.bots.budget import Budget
from lorcha.bots.thought import Candidate, Thought
from lorcha.core.chance import Fast
from lorcha.core.perspective import Perspective

SEEDS: Final = 1 << 30
Thinking: TypeAlias = "Callable[[Errand], Thought]"


class MateLost(RuntimeError):
    """A process that searched has died."""


class Errand(msgspec.Struct, frozen=True):
    """What a mate is asked to think about."""

    game: str
    position: dict[str, object]
    seat: int
    seed: int
    budget: Budget

    def perspective(self) -> Perspective:
        return Perspective(games.load(self.game).load(self.position), self.seat, self.seed)


class Answer(msgspec.Struct, frozen=True):
    """The seed tells which errand it is about."""

    seed: int
    candidates: list[Candidate]


def errands(perspective: Perspective, budgets: Sequence[Budget], chance: Fast) -> list[Errand]:
    """One for each budget, all about one world."""
    world = perspective.sample(chance).dump()
    name, seat = perspective.game.id, perspective.seat
    return [Errand(name, world, seat, chance.below(SEEDS), budget) for budget in budgets]


class Mate:
    """One process, as the one that asks sees it. It ends when nobody can ask it any more."""

    def __init__(self, think: Thinking) -> None:
        context = multiprocessing.get_context("forkserver")
        self._line, far_end = context.Pipe()
        process = context.Process(target=serve, args=(far_end, think), daemon=True)
        process.start()
        far_end.close()
        self.pid = process.pid

    def send(self, errand: Errand) -> None:
        with suppress(OSError):  # a dead one is missed when its answer is waited for
            self._line.send_bytes(msgspec.msgpack.encode(errand))

    def answer(self, errand: Errand) -> list[Candidate]:
        """Answers to errands that were broken off come first, and are left alone."""
        while True:
            try:
                told = msgspec.msgpack.decode(self._line.recv_bytes(), type=Answer)
            except (EOFError, OSError) as error:
                raise MateLost("a process that searched has died") from error
            if told.seed == errand.seed:
                return told.candidates


@cache
def mate(number: int, think: Thinking) -> Mate:
    """The mates of this process; they stay for the next errand."""
    return Mate(think)


def serve(line: Connection, think: Thinking) -> None:
    """In the mate: answer until the asking process is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    while True:
        try:
            errand = msgspec.msgpack.decode(line.recv_bytes(), type=Errand)
        except (EOFError, OSError):
            return
        answer = Answer(errand.seed, think(errand).candidates)
        line.send_bytes(msgspec.msgpack.encode(answer))


def together(found: Sequence[Sequence[Candidate]]) -> list[Candidate]:
    """What several thought of the same moves, as one; those tried most first."""
    moves: dict[int, list[Candidate]] = {}
    for candidates in found:
        for candidate in candidates:
            moves.setdefault(candidate.move, []).append(candidate)
    merged = [united(move, opinions) for move, opinions in moves.items()]
    return sorted(merged, key=lambda candidate: -candidate.visits)


def united(move: int, opinions: Sequence[Candidate]) -> Candidate:
    visits = sum(opinion.visits for opinion in opinions)
    tried = [opinion for opinion in opinions if opinion.visits]
    if not tried:
        return Candidate(move, 0)
    shares = zip(*(opinion.shares for opinion in tried), strict=True)
    weights = [opinion.visits / visits for opinion in tried]
    mean = tuple(sum(w * s for w, s in zip(weights, of_seat, strict=True)) for of_seat in shares)
    return Candidate(move, visits, mean)
