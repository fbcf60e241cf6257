"""The conditions of the element cards: PS-62 to PS-66."""

import pytest

from lorcha.games.panda.rules.game import Panda
from tests.citing import rule
from tests.panda.positions import do, lay, may, position


def lit(table: Panda, seat: int = 1) -> bool:
    return "element" in may(table, seat)


@rule("PS-62")
@pytest.mark.parametrize(
    ("bid", "wanted", "yes"),
    [
        ("fire-5 fire-6 fire-7", {}, True),
        ("fire-5 earth-5", {}, False),
        ("metal-8@B", {}, True),
        ("water-K@B fire-8", {"top": "9"}, True),  # 7 8 9 with the joker
        ("water-K@B fire-8", {"length": 2}, False),  # 7 8, the joker ignored
    ],
)
def test_water_wants_three_values(bid: str, wanted: dict[str, object], yes: bool) -> None:
    table = position(bid + " fire-3", "element-water wood-3", "wood-4", "wood-5", "wood-6")
    lay(table, 0, bid, **wanted)
    assert lit(table) == yes


@rule("PS-63")
@pytest.mark.parametrize(
    ("bid", "wanted", "yes"),
    [
        ("fire-K", {}, False),
        ("fire-2", {}, True),
        ("fire-Q fire-K fire-A", {}, True),
        ("water-6@B", {"kind": "sequence", "top": "A"}, True),  # K, and the joker as an A
        ("water-6@B", {"kind": "single"}, False),
    ],
)
def test_wood_wants_an_a_or_a_2(bid: str, wanted: dict[str, object], yes: bool) -> None:
    table = position(bid + " fire-3", "element-wood wood-3", "wood-4", "wood-5")
    lay(table, 0, bid, **wanted)
    assert lit(table) == yes


@rule("PS-64")
def test_fire_wants_seven_cards_or_fewer() -> None:
    seven = "element-fire element-earth fire-3 fire-4 fire-5 fire-6 fire-7"
    table = position("earth-3 earth-4", seven, "metal-4")
    lay(table, 0, "earth-3")
    assert lit(table)
    table = position("earth-3 earth-4", seven + " fire-8", "metal-4")
    lay(table, 0, "earth-3")
    assert not lit(table)
    do(table, 1, "shed earth")  # in step A of the same turn
    assert lit(table)


@rule("PS-65")
def test_metal_wants_both_sides_in_one_bid() -> None:
    table = position("fire-A metal-6@B fire-4", "element-metal metal-3", "metal-4")
    lay(table, 0, "fire-A metal-6")  # A of one side, A A of the other
    assert lit(table)


@rule("PS-65")
def test_metal_wants_both_sides_from_one_and_the_same_player() -> None:
    table = position("fire-3 water-K@B fire-5", "wood-4 wood-8", "element-metal metal-5", "metal-4")
    lay(table, 0, "fire-3")  # white
    lay(table, 1, "wood-4")
    assert not lit(table, 2)
    lay(table, 2, "metal-5")
    do(table, 3, "pass")
    lay(table, 0, "water-K", kind="single")  # blue
    do(table, 1, "pass")
    assert lit(table, 2)
    table = position("fire-3", "water-K@B wood-8", "element-metal metal-5", "metal-4")
    lay(table, 0, "fire-3")  # white
    lay(table, 1, "water-K", kind="single")  # blue, but another player
    assert not lit(table, 2)


@rule("PS-65")
def test_metal_remembers_who_has_passed_since() -> None:
    mine = "element-metal metal-5 metal-9"
    table = position("fire-3 water-K@B fire-5", "wood-4 wood-8 wood-A", mine, "metal-4")
    lay(table, 0, "fire-3")
    lay(table, 1, "wood-4")
    lay(table, 2, "metal-5")
    do(table, 3, "pass")
    lay(table, 0, "water-K", kind="single")
    lay(table, 1, "wood-8")
    lay(table, 2, "metal-9")
    do(table, 0, "pass")
    lay(table, 1, "wood-A")
    assert lit(table, 2)


@rule("PS-66")
def test_earth_wants_a_panda_on_the_table_even_in_a_beaten_bid() -> None:
    table = position("earth-J fire-4", "wood-Q wood-4", "element-earth wood-3", "metal-4")
    lay(table, 0, "earth-J")  # on the lead the hungry panda gets nothing, but it is there
    assert "element" not in may(table, 1)
    lay(table, 1, "wood-Q")
    assert lit(table, 2)
    table = position("earth-J@B fire-4", "wood-Q wood-K wood-4", "element-earth wood-3", "metal-4")
    lay(table, 0, "earth-J")  # blue: J J, and the panda is on the lower half
    do(table, 1, "pass")
    assert not lit(table, 2)


@rule("PS-66")
def test_pandas_of_those_who_passed_are_gone() -> None:
    mine = "element-earth metal-3 metal-K"
    table = position("earth-J fire-4", "wood-Q wood-4 wood-2", mine, "metal-4 metal-5")
    lay(table, 0, "earth-J")
    lay(table, 1, "wood-Q")
    assert lit(table, 2)
    lay(table, 2, "metal-K")
    do(table, 3, "pass")
    do(table, 0, "pass")
    lay(table, 1, "wood-2")
    assert not lit(table, 2)
