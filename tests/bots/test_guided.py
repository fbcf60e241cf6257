"""A search with a net inside: its priors and its values are the net's, and it waits for none."""

from pathlib import Path

import numpy as np
import pytest

from lorcha import games
from lorcha.bots import Budget, load
from lorcha.bots.guide import NO_NET, Guide
from lorcha.bots.guided import Guided
from lorcha.bots.ismcts import ISMCTS
from lorcha.bots.search import PlainSearch, Search
from lorcha.bots.simulators import NetRounds
from lorcha.bots.tuning import Tuning
from lorcha.core.chance import Fast
from lorcha.core.game import Game
from lorcha.core.journal import Journal
from lorcha.core.perspective import Perspective
from lorcha.nets import shelf
from lorcha.nets.card import card_text, new_card
from lorcha.nets.tensors import BadFile, write_tensors
from tests.nets.small import small_arrays, small_net

ON_THE_SHELF = [games.load(name) for name in games.SHELF]
TUNING = Tuning(exploration=1.0, temperature=2.0, untried=0.1, least=0.02)


def opening(game: Game, seats: int = 2) -> Perspective:
    state = game.new(seats, chance=Fast(1), journal=Journal())
    return Perspective(state, state.actors()[0])


def trees(perspective: Perspective) -> ISMCTS:
    return ISMCTS(perspective.game.valuation, perspective.seat, perspective.seats, Fast(3))


@pytest.mark.parametrize("game", ON_THE_SHELF, ids=games.SHELF)
def test_the_root_takes_its_prior_from_the_policy(game: Game) -> None:
    """Flattened by the temperature, and no move is left without hope."""
    perspective, net = opening(game), small_net(game)
    ismcts = trees(perspective)
    NetRounds(ismcts, net, TUNING).prepare(perspective, Fast(1))
    policy = net.evaluate(perspective.sample(Fast(1)), perspective.seat).policy
    expected = np.maximum((policy / policy.max()) ** 0.5, 0.02)
    assert list(ismcts.root.prior)[: len(policy)] == pytest.approx(expected.tolist(), abs=1e-5)


def test_a_new_node_learns_the_shares_of_the_net() -> None:
    perspective = opening(games.load("dragon"))
    ismcts = trees(perspective)
    guided, count = Guided(ismcts, *TUNING), len(perspective.legal())
    guided.judge_root(perspective.sample(Fast(1)), [1 / count] * count)
    simulation = ismcts.start(perspective.sample(Fast(1)))
    assert guided.descend(simulation)
    waiting = simulation.world.legal(int(simulation.actor))
    assert not guided.learn(simulation, [1 / len(waiting)] * len(waiting), [0.25, 0.75])
    slot = simulation.slots[0]
    assert list(ismcts.root.shares)[2 * slot : 2 * slot + 2] == [0.25, 0.75]


@pytest.mark.parametrize("game", ON_THE_SHELF, ids=games.SHELF)
def test_no_simulation_is_left_waiting(game: Game) -> None:
    perspective = opening(game, game.seats[-1])
    ismcts = trees(perspective)
    rounds = NetRounds(ismcts, small_net(game), TUNING)
    rounds.prepare(perspective, Fast(1))
    for done in range(0, 96, 16):
        rounds.run([perspective.sample(Fast(done + number)) for number in range(16)])
    rounds.finish()
    assert sum(ismcts.root.visits) == 96
    nodes = [node for tree in ismcts.trees for node in tree.values()]
    assert not any(sum(node.waiting) for node in nodes)


def test_weights_of_ones_own(tmp_path: Path) -> None:
    game, path = games.load("dragon"), tmp_path / "own.safetensors"
    write_tensors(path, small_arrays(game, seed=5), card_text(new_card(game)))
    perspective = opening(game)
    own = load(f"search:40@{path}", 1).consider(perspective)
    assert own == Search(1, Budget(40), guide=Guide(str(path))).consider(perspective)
    assert own != load("search:40", 1).consider(perspective)
    with pytest.raises(BadFile, match="the weights are for game dragon"):
        load(f"search:40@{path}", 1).choose(opening(games.load("panda")))


def test_without_weights_it_searches_as_the_plain_one(monkeypatch: pytest.MonkeyPatch) -> None:
    perspective = opening(games.load("jamaica"))
    plain = PlainSearch(1, Budget(30)).consider(perspective)
    assert Search(1, Budget(30), guide=NO_NET).consider(perspective) == plain
    assert load("search:30", 1).consider(perspective) != plain
    monkeypatch.setattr(shelf, "_shipped", {"jamaica": None})
    assert load("search:30", 1).consider(perspective) == plain
