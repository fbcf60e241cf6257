"""The trick and the turn: PS-16 to PS-23."""

from tests.citing import rule
from tests.panda.positions import (
    bids,
    current_question,
    discards,
    do,
    event_names,
    hand,
    laid,
    lay,
    may,
    names,
    points,
    position,
)


@rule("PS-16")
def test_who_went_out_is_skipped() -> None:
    table = position("fire-2", "fire-3 fire-4", "earth-3 earth-4 earth-5")
    lay(table, 0, "fire-2")
    do(table, 1, "pass")
    do(table, 2, "pass")
    assert current_question(table) == "turn 2"
    lay(table, 2, "earth-3")
    assert current_question(table) == "turn 1"
    lay(table, 1, "fire-4")
    assert current_question(table) == "turn 2"


@rule("PS-17")
def test_the_leader_opens_with_any_of_the_five_combinations() -> None:
    table = position(
        "fire-3 fire-4 earth-3 earth-4 metal-8@B element-fire element-earth", "fire-5", "fire-6"
    )
    kinds = {name.split()[0] for name in names(table, 0)}
    assert kinds == {"single", "set", "sequence", "formation", "bomb"}
    assert "pass" not in may(table, 0)
    assert "element" not in may(table, 0)  # although the fire card has its seven cards


@rule("PS-17")
def test_any_one_animal_card_is_an_opening() -> None:
    for card, name in (("fire-Q@B", "single"), ("fire-K@B", "set"), ("metal-8@B", "set")):
        table = position(f"{card} element-fire", "fire-5", "fire-6")
        assert [bid.split()[0] for bid in names(table, 0, card)] == [name]


@rule("PS-18")
def test_clockwise_again_and_again_but_never_after_a_pass() -> None:
    table = position("fire-3 fire-8 fire-J", "fire-4 fire-9 fire-2", "fire-5 fire-10", lead=1)
    lay(table, 1, "fire-4")
    do(table, 2, "pass")
    lay(table, 0, "fire-8")
    lay(table, 1, "fire-9")
    assert current_question(table) == "turn 0"
    lay(table, 0, "fire-J")
    assert current_question(table) == "turn 1"


@rule("PS-19")
def test_elements_are_discarded_before_a_bid_or_a_pass_and_one_may_always_pass() -> None:
    table = position("fire-3 fire-8", "fire-4 element-fire element-wood fire-6", "wood-5 wood-6")
    lay(table, 0, "fire-3")
    assert {"shed", "single", "pass"} <= may(table, 1)
    do(table, 1, "shed wood")
    assert current_question(table) == "turn 1"
    assert {"shed", "single", "pass"} <= may(table, 1)
    do(table, 1, "pass")  # although they could beat
    assert current_question(table) == "turn 2"
    assert discards(table) == "element-wood"


@rule("PS-20")
def test_a_leader_without_animal_cards_discards_all_and_passes() -> None:
    table = position("element-fire element-wood", "fire-4 fire-5", "wood-5 wood-6")
    assert may(table, 0) == {"shed"}
    do(table, 0, "shed wood")
    assert may(table, 0) == {"shed"}
    do(table, 0, "shed fire")
    assert current_question(table) == "turn 1"
    assert table.leader == 1
    assert "pass" not in may(table, 1)
    lay(table, 1, "fire-4")
    do(table, 2, "pass")
    assert table.out.to_list() == [0]
    assert points(table) == [1 + 2, 1, 1]


@rule("PS-20")
def test_the_last_active_player_wins_such_a_trick_without_a_bid() -> None:
    table = position("element-fire", "element-wood", "wood-5 wood-6", points=(1, 2, 3), target=20)
    do(table, 0, "shed fire")
    do(table, 1, "shed wood")
    assert "won_trick" in event_names(table)
    assert points(table) == [1 + 2, 2 + 2, 3]
    assert table.round == 2  # all others were out


@rule("PS-21")
def test_an_empty_hand_passes_by_itself() -> None:
    table = position("fire-3", "fire-4 fire-5", "wood-6 wood-7")
    lay(table, 0, "fire-3")
    lay(table, 1, "fire-4")
    lay(table, 2, "wood-6")
    assert table.players[0].passed
    assert hand(table, 0) == "fire-3@B"  # with the usual effect
    assert current_question(table) == "turn 1"


@rule("PS-21")
def test_who_has_cards_is_asked_even_if_all_he_can_do_is_pass() -> None:
    table = position("fire-2 fire-3", "fire-4 fire-5", "wood-6 wood-7")
    lay(table, 0, "fire-2")
    assert table.legal(1) == [0]
    assert current_question(table) == "turn 1"


@rule("PS-22")
def test_beaten_bids_stay_on_the_table() -> None:
    table = position("fire-3 fire-8 fire-J", "fire-4 fire-9", "fire-5 fire-10")
    lay(table, 0, "fire-3")
    lay(table, 1, "fire-4")
    lay(table, 2, "fire-5")
    lay(table, 0, "fire-8")
    assert laid(table, 0) == "fire-3 fire-8"
    assert (laid(table, 1), laid(table, 2)) == ("fire-4", "fire-5")
    do(table, 1, "pass")
    assert laid(table, 1) == ""


@rule("PS-23")
def test_the_trick_ends_when_one_player_is_left() -> None:
    table = position("fire-3 fire-8", "fire-4 fire-9", "fire-5 fire-10")
    lay(table, 0, "fire-3")
    do(table, 1, "pass")
    lay(table, 2, "fire-5")
    do(table, 0, "pass")
    assert table.trick == 2  # the highest bidder is not asked again
    assert current_question(table) == "turn 2"
    assert bids(table, 2)
