"""C. Setup: what is set out, the event row, the first two persons."""

from collections import Counter
from itertools import combinations

import pytest

from lorcha.core.match import digest
from lorcha.core.rows import to_list
from lorcha.core.state import IllegalMove
from lorcha.games.dragon import GAME
from lorcha.games.dragon.box import PERSONS
from tests.citing import rule
from tests.dragon.positions import (
    cards,
    current_question,
    each,
    fresh,
    left,
    moves,
    palaces,
    play,
    random_game,
    view,
)

TWO_AGES = ["monk", "scholar", "farmer", "healer", "warrior", "pyrotechnist"]
YOUNG_ONLY = ["craftsman", "court_lady", "tax_collector"]


@rule("YD-12")
@pytest.mark.parametrize(
    ("seats", "young", "old", "alone", "in_all"),
    [(5, 6, 4, 10, 90), (4, 5, 3, 8, 72), (3, 4, 2, 6, 54), (2, 3, 1, 4, 36)],
)
def test_display(seats: int, young: int, old: int, alone: int, in_all: int) -> None:
    state = fresh(seats)
    for person in TWO_AGES:
        assert (left(state, person), left(state, f"old_{person}")) == (young, old)
    assert [left(state, person) for person in YOUNG_ONLY] == [alone] * 3
    assert sum(to_list(state.display)) == in_all


# ---- what everyone gets


@rule("YD-14")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_seven_action_cards(seats: int) -> None:
    """One of each kind, in every month."""
    seven = ["build", "fireworks", "harvest", "military", "privilege", "research", "taxes"]
    for state in random_game(seats):
        if current_question(state)[0] == "action":
            assert sorted(card for group in view(state).groups for card in group.cards) == seven


@rule("YD-15")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_everyone_starts_alike(seats: int) -> None:
    state = fresh(seats)
    for field, start in {
        **dict.fromkeys(["space", "points", "rice", "fireworks", "small", "large"], 0),
        "yuan": 6,
        "dragon": -1,
    }.items():
        assert each(state, field) == [start] * seats
    for seat in range(seats):
        assert palaces(state, seat) == {1: "2", 2: "2"}
        assert cards(state, seat) == [*PERSONS, "wild", "wild"]


@rule("YD-16")
@pytest.mark.parametrize(("seats", "floors"), [(2, 58), (3, 54), (4, 50), (5, 46)])
def test_reserve(seats: int, floors: int) -> None:
    state = fresh(seats)
    goods = (state.floors_left, state.rice_left, state.fireworks_left)
    assert goods == (floors, 24, 12)
    assert (state.smalls_left, state.larges_left) == (5, 3)
    assert state.bank == 66 - 6 * seats


@rule("YD-17")
@pytest.mark.parametrize("start", [0, 1, 2, 3])
def test_round_the_table_from_the_starting_seat(start: int) -> None:
    state = fresh(4, start_seat=start)
    choosers = []
    while current_question(state)[0] == "pair":
        (seat,) = state.actors()
        choosers.append(seat)
        play(state, seat, moves(state, seat)[0], "place 1", "place 1")
    assert choosers == [(start + i) % 4 for i in range(4)]


@rule("YD-17")
def test_anyone_may_start() -> None:
    starts = Counter(fresh(4, seed).actors()[0] for seed in range(400))
    assert all(70 < starts[seat] < 130 for seat in range(4))


# ---- the starting pair


@rule("YD-18")
def test_any_two_types() -> None:
    state = fresh(2, start_seat=0)
    assert moves(state, 0) == [f"pair {a} {b}" for a, b in combinations(PERSONS, 2)]
    assert len(moves(state, 0)) == 36


@rule("YD-18")
def test_a_pair_may_be_named_in_either_order() -> None:
    one, other = fresh(2, start_seat=0), fresh(2, start_seat=0)
    play(one, 0, "pair scholar farmer")
    play(other, 0, "pair farmer scholar")
    assert digest(one) == digest(other)
    pair = {"move": "pair", "first": "farmer", "second": "scholar"}
    assert GAME.moves.to_text(GAME.moves.from_json(pair)) == "pair scholar farmer"


@rule("YD-18")
def test_anya_vitya_and_kristina() -> None:
    """The rulebook's example: they share types, but nobody may repeat a pair."""
    state = fresh(4, start_seat=0)
    play(state, 0, "pair scholar tax_collector", "place 1", "place 2")
    assert "pair scholar tax_collector" not in moves(state, 1)
    play(state, 1, "pair farmer tax_collector", "place 1", "place 2")
    play(state, 2, "pair scholar farmer", "place 1", "place 2")
    taken = {"pair scholar tax_collector", "pair farmer tax_collector", "pair scholar farmer"}
    assert len(moves(state, 3)) == 33
    assert not taken & set(moves(state, 3))
    with pytest.raises(IllegalMove):
        play(state, 3, "pair scholar farmer")
    with pytest.raises(IllegalMove):
        play(state, 3, "pair farmer scholar")  # the same pair the other way round
    assert (left(state, "scholar"), left(state, "farmer"), left(state, "tax_collector")) == (
        3,
        3,
        6,
    )


@rule("YD-18")
def test_the_pair_is_young_and_costs_no_card() -> None:
    state = fresh(3, start_seat=0)
    play(state, 0, "pair monk healer", "place 1", "place 1")
    assert palaces(state, 0) == {1: "2 monk healer", 2: "2"}
    assert (left(state, "monk"), left(state, "old_monk")) == (3, 2)
    assert (left(state, "healer"), left(state, "old_healer")) == (3, 2)
    assert len(cards(state, 0)) == 11
    assert each(state, "yuan") == [6, 6, 6]


@rule("YD-19")
@pytest.mark.parametrize(
    ("first", "second", "housed"),
    [
        (1, 1, {1: "2 farmer warrior", 2: "2"}),
        (1, 2, {1: "2 farmer", 2: "2 warrior"}),
        (2, 1, {1: "2 warrior", 2: "2 farmer"}),
        (2, 2, {1: "2", 2: "2 farmer warrior"}),
    ],
)
def test_they_move_in_at_once(first: int, second: int, housed: dict[int, str]) -> None:
    state = fresh(3, start_seat=0)
    play(state, 0, "pair farmer warrior")
    assert moves(state, 0) == ["place 1", "place 2"]
    play(state, 0, f"place {first}", f"place {second}")
    assert palaces(state, 0) == housed
    assert each(state, "space") == [9, 0, 0]
    assert current_question(state) == ("pair", [1])


@rule("YD-19", "YD-9")
def test_of_equal_sums_the_later_chooser_goes_first() -> None:
    state = fresh(3, start_seat=1)
    play(state, 1, "pair farmer warrior", "place 1", "place 2")
    play(state, 2, "pair healer pyrotechnist", "place 1", "place 2")
    play(state, 0, "pair scholar warrior", "place 1", "place 2")
    assert each(state, "space") == [9, 9, 9]
    assert to_list(state.order) == [0, 2, 1]


@rule("YD-20")
def test_every_pair_leaves_the_first_space() -> None:
    sums = []
    for pair in moves(fresh(2, start_seat=0), 0):
        state = fresh(2, start_seat=0)
        play(state, 0, pair, "place 1", "place 1")
        sums.append(each(state, "space")[0])
    assert (min(sums), max(sums)) == (3, 11)
