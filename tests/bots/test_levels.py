"""The levels: each steadier than the one before, and playable where there is no net."""

from itertools import pairwise

import pytest

from lorcha import games
from lorcha.bots import LEVELS
from lorcha.bots.net import BLUNDER, NetBot
from lorcha.bots.temperatures import OTHER_GAMES, TEMPERATURES, temperature_of
from lorcha.core.chance import Fast
from lorcha.core.perspective import Perspective
from lorcha.nets import shelf
from tests.nets.small import small_net
from tests.toy import TOY

SLIPS = 300  # enough to meet every move that may be taken


@pytest.mark.parametrize("name", [*games.SHELF, "another game"])
def test_a_higher_level_has_a_steadier_hand(name: str) -> None:
    ahead, by_net = ["ship_boy", "sailor"], ["boatswain", "mate", "captain"]
    assert list(OTHER_GAMES) == list(TEMPERATURES) == list(LEVELS)[: len(ahead + by_net)]
    for levels in (ahead, by_net):
        temperatures = [temperature_of(level, name) for level in levels]
        assert all(lower > higher for lower, higher in pairwise(temperatures))


def test_a_slip_is_no_blunder(monkeypatch: pytest.MonkeyPatch) -> None:
    game = games.load("dragon")
    monkeypatch.setattr(shelf, "_shipped", {"dragon": small_net(game, 4)})
    state = game.new(2, chance=Fast(1))
    perspective = Perspective(state, state.actors()[0])
    policy = small_net(game, 4).evaluate(state, perspective.seat).policy
    moves, weights = perspective.legal(), (policy / policy.max()) ** (1 / 0.1)
    possible = {move for move, weight in zip(moves, weights, strict=True) if weight > BLUNDER}
    bot = NetBot(1, temperature=0.1)
    taken = {bot.choose(perspective) for _ in range(SLIPS)}
    assert 1 < len(possible) < len(moves)
    assert len(taken) > 1
    assert taken <= possible


@pytest.mark.parametrize("level", LEVELS)
def test_a_game_without_a_net_has_all_levels(level: str) -> None:
    state = TOY.new(3, chance=Fast(1))
    seat = state.actors()[0]
    assert LEVELS[level](1).choose(Perspective(state, seat)) in state.legal(seat)
