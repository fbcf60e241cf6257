"""How long random games last and how they end, for each way to play."""

from collections import Counter
from dataclasses import dataclass, field
from typing import cast

import pytest

from lorcha.core.chance import Fast
from lorcha.core.compiled import COMPILED
from lorcha.core.playout import playout
from lorcha.games.ching import GAME
from lorcha.games.ching.events import ENDINGS
from lorcha.games.ching.rules.game import Ching
from tests.citing import rule

GAMES = 300 if COMPILED else 20
MODES = [(2, "individual"), (3, "individual"), (4, "individual"), (4, "team")]
every_mode = pytest.mark.parametrize(("seats", "mode"), MODES)


@dataclass
class Evening:
    """Many games: how many rounds each took, and what ended it."""

    rounds: list[int] = field(default_factory=list)
    endings: Counter[str] = field(default_factory=Counter)

    def summary(self) -> str:
        marks = sorted(self.rounds)
        shares = [marks[len(marks) * part // 20] for part in (0, 1, 5, 10, 15, 19)]
        least, low, quarter, median, upper, high = shares
        ends = ", ".join(f"{end} {count}" for end, count in self.endings.most_common())
        return (
            f"{len(marks)} games: rounds {least} to {marks[-1]}, median {median}, half of them "
            f"{quarter} to {upper}, nine in ten {low} to {high}; ended by {ends}"
        )


def played(seats: int, mode: str, games: int) -> Evening:
    evening = Evening()
    for number in range(games):
        state = cast(Ching, GAME.new(seats, {"mode": mode}, chance=Fast(number)))
        playout(state, Fast(number + 1))
        assert GAME.broken_invariants(state) == []
        evening.rounds.append(int(state.round))
        evening.endings[ENDINGS[state.ending]] += 1
    return evening


def check(evening: Evening) -> None:
    """Players who draw lots need long; the China Pearl, not the last mission, stops them."""
    assert set(evening.endings) <= {"china_pearl", "missions", "standstill"}
    assert evening.endings["china_pearl"] > len(evening.rounds) // 2
    assert 20 < sorted(evening.rounds)[len(evening.rounds) // 2] < 300


@rule("MC-97", "MC-122")
@every_mode
def test_random_games_end_in_one_of_three_ways(seats: int, mode: str) -> None:
    check(played(seats, mode, GAMES))


@pytest.mark.soak
@every_mode
def test_ten_thousand_games_of_each_mode(
    seats: int, mode: str, capsys: pytest.CaptureFixture[str]
) -> None:
    evening = played(seats, mode, 10_000)
    check(evening)
    with capsys.disabled():
        print(f"\nching for {seats}, {mode}: {evening.summary()}")
