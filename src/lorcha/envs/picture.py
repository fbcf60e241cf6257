"""A position for people who watch: as plain text, or as a picture of the same.

Both show what a spectator may see, drawn by the game's own hand for a terminal.
"""

import unicodedata
from collections.abc import Iterator, Sequence
from functools import cache
from io import StringIO
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray
from PIL import Image, ImageDraw, ImageFont
from rich.color import Color
from rich.console import Console
from rich.segment import Segment

from lorcha.core.game import Game
from lorcha.core.state import SPECTATOR, State
from lorcha.core.text import Texts, game_source
from lorcha.games.drawing import drawing

COLUMNS: Final = 120
WIDTH: Final = 8  # of a letter, in pixels
HEIGHT: Final = 16
PAPER: Final = (24, 20, 18)
INK: Final = (226, 216, 200)
DASHES: Final = "‐‑‒–—−"
LIKE: Final = str.maketrans("×’“”ψ†←→↘≈✓⚔☥☾☀✵☠", 'x\'""Yt<>\\~vX+)**&')
COIN: Final = "¤"  # the font has neither it
LAST_LATIN: Final = 0x17F  # nor letters beyond this
STROKES: Final = {"UP": (0, -1), "DOWN": (0, 1), "LEFT": (-1, 0), "RIGHT": (1, 0)}
# By a word of its name: the outline of a sign, from the middle of its place
OUTLINES: Final = {
    "UP-POINTING": [(0, -4), (3, 3), (-3, 3)],
    "RIGHT-POINTING": [(-3, -4), (3, 0), (-3, 4)],
    "LEFT-POINTING": [(3, -4), (-3, 0), (3, 4)],
    "DIAMOND": [(0, -4), (3, 0), (0, 4), (-3, 0)],
    "SQUARE": [(-3, -3), (3, -3), (3, 3), (-3, 3)],
    "RECTANGLE": [(-2, -5), (2, -5), (2, 5), (-2, 5)],
    "STAR": [(0, -5), (1, -1), (4, 0), (1, 1), (0, 5), (-1, 1), (-4, 0), (-1, -1)],
    "LOWER HALF": [(-4, 0), (4, 0), (4, 8), (-4, 8)],
    "LOWER LEFT": [(-4, 0), (0, 0), (0, 8), (-4, 8)],
    "LOWER RIGHT": [(0, 0), (4, 0), (4, 8), (0, 8)],
    "SHADE": [(-3, -5), (3, -5), (3, 5), (-3, 5)],
}
HOLLOW: Final = ("WHITE", "FILL", "SHADE")

Rgb = tuple[int, int, int]


def text(game: Game, state: State, names: Sequence[str]) -> str:
    lines = ("".join(part.text for part in line).rstrip() for line in drawn(game, state, names))
    return "\n".join(lines)


def picture(game: Game, state: State, names: Sequence[str]) -> NDArray[np.uint8]:
    """Rows of red, green and blue."""
    lines = drawn(game, state, names)
    image = Image.new("RGB", (COLUMNS * WIDTH, len(lines) * HEIGHT), PAPER)
    brush = ImageDraw.Draw(image)
    for row, line in enumerate(lines):
        for column, sign, ink, paper in signs(line):
            corner = column * WIDTH, row * HEIGHT
            if paper:
                brush.rectangle((*corner, corner[0] + WIDTH, corner[1] + HEIGHT), paper)
            if not sign.isspace():
                write(brush, corner, sign, ink)
    return np.asarray(image, np.uint8)


def drawn(game: Game, state: State, names: Sequence[str]) -> list[list[Segment]]:
    console = Console(
        width=COLUMNS, file=StringIO(), color_system="truecolor", force_terminal=True,
        highlight=False, markup=False, emoji=False, legacy_windows=False,
    )  # fmt: skip
    board = drawing(game)(game.view(state, SPECTATOR), texts_of(game.id), names)
    return console.render_lines(board)


@cache
def texts_of(game: str) -> Texts:
    return Texts("en", [game_source(game, "en")])


def signs(line: list[Segment]) -> Iterator[tuple[int, str, Rgb, Rgb | None]]:
    """Each sign of a line: its column, its colour and the colour of its ground, if it has one."""
    column = 0
    for part in line:
        style = part.style
        ink = rgb(style.color) if style else None
        paper = rgb(style.bgcolor) if style else None
        for sign in part.text:
            yield column, sign, ink or INK, paper
            column += 1


def rgb(color: Color | None) -> Rgb | None:
    if color is None or color.is_default:
        return None
    red, green, blue = color.get_truecolor()
    return red, green, blue


@cache
def font() -> Any:
    return ImageFont.load_default(12)


def write(brush: ImageDraw.ImageDraw, corner: tuple[int, int], sign: str, ink: Rgb) -> None:
    """A letter, or a sign the font does not have by what its name says; else a dot."""
    x, y = corner[0] + WIDTH // 2, corner[1] + HEIGHT // 2
    name = unicodedata.name(sign, "")
    named = OUTLINES.items() if ord(sign) > LAST_LATIN else ()  # not a square bracket
    outline = next((points for word, points in named if word in name), None)
    if name.startswith("BOX DRAWINGS"):
        words = name.replace("HORIZONTAL", "LEFT RIGHT").replace("VERTICAL", "UP DOWN")
        for word in words.split():
            across, down = STROKES.get(word, (0, 0))
            brush.line((x, y, x + across * WIDTH // 2, y + down * HEIGHT // 2), ink)
    elif outline:
        filled = None if any(word in name for word in HOLLOW) else ink
        brush.polygon([(x + across, y + down) for across, down in outline], filled, ink)
    elif sign in DASHES:
        brush.line((x - 2, y, x + 2, y), ink)
    elif sign == COIN or ord(like := sign.translate(LIKE)) > LAST_LATIN:
        brush.ellipse((x - 3, y - 3, x + 3, y + 3), None if sign == COIN else ink, ink)
    else:
        brush.text((x, y), like, ink, font(), anchor="mm")
