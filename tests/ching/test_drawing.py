"""The sea as the terminal draws it."""

from io import StringIO

import pytest
from rich.console import Console

from lorcha.core.colors import SEAT_MARKS
from lorcha.core.text import Texts, game_source
from lorcha.games.ching.terminal import draw
from tests.ching.positions import Scene, sea
from tests.citing import rule

HANDS = [[40, 41, 42], [43, 44, 45], [46, 47, 48], [49, 50, 51]]
NAMES = ["Vera", "Mei", "Bo", "Ada"]


def drawing(scene: Scene, seats: int, width: int = 130) -> list[str]:
    texts = Texts("en", [game_source("ching", "en")])
    console = Console(file=StringIO(), width=width, color_system=None)
    with console.capture() as capture:
        console.print(draw(scene.view(-1), texts, NAMES[:seats]))
    return capture.get().splitlines()


def space(lines: list[str], row: int, column: int) -> str:
    """What is drawn on a space of the board; its first row comes after the heading."""
    width = len(lines[1][: lines[1].index(" 2")])
    return lines[row][(column - 1) * width : column * width]


@rule("MC-18")
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("width", [80, 130])
def test_junks_lie_on_space_1_before_their_first_card(seats: int, width: int) -> None:
    lines = drawing(sea(seats, hands=HANDS[:seats]), seats, width)
    marks = SEAT_MARKS[:seats] if seats > 2 else SEAT_MARKS[0] * 2 + SEAT_MARKS[1] * 2
    assert space(lines, 1, 1).split() == ["1" + marks]


@rule("MC-6")
@pytest.mark.parametrize("seats", [2, 4])
def test_four_junks_on_one_space_are_all_drawn(seats: int) -> None:
    junks = [[6, 7], [9, 10], [12, 13], [15, 16]]
    scene = sea(seats, hands=HANDS[:seats], junks=junks)
    lines = drawing(scene, seats)
    marks = SEAT_MARKS[:4] if seats > 2 else SEAT_MARKS[0] * 2 + SEAT_MARKS[1] * 2
    assert space(lines, 1, 2).split() == ["2" + marks]
    assert not set(SEAT_MARKS) & set(space(lines, 1, 1))
