"""F. Supplies: what runs out, what comes back."""

import pytest

from lorcha.core.rows import to_list
from tests.citing import rule
from tests.dragon.positions import (
    FOR_THREE,
    FOR_TWO,
    current_question,
    each,
    in_box,
    journal,
    left,
    moves,
    palaces,
    play,
    prince,
    random_game,
    table,
    view,
)


@rule("YD-43", "YD-45")
@pytest.mark.parametrize("seats", [2, 5])
def test_goods_are_the_pieces_in_the_box(seats: int) -> None:
    for state in random_game(seats, 4):
        held = [sum(each(state, field)) for field in ("rice", "fireworks", "small", "large")]
        reserve = (state.rice_left, state.fireworks_left, state.smalls_left, state.larges_left)
        assert [a + b for a, b in zip(held, reserve, strict=True)] == [24, 12, 5, 3]
        assert min(reserve) >= 0
        assert sum(sum(to_list(p.floors)) for p in state.provinces) + state.floors_left == 66


@rule("YD-43")
@pytest.mark.parametrize(("size", "count"), [("small", 5), ("large", 3)])
def test_privileges_run_out(size: str, count: int) -> None:
    other = {"small": "large", "large": "small"}[size]
    state = table(prince(yuan=9), prince() | {size: count - 1}, groups=FOR_TWO)
    play(state, 0, "act privilege")
    assert f"buy {size}" in moves(state, 0)
    play(state, 0, f"buy {size}")
    state = table(prince(yuan=9), prince() | {size: count}, groups=FOR_TWO)
    play(state, 0, "act privilege")  # the other size is all there is
    assert each(state, other)[0] == 1


@rule("YD-44")
@pytest.mark.parametrize(
    ("good", "action", "home", "held"),
    [
        ("rice", "harvest", "3 farmer old_farmer", 22),
        ("fireworks", "fireworks", "3 pyrotechnist old_pyrotechnist", 10),
    ],
)
def test_a_short_reserve_gives_what_there_is(good: str, action: str, home: str, held: int) -> None:
    """Four are due, two are there: two it is, and nothing is owed later."""
    state = table(prince(home), prince() | {good: held}, at="action next", groups=FOR_TWO)
    play(state, 0, f"act {action}")
    assert each(state, good) == [2, held]
    assert f"act {action}" not in moves(state, 1)
    play(state, 1, "pass")
    assert each(state, good) == [2, held]


@rule("YD-44", "YD-83")
def test_a_short_reserve_of_floors() -> None:
    """Four are due, two are there: the number is fixed when the card is chosen."""
    builder = prince("3 craftsman craftsman craftsman", "1")
    state = table(builder, prince(*["3"] * 20), groups=FOR_TWO)
    assert state.floors_left == 2
    play(state, 0, "act build")
    question = view(state).question
    assert question is not None
    assert question.floors == 2
    play(state, 0, "build 2", "found")
    assert current_question(state) == ("action", [1])
    assert (palaces(state, 0)[2], palaces(state, 0)[3]) == ("2", "1")
    assert state.floors_left == 0


@rule("YD-45")
def test_floors_lost_by_decay_can_be_built_again() -> None:
    state = table(prince(*["3"] * 22), prince(), at="decay next", groups=FOR_TWO)
    assert state.floors_left == 22
    assert "act build" in moves(state, 0)


@rule("YD-45")
@pytest.mark.parametrize(
    ("event", "holds", "returned"),
    [
        ("drought", {"rice": 24}, {"rice_left": 1}),
        ("festival", {"fireworks": 12}, {"fireworks_left": 6}),
    ],
)
def test_goods_handed_in_can_be_taken_again(
    event: str, holds: dict[str, int], returned: dict[str, int]
) -> None:
    state = table(prince("2 monk") | holds, prince(), at="event", event=event)
    assert {name: getattr(state, name) for name in returned} == returned


@rule("YD-45")
def test_yuan_paid_go_to_the_bank() -> None:
    """A fee, a privilege, a tribute."""
    rich = prince(yuan=20)
    state = table(rich, rich, at="action collect event", event="tribute", groups=FOR_TWO)
    assert state.bank == 26
    play(state, 0, "act military")
    play(state, 1, "act privilege", "buy small")
    assert each(state, "yuan") == [16, 11]
    assert state.bank == 26 + 3 + 2 + 8


@rule("YD-45", "YD-79")
def test_the_final_sale_returns_the_goods() -> None:
    state = table(prince(rice=3, fireworks=2), prince(rice=21), at="end", month=12)
    assert (each(state, "rice"), each(state, "fireworks")) == ([0, 0], [0, 0])
    assert (state.rice_left, state.fireworks_left) == (24, 12)


@rule("YD-45", "YD-47")
def test_persons_and_privileges_never_come_back() -> None:
    for seed in range(3):
        display, smalls, larges = [99] * 15, 5, 3
        for state in random_game(5, seed):
            now = to_list(state.display)
            assert all(after <= before for after, before in zip(now, display, strict=True))
            assert state.smalls_left <= smalls
            assert state.larges_left <= larges
            display, smalls, larges = now, state.smalls_left, state.larges_left
        assert in_box(state)
        assert journal(state, "bought")


@rule("YD-46")
def test_the_bank_never_runs_out() -> None:
    """All the coins of the box are with one prince, and the others are paid all the same."""
    collector = prince("2 tax_collector", yuan=0)
    rich = prince(yuan=66)
    state = table(rich, collector, prince(yuan=0), groups=FOR_THREE)
    assert state.bank == 0
    play(state, 0, "pass")
    play(state, 1, "act taxes")
    play(state, 2, "pass")
    assert each(state, "yuan") == [66, 5, 3]


@rule("YD-47", "YD-53")
def test_a_type_runs_out() -> None:
    """Of four healers one is old and one young left."""
    state = table(prince("3"), prince("3"), at="person", month=1, boxed={"healer": 2})
    play(state, 0, "card healer", "take healer young")
    assert (left(state, "healer"), left(state, "old_healer")) == (0, 1)
    play(state, 1, "card wild")
    assert "take healer young" not in moves(state, 1)
    play(state, 1, "take healer old")
    assert (left(state, "healer"), left(state, "old_healer")) == (0, 0)
