"""Renders a position as plain text or as an image of that text.

Both show what a spectator may see, as the game draws it for a terminal.
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
WIDTH: Final = 8  # of a character, in pixels
HEIGHT: Final = 16
BACKGROUND: Final = (24, 20, 18)
FOREGROUND: Final = (226, 216, 200)
DASHES: Final = "‐‑‒–—−"
SUBSTITUTES: Final = str.maketrans("×’“”ψ†←→↘≈✓⚔☥☾☀✵☠", 'x\'""Yt<>\\~vX+)**&')
COIN: Final = "¤"  # not in the font
LAST_LATIN: Final = 0x17F  # the font has no letters beyond this
STROKES: Final = {"UP": (0, -1), "DOWN": (0, 1), "LEFT": (-1, 0), "RIGHT": (1, 0)}
# The outline of a character from its centre, by a word of its Unicode name
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


def render_text(game: Game, state: State, names: Sequence[str]) -> str:
    lines = (
        "".join(part.text for part in line).rstrip() for line in board_lines(game, state, names)
    )
    return "\n".join(lines)


def render_rgb(game: Game, state: State, names: Sequence[str]) -> NDArray[np.uint8]:
    """An array of height × width × RGB."""
    lines = board_lines(game, state, names)
    image = Image.new("RGB", (COLUMNS * WIDTH, len(lines) * HEIGHT), BACKGROUND)
    canvas = ImageDraw.Draw(image)
    for row, line in enumerate(lines):
        for column, character, color, background in characters(line):
            corner = column * WIDTH, row * HEIGHT
            if background:
                canvas.rectangle((*corner, corner[0] + WIDTH, corner[1] + HEIGHT), background)
            if not character.isspace():
                draw_character(canvas, corner, character, color)
    return np.asarray(image, np.uint8)


def board_lines(game: Game, state: State, names: Sequence[str]) -> list[list[Segment]]:
    console = Console(
        width=COLUMNS, file=StringIO(), color_system="truecolor", force_terminal=True,
        highlight=False, markup=False, emoji=False, legacy_windows=False,
    )  # fmt: skip
    board = drawing(game)(game.view(state, SPECTATOR), texts_of(game.id), names)
    return console.render_lines(board)


@cache
def texts_of(game: str) -> Texts:
    return Texts("en", [game_source(game, "en")])


def characters(line: list[Segment]) -> Iterator[tuple[int, str, Rgb, Rgb | None]]:
    """Each character of a line with its column, its color and its background, if it has one."""
    column = 0
    for part in line:
        style = part.style
        color = rgb(style.color) if style else None
        background = rgb(style.bgcolor) if style else None
        for character in part.text:
            yield column, character, color or FOREGROUND, background
            column += 1


def rgb(color: Color | None) -> Rgb | None:
    if color is None or color.is_default:
        return None
    red, green, blue = color.get_truecolor()
    return red, green, blue


@cache
def font() -> Any:
    return ImageFont.load_default(12)


def draw_character(
    canvas: ImageDraw.ImageDraw, corner: tuple[int, int], character: str, color: Rgb
) -> None:
    """A letter; a character the font lacks is drawn by its Unicode name, else as a dot."""
    x, y = corner[0] + WIDTH // 2, corner[1] + HEIGHT // 2
    name = unicodedata.name(character, "")
    named = OUTLINES.items() if ord(character) > LAST_LATIN else ()  # not a square bracket
    outline = next((points for word, points in named if word in name), None)
    if name.startswith("BOX DRAWINGS"):
        words = name.replace("HORIZONTAL", "LEFT RIGHT").replace("VERTICAL", "UP DOWN")
        for word in words.split():
            across, down = STROKES.get(word, (0, 0))
            canvas.line((x, y, x + across * WIDTH // 2, y + down * HEIGHT // 2), color)
    elif outline:
        fill = None if any(word in name for word in HOLLOW) else color
        canvas.polygon([(x + across, y + down) for across, down in outline], fill, color)
    elif character in DASHES:
        canvas.line((x - 2, y, x + 2, y), color)
    elif character == COIN or ord(substitute := character.translate(SUBSTITUTES)) > LAST_LATIN:
        canvas.ellipse((x - 3, y - 3, x + 3, y + 3), None if character == COIN else color, color)
    else:
        canvas.text((x, y), substitute, color, font(), anchor="mm")
