"""Element cards: PS-58 to PS-68."""

from tests.citing import rule
from tests.panda.positions import (
    current_question,
    discards,
    do,
    event_names,
    hand,
    laid,
    lay,
    may,
    position,
)


@rule("PS-58")
def test_played_on_ones_turn_without_having_bid() -> None:
    table = position("earth-A earth-3", "element-wood fire-3 fire-4", "metal-3 fire-5", "metal-4")
    assert "element" not in may(table, 0)
    lay(table, 0, "earth-A")
    do(table, 1, "element wood")
    assert current_question(table) == "turn 1"


@rule("PS-58")
def test_not_against_a_bomb() -> None:
    table = position(
        "earth-A wood-A metal-A fire-A fire-3", "element-wood fire-4", "metal-4", "metal-3"
    )
    lay(table, 0, "earth-A wood-A metal-A fire-A")
    assert "element" not in may(table, 1)


@rule("PS-59")
def test_discard_draw_two_all_pass_win() -> None:
    table = position(
        "fire-Q fire-J",
        "element-wood fire-3 fire-K fire-4",
        "earth-K earth-A earth-3",
        "metal-3 metal-4",
        deck="metal-9 metal-10",
        lead=1,
    )
    lay(table, 1, "fire-K")
    lay(table, 2, "earth-A")
    do(table, 2, "skip")  # its panda
    do(table, 3, "pass")
    do(table, 0, "pass")
    do(table, 1, "element wood")
    assert hand(table, 1) == "fire-3 fire-4 metal-9 metal-10"  # white side up
    assert discards(table) == "element-wood fire-K"
    assert (hand(table, 2), laid(table, 2)) == ("earth-3 earth-K earth-A@B", "")
    assert current_question(table) == "turn 1"
    order = ["played_element", "drew", "passed", "took_back", "won_trick", "discarded"]
    assert [event for event in event_names(table) if event in order][-6:] == order


@rule("PS-60")
def test_forced_passes_have_the_ordinary_effect_and_are_no_turns() -> None:
    mine, theirs = "fire-Q@B fire-3 element-fire", "fire-2 fire-4 element-wood"
    table = position(mine, theirs, "metal-4", "earth-3")
    lay(table, 0, "fire-Q")  # A, blue
    do(table, 0, "skip")
    do(table, 1, "element wood")
    assert "fire-Q@B" in discards(table)  # lost
    assert hand(table, 0) == "fire-3 element-fire"  # and no chance to discard the element card
    assert current_question(table) == "turn 1"


@rule("PS-61")
def test_what_the_deck_has_is_drawn() -> None:
    for left, draws in ((2, 2), (1, 1), (0, 0)):
        table = position(
            "earth-A earth-3", "element-wood fire-3 fire-4", "metal-3 fire-5", "metal-4"
        )
        while table.deck.count > left:
            table.discard.add(table.deck.draw())
        before = table.discard.count
        lay(table, 0, "earth-A")
        do(table, 1, "element wood")
        assert len(hand(table, 1).split()) == 2 + draws
        assert table.deck.count == left - draws
        assert table.discard.count == before + 1  # never reshuffled


@rule("PS-67")
def test_nothing_answers_an_element_card() -> None:
    table = position(
        "earth-A earth-3", "element-wood fire-3 fire-4", "element-fire fire-5", "metal-4"
    )
    lay(table, 0, "earth-A")
    do(table, 1, "element wood")
    assert current_question(table) == "turn 1"  # the trick is over
    assert table.trick == 2


@rule("PS-68")
def test_any_number_may_be_discarded_even_to_the_last_card() -> None:
    table = position("fire-3 fire-8", "element-fire element-wood", "wood-5 wood-6")
    lay(table, 0, "fire-3")
    do(table, 1, "shed fire")
    do(table, 1, "shed wood")
    assert hand(table, 1) == ""
    assert discards(table) == "element-fire element-wood"
    assert table.deck.count == 42 - 6  # without any effect
    assert current_question(table) == "turn 2"
    table = position("fire-3 fire-8", "element-fire element-wood wood-4", "wood-5 wood-6")
    lay(table, 0, "fire-3")
    do(table, 1, "shed fire")
    assert {"single", "shed", "pass"} <= may(table, 1)
