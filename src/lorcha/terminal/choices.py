"""The choices of a seat in words, each with the effects that set it apart from the others."""

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

LONG_LIST: Final = 12  # longer lists are shown in several columns
GAP: Final = 3
MORE_TO_DECIDE: Final = "…"


@dataclass(frozen=True)
class Choice:
    move: int
    label: str
    effects: tuple[str, ...]


def choices_of(perspective: Perspective, texts: Texts, names: Sequence[str]) -> list[Choice]:
    moves = perspective.legal()
    all_effects = [effects_of(perspective, move, texts, names) for move in moves]
    shared = reduce(and_, map(Counter, all_effects)) if len(moves) > 1 else Counter[str]()
    return [
        Choice(
            move, label(perspective.game, texts, move, names), tuple(remove_shared(effects, shared))
        )
        for move, effects in zip(moves, all_effects, strict=True)
    ]


def effects_of(
    perspective: Perspective, move: int, texts: Texts, names: Sequence[str]
) -> list[str]:
    """What the seat can foresee to gain or lose by the move, and whether it must decide again."""
    preview = perspective.preview(move)
    own = [reading for reading in preview.journal if reading.get("seat") == perspective.seat]
    effects = [effect(perspective.game, texts, reading, names) for reading in own]
    return [
        *filter(None, effects),
        *([MORE_TO_DECIDE] if perspective.seat in preview.stop.seats else []),
    ]


def remove_shared(effects: list[str], shared: Counter[str]) -> list[str]:
    """The effects without those that every choice has."""
    left, result = shared.copy(), []
    for effect_text in effects:
        if left[effect_text]:
            left[effect_text] -= 1
        else:
            result.append(effect_text)
    return result


@dataclass
class ChoiceList:
    """The numbered list a player chooses from."""

    choices: Sequence[Choice]

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        lines = [self.line(number) for number in range(1, len(self.choices) + 1)]
        width = max(line.cell_len for line in lines)
        fit = max(1, (options.max_width + GAP) // (width + GAP))
        across = min(fit, -(-len(lines) // LONG_LIST))
        down = -(-len(lines) // across)
        grid = Table.grid(padding=(0, GAP, 0, 0))
        for row in range(down):
            grid.add_row(*lines[row::down])
        yield grid

    def line(self, number: int) -> Text:
        choice = self.choices[number - 1]
        line = Text.assemble((f"{number:3} ", GOLD), choice.label)
        if choice.effects:
            longest = max(cell_len(other.label) for other in self.choices)
            line.append(" " * (longest - cell_len(choice.label) + 2))
        for i, text in enumerate(choice.effects):
            line.append(", " if i and text != MORE_TO_DECIDE else " " if i else "")
            line.append(text, {"+": GAIN, "−": LOSS}.get(text[0], QUIET))
        return line
