"""C. Setup: the twelve event tiles (YD-13)."""

from collections import Counter
from functools import cache
from itertools import pairwise

import pytest

from lorcha.core.chance import Scripted
from lorcha.core.rows import row_of, to_list
from lorcha.games.dragon.box import EVENT_TILES
from lorcha.games.dragon.rules.setup import lay_events
from tests.citing import rule
from tests.dragon.positions import fresh


@cache
def orders(left: tuple[int, ...]) -> list[tuple[int, ...]]:
    """All different orders in which tiles can be drawn, with this number of each kind left."""
    result: list[tuple[int, ...]] = []
    for tile, count in enumerate(left):
        if count:
            rest = orders((*left[:tile], count - 1, *left[tile + 1 :]))
            result += [(tile, *order) for order in rest]
    return result or [()]


def row_by_hand(draw: tuple[int, ...]) -> tuple[list[int], bool]:
    """The rulebook's way: a tile like its neighbour waits until the next one is laid.

    If there is no next one, the two cells before it change places; the second value says so.
    """
    row, stack, swap = [0, 0], list(draw[::-1]), False
    while stack:
        tile = stack.pop()
        if tile != row[-1]:
            row.append(tile)
        elif stack:
            row += [stack.pop(), tile]
        else:
            row.append(tile)
            row[9], row[10] = row[10], row[9]
            swap = True
    return row, swap


@rule("YD-13")
def test_event_row_for_every_order_of_drawing() -> None:
    """All legal rows occur and no other; counted: draws without correction, and with the swap."""
    draws = orders((0, 2, 2, 2, 2, 2))
    rows, unchanged, swapped = set(), 0, 0
    for draw in draws:
        row = row_of([0] * 12)
        lay_events(row, row_of(list(draw)))
        expected, swap = row_by_hand(draw)
        assert to_list(row) == expected
        rows.add(tuple(expected))
        unchanged += tuple(expected[2:]) == draw
        swapped += swap
    assert (len(draws), len(rows), unchanged, swapped) == (113_400, 39_480, 39_480, 11_160)
    assert not any(a == b for row in rows for a, b in pairwise(row[1:]))


@rule("YD-13")
@pytest.mark.parametrize(
    ("shuffle", "year"),
    [
        (  # every tile stays where it is in the bag
            [9, 8, 7, 6, 5, 4, 3, 2, 1],
            "peace peace tribute drought tribute drought "
            "festival mongols festival contagion mongols contagion",
        ),
        (  # the first goes to the end
            [0] * 9,
            "peace peace tribute drought festival drought "
            "festival mongols contagion mongols contagion tribute",
        ),
    ],
)
def test_all_ten_are_mixed_and_laid_from_the_third_month(shuffle: list[int], year: str) -> None:
    state = fresh(2, Scripted(shuffle), start_seat=0)
    assert [EVENT_TILES[tile] for tile in to_list(state.tiles)] == year.split()


@rule("YD-13")
def test_any_event_may_come_first() -> None:
    thirds = Counter(EVENT_TILES[fresh(2, seed).tiles[2]] for seed in range(500))
    assert set(thirds) == set(EVENT_TILES) - {"peace"}
    assert all(60 < count < 140 for count in thirds.values())


@rule("YD-13")
@pytest.mark.parametrize("seed", range(20))
def test_a_year_has_each_event_twice(seed: int) -> None:
    year = [EVENT_TILES[tile] for tile in to_list(fresh(2, seed).tiles)]
    assert year[:2] == ["peace", "peace"]
    assert Counter(year) == dict.fromkeys(EVENT_TILES, 2)
