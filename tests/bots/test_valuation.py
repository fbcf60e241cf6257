"""The valuations of the games: exact at the end, and without side effects."""

import pytest

from lorcha.core.game import NO_VALUATION, Game
from lorcha.core.match import digest
from lorcha.games import SHELF
from lorcha.games import load as take_down
from tests.laws.tables import positions, sampled

VALUED = [game for game in map(take_down, SHELF) if game.valuation is not NO_VALUATION]
NAMES = [game.id for game in VALUED]


@pytest.mark.parametrize("name", ["dragon", "jamaica", "ching", "panda"])
def test_our_games_have_their_own_valuations(name: str) -> None:
    assert name in NAMES
    assert take_down(name).valuation.spread > 0


@pytest.mark.parametrize("game", VALUED, ids=NAMES)
def test_at_the_end_the_value_is_the_score(game: Game) -> None:
    for seats in game.seats:
        *_, end = positions(game, seats, number=0)
        assert end.over()
        for standing in end.standings():
            assert game.valuation.value(end, standing.seat) == 100 * standing.score


@pytest.mark.parametrize("game", VALUED, ids=NAMES)
def test_valuing_changes_nothing(game: Game) -> None:
    for state in sampled(game, game.seats[-1], 1, 3):
        before = digest(state)
        values = [game.valuation.value(state, seat) for seat in range(int(state.seats))]
        assert values == [game.valuation.value(state, seat) for seat in range(int(state.seats))]
        assert digest(state) == before
