"""E. Phase I: action."""

from collections import Counter

import pytest

from lorcha.core.rows import to_list
from lorcha.core.state import IllegalMove
from lorcha.games.dragon.box import ACTIONS
from tests.citing import rule
from tests.dragon.positions import (
    FOR_THREE,
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
    view,
)

ALL = [f"act {card}" for card in ACTIONS]


# ---- the cards


@rule("YD-27", "YD-14")
@pytest.mark.parametrize(
    ("seats", "sizes"),
    [(2, [4, 3]), (3, [3, 2, 2]), (4, [2, 2, 2, 1]), (5, [2, 2, 1, 1, 1])],
)
def test_groups(seats: int, sizes: list[int]) -> None:
    groups = view(table(*[prince()] * seats)).groups
    assert [len(group.cards) for group in groups] == sizes
    assert sorted(card for group in groups for card in group.cards) == sorted(ACTIONS)


@rule("YD-27")
def test_any_cards_may_lie_together() -> None:
    """With three princes a pair shares a group in 5 deals of 21, whichever pair it is."""
    together: Counter[tuple[int, int]] = Counter()
    for seed in range(630):
        groups = to_list(table(prince(), prince(), prince(), seed=seed).groups)
        together.update((a, b) for a in range(7) for b in range(a) if groups[a] == groups[b])
    assert len(together) == 21
    assert all(105 < count < 195 for count in together.values())


@rule("YD-27")
def test_the_cards_are_shuffled_afresh_each_month() -> None:
    months = {state.month: tuple(to_list(state.groups)) for state in random_game(3)}
    assert len(set(months.values())) > 8


# ---- acting


@rule("YD-28")
def test_everyone_has_one_turn_in_turn_order() -> None:
    spaces = (5, 9, 7)
    state = table(*(prince(space=space) for space in spaces), groups=FOR_THREE)
    for seat in (1, 2, 0):
        assert current_question(state) == ("action", [seat])
        assert moves(state, seat)[-1] == "pass"
        play(state, seat, "act research" if seat == 2 else "pass")
    assert state.over()


@rule("YD-29")
def test_one_card_of_the_group_is_performed() -> None:
    state = table(prince("2"), prince("2"), groups=FOR_TWO)
    assert moves(state, 0) == [*ALL, "pass"]
    play(state, 0, "act harvest")
    assert each(state, "dragon") == [0, -1]
    assert (each(state, "rice"), each(state, "fireworks")) == ([1, 0], [0, 0])
    assert each(state, "yuan") == [6, 6]
    assert palaces(state, 0) == {1: "2"}
    assert current_question(state) == ("action", [1])


@rule("YD-29", "YD-30")
def test_several_may_choose_the_same_card() -> None:
    """The second and the third pay three yuan each, however many dragons stand there."""
    state = table(prince(), prince(), prince(), groups=FOR_THREE)
    for seat in range(3):
        play(state, seat, "act harvest")
    assert each(state, "rice") == [1, 1, 1]
    assert each(state, "yuan") == [6, 3, 3]
    assert each(state, "dragon") == [0, 0, 0]


@rule("YD-30")
def test_the_fee_is_for_the_whole_group_and_goes_to_the_bank() -> None:
    state = table(prince(), prince(yuan=3), groups=FOR_TWO)
    bank = state.bank
    play(state, 0, "act harvest")
    assert state.bank == bank
    play(state, 1, "act fireworks")  # another card of the same group
    assert each(state, "yuan") == [6, 0]
    assert state.bank == bank + 3
    assert journal(state, "paid_fee") == [{"seat": 1, "yuan": 3}]


@rule("YD-30")
def test_without_three_yuan_the_group_is_closed() -> None:
    state = table(prince(), prince(yuan=2), groups=FOR_TWO)
    play(state, 0, "act harvest")
    assert moves(state, 1) == ["act military", "act research", "act privilege", "pass"]


@rule("YD-30")
def test_there_is_always_a_free_group() -> None:
    groups = ("taxes build", "harvest fireworks", "military", "research", "privilege")
    state = table(*[prince(yuan=0)] * 5, groups=groups)
    for seat, card in enumerate(["taxes", "harvest", "military"]):
        play(state, seat, f"act {card}")
    assert moves(state, 3) == ["act research", "pass"]  # no money for a privilege


@rule("YD-31")
def test_the_taxes_do_not_pay_their_own_fee() -> None:
    state = table(prince(), prince("2 tax_collector", yuan=2), groups=FOR_TWO)
    play(state, 0, "act build")
    assert "act taxes" not in moves(state, 1)


@rule("YD-31")
@pytest.mark.parametrize(
    ("yuan", "sizes"), [(4, []), (5, ["small"]), (8, ["small"]), (9, ["both"])]
)
def test_the_price_is_paid_from_what_the_fee_leaves(yuan: int, sizes: list[str]) -> None:
    state = table(prince(), prince(yuan=yuan), groups=FOR_TWO)
    play(state, 0, "act military")
    assert ("act privilege" in moves(state, 1)) == bool(sizes)
    if sizes:
        play(state, 1, "act privilege")
        choice = ["buy small", "buy large"] if sizes == ["both"] else []  # the only one is taken
        assert moves(state, 1) == choice
        assert each(state, "yuan")[1] == (yuan - 3 if choice else yuan - 5)


@rule("YD-32", "YD-44")
@pytest.mark.parametrize(
    ("rich", "closed"),
    [
        ({"rice": 24}, {"act harvest"}),
        ({"fireworks": 12}, {"act fireworks"}),
        ({"rice": 23, "fireworks": 11, "small": 5, "large": 2}, set()),
        ({"small": 5, "large": 3}, {"act privilege"}),
    ],
)
def test_a_card_that_gives_nothing_may_not_be_chosen(
    rich: dict[str, int], closed: set[str]
) -> None:
    state = table(prince(), prince() | rich, groups=FOR_TWO)
    assert set(ALL) - set(moves(state, 0)) == closed
    for move in closed:
        with pytest.raises(IllegalMove):
            play(state, 0, move)


@rule("YD-32")
@pytest.mark.parametrize(("floors", "open_"), [(66, False), (65, True)])
def test_building_needs_a_floor_in_the_reserve(floors: int, open_: bool) -> None:
    rich = prince(*["3"] * 21, *["1"] * (floors - 63))
    state = table(prince(), rich, groups=FOR_TWO)
    assert ("act build" in moves(state, 0)) == open_


@rule("YD-32")
@pytest.mark.parametrize(
    ("yuan", "smalls", "open_"), [(1, 0, False), (2, 0, True), (5, 5, False), (6, 5, True)]
)
def test_a_privilege_needs_stock_and_money(yuan: int, smalls: int, open_: bool) -> None:
    state = table(prince(yuan=yuan), prince(small=smalls), groups=FOR_TWO)
    assert ("act privilege" in moves(state, 0)) == open_


# ---- passing, and the end of the phase


@rule("YD-33")
@pytest.mark.parametrize(("has", "gets"), [(0, 3), (1, 2), (2, 1), (3, 0), (7, 0)])
def test_passing_fills_the_purse_up_to_three(has: int, gets: int) -> None:
    """The rulebook's example is the one coin, which two more join."""
    state = table(prince(yuan=has), prince(), groups=FOR_TWO)
    bank = state.bank
    play(state, 0, "pass")
    assert each(state, "yuan")[0] == has + gets
    assert state.bank == bank - gets
    assert journal(state, "passed") == [{"seat": 0, "yuan": gets}]


@rule("YD-33")
def test_passing_blocks_nothing() -> None:
    state = table(prince(), prince(yuan=0), groups=FOR_TWO)
    play(state, 0, "pass")
    assert each(state, "dragon") == [-1, -1]
    assert moves(state, 1) == [move for move in [*ALL, "pass"] if move != "act privilege"]


@rule("YD-34")
@pytest.mark.parametrize("month", [3, 12])
def test_the_dragons_are_taken_back(month: int) -> None:
    """Before anything else happens: in phase II no dragon and no card lies there any more."""
    state = table(prince("2 monk"), prince("2 monk"), month=month, at="action collect event")
    play(state, 0, "act military")
    assert each(state, "dragon")[0] >= 0
    play(state, 1, "pass")
    assert each(state, "dragon") == [-1, -1]
    assert view(state).groups == []


@rule("YD-34")
def test_every_group_is_free_in_a_new_month() -> None:
    states = random_game(3, 2)
    dragons = set()
    for state in states:
        if state.phase != 1:
            assert each(state, "dragon") == [-1] * 3
        elif current_question(state)[0] == "action" and state.actors() == [state.order[0]]:
            dragons |= set(each(state, "dragon"))
    assert dragons == {-1}
    assert journal(state, "paid_fee")
