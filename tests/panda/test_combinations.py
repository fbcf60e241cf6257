"""Combinations and water, the joker: PS-24 to PS-38."""

import pytest

from lorcha.games.panda.rules.game import Panda
from tests.citing import rule
from tests.panda.positions import bids, lay, names, position, view_of


def lead(cards: str) -> Panda:
    """A hand on the lead; the others have something else."""
    return position(cards, "fire-3", "fire-4", "metal-3", "metal-4")


@rule("PS-24")
def test_all_values_of_a_card_must_be_used() -> None:
    table = lead("fire-K@B earth-K")  # K K and K
    assert names(table, 0, "fire-K") == ["set 1x2 to K"]
    assert names(table, 0, "fire-K earth-K") == ["set 1x3 to K"]


@rule("PS-24")
def test_which_joker_stands_for_which_value_makes_no_difference() -> None:
    table = lead("water-3@B water-4@B fire-Q")  # 10 and J with water, a Q
    run = bids(table, 0, "water-3 water-4 fire-Q", kind="sequence", length=5)
    assert len(run) == 3  # 8 to Q, 9 to K and 10 to A, each once
    assert len(bids(table, 0)) == len(set(bids(table, 0)))


@rule("PS-25")
def test_a_bid_is_one_combination_with_nothing_left_over() -> None:
    table = lead("fire-5 earth-5 fire-9 earth-9 fire-7")
    for cards in ("fire-5 fire-9", "fire-5 earth-5 fire-7", "fire-5 earth-5 fire-9 earth-9"):
        assert names(table, 0, cards) == []


@rule("PS-26")
def test_a_single_is_one_value() -> None:
    assert names(lead("fire-5"), 0) == ["single 1x1 to 5"]
    assert bids(lead("fire-K@B"), 0, kind="single") == []
    assert names(lead("water-K@B"), 0) == [
        "sequence 2x1 to 7",
        "sequence 2x1 to 8",
        "set 1x2 to 7",
        "single 1x1 to 7",
    ]


@rule("PS-27")
def test_a_set_is_two_or_more_equal_values() -> None:
    """The rulebook's 5 5, and 7 7 7 with water as the third."""
    assert names(lead("fire-5 earth-5"), 0, "fire-5 earth-5") == ["set 1x2 to 5"]
    table = lead("fire-7 water-K@B")
    assert "set 1x3 to 7" in names(table, 0, "fire-7 water-K")
    assert names(lead("fire-7 fire-8 earth-10"), 0, "fire-7 earth-10") == []


@rule("PS-28")
@pytest.mark.parametrize(("cards", "name"), [("3 4 5", "3x1 to 5"), ("Q K A", "3x1 to A")])
def test_the_sequences_of_the_rulebook(cards: str, name: str) -> None:
    hand = " ".join(f"earth-{value}" for value in cards.split())
    assert names(lead(hand), 0, hand) == [f"sequence {name}"]


@rule("PS-28")
def test_a_sequence_has_two_to_five_values_and_no_2() -> None:
    table = lead("earth-5 earth-6 earth-7 earth-8 earth-9 earth-10 earth-K earth-A earth-2")
    lengths = {name.split()[1] for name in names(table, 0) if name.startswith("sequence")}
    assert lengths == {"2x1", "3x1", "4x1", "5x1"}
    assert names(table, 0, "earth-5 earth-6 earth-7 earth-8 earth-9 earth-10") == []
    assert names(table, 0, "earth-A earth-2") == []
    assert names(table, 0, "earth-K earth-A earth-2") == []
    assert names(table, 0, "earth-K earth-A") == ["sequence 2x1 to A"]


@rule("PS-28")
def test_there_is_no_way_round_from_the_top_to_the_3() -> None:
    table = lead("earth-A earth-3 earth-4 earth-2")
    assert names(table, 0, "earth-A earth-3 earth-4") == []
    assert names(table, 0, "earth-2 earth-3 earth-4") == []


@rule("PS-29")
def test_the_formations_of_the_rulebook() -> None:
    table = lead("earth-Q wood-Q earth-J wood-J earth-10 wood-10")
    cards = "earth-Q wood-Q earth-J wood-J earth-10 wood-10"
    assert names(table, 0, cards) == ["formation 3x2 to Q"]
    cards = "earth-7 wood-7 water-7 earth-6 wood-6 water-6"
    assert names(lead(cards), 0, cards) == ["formation 2x3 to 7"]


@rule("PS-29")
def test_a_formation_has_each_value_equally_often_and_no_2() -> None:
    table = lead("earth-Q wood-Q earth-J earth-A wood-A earth-2 wood-2")
    assert names(table, 0, "earth-Q wood-Q earth-J") == []
    assert names(table, 0, "earth-A wood-A earth-2 wood-2") == []
    six = " ".join(f"{suit}-{value}" for value in "456789" for suit in ("earth", "wood"))
    assert names(lead(six), 0, six) == []  # six different values are too many


@rule("PS-30")
@pytest.mark.parametrize("cards", ["earth-8 wood-8 water-8 metal-8", "metal-8@B earth-3"])
def test_the_bombs_of_the_rulebook(cards: str) -> None:
    """8 8 8 8, and 3 3 3 3 of which one card shows three."""
    value = "8" if "earth-8" in cards else "3"
    assert names(lead(cards), 0, cards) == [f"bomb 1x4 to {value}"]


@rule("PS-31", "PS-36")
def test_four_equal_values_are_a_bomb_without_and_a_set_with_a_joker() -> None:
    table = lead("earth-7 wood-7 metal-7 water-K@B")
    cards = "earth-7 wood-7 metal-7 water-K"
    assert names(table, 0, cards) == ["bomb 1x4 to 7", "set 1x5 to 7"]
    assert names(table, 0, "earth-7 wood-7 water-K") == ["set 1x3 to 7", "set 1x4 to 7"]


@rule("PS-32")
def test_cards_suits_and_sides_do_not_matter() -> None:
    table = position("metal-8@B fire-3", "earth-4 fire-4 metal-4 fire-5", "fire-6")
    lay(table, 0, "metal-8")
    assert names(table, 1) == ["set 1x3 to 4"]
    table = position("wood-4 fire-4 metal-4 fire-5", "metal-10@B wood-5", "metal-3 metal-6")
    lay(table, 0, "wood-4 fire-4 metal-4")
    assert names(table, 1) == ["bomb 1x4 to 5", "set 1x3 to 5"]


@rule("PS-33", "PS-34")
def test_a_joker_is_any_value_not_only_that_of_its_card() -> None:
    table = lead("water-K@B earth-9")  # 7 with water, a 9
    assert names(table, 0, "water-K earth-9") == ["sequence 3x1 to 9"]
    lay(table, 0, "water-K earth-9")
    (bid,) = view_of(table, 1).players[0].bids
    assert bid.jokers == ["8"]


@rule("PS-35")
def test_a_joker_may_be_ignored() -> None:
    table = lead("water-K@B earth-8")
    assert names(table, 0, "water-K earth-8") == [
        "sequence 2x1 to 8",
        "sequence 3x1 to 8",
        "sequence 3x1 to 9",
    ]


@rule("PS-36")
def test_no_joker_in_a_single_or_a_bomb() -> None:
    assert bids(lead("water-K@B"), 0, kind="single", top="8") == []
    table = lead("earth-7 wood-7 water-K@B")
    assert bids(table, 0, kind="bomb") == []


@rule("PS-37")
def test_the_printed_value_is_always_used() -> None:
    table = lead("water-K@B earth-3 wood-3")  # 7 with water
    assert names(table, 0, "water-K earth-3") == []
    assert names(table, 0, "water-K earth-3 wood-3") == []


@rule("PS-38")
def test_a_joker_is_a_2_only_beside_printed_2s() -> None:
    table = lead("water-8@B earth-2 earth-A")  # 2 with water
    assert "set 1x3 to 2" in names(table, 0, "water-8 earth-2")
    assert names(lead("water-7@B"), 0) == [  # A with water: never A and 2
        "sequence 2x1 to A",
        "set 1x2 to A",
        "single 1x1 to A",
    ]


@rule("PS-38")
def test_jokers_are_declared_each_for_itself_and_bindingly() -> None:
    table = position("water-3@B water-5@B fire-4", "earth-J fire-J", "fire-3 fire-5")
    lay(table, 0, "water-3 water-5", length=4, top="K")  # 10 and Q with J and K
    (bid,) = view_of(table, 2).players[0].bids
    assert bid.jokers == ["J", "K"]
    assert bid.combination.top == "K"
    assert bids(table, 1) == []
