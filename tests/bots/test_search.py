"""A search: repeatable, honest about its reasons, and fair to the other seats."""

from itertools import count

import pytest

from lorcha import games
from lorcha.bots import Budget, Decision, UnknownBot, load
from lorcha.bots.budget import read_budget
from lorcha.bots.ismcts import ISMCTS
from lorcha.bots.ranking import is_settled, rank
from lorcha.bots.search import PlainSearch, Search
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
def test_the_same_seed_and_simulations_give_the_same_decision(game: Game) -> None:
    perspective = opening(game, game.seats[0])
    first = load("search:60", 3).consider(perspective)
    assert load("search:60", 3).consider(perspective) == first
    assert load("search:60", 4).consider(perspective) != first


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_reasons_name_every_move_once_and_share_one_win(game: Game) -> None:
    for seats in game.seats:
        perspective = opening(game, seats)
        decision = load("search:60", 3).consider(perspective)
        assert sorted(c.move for c in decision.candidates) == sorted(perspective.legal())
        assert sum(c.visits for c in decision.candidates) == 60
        assert decision.move == decision.candidates[0].move
        tried = [c for c in decision.candidates if c.visits]
        assert decision.candidates == rank(decision.candidates)
        assert all(0 < candidate.gain < 1 for candidate in tried)
        for candidate in decision.candidates:
            assert bool(candidate.shares) == (candidate.visits > 0)
            assert not candidate.shares or sum(candidate.shares) == pytest.approx(1)
            assert not candidate.shares or len(candidate.shares) == seats


@pytest.mark.parametrize("name", games.SHELF)
def test_with_try_all_the_third_best_is_tried_too(name: str) -> None:
    decision = Search(3, Budget(simulations=400), try_all=True).consider(opening(GAMES[name], 2))
    assert all(candidate.visits for candidate in decision.candidates[:3])


def test_a_second_decision_builds_on_the_first() -> None:
    """The prince who chose two persons places them at once: the tree is kept."""
    state = DRAGON.new(2, {"start_seat": 0}, chance=Fast(1), journal=Journal())
    bot = Search(1, Budget(simulations=400))
    seat = state.actors()[0]
    visits = []
    while state.actors() == [seat]:
        decision = bot.consider(Perspective(state, seat))
        visits.append(sum(c.visits for c in decision.candidates))
        state.play(seat, decision.move)
    assert len(visits) > 1
    assert visits[0] == 400
    assert all(count > 400 for count in visits[1:])


def test_another_game_starts_with_a_new_tree() -> None:
    bot = Search(1, Budget(simulations=50))
    for number in (1, 2):
        decision = bot.consider(opening(DRAGON, 2, number))
        assert sum(c.visits for c in decision.candidates) == 50


def test_the_time_limit_is_kept() -> None:
    decision = Search(1, Budget(seconds=0.05)).consider(opening(DRAGON, 3))
    assert sum(c.visits for c in decision.candidates) > 0


def test_no_time_is_spent_on_a_choice_that_cannot_change(monkeypatch: pytest.MonkeyPatch) -> None:
    """On this clock every simulation takes a second: a thousand of them, if they are needed."""
    ticks = count()
    monkeypatch.setattr("lorcha.bots.search.perf_counter", lambda: float(next(ticks)))
    decision = PlainSearch(1, Budget(seconds=1000.0)).consider(opening(games.load("jamaica"), 2))
    simulations = sum(c.visits for c in decision.candidates)
    assert simulations < 1000
    assert is_settled(decision.candidates, 1000 - simulations)


def test_with_a_net_it_stops_early_too(monkeypatch: pytest.MonkeyPatch) -> None:
    """Here each look of the net takes a second."""
    ticks = count()
    monkeypatch.setattr("lorcha.bots.search.perf_counter", lambda: float(next(ticks)))
    Search(1, Budget(seconds=1000.0)).consider(opening(games.load("jamaica"), 2))
    assert next(ticks) < 1000


def test_the_classic_search_takes_the_most_visited_move() -> None:
    """It differs from the tuned one in its prior too: other moves are tried."""
    classic = load("search-classic:200", 3).consider(opening(DRAGON, 2))
    tuned = load("search-plain:200", 3).consider(opening(DRAGON, 2))
    assert classic.candidates[0].visits == max(c.visits for c in classic.candidates)
    assert untried(classic) > untried(tuned)


def untried(decision: Decision) -> int:
    return sum(not candidate.visits for candidate in decision.candidates)


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


@pytest.mark.parametrize(
    "name",
    [
        "search:",
        "search:Vera",
        "search:@own.safetensors",
        "greedy:1s",
        "nobody:1s",
        "search-classic",
        "search-classic:9*2",
        "search-plain:1s@own.safetensors",
    ],
)
def test_an_unknown_bot_is_reported(name: str) -> None:
    with pytest.raises(UnknownBot):
        load(name, 1)


def test_seats_that_answer_at_the_same_time_read_the_others_later() -> None:
    """Stakes in the toy are secret: a seat's node is the same whatever others staked,
    until all have staked."""
    keys = []
    for first in range(3):
        world = TOY.new(3, chance=Fast(1)).clone()
        simulation = ISMCTS(TOY.valuation, 0, 3, Fast(1)).start(world)
        simulation.step(0, world.legal(0)[first])
        assert [int(key) for key in simulation.keys][1:] == [0, 0]
        simulation.step(1, world.legal(1)[0])
        simulation.step(2, world.legal(2)[0])
        keys.append(list(simulation.keys))
    assert len({key[2] for key in keys}) == 3


def test_with_own_moves_only_the_same_node_is_visited_again() -> None:
    """With four captains who reveal at once, everything a seat reads makes every node new."""

    def visits_of_the_second_decision(own_moves_only: bool) -> int:
        valuation = Valuation(rollout=4, own_moves_only=own_moves_only)
        perspective = opening(games.load("ching"), 4)
        ismcts = ISMCTS(valuation, perspective.seat, 4, Fast(1))
        for _ in range(100):
            ismcts.simulate(perspective.sample(ismcts.chance))
        own = ismcts.trees[perspective.seat]
        return max(int(node.total_visits) for node in own.values() if node is not ismcts.root)

    assert visits_of_the_second_decision(own_moves_only=True) > 5 * visits_of_the_second_decision(
        own_moves_only=False
    )
