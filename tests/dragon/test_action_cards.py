"""E. Phase I: what the seven cards do."""

from collections import Counter

import pytest

from tests.citing import rule
from tests.dragon.positions import (
    FOR_TWO,
    current_question,
    each,
    journal,
    moves,
    palaces,
    play,
    prince,
    random_game,
    table,
)


@rule("YD-35")
def test_taxes() -> None:
    state = table(prince("3 tax_collector tax_collector"), prince(), groups=FOR_TWO)
    play(state, 0, "act taxes")
    play(state, 1, "act taxes")
    assert each(state, "yuan") == [6 + 2 + 6, 6 - 3 + 2]


@rule("YD-36", "YD-37")
def test_build() -> None:
    """One floor and one for each hammer, each where the prince likes."""
    state = table(prince("2 craftsman craftsman", "3"), prince(), groups=FOR_TWO)
    reserve = state.floors_left
    play(state, 0, "act build", "found")
    assert current_question(state) == ("floor", [0])
    assert moves(state, 0) == ["build 1", "build 3", "found"]  # also on what was just begun
    play(state, 0, "build 3", "build 3")
    assert palaces(state, 0) == {1: "2 craftsman craftsman", 2: "3", 3: "3"}
    assert current_question(state) == ("action", [1])
    assert state.floors_left == reserve - 3


@rule("YD-37")
def test_all_floors_must_be_placed() -> None:
    """The second floor has one place left to go, and goes there."""
    state = table(prince("2 craftsman"), prince(), groups=FOR_TWO)
    play(state, 0, "act build")
    assert moves(state, 0) == ["build 1", "found"]
    play(state, 0, "build 1")
    assert palaces(state, 0) == {1: "3 craftsman", 2: "1"}
    assert current_question(state) == ("action", [1])


@rule("YD-38")
def test_harvest() -> None:
    state = table(prince("2 farmer old_farmer"), prince("2"), groups=FOR_TWO)
    play(state, 0, "act harvest")
    assert each(state, "rice") == [1 + 3, 0]
    assert state.rice_left == 20
    play(state, 1, "act harvest")
    assert each(state, "rice") == [4, 1]


@rule("YD-39")
def test_fireworks() -> None:
    state = table(prince("2 pyrotechnist old_pyrotechnist"), prince("2"), groups=FOR_TWO)
    play(state, 0, "act fireworks")
    assert each(state, "fireworks") == [1 + 3, 0]
    assert state.fireworks_left == 8
    play(state, 1, "act fireworks")
    assert each(state, "fireworks") == [4, 1]


@rule("YD-40")
def test_military() -> None:
    """Spaces on the person track, and no points."""
    home = prince("2 warrior old_warrior", space=9)
    state = table(home, prince("2", space=5), groups=FOR_TWO)
    play(state, 0, "act military")
    play(state, 1, "act military")
    assert each(state, "space") == [9 + 4, 5 + 1]
    assert each(state, "points") == [0, 0]


@rule("YD-41")
def test_research() -> None:
    """Points, and no spaces on the person track."""
    home = prince("2 scholar old_scholar", space=9)
    state = table(home, prince("2", space=5), groups=FOR_TWO)
    play(state, 0, "act research")
    play(state, 1, "act research")
    assert each(state, "points") == [1 + 5, 1]
    assert each(state, "space") == [9, 5]


@rule("YD-42")
@pytest.mark.parametrize(("size", "price"), [("small", 2), ("large", 6)])
def test_privilege(size: str, price: int) -> None:
    state = table(prince(yuan=20), prince(), groups=FOR_TWO)
    bank = state.bank
    play(state, 0, "act privilege", f"buy {size}")
    assert each(state, size) == [1, 0]
    assert each(state, "yuan")[0] == 20 - price
    assert state.bank == bank + price
    assert current_question(state) == ("action", [1])  # never two in one turn


@rule("YD-42")
def test_privileges_are_never_lost() -> None:
    for state in random_game(4, 3):
        held = Counter(e["seat"] for e in journal(state, "bought"))
        assert [s + x for s, x in zip(each(state, "small"), each(state, "large"), strict=True)] == [
            held[seat] for seat in range(4)
        ]
    assert journal(state, "bought")
