"""A search: repeatable, honest about its reasons, and fair to those it thinks for."""

from itertools import count

import pytest

from lorcha import games
from lorcha.bots import Budget, UnknownBot, load
from lorcha.bots.budget import read_budget
from lorcha.bots.forest import Forest
from lorcha.bots.search import Search
from lorcha.core.chance import Fast
from lorcha.core.game import Game
from lorcha.core.journal import Journal
from lorcha.core.perspective import Perspective
from lorcha.core.valuation import Valuation
from tests.laws.tables import GAMES
from tests.toy import TOY

DRAGON = games.load("dragon")


def opening(game: Game, seats: int, number: int = 1) -> Perspective:
    state = game.new(seats, chance=Fast(number), journal=Journal())
    return Perspective(state, state.actors()[0])


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_the_same_seed_and_simulations_give_the_same_thought(game: Game) -> None:
    perspective = opening(game, game.seats[0])
    first = load("search:60", 3).consider(perspective)
    assert load("search:60", 3).consider(perspective) == first
    assert load("search:60", 4).consider(perspective) != first


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_reasons_name_every_move_once_and_share_one_win(game: Game) -> None:
    for seats in game.seats:
        perspective = opening(game, seats)
        thought = load("search:60", 3).consider(perspective)
        assert sorted(c.move for c in thought.candidates) == sorted(perspective.legal())
        assert sum(c.visits for c in thought.candidates) == 60
        assert thought.move == thought.candidates[0].move
        assert thought.candidates[0].visits == max(c.visits for c in thought.candidates)
        for candidate in thought.candidates:
            assert bool(candidate.shares) == (candidate.visits > 0)
            assert not candidate.shares or sum(candidate.shares) == pytest.approx(1)
            assert not candidate.shares or len(candidate.shares) == seats


@pytest.mark.parametrize("name", games.SHELF)
def test_who_is_to_tell_of_the_third_best_tries_it_too(name: str) -> None:
    thought = Search(3, Budget(simulations=400), broad=True).consider(opening(GAMES[name], 2))
    assert all(candidate.visits for candidate in thought.candidates[:3])


def test_a_second_decision_builds_on_the_first() -> None:
    """The prince who chose his two persons places them at once: the same line of thought."""
    state = DRAGON.new(2, {"start_seat": 0}, chance=Fast(1), journal=Journal())
    bot = Search(1, Budget(simulations=400))
    seat = state.actors()[0]
    visits = []
    while state.actors() == [seat]:
        thought = bot.consider(Perspective(state, seat))
        visits.append(sum(c.visits for c in thought.candidates))
        state.play(seat, thought.move)
    assert len(visits) > 1
    assert visits[0] == 400
    assert all(count > 400 for count in visits[1:])


def test_another_game_is_thought_about_afresh() -> None:
    bot = Search(1, Budget(simulations=50))
    for number in (1, 2):
        thought = bot.consider(opening(DRAGON, 2, number))
        assert sum(c.visits for c in thought.candidates) == 50


def test_time_is_kept() -> None:
    thought = Search(1, Budget(seconds=0.05)).consider(opening(DRAGON, 3))
    assert sum(c.visits for c in thought.candidates) > 0


def test_no_time_is_spent_on_a_choice_that_cannot_change(monkeypatch: pytest.MonkeyPatch) -> None:
    """A clock on which every simulation takes a second: a thousand of them, if they are needed."""
    ticks = count()
    monkeypatch.setattr("lorcha.bots.search.perf_counter", lambda: float(next(ticks)))
    thought = Search(1, Budget(seconds=1000.0)).consider(opening(DRAGON, 2))
    made = sum(c.visits for c in thought.candidates)
    first, second = thought.candidates[:2]
    assert made < 1000
    assert first.visits - second.visits > 1000 - made


def test_budgets_are_read() -> None:
    assert read_budget("800") == Budget(simulations=800)
    assert read_budget("1.5s") == Budget(seconds=1.5)
    assert read_budget("800*2") == Budget(simulations=800, processes=2)
    assert [str(read_budget(text)) for text in ("800", "1.5s*3")] == ["800", "1.5s*3"]
    wrong = ("", "0", "0s", "s", "-3", "1e9s", "Vera", "0*2", "0s*1", "9*", "9*0", "*2", "9*100")
    assert [read_budget(text) for text in wrong] == [None] * len(wrong)


def test_processes_share_the_simulations() -> None:
    assert [share.simulations for share in Budget(11, processes=3).shares()] == [4, 4, 3]
    assert [share.seconds for share in Budget(seconds=2.0, processes=2).shares()] == [2.0, 2.0]


@pytest.mark.parametrize("name", ["search:", "search:Vera", "greedy:1s", "nobody:1s"])
def test_a_bot_that_is_not_there_is_told(name: str) -> None:
    with pytest.raises(UnknownBot):
        load(name, 1)


def test_who_answers_at_the_same_time_reads_the_others_later() -> None:
    """Stakes in the toy are secret: a seat's place in its tree is the same whatever others staked,
    until all have staked."""
    marks = []
    for first in range(3):
        world = TOY.new(3, chance=Fast(1)).clone()
        forest = Forest(TOY.valuation, 0, 3, Fast(1))
        forest.set_out()
        world.journal = Journal()
        forest.step(world, 0, world.legal(0)[first])
        assert [int(mark) for mark in forest.known][1:] == [0, 0]
        forest.step(world, 1, world.legal(1)[0])
        forest.step(world, 2, world.legal(2)[0])
        marks.append(list(forest.known))
    assert len({mark[2] for mark in marks}) == 3


def test_with_own_moves_only_the_same_node_is_visited_again() -> None:
    """By its own moves alone; by all that four captains reveal it would hardly ever."""

    def tries_of_the_second_decision(own_moves_only: bool) -> int:
        judge = Valuation(rollout=4, own_moves_only=own_moves_only)
        perspective = opening(games.load("ching"), 4)
        forest = Forest(judge, perspective.seat, 4, Fast(1))
        for _ in range(100):
            forest.simulate(perspective.sample(forest.chance))
        own = forest.trees[perspective.seat]
        return max(int(node.tried) for node in own.values() if node is not forest.root)

    assert tries_of_the_second_decision(own_moves_only=True) > 5 * tries_of_the_second_decision(
        own_moves_only=False
    )
