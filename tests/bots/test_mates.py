"""Several processes on one root: they find the same again, and no more than the seat knows."""

import os
import signal

import pytest

from lorcha import games
from lorcha.bots import Budget, load
from lorcha.bots.mates import MateLost, errands, mate, together
from lorcha.bots.search import Search, think
from lorcha.bots.thought import Candidate
from lorcha.core.chance import Fast
from lorcha.core.game import Game
from lorcha.core.journal import Journal
from lorcha.core.perspective import Perspective
from lorcha.core.state import State

ON_THE_SHELF = [games.load(name) for name in games.SHELF]


def begun(game: Game) -> State:
    return game.new(game.seats[0], chance=Fast(1), journal=Journal())


@pytest.mark.parametrize("game", ON_THE_SHELF, ids=games.SHELF)
def test_the_same_seed_simulations_and_processes_give_the_same_thought(game: Game) -> None:
    state = begun(game)
    perspective = Perspective(state, state.actors()[0])
    first = load("search:61*3", 3).consider(perspective)
    assert load("search:61*3", 3).consider(perspective) == first
    assert sum(candidate.visits for candidate in first.candidates) == 61
    assert sorted(c.move for c in first.candidates) == sorted(perspective.legal())
    assert load("search:61*2", 3).consider(perspective) != first


@pytest.mark.parametrize("game", ON_THE_SHELF, ids=games.SHELF)
def test_mates_think_the_same_in_worlds_the_seat_cannot_tell_apart(game: Game) -> None:
    state = begun(game)
    seat = state.actors()[0]
    other = state.redeal(seat, Fast(77))
    other.journal = state.journal
    here = load("search:40*2", 5).consider(Perspective(state, seat, seed=1))
    assert load("search:40*2", 5).consider(Perspective(other, seat, seed=2)) == here


@pytest.mark.parametrize("game", ON_THE_SHELF, ids=games.SHELF)
def test_what_travels_is_drawn_by_the_seat(game: Game) -> None:
    """From worlds it cannot tell apart the same position is sent."""
    state = begun(game)
    seat = state.actors()[0]
    other = state.redeal(seat, Fast(77))
    budgets = [Budget(10)] * 2
    sent = errands(Perspective(state, seat, seed=1), budgets, Fast(5))
    assert sent == errands(Perspective(other, seat, seed=2), budgets, Fast(5))
    assert sent[0].position == sent[1].position
    assert sent[0].seed != sent[1].seed


def test_opinions_weigh_as_much_as_they_were_tried() -> None:
    mine = [Candidate(7, 3, (1.0, 0.0)), Candidate(8, 0), Candidate(9, 0)]
    yours = [Candidate(7, 1, (0.0, 1.0)), Candidate(8, 5, (0.5, 0.5)), Candidate(9, 0)]
    assert together([mine, yours]) == [
        Candidate(8, 5, (0.5, 0.5)),
        Candidate(7, 4, (0.75, 0.25)),
        Candidate(9, 0),
    ]


def test_an_errand_broken_off_is_not_taken_for_the_next() -> None:
    state = begun(games.load("dragon"))
    perspective = Perspective(state, state.actors()[0])
    forgotten, wanted = errands(perspective, [Budget(10), Budget(20)], Fast(1))
    mate(0, think).send(forgotten)
    mate(0, think).send(wanted)
    assert sum(c.visits for c in mate(0, think).answer(wanted)) == 20


def test_who_loses_a_mate_thinks_on_alone() -> None:
    state = begun(games.load("dragon"))
    perspective = Perspective(state, state.actors()[0])
    bot = Search(1, Budget(40, processes=2))
    assert sum(c.visits for c in bot.consider(perspective).candidates) == 40
    pid = mate(0, think).pid
    assert pid
    os.kill(pid, signal.SIGKILL)
    alone = Search(1, Budget(40, processes=2)).consider(perspective)
    assert sum(c.visits for c in alone.candidates) == 20
    again = Search(1, Budget(40, processes=2)).consider(perspective)
    assert sum(c.visits for c in again.candidates) == 40


def test_a_dead_mate_is_told() -> None:
    state = begun(games.load("dragon"))
    (errand,) = errands(Perspective(state, state.actors()[0]), [Budget(10)], Fast(1))
    lost = mate(1, think)
    assert lost.pid
    os.kill(lost.pid, signal.SIGKILL)
    lost.send(errand)
    with pytest.raises(MateLost):
        lost.answer(errand)
    mate.cache_clear()
