"""Section 1: cards, board, lines, supply."""

from itertools import pairwise

import pytest

from lorcha.core.rows import to_list
from lorcha.games.ching.box import (
    BOX,
    COLOUR_OF,
    COLOURS,
    COLUMNS,
    ENCOUNTERS,
    FACES,
    NO_SYMBOL,
    NUMBERS,
    ROWS,
    SYMBOL_OF,
    SYMBOLS,
    TILES,
)
from tests.ching.positions import sea
from tests.citing import rule

FIRST_OF = {colour["id"]: colour["first"] for colour in BOX["navigation"]["colours"]}
LINES = [(e["line"], *e["from"], *e["to"]) for e in BOX["lines"]["edges"]]


def expedition(column: int, row: int) -> list[int]:
    """Cards that bring a junk to this space: many of the second colour, one each of others."""
    others = [FIRST_OF[c] for c in COLOURS if c != "light_blue"][: row - 1]
    return sorted([*others, *range(6, 6 + column - row + 1)])


def straight_after(cards: list[int]) -> int:
    """A higher card of the colour on top."""
    return max(cards) + 1


def test_the_expeditions_of_these_tests() -> None:
    assert expedition(6, 4) == [1, 6, 7, 8, 26, 40]


@rule("MC-2")
def test_a_navigation_card_has_a_colour_by_its_number_and_at_most_one_symbol() -> None:
    bands = [to_list(COLOUR_OF)[1:].count(c) for c in range(len(COLOURS))]
    assert NUMBERS == 55
    assert bands == [5, 20, 14, 9, 5, 2]
    assert all(a <= b for a, b in pairwise(to_list(COLOUR_OF)[1:]))
    assert set(to_list(SYMBOL_OF)) == {*range(len(SYMBOLS)), NO_SYMBOL}
    assert SYMBOLS == ["cartography", "night_navigation", "battle", "meteorology"]
    assert len({colour["sign"] for colour in BOX["navigation"]["colours"]}) == 6


@rule("MC-4")
def test_the_board_has_35_spaces_numbered_1_to_56() -> None:
    spaces = [(n, c) for n in range(1, COLUMNS + 1) for c in range(1, min(n, ROWS) + 1)]
    assert len(spaces) == 35
    assert max(n * c for n, c in spaces) == 56


@rule("MC-5")
def test_six_numbers_are_printed_twice_and_only_one_24_is_at_the_edge() -> None:
    numbers = [n * c for n in range(1, COLUMNS + 1) for c in range(1, min(n, ROWS) + 1)]
    assert sorted({n for n in numbers if numbers.count(n) == 2}) == [4, 6, 8, 12, 16, 24]
    hands = [[45, 2], [10], [11]]
    inland = sea(hands=hands, junks=[expedition(6, 4)]).play("0 choose 45")
    edge = sea(hands=hands, junks=[[4, 6, 12, 17, 19, 22, 25, 27]]).play("0 choose 45")
    assert inland.at(0) == (7, 4)
    assert edge.events("ended")[0]["number"] == 24


@rule("MC-6", "MC-7")
def test_a_known_colour_sails_straight_a_new_one_diagonally() -> None:
    straight = sea(hands=[[8], [2], [3]], junks=[[6, 7]])
    diagonal = sea(hands=[[30], [2], [3]], junks=[[6, 7]])
    assert straight.at(0) == (3, 1)
    assert diagonal.at(0) == (3, 2)
    crew = sea(hands=[[30], [2], [3]], junks=[[6, "helmsmen_none"]])
    assert crew.at(0) == (3, 3)


@rule("MC-8", "MC-11")
def test_navigation_cards_alone_end_at_48_and_hong_kong_needs_helmsmen() -> None:
    every_colour = [1, 6, 7, 26, 40, 49]
    alone = sea(hands=[[54, 55], [2], [3]], junks=[every_colour]).play("0 choose 54")
    assert alone.at(0) == (7, 6)
    assert alone.table.hong_kong == -1
    crew = sea(hands=[[54, 55], [2], [3]], junks=[[1, 6, 26, 40, 49, "helmsmen_none"]])
    crew.play("0 choose 54")
    assert crew.at(0) == (7, 7)
    assert crew.table.hong_kong == 0


@rule("MC-9")
def test_the_seventh_row_is_the_last() -> None:
    scene = sea(
        hands=[[54, 55], [2], [3]],
        junks=[[1, 6, 26, 40, 49, "helmsmen_none"]],
        met=[["helmsmen_battle"]],
    ).play("0 choose 54", "0 play helmsmen_battle")
    assert scene.at(0) == (8, 7)
    assert scene.events("steered")[0]["number"] == 56


@rule("MC-10")
def test_the_edge_of_the_world_is_the_eighth_column() -> None:
    for row in range(1, ROWS):
        junk = expedition(8, row)
        scene = sea(hands=[[straight_after(junk), 4], [2], [3]], junks=[junk])
        scene.play(f"0 choose {straight_after(junk)}")
        assert scene.events("ended")[0]["column"] == 8


@rule("MC-12", "MC-33")
@pytest.mark.parametrize(("line", "column", "row", "to_column", "to_row"), LINES)
def test_each_line_is_crossed_where_the_box_says(
    line: int, column: int, row: int, to_column: int, to_row: int
) -> None:
    junk = expedition(column, row)
    card = straight_after(junk)
    scene = sea(hands=[[card], [2], [3]], junks=[junk])
    assert scene.at(0) == (to_column, to_row)
    assert [crossed["line"] for crossed in scene.events("crossed")] == [line]
    assert len(scene.met(0)) == line


@rule("MC-12")
def test_the_lines_of_this_box_run_parallel_to_the_diagonal() -> None:
    assert {(line, column - row) for line, column, row, _, _ in LINES} == {(1, 2), (2, 4)}
    assert all(to_row == row for _, _, row, _, to_row in LINES)


@rule("MC-13")
def test_what_is_in_the_box() -> None:
    table = sea(hands=[[4], [2], [3]]).table
    assert int(table.gold_left) == 46
    assert to_list(table.gems_left) == [12, 12, 12]
    assert to_list(table.skills_left) == [4, 4, 4, 4, 4]
    assert ENCOUNTERS == 33
    assert len(TILES) == 23
    counts = {kind["id"]: kind["count"] for kind in BOX["encounters"]["kinds"]}
    assert counts == {
        "madame_ching": 4,
        "thief": 2,
        "siren": 4,
        "traitress": 3,
        "veteran_sailor": 2,
        "helmsmen": 6,
        "fortune_teller": 3,
        "merchant": 3,
        "sacred_treasure": 6,
    }
    assert {face for face in FACES if face.startswith("siren")} == {f"siren_{s}" for s in SYMBOLS}


@rule("MC-3")
def test_an_expedition_rises_and_begins_with_a_navigation_card() -> None:
    scene = sea(
        hands=[[45, 20, 15], [2], [3]],
        junks=[[10, 30, "helmsmen_none"]],
        skills=[["night_navigation"]],
    ).play("0 choose 45", "0 night 20")
    numbers = [card for card in scene.cards(0) if card < 64]
    assert numbers == [10, 20, 30, 45]
    assert scene.at(0) == (5, 4)
