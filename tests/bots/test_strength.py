"""Stronger bots win: a handful of games shows the order, the arena shows by how much."""

import pytest

from lorcha.bots import load
from lorcha.core.chance import Fast
from lorcha.core.game import NO_VALUATION, Game
from lorcha.core.perspective import Perspective
from lorcha.games import SHELF
from lorcha.games import load as take_down

GAMES = 4


def wins(game: Game, first: str, second: str, count: int) -> float:
    """Wins of the first bot against the second, for two players, with seats swapped."""
    won = 0.0
    for number in range(count):
        swapped = number % 2
        names = [second, first] if swapped else [first, second]
        bots = [load(name, number * 7 + seat) for seat, name in enumerate(names)]
        state = game.new(2, chance=Fast(number // 2))
        while not state.over():
            seat = state.actors()[0]
            state.play(seat, bots[seat].choose(Perspective(state, seat)))
        best = [standing.seat for standing in state.standings() if standing.place == 1]
        won += (swapped in best) / len(best)
    return won


@pytest.mark.parametrize(
    "name", [name for name in SHELF if take_down(name).valuation is not NO_VALUATION]
)
def test_greedy_beats_random(name: str) -> None:
    assert wins(take_down(name), "greedy", "random", GAMES) >= 0.75 * GAMES


def test_a_short_search_beats_random() -> None:
    assert wins(take_down("dragon"), "search:30", "random", GAMES) >= 0.75 * GAMES
