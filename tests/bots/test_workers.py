"""A search in several processes: repeatable, and no process knows more than the seat."""

import os
import signal

import pytest

from lorcha import games
from lorcha.bots import Budget, load
from lorcha.bots.bot import Candidate
from lorcha.bots.search import Search, run_job
from lorcha.bots.workers import WorkerLost, make_jobs, merge_candidates, worker
from lorcha.core.chance import Fast
from lorcha.core.game import Game
from lorcha.core.journal import Journal
from lorcha.core.perspective import Perspective
from lorcha.core.state import State

ON_THE_SHELF = [games.load(name) for name in games.SHELF]


def opening(game: Game) -> State:
    return game.new(game.seats[0], chance=Fast(1), journal=Journal())


@pytest.mark.parametrize("game", ON_THE_SHELF, ids=games.SHELF)
def test_the_same_seed_simulations_and_processes_give_the_same_decision(game: Game) -> None:
    state = opening(game)
    perspective = Perspective(state, state.actors()[0])
    first = load("search:61*3", 3).consider(perspective)
    assert load("search:61*3", 3).consider(perspective) == first
    assert sum(candidate.visits for candidate in first.candidates) == 61
    assert sorted(c.move for c in first.candidates) == sorted(perspective.legal())
    assert load("search:61*2", 3).consider(perspective) != first


@pytest.mark.parametrize("game", ON_THE_SHELF, ids=games.SHELF)
def test_workers_find_the_same_in_worlds_the_seat_cannot_tell_apart(game: Game) -> None:
    state = opening(game)
    seat = state.actors()[0]
    other = state.redeal(seat, Fast(77))
    other.journal = state.journal
    here = load("search:40*2", 5).consider(Perspective(state, seat, seed=1))
    assert load("search:40*2", 5).consider(Perspective(other, seat, seed=2)) == here


@pytest.mark.parametrize("game", ON_THE_SHELF, ids=games.SHELF)
def test_the_position_sent_to_workers_is_drawn_by_the_seat(game: Game) -> None:
    """In worlds it cannot tell apart the same position is sent."""
    state = opening(game)
    seat = state.actors()[0]
    other = state.redeal(seat, Fast(77))
    budgets = [Budget(10)] * 2
    jobs = make_jobs(Perspective(state, seat, seed=1), budgets, Fast(5))
    assert jobs == make_jobs(Perspective(other, seat, seed=2), budgets, Fast(5))
    assert jobs[0].position == jobs[1].position
    assert jobs[0].seed != jobs[1].seed


def test_shares_and_gains_are_weighted_by_visits() -> None:
    ours = [Candidate(7, 3, (1.0, 0.0), 0.9), Candidate(8, 0), Candidate(9, 0)]
    theirs = [Candidate(7, 1, (0.0, 1.0), 0.1), Candidate(8, 5, (0.5, 0.5), 0.4), Candidate(9, 0)]
    assert merge_candidates([ours, theirs]) == [
        Candidate(7, 4, (0.75, 0.25), 0.75 * 0.9 + 0.25 * 0.1),
        Candidate(8, 5, (0.5, 0.5), 0.4),
        Candidate(9, 0),
    ]


def test_an_abandoned_job_is_not_taken_for_the_next() -> None:
    state = opening(games.load("dragon"))
    perspective = Perspective(state, state.actors()[0])
    abandoned, wanted = make_jobs(perspective, [Budget(10), Budget(20)], Fast(1))
    worker(0, run_job).send(abandoned)
    worker(0, run_job).send(wanted)
    assert sum(c.visits for c in worker(0, run_job).answer(wanted)) == 20


def test_a_search_that_loses_a_worker_goes_on_alone() -> None:
    state = opening(games.load("dragon"))
    perspective = Perspective(state, state.actors()[0])
    bot = Search(1, Budget(40, processes=2))
    assert sum(c.visits for c in bot.consider(perspective).candidates) == 40
    pid = worker(0, run_job).pid
    assert pid
    os.kill(pid, signal.SIGKILL)
    alone = Search(1, Budget(40, processes=2)).consider(perspective)
    assert sum(c.visits for c in alone.candidates) == 20
    again = Search(1, Budget(40, processes=2)).consider(perspective)
    assert sum(c.visits for c in again.candidates) == 40


def test_a_dead_worker_is_reported() -> None:
    state = opening(games.load("dragon"))
    (job,) = make_jobs(Perspective(state, state.actors()[0]), [Budget(10)], Fast(1))
    lost = worker(1, run_job)
    assert lost.pid
    os.kill(lost.pid, signal.SIGKILL)
    lost.send(job)
    with pytest.raises(WorkerLost):
        lost.answer(job)
    worker.cache_clear()
