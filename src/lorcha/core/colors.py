"""The colors of the terminal and what they mean; each seat has a color and a mark."""

from collections.abc import Sequence
from typing import Final

from rich.text import Text

GOLD: Final = "bold #c8962e"  # what can be chosen, what is current
LACQUER: Final = "bold #fdf1d8 on #8f1f17"  # the most important line
LOSS: Final = "#d9482f"
GAIN: Final = "#3f9b6e"
QUIET: Final = "dim"
STRONG: Final = "bold"

SEAT_MARKS: Final = "●◆▲★♣■"  # a star for the hexagon, which most terminals cannot show
SEAT_COLORS: Final = ("#e0382c", "#2f74dc", "#e0a51a", "#2fbd84", "#de73be", "default")


def seat_mark(seat: int) -> Text:
    return Text(SEAT_MARKS[seat], SEAT_COLORS[seat])


def name(seat: int, names: Sequence[str]) -> Text:
    """The mark in the seat's color, then the name."""
    return Text.assemble(seat_mark(seat), " ", names[seat])
