"""Passing and winning a trick: PS-52 to PS-57."""

from tests.citing import rule
from tests.panda.positions import current_question, discards, do, hand, laid, lay, position


@rule("PS-52", "PS-53")
def test_white_cards_turn_to_blue_and_come_back() -> None:
    """The rulebook's picture: three white cards, not enough to win."""
    table = position("fire-3 fire-4 fire-5 fire-9", "fire-6 fire-7 fire-8", "metal-3")
    lay(table, 0, "fire-3 fire-4 fire-5")
    lay(table, 1, "fire-6 fire-7 fire-8")
    do(table, 2, "pass")
    do(table, 0, "pass")
    assert hand(table, 0) == "fire-9 fire-3@B fire-4@B fire-5@B"
    assert laid(table, 0) == ""


@rule("PS-52")
def test_all_cards_of_the_trick_are_dealt_with_in_the_same_way() -> None:
    table = position("fire-3 fire-8 fire-9", "fire-4 fire-10", "fire-6 metal-3")
    lay(table, 0, "fire-3")
    lay(table, 1, "fire-4")
    do(table, 2, "pass")
    lay(table, 0, "fire-8")
    lay(table, 1, "fire-10")
    do(table, 0, "pass")
    assert hand(table, 0) == "fire-9 fire-3@B fire-8@B"  # both bids
    assert current_question(table) == "turn 0"  # the other went out with their last card


@rule("PS-54")
def test_one_blue_card_and_all_are_lost() -> None:
    table = position("fire-3 fire-9@B fire-2", "fire-4 fire-A metal-2", "metal-3 metal-4")
    lay(table, 0, "fire-3")
    lay(table, 1, "fire-4")
    do(table, 2, "pass")
    lay(table, 0, "fire-9")  # K with fire
    do(table, 0, "skip")
    lay(table, 1, "fire-A")
    do(table, 0, "pass")
    assert hand(table, 0) == "fire-2"
    assert discards(table).startswith("fire-3 fire-9@B")


@rule("PS-55")
def test_a_beaten_bomb_is_lost_even_if_it_is_white() -> None:
    mine = "fire-8 earth-8 wood-8 metal-8"
    theirs = "fire-9 earth-9 wood-9 metal-9"
    table = position(mine + " fire-3", theirs + " fire-4", "metal-3", "metal-4")
    lay(table, 0, mine)
    lay(table, 1, theirs)
    do(table, 2, "pass")
    do(table, 3, "pass")
    do(table, 0, "pass")
    assert hand(table, 0) == "fire-3"
    assert set(mine.split()) <= set(discards(table).split())


@rule("PS-56")
def test_without_a_card_played_a_pass_changes_nothing() -> None:
    table = position("fire-3 fire-8", "fire-4 metal-8@B", "fire-6 metal-3")
    lay(table, 0, "fire-3")
    do(table, 1, "pass")
    assert hand(table, 1) == "metal-8@B fire-4"
    assert discards(table) == ""


@rule("PS-57")
def test_the_winner_discards_whatever_he_played() -> None:
    table = position("fire-3 fire-9@B fire-2", "fire-4 fire-5", "metal-3 metal-4")
    lay(table, 0, "fire-3")
    lay(table, 1, "fire-4")
    do(table, 2, "pass")
    lay(table, 0, "fire-9")
    do(table, 0, "skip")
    do(table, 1, "pass")
    assert discards(table) == "fire-3 fire-9@B"
    assert (hand(table, 0), hand(table, 1)) == ("fire-2", "fire-5 fire-4@B")
    assert current_question(table) == "turn 0"
