"""Symbols: PS-45 to PS-51."""

from tests.citing import rule
from tests.panda.positions import (
    current_question,
    discards,
    do,
    hand,
    lay,
    may,
    names,
    points,
    position,
    view_of,
)


@rule("PS-45")
def test_symbols_work_directly_after_the_bid_and_only_once() -> None:
    table = position("wood-9@B fire-3", "fire-4 metal-8@B metal-3 fire-9", "fire-5", "fire-6")
    lay(table, 0, "wood-9")
    assert current_question(table) == "symbol 0"  # before the next player acts
    do(table, 0, "bamboo")
    assert current_question(table) == "turn 1"
    lay(table, 1, "metal-8 metal-3")  # the bid is beaten, the point stays
    do(table, 2, "pass")
    do(table, 3, "pass")
    do(table, 0, "pass")
    assert points(table)[0] == 2


@rule("PS-46")
def test_symbols_are_used_one_by_one_in_any_order_or_not_at_all() -> None:
    cards = "wood-7@B fire-Q@B"  # A with bamboo, A with fire
    rest = " fire-3 fire-4"
    for order in (["bamboo", "burn fire-3"], ["burn fire-3", "bamboo"]):
        table = position(cards + rest, "fire-5 fire-7", "metal-3")
        lay(table, 0, cards)
        for move in order:
            assert current_question(table) == "symbol 0"
            do(table, 0, move)
        assert current_question(table) == "turn 1"
        assert (points(table)[0], hand(table, 0)) == (2, "fire-4")
    table = position(cards + rest, "fire-5 fire-7", "metal-3")
    lay(table, 0, cards)
    do(table, 0, "skip")
    assert (points(table)[0], hand(table, 0)) == (1, "fire-3 fire-4")


@rule("PS-46")
def test_each_symbol_is_used_at_most_once() -> None:
    table = position("fire-9@B fire-10@B fire-3 fire-4 fire-5 wood-K", "metal-3", "metal-4")
    lay(table, 0, "fire-9 fire-10")  # K K with two fires
    do(table, 0, "burn fire-3")
    do(table, 0, "burn fire-4")
    assert current_question(table) == "turn 1"


@rule("PS-46", "PS-80")
def test_he_is_asked_although_no_card_of_his_hand_fits() -> None:
    table = position("fire-Q@B element-fire", "fire-3", "fire-4")
    lay(table, 0, "fire-Q")
    assert current_question(table) == "symbol 0"
    assert may(table, 0) == {"skip"}
    table = position("earth-J fire-Q@B", "fire-3", "fire-4", mood="spin")
    lay(table, 0, "earth-J")
    assert current_question(table) == "symbol 0"
    assert may(table, 0) == {"skip"}
    table = position("fire-Q@B", "fire-3", "fire-4")
    lay(table, 0, "fire-Q")
    assert current_question(table) == "turn 1"  # all see that the hand is empty


@rule("PS-47")
def test_a_bamboo_is_a_point_from_the_supply() -> None:
    table = position("wood-9@B wood-8@B fire-3", "fire-5 fire-7", "metal-3")
    lay(table, 0, "wood-9 wood-8")  # 2 2
    do(table, 0, "bamboo")
    do(table, 0, "bamboo")
    assert points(table) == [3, 1, 1]
    assert current_question(table) == "turn 1"


@rule("PS-48")
def test_fire_discards_an_animal_card_of_either_side_but_no_element() -> None:
    table = position("fire-Q@B metal-8@B fire-3 element-fire", "fire-5 fire-7", "earth-3")
    lay(table, 0, "fire-Q")
    assert may(table, 0) == {"burn", "skip"}
    assert len(table.legal(0)) == 3  # two animals, or nothing
    do(table, 0, "burn metal-8")
    assert discards(table) == "metal-8@B"
    assert hand(table, 0) == "fire-3 element-fire"


@rule("PS-49")
def test_a_hungry_panda_takes_from_the_owner_of_the_bid_beaten() -> None:
    table = position("fire-3 fire-4", "fire-5 fire-7", "earth-J earth-3", points=(3, 3, 3))
    lay(table, 0, "fire-3")
    do(table, 1, "pass")  # the neighbour is not robbed
    lay(table, 2, "earth-J")
    assert may(table, 2) == {"rob", "skip"}
    do(table, 2, "rob")
    assert points(table) == [2, 3, 4]


@rule("PS-49")
def test_a_hungry_panda_on_the_lead_gets_nothing() -> None:
    table = position("earth-J earth-3", "fire-5 fire-7", "metal-3")
    lay(table, 0, "earth-J")
    assert current_question(table) == "turn 1"


@rule("PS-50")
def test_a_spinning_panda_turns_a_white_card_in_hand() -> None:
    table = position("earth-J metal-8 metal-9@B element-fire", "fire-5", "fire-7", mood="spin")
    lay(table, 0, "earth-J")
    assert len(table.legal(0)) == 2  # the white metal-8, or nothing
    do(table, 0, "spin metal-8")
    assert hand(table, 0) == "metal-8@B metal-9@B element-fire"
    assert current_question(table) == "turn 1"
    assert points(table) == [1, 1, 1]


@rule("PS-50")
def test_moods_do_not_mix() -> None:
    table = position("fire-3 fire-4", "earth-J earth-3", "metal-3", mood="spin")
    lay(table, 0, "fire-3")
    lay(table, 1, "earth-J")
    assert may(table, 1) == {"spin", "skip"}
    table = position("fire-3 fire-4", "earth-J earth-3", "metal-3", mood="hungry")
    lay(table, 0, "fire-3")
    lay(table, 1, "earth-J")
    assert may(table, 1) == {"rob", "skip"}


@rule("PS-51")
def test_a_bomb_ignores_all_symbols() -> None:
    table = position("wood-7@B fire-Q@B earth-A fire-A fire-3", "fire-5", "wood-3")
    lay(table, 0, "wood-7 fire-Q earth-A fire-A")  # four A, with bamboo, fire and a panda
    assert view_of(table, 1).players[0].bids[0].combination.kind == "bomb"
    assert current_question(table) == "turn 1"
    table = position("water-7@B fire-A earth-A wood-A", "fire-5", "metal-3", "metal-4", "metal-5")
    assert "bomb 1x5 to A" not in names(table, 0)
