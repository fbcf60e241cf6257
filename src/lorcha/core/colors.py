"""The terminal's ink: what gold and vermilion mean, and each seat's shape beside its colour."""

from collections.abc import Sequence
from typing import Final

from rich.text import Text

GOLD: Final = "bold #c8962e"  # may be chosen, is now
LACQUER: Final = "bold #fdf1d8 on #8f1f17"  # the one line that leads
LOSS: Final = "#d9482f"
GAIN: Final = "#3f9b6e"
QUIET: Final = "dim"
STRONG: Final = "bold"

SEAT_MARKS: Final = "●◆▲★♣■"  # a star for the hexagon, which most terminals cannot show
SEAT_COLORS: Final = ("#e0382c", "#2f74dc", "#e0a51a", "#2fbd84", "#de73be", "default")


def seat_mark(seat: int) -> Text:
    return Text(SEAT_MARKS[seat], SEAT_COLORS[seat])


def name(seat: int, names: Sequence[str]) -> Text:
    """The shape in the seat's colour, the name in ink."""
    return Text.assemble(seat_mark(seat), " ", names[seat])
