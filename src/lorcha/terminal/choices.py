"""The choices of a seat in words, each with what it brings that the others do not."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from functools import reduce
from operator import and_
from typing import Final

from rich.cells import cell_len
from rich.console import Console, ConsoleOptions, RenderResult
from rich.table import Table
from rich.text import Text

from lorcha.core.colors import GAIN, GOLD, LOSS, QUIET
from lorcha.core.perspective import Perspective
from lorcha.core.sentences import effect, label
from lorcha.core.text import Texts

LONG_LIST: Final = 12  # more choices than that stand in several columns
GAP: Final = 3
ASKED_ON: Final = "…"


@dataclass(frozen=True)
class Choice:
    move: int
    label: str
    effects: tuple[str, ...]


def choices_of(perspective: Perspective, texts: Texts, names: Sequence[str]) -> list[Choice]:
    moves = perspective.legal()
    brought = [effects_of(perspective, move, texts, names) for move in moves]
    shared = reduce(and_, map(Counter, brought)) if len(moves) > 1 else Counter[str]()
    return [
        Choice(move, label(perspective.game, texts, move, names), tuple(without(effects, shared)))
        for move, effects in zip(moves, brought, strict=True)
    ]


def effects_of(
    perspective: Perspective, move: int, texts: Texts, names: Sequence[str]
) -> list[str]:
    """What the seat itself can foresee to gain or lose by the move, and if it is asked on."""
    preview = perspective.preview(move)
    own = [reading for reading in preview.journal if reading.get("seat") == perspective.seat]
    told = [effect(perspective.game, texts, reading, names) for reading in own]
    return [*filter(None, told), *([ASKED_ON] if perspective.seat in preview.stop.seats else [])]


def without(effects: list[str], shared: Counter[str]) -> list[str]:
    """The effects less those that every choice brings alike."""
    left, kept = shared.copy(), []
    for told in effects:
        if left[told]:
            left[told] -= 1
        else:
            kept.append(told)
    return kept


@dataclass
class Listing:
    """The numbered list a player chooses from."""

    choices: Sequence[Choice]

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        lines = [self.line(number) for number in range(1, len(self.choices) + 1)]
        broadest = max(line.cell_len for line in lines)
        fit = max(1, (options.max_width + GAP) // (broadest + GAP))
        across = min(fit, -(-len(lines) // LONG_LIST))
        down = -(-len(lines) // across)
        grid = Table.grid(padding=(0, GAP, 0, 0))
        for row in range(down):
            grid.add_row(*lines[row::down])
        yield grid

    def line(self, number: int) -> Text:
        choice = self.choices[number - 1]
        told = Text.assemble((f"{number:3} ", GOLD), choice.label)
        if choice.effects:
            longest = max(cell_len(other.label) for other in self.choices)
            told.append(" " * (longest - cell_len(choice.label) + 2))
        for i, brought in enumerate(choice.effects):
            told.append(", " if i and brought != ASKED_ON else " " if i else "")
            told.append(brought, {"+": GAIN, "−": LOSS}.get(brought[0], QUIET))
        return told
