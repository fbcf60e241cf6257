"""How long the lists of legal moves get in random games."""

import pytest

from lorcha.core.chance import Fast
from lorcha.games.panda import GAME
from lorcha.games.panda.box import MOST_CARDS, SUITS
from lorcha.games.panda.rules.turn import WIDEST


def lengths(seats: int, games: range) -> list[int]:
    """The number of legal moves at every decision of these games."""
    widths = []
    for number in games:
        state = GAME.new(seats, chance=Fast(number))
        random = Fast(number + 1)
        while not state.over():
            seat = state.actors()[0]
            moves = state.legal(seat)
            widths.append(len(moves))
            state.play(seat, moves[random.below(len(moves))])
    return widths


def check(widths: list[int]) -> None:
    assert sum(widths) / len(widths) < 10
    # In steps there are fewer combinations than bids, but they may be more than the limit.
    assert max(widths) <= max(2 * WIDEST, MOST_CARDS + 1) + 2 * len(SUITS) + 1


@pytest.mark.parametrize("seats", GAME.seats)
def test_lists_stay_short(seats: int) -> None:
    check(lengths(seats, range(10)))


@pytest.mark.soak
@pytest.mark.parametrize("seats", GAME.seats)
def test_lists_stay_short_in_a_thousand_games(seats: int) -> None:
    check(lengths(seats, range(1000)))
