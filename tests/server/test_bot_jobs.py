"""Jobs of bots as messages, and a pool of processes that asks other machines first."""

import asyncio
from collections.abc import Awaitable, Callable
from random import Random
from typing import Any

import msgspec
import pytest

from lorcha import games
from lorcha.core.chance import Fast
from lorcha.core.state import State
from lorcha.server.runtime import analysis_worker, bot_worker
from lorcha.server.runtime.bot_jobs import (
    BadJob,
    Job,
    read_answer,
    read_job,
    write_answer,
    write_job,
)
from lorcha.server.runtime.bot_machines import Unanswered
from lorcha.server.runtime.bot_pool import BotPool
from lorcha.server.runtime.fair_queue import FairQueue
from tests.analysis.matches import finished

PATIENCE = 90


def position(game: str, moves: int = 0) -> tuple[State, int]:
    """After so many moves at random."""
    state, chooser = games.load(game).new(3, chance=Fast(3)), Random(3)
    for _ in range(moves):
        seat = state.actors()[0]
        state.play(seat, chooser.choice(state.legal(seat)))
    return state, state.actors()[0]


# ---- jobs as messages


@pytest.mark.parametrize("game", games.SHELF)
def test_a_job_and_its_answer_arrive_as_they_were_sent(game: str) -> None:
    state, seat = position(game, 20)
    dump, move = dict(state.dump()), state.legal(seat)[0]
    jobs: list[tuple[Job, tuple[Any, ...]]] = [
        (bot_worker.think, (game, dump, seat, bot_worker.Thinker("ship_boy", 0.1), 5)),
        (bot_worker.hint, (game, dump, seat, 0.01)),
        (bot_worker.judge, (game, dump, seat, [move])),
    ]
    for job, given in jobs:
        assert read_job(write_job(job, given)) == (job, given)
        answer = job(*given)
        assert read_answer(job, write_answer(answer)) == answer


def test_an_analysis_arrives_as_it_was_sent() -> None:
    match = finished("panda", 2)
    record = msgspec.json.encode(match.record())
    steps = analysis_worker.look_at_moves(record, 0, match.ply)
    ply, seat = next((ply, step.seat) for ply, step in enumerate(steps) if step.decision)
    move = match.at(ply).state.legal(seat)[0]
    jobs: list[tuple[Job, tuple[Any, ...]]] = [
        (analysis_worker.look_at_moves, (record, 0, 9)),
        (analysis_worker.make_report, (record, steps)),
        (analysis_worker.judge_attempt, (record, ply, move)),
    ]
    for job, given in jobs:
        assert read_job(write_job(job, given)) == (job, given)
        answer = job(*given)
        assert answer
        assert read_answer(job, write_answer(answer)) == answer


@pytest.mark.parametrize(
    "message",
    [
        b"",
        b"\xff" * 9,
        msgspec.msgpack.encode(("system", ["rm"])),
        msgspec.msgpack.encode(("hint", ["dragon", {}, "first", 0.1])),
        msgspec.msgpack.encode(("hint", ["dragon"])),
    ],
)
def test_a_message_that_is_no_job_is_refused(message: bytes) -> None:
    with pytest.raises(BadJob):
        read_job(message)


# ---- a pool that may ask elsewhere


class Elsewhere:
    """Machines with room for one job, that answer as they are told to."""

    size = 1

    def __init__(self, answer: Callable[[], Awaitable[Any]]) -> None:
        self.answer = answer
        self.given: list[tuple[Any, ...]] = []
        self.asking: list[asyncio.Task[Any]] = []

    @property
    def has_room(self) -> bool:
        return all(task.done() for task in self.asking)

    async def open(self, changed: Callable[[int], None]) -> None:
        changed(1)

    async def close(self) -> None:
        for task in self.asking:
            task.cancel()

    def ask(self, job: Job, given: tuple[Any, ...], seconds: float) -> asyncio.Task[Any]:
        self.given.append(given)
        task = asyncio.create_task(self._answer())
        self.asking.append(task)
        return task

    async def _answer(self) -> Any:
        return await self.answer()


def with_pool(elsewhere: Elsewhere, scenario: Callable[[BotPool], Awaitable[None]]) -> None:
    async def run() -> None:
        pool = BotPool(1, elsewhere)
        await pool.open()
        try:
            async with asyncio.timeout(PATIENCE):
                await scenario(pool)
        finally:
            await pool.close()

    asyncio.run(run())


async def fail() -> None:
    raise Unanswered("gone")


async def answer() -> list[bot_worker.Candidate]:
    return [(7, 1, (1.0,), [])]


def test_bots_think_on_another_machine_first() -> None:
    async def scenario(pool: BotPool) -> None:
        assert await pool.hint(*position("panda"), "vera") == await answer()

    with_pool(Elsewhere(answer), scenario)


def test_a_job_that_is_not_named_does_not_travel() -> None:
    elsewhere = Elsewhere(answer)

    async def scenario(pool: BotPool) -> None:
        assert await pool.run_later("vera", abs, -3) == 3

    with_pool(elsewhere, scenario)
    assert not elsewhere.given


def test_what_no_machine_answers_is_thought_over_here() -> None:
    elsewhere = Elsewhere(fail)

    async def scenario(pool: BotPool) -> None:
        assert await pool.hint(*position("panda"), "vera")
        assert (len(elsewhere.given), pool.waiting) == (1, 0)
        assert await pool.hint(*position("panda"), "vera")  # the worker was given back

    with_pool(elsewhere, scenario)


def test_only_worlds_that_were_drawn_anew_travel() -> None:
    """The chance that one of twenty is the real one is nothing."""
    elsewhere = Elsewhere(answer)
    state, seat = position("panda")

    async def scenario(pool: BotPool) -> None:
        for _ in range(20):
            await pool.hint(state, seat, "vera")

    with_pool(elsewhere, scenario)
    worlds = {msgspec.json.encode(given[1]) for given in elsewhere.given}
    assert len(worlds) == 20
    assert msgspec.json.encode(dict(state.dump())) not in worlds


def test_a_place_elsewhere_is_taken_until_the_job_has_ended() -> None:
    """As a worker's is, also if nobody waits any more: who begins and leaves many tables would get
    time for nothing otherwise."""
    ended = asyncio.Event()

    async def wait() -> list[bot_worker.Candidate]:
        await ended.wait()
        return await answer()

    elsewhere = Elsewhere(wait)

    async def scenario(pool: BotPool) -> None:
        first = asyncio.create_task(pool.hint(*position("panda"), "vera"))
        while not elsewhere.given:
            await asyncio.sleep(0)
        first.cancel()
        await asyncio.gather(first, return_exceptions=True)
        assert await pool.hint(*position("panda"), "bo") != await answer()  # thought over here
        ended.set()
        assert await pool.hint(*position("panda"), "vera") == await answer()

    with_pool(elsewhere, scenario)


def test_who_waits_goes_on_when_a_worker_comes() -> None:
    async def scenario() -> None:
        queue = FairQueue(1)
        await queue.enter("vera", 1.0, int)
        second = asyncio.create_task(queue.enter("bo", 1.0, int))
        await asyncio.sleep(0)
        assert not second.done()
        queue.resize(2)
        await asyncio.wait_for(second, PATIENCE)

    asyncio.run(scenario())
