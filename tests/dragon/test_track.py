"""B. Person track and turn order."""

from itertools import permutations

import pytest

from lorcha.core.rows import to_list
from tests.citing import rule
from tests.dragon.positions import (
    FOR_THREE,
    FOR_TWO,
    current_question,
    each,
    everyone_passes,
    fresh,
    journal,
    play,
    prince,
    random_game,
    table,
)


def who_goes(*spaces: int) -> list[int]:
    """The turn order of princes who arrived in the order of their seats."""
    return to_list(table(*(prince(space=space) for space in spaces)).order)


@rule("YD-7")
def test_whoever_arrives_lies_on_top() -> None:
    """Seat 1 marches onto the space where 0 and 2 are, and will go before both."""
    state = table(
        prince("2", space=8),
        prince("2 warrior", space=6),
        prince("2", space=8),
        at="action collect person",
        groups=FOR_THREE,
    )
    assert to_list(state.order) == [2, 0, 1]
    play(state, 2, "pass")
    play(state, 0, "pass")
    play(state, 1, "act military")
    assert each(state, "space") == [8, 8, 8]
    assert to_list(state.order) == [1, 2, 0]


@rule("YD-8")
@pytest.mark.parametrize(("leaver", "order"), [(0, [0, 2, 1]), (1, [1, 2, 0]), (2, [2, 1, 0])])
def test_the_others_keep_their_order_when_one_leaves(leaver: int, order: list[int]) -> None:
    """From the bottom, the middle or the top of a stack of three."""
    state = table(*(prince("2", space=8) for _ in range(3)), at="action person", groups=FOR_THREE)
    for seat in (2, 1, 0):
        play(state, seat, "act military" if seat == leaver else "pass")
    assert to_list(state.order) == order


@rule("YD-8")
def test_passing_over_a_space_has_no_effect() -> None:
    """Seat 2 jumps over the stack of 0 and 1 and leaves it as it was."""
    state = table(
        prince("2", space=8),
        prince("2", space=8),
        prince("3 old_warrior warrior", space=7),
        at="action person",
        groups=FOR_THREE,
    )
    play(state, 1, "pass")
    play(state, 0, "pass")
    play(state, 2, "act military")
    assert each(state, "space") == [8, 8, 11]
    assert to_list(state.order) == [2, 1, 0]


@rule("YD-9")
def test_further_ahead_goes_first() -> None:
    for spaces in permutations([3, 14, 9, 27, 11]):
        assert who_goes(*spaces) == sorted(range(5), key=lambda seat: -spaces[seat])


@rule("YD-9")
def test_on_one_space_the_later_goes_first() -> None:
    assert who_goes(5, 5, 5, 5, 5) == [4, 3, 2, 1, 0]
    assert who_goes(5, 7, 5, 7) == [3, 1, 2, 0]
    assert who_goes(7, 5) == [0, 1]


@rule("YD-10")
def test_the_order_stays_within_a_phase() -> None:
    """The second overtakes the first; the third is still third, in phase II all is new."""
    state = table(
        prince("2", space=10),
        prince("3 warrior", space=9),
        prince("2", space=8),
        at="action collect person",
        groups=FOR_THREE,
    )
    play(state, 0, "pass")
    play(state, 1, "act military")
    assert current_question(state) == ("action", [2])
    play(state, 2, "pass")
    assert current_question(state) == ("card", [1])


@rule("YD-10", "YD-61")
def test_the_order_is_read_again_for_the_event() -> None:
    """In phase II the last prince settles a monk and goes to the front."""
    one = prince("3 healer", space=10, hand="tax_collector farmer")
    other = prince("3 healer", space=9, hand="farmer monk")
    state = table(one, other, at="person event", month=10, event="contagion")
    play(state, 0, "card tax_collector")
    play(state, 1, "card monk", "take monk young")
    assert each(state, "space") == [13, 15]
    assert [entry["seat"] for entry in journal(state, "owes")] == [1, 0]


@rule("YD-10")
def test_the_order_is_read_again_every_month() -> None:
    state = table(
        prince("2", space=8), prince("2 warrior", space=7), at="action next", groups=FOR_TWO
    )
    play(state, 0, "pass")
    play(state, 1, "act military")
    assert current_question(state) == ("action", [1])


@rule("YD-11", "YD-25")
def test_markers_move_forward_by_persons_settled_and_parades_alone() -> None:
    """The journal of a year accounts for every space of every marker."""
    for seed in range(6):
        spaces = [0, 0, 0, 0]
        for state in random_game(4, seed):
            assert all(
                now >= before for now, before in zip(each(state, "space"), spaces, strict=True)
            )
            spaces = each(state, "space")
        moved = journal(state, "settled") + journal(state, "paraded")
        assert min(entry["spaces"] for entry in moved) >= 1
        for seat in range(4):
            assert spaces[seat] == sum(e["spaces"] for e in moved if e["seat"] == seat)
        assert journal(state, "released")


@rule("YD-11")
def test_only_the_one_who_acts_moves() -> None:
    state = fresh(3, start_seat=0)
    play(state, 0, "pair farmer warrior", "place 1", "place 2")
    assert each(state, "space") == [9, 0, 0]


@rule("YD-11", "YD-40")
def test_passing_and_other_actions_move_nobody() -> None:
    state = table(prince("2", space=9), prince("2 warrior", space=9), groups=FOR_TWO)
    play(state, 1, "act research")
    everyone_passes(state)
    assert each(state, "space") == [9, 9]
