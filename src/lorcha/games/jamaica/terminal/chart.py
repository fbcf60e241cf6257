"""The sea chart for a terminal: lanes, spaces, what they cost, and the ships on them."""

from collections.abc import Iterable, Iterator
from typing import Final

from rich.cells import cell_len
from rich.text import Text

from lorcha.core.colors import GOLD, LOSS, QUIET, STRONG
from lorcha.games.jamaica.box import AT, BOX, COST_OF, SCORE_OF, SPACES, TYPE_OF
from lorcha.games.jamaica.state import LAIR, PORT, PORT_ROYAL

COLUMNS: Final = 78
ROWS: Final = 25
FOOD_MARK: Final = "▫"
GOLD_MARK: Final = "¤"
POWDER_MARK: Final = "◍"
LAIR_MARK: Final = "☠"
TREASURE_MARK: Final = "✦"
CASTLE: Final = "♜"
WAVE: Final = "·"
SEA: Final = "#3aa6b0"
RED_LINE_AT: Final = (382, 20, 150)  # a column of the chart, from row to row

WIDTH: Final[int] = BOX["board"]["chart"][0]
HEIGHT: Final[int] = BOX["board"]["chart"][1]
RED_LINE_BEFORE: Final[int] = BOX["board"]["red_line_before"]


class Chart:
    """A grid of signs. What is written first stays on top."""

    def __init__(self) -> None:
        self._signs: dict[tuple[int, int], tuple[str, str]] = {}

    def write(self, row: int, column: int, text: str, style: str = "") -> None:
        for sign in text:
            self._signs.setdefault((row, column), (sign, style))
            column += cell_len(sign)

    def lines(self) -> Iterator[Text]:
        for row in range(ROWS):
            line = Text()
            for column in range(COLUMNS):
                line.append(*self._signs.get((row, column), (" ", "")))
            line.rstrip()
            yield line


def place(space: int) -> tuple[int, int]:
    """The row and the middle column of a space."""
    x, y = AT[space]
    return row_at(y), column_at(x)


def row_at(y: int) -> int:
    return round(y * ROWS / HEIGHT)


def column_at(x: int) -> int:
    return round(x * COLUMNS / WIDTH)


def sails_beside(space: int) -> bool:
    """In the east and the west there is room at the side of a space, elsewhere below or above."""
    x, y = AT[space]
    return abs(x / WIDTH - 0.5) > abs(y / HEIGHT - 0.5) + 0.02


def draw_chart(chart: Chart, lairs: Iterable[int], berths: dict[int, list[Text]]) -> None:
    """All spaces; `lairs` still have their treasure, `berths` are the ships on each space."""
    for space in range(SPACES):
        sign, style = sign_of(space, space in set(lairs))
        row, middle = place(space)
        chart.write(row, middle - len(sign) // 2, sign, style)
        draw_beside(chart, space, len(sign), berths.get(space, []))
    draw_red_line(chart)
    for space in range(SPACES):
        for ahead in BOX["board"]["spaces"][space]["next"]:
            draw_lane(chart, place(space), place(ahead))


def sign_of(space: int, treasure: bool) -> tuple[str, str]:
    kind = TYPE_OF[space]
    if kind == PORT_ROYAL:
        return CASTLE, STRONG
    if kind == LAIR:
        return (LAIR_MARK + TREASURE_MARK, GOLD) if treasure else (LAIR_MARK, QUIET)
    if kind == PORT:
        return f"{GOLD_MARK}{COST_OF[space]}", GOLD
    return FOOD_MARK * COST_OF[space], SEA


def draw_beside(chart: Chart, space: int, width: int, ships: list[Text]) -> None:
    """Ships and white numbers towards the island, the number of the space away from it."""
    row, middle = place(space)
    x, y = AT[space]
    number, marks = str(space), "".join(ship.plain for ship in ships)
    score = str(SCORE_OF[space]) if space >= RED_LINE_BEFORE or space == PORT_ROYAL else ""
    inside = len(score) + len(marks)
    if sails_beside(space):
        left = middle - width // 2 - 1
        right = left + width + 2
        east = x > WIDTH / 2
        chart.write(row, right if east else left - len(number), number, QUIET)
        column = left - inside if east else right
    else:
        north = y < HEIGHT / 2
        chart.write(row - 1 if north else row + 1, middle - len(number) // 2, number, QUIET)
        row += 1 if north else -1
        column = middle - inside // 2
    for ship in ships:
        chart.write(row, column, ship.plain, str(ship.style))
        column += len(ship.plain)
    chart.write(row, column, score, LOSS)


def draw_red_line(chart: Chart) -> None:
    x, top, bottom = RED_LINE_AT
    for row in range(row_at(top), row_at(bottom) + 1):
        chart.write(row, column_at(x), "┊", LOSS)
    penalty = str(BOX["scoring"]["before_red_line"]).replace("-", "−")
    chart.write(row_at(bottom) + 1, column_at(x) - 1, penalty, LOSS)


def draw_lane(chart: Chart, start: tuple[int, int], end: tuple[int, int]) -> None:
    """Dots from one space to the next."""
    rows, columns = end[0] - start[0], end[1] - start[1]
    steps = max(abs(rows), abs(columns))
    for step in range(1, steps):
        row = start[0] + round(rows * step / steps)
        column = start[1] + round(columns * step / steps)
        if (step + start[1]) % 2 or abs(rows) >= abs(columns):
            chart.write(row, column, WAVE, QUIET)
