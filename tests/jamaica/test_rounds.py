"""How long random captains dither: no race is endless (JA-26 sets no limit)."""

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
    found = []
    for seed in range(games):
        state = cast(Table, GAME.new(seats, chance=Fast(seed)))
        playout(state, Fast(seed + 1))
        found.append(int(state.round))
    return sorted(found)


def check(found: list[int]) -> None:
    assert found[0] >= FEWEST
    assert found[-1] <= MOST
    assert 18 <= median(found) <= 34
    assert quantiles(found, n=100)[-1] < 100


@pytest.mark.parametrize("seats", GAME.seats)
def test_random_races_end_in_good_time(seats: int) -> None:
    check(rounds(seats, 100))


@pytest.mark.soak
@pytest.mark.parametrize("seats", GAME.seats)
def test_so_do_ten_thousand(seats: int, capsys: pytest.CaptureFixture[str]) -> None:
    found = rounds(seats, 10_000)
    check(found)
    cuts = quantiles(found, n=100)
    told = ", ".join(f"{p} %: {cuts[p - 1]:.0f}" for p in (1, 10, 50, 90, 99))
    with capsys.disabled():
        print(f"\njamaica for {seats}: rounds {found[0]} to {found[-1]} ({told})")
