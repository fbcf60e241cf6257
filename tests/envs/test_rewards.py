"""The rewards of each seat, of all three kinds."""

from random import Random

import pytest

from lorcha.core.chance import Fast
from lorcha.core.options import BadOption
from lorcha.core.standing import Standing
from lorcha.core.state import State
from lorcha.envs.config import make_config
from lorcha.envs.rewards import Rewards
from tests.envs.configs import EVERY

POINT = 100  # hundredths


class Ended(State):
    """A finished game with these places and scores."""

    def __init__(self, places: list[int], scores: list[int]) -> None:
        super().__init__(len(places), Fast(0))
        self.final = [Standing(s, places[s], scores[s], {}) for s in range(len(places))]

    def standings(self) -> list[Standing]:
        return self.final


def returns(kind: str, places: list[int], scores: list[int]) -> list[float]:
    return list(Rewards(kind, 10 * POINT).returns(Ended(places, scores)))


def test_winners_share_the_win() -> None:
    assert returns("win", [2, 1, 3], [5, 9, 1]) == [0, 1, 0]
    assert returns("win", [1, 1, 3], [9, 9, 1]) == [0.5, 0.5, 0]


def test_ranks_go_from_one_to_minus_one_and_ties_share() -> None:
    assert returns("rank", [2, 1, 3], [5, 9, 1]) == [0, 1, -1]
    assert returns("rank", [1, 1, 3], [9, 9, 1]) == [0.5, 0.5, -1]
    assert returns("rank", [1, 1], [3, 3]) == [0, 0]


def test_a_margin_is_counted_from_the_mean_of_the_others() -> None:
    assert returns("margin", [1, 2, 3], [30, 20, 10]) == pytest.approx([1.5, 0, -1.5])


@pytest.mark.parametrize("kind", ["win", "rank", "margin"])
@pytest.mark.parametrize(("name", "seats"), EVERY)
def test_the_sum_is_always_the_same(name: str, seats: int, kind: str) -> None:
    config, chooser = make_config(name, seats, reward=kind), Random(1)
    state = config.new_game(1)
    while not state.over():
        seat = state.actors()[0]
        state.play(seat, chooser.choice(state.legal(seat)))
    assert sum(config.returns(state)) == pytest.approx(1.0 if kind == "win" else 0.0, abs=1e-9)


def test_another_reward_is_refused() -> None:
    with pytest.raises(BadOption, match="win, rank, margin, not 'fun'"):
        make_config("dragon", 3, reward="fun")
