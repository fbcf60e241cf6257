"""Beating: PS-39 to PS-44."""

from tests.citing import rule
from tests.panda.positions import bids, do, lay, may, names, position


@rule("PS-39")
def test_two_fives_are_beaten_by_two_sixes_but_not_by_three() -> None:
    """The rulebook's example."""
    table = position("fire-5 earth-5 fire-3", "fire-6 earth-6 metal-6", "fire-7")
    lay(table, 0, "fire-5 earth-5")
    assert names(table, 1, "fire-6 earth-6") == ["set 1x2 to 6"]
    assert names(table, 1, "fire-6 earth-6 metal-6") == []


@rule("PS-39")
def test_the_same_type_a_bomb_or_an_element_card() -> None:
    table = position(
        "fire-A earth-A fire-3",
        "fire-Q fire-K metal-8@B metal-3 element-wood fire-4",
        "fire-7",
        "fire-8",
    )
    lay(table, 0, "fire-A earth-A")
    assert names(table, 1) == ["bomb 1x4 to 3"]
    assert may(table, 1) == {"bomb", "element", "shed", "pass"}


@rule("PS-40")
def test_the_highest_value_decides_and_equal_is_not_enough() -> None:
    table = position("fire-5 fire-6 fire-7", "earth-5 earth-6 earth-7 earth-8", "metal-3")
    lay(table, 0, "fire-5 fire-6 fire-7")
    assert names(table, 1) == ["sequence 3x1 to 8"]


@rule("PS-41")
def test_formations_are_compared_by_number_and_highest_value() -> None:
    mine = "fire-3 earth-3 fire-4 earth-4 fire-5 earth-5"
    theirs = "fire-9 earth-9 metal-9 fire-10 earth-10 metal-10"
    table = position(mine + " fire-J", theirs, "metal-J")
    lay(table, 0, mine)
    assert names(table, 1) == ["formation 2x3 to 10"]


@rule("PS-41")
def test_formations_of_one_shape_only_by_agreement() -> None:
    mine = "fire-3 earth-3 fire-4 earth-4 fire-5 earth-5"
    theirs = "fire-9 earth-9 metal-9 fire-10 earth-10 metal-10"
    table = position(mine + " fire-J", theirs, "metal-J", same_shape=True)
    lay(table, 0, mine)
    assert names(table, 1) == []
    theirs = "fire-9 earth-9 fire-8 earth-8 fire-10 earth-10"
    table = position(mine + " fire-J", theirs, "metal-J", same_shape=True)
    lay(table, 0, mine)
    assert names(table, 1) == ["formation 3x2 to 10"]


@rule("PS-42")
def test_a_bomb_beats_everything_but_a_bomb() -> None:
    bomb = "metal-8@B metal-3"
    for bid in (
        "fire-2",
        "fire-2 earth-2",
        "fire-Q fire-K fire-A",
        "fire-K earth-K fire-A earth-A",
    ):
        table = position(bid + " fire-3", bomb, "fire-7")
        lay(table, 0, bid)
        assert "bomb 1x4 to 3" in names(table, 1)


@rule("PS-42")
def test_nothing_but_a_bigger_bomb_beats_a_bomb() -> None:
    theirs = "fire-2 earth-2 element-wood element-fire"
    table = position("metal-8@B metal-3 fire-3", theirs, "wood-7", "wood-8")
    lay(table, 0, "metal-8 metal-3")
    assert may(table, 1) == {"shed", "pass"}


@rule("PS-43")
def test_more_values_or_as_many_higher_ones() -> None:
    table = position(
        "metal-9@B fire-4 fire-J", "metal-8@B fire-3 earth-3 metal-10@B fire-5", "fire-7"
    )
    lay(table, 0, "metal-9 fire-4")  # 4 4 4 4
    assert names(table, 1) == ["bomb 1x4 to 5", "bomb 1x5 to 3"]
    assert bids(table, 1, "metal-8 fire-3") == []  # four 3s do not


@rule("PS-43")
def test_an_equal_bomb_does_not_beat() -> None:
    mine, theirs = "metal-8@B fire-3", "earth-3 wood-3 water-3 water-9@B"  # four 3s each
    table = position(mine + " fire-J", theirs + " wood-4", "fire-7", "fire-8", "fire-9")
    lay(table, 0, mine)
    assert bids(table, 1) == []


@rule("PS-44")
def test_a_bomb_may_open() -> None:
    table = position("metal-8@B metal-3 fire-3", "fire-2", "fire-7")
    lay(table, 0, "metal-8 metal-3", kind="bomb")
    do(table, 1, "pass")
    assert table.actors() == [2]
