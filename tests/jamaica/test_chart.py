"""The board as a landscape sea chart: Port Royal top right, clockwise, the lanes apart."""

from itertools import combinations, pairwise
from math import dist

import pytest

from lorcha.games.jamaica.box import AT, BOX, LANE_OF, SPACES
from lorcha.games.jamaica.terminal.chart import COLUMNS, ROWS, Chart, draw_chart, place, sign_of

WIDTH, HEIGHT = BOX["board"]["chart"]
MIDDLE = WIDTH / 2, HEIGHT / 2
OUTER = {"south_east": range(7, 13), "south_west": range(20, 26), "north_west": range(33, 39)}
INNER = {"south_east": range(13, 15), "south_west": range(26, 28), "north_west": range(39, 41)}


def test_every_space_is_on_a_landscape_chart() -> None:
    assert WIDTH > 1.5 * HEIGHT
    assert all(20 <= x <= WIDTH - 20 and 20 <= y <= HEIGHT - 20 for x, y in AT)


def test_port_royal_is_at_the_top_right() -> None:
    x, y = AT[0]
    assert x > 0.85 * WIDTH
    assert y < 0.3 * HEIGHT


def test_the_race_goes_clockwise() -> None:
    """Down the right edge, left along the bottom, up the left edge, back along the top."""
    corners = [AT[space] for space in (1, 8, 17, 24, 30, 34, 43, 48)]
    area = sum(x0 * y1 - x1 * y0 for (x0, y0), (x1, y1) in pairwise([*corners, corners[0]]))
    assert area > 0  # with y downwards: clockwise


def test_no_two_spaces_touch() -> None:
    closest = min(dist(AT[a], AT[b]) for a, b in combinations(range(SPACES), 2))
    assert closest >= 45


@pytest.mark.parametrize("fork", OUTER)
def test_the_lanes_of_a_fork_lie_apart_and_the_outer_one_outside(fork: str) -> None:
    apart = min(dist(AT[a], AT[b]) for a in OUTER[fork] for b in INNER[fork])
    assert apart > 65
    out = [dist(AT[space], MIDDLE) for space in OUTER[fork]]
    inside = [dist(AT[space], MIDDLE) for space in INNER[fork]]
    assert sum(out) / len(out) > sum(inside) / len(inside)
    assert {LANE_OF[space].split("_")[1] for space in OUTER[fork]} == {"outer"}
    assert {LANE_OF[space].split("_")[1] for space in INNER[fork]} == {"inner"}


def test_spaces_do_not_cover_each_other_on_the_drawn_chart() -> None:
    cells: set[tuple[int, int]] = set()
    for space in range(SPACES):
        sign, _ = sign_of(space, treasure=True)
        row, middle = place(space)
        taken = {(row, middle - len(sign) // 2 + i) for i in range(len(sign))}
        assert not cells & taken
        assert all(0 <= r < ROWS and 0 <= column < COLUMNS for r, column in taken)
        cells |= taken


def test_every_space_shows_its_number_and_every_white_number_is_there() -> None:
    chart = Chart()
    draw_chart(chart, [4, 9], {})
    drawn = "\n".join(line.plain for line in chart.lines())
    figures = drawn.replace("·", " ").replace("−", " ").split()
    for space in range(SPACES):
        assert str(space) in figures, space
    assert drawn.count("✦") == 2
