"""H. The end of phase III: palaces where nobody lives decay."""

import pytest

from tests.citing import rule
from tests.dragon.journals import months_of, palaces_after
from tests.dragon.positions import journal, palaces, play, prince, random_game, table


@rule("YD-73")
@pytest.mark.parametrize("month", [1, 6, 12])
def test_empty_palaces_lose_a_floor_every_month(month: int) -> None:
    home = prince("3", "2", "1", "3 monk")
    state = table(home, prince("1"), at="event decay", month=month, event="peace")
    assert palaces(state, 0) == {1: "2", 2: "1", 4: "3 monk"}
    assert palaces(state, 1) == {}
    assert journal(state, "decayed")[2] == {"seat": 0, "palace": 3, "floors": 0}


@rule("YD-73")
def test_what_was_built_or_emptied_this_month_decays_too() -> None:
    state = table(prince("2"), prince("2 monk"), at="action event decay", event="contagion")
    play(state, 0, "act build", "found")
    play(state, 1, "pass")
    assert palaces(state, 0) == {1: "1"}
    assert palaces(state, 1) == {1: "1"}


@rule("YD-73", "YD-74")
@pytest.mark.parametrize("seats", [2, 4])
def test_a_floor_of_each_empty_palace_each_month(seats: int) -> None:
    """Once a month, in all twelve, for all together: what stood empty after the releases."""
    for seed in range(5):
        *_, state = random_game(seats, seed)
        before, *year = months_of(journal(state))
        for month in year:
            last = [entry["event"] for entry in month].index("scored")
            homes = palaces_after(
                before + [e for e in month[:last] if e["event"] != "decayed"], seats
            )
            empty = {
                (seat, number, int(home[0]) - 1)
                for seat in range(seats)
                for number, home in homes[seat].items()
                if len(home) == 1
            }
            decayed = [e for e in month if e["event"] == "decayed"]
            assert {(e["seat"], e["palace"], e["floors"]) for e in decayed} == empty
            assert len(decayed) == len(empty)
            before += month


@rule("YD-74")
def test_only_empty_palaces_shrink() -> None:
    state = table(prince("1 monk", "3 farmer"), prince("3"), at="decay")
    assert palaces(state, 0) == {1: "1 monk", 2: "3 farmer"}
    assert palaces(state, 1) == {1: "2"}
