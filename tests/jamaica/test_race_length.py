"""How long random games take: no race is endless (JA-26 sets no limit)."""

from statistics import median, quantiles
from typing import cast

import pytest

from lorcha.core.chance import Fast
from lorcha.core.playout import playout
from lorcha.games.jamaica.state import Table
from tests.jamaica.positions import GAME

FEWEST = 5  # 32 spaces need three rounds of double sixes at the very least
MOST = 400


def rounds(seats: int, games: int) -> list[int]:
    lengths = []
    for seed in range(games):
        state = cast(Table, GAME.new(seats, chance=Fast(seed)))
        playout(state, Fast(seed + 1))
        lengths.append(int(state.round))
    return sorted(lengths)


def check(lengths: list[int]) -> None:
    assert lengths[0] >= FEWEST
    assert lengths[-1] <= MOST
    assert 18 <= median(lengths) <= 34
    assert quantiles(lengths, n=100)[-1] < 100


@pytest.mark.parametrize("seats", GAME.seats)
def test_random_races_end_in_good_time(seats: int) -> None:
    check(rounds(seats, 100))


@pytest.mark.soak
@pytest.mark.parametrize("seats", GAME.seats)
def test_so_do_ten_thousand(seats: int, capsys: pytest.CaptureFixture[str]) -> None:
    lengths = rounds(seats, 10_000)
    check(lengths)
    cuts = quantiles(lengths, n=100)
    shares = ", ".join(f"{p} %: {cuts[p - 1]:.0f}" for p in (1, 10, 50, 90, 99))
    with capsys.disabled():
        print(f"\njamaica for {seats}: rounds {lengths[0]} to {lengths[-1]} ({shares})")
