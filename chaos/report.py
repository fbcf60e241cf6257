"""The table of a run: a line for each kind of accident."""

from collections import Counter
from collections.abc import Sequence

from chaos.verdict import KINDS, Fault


class Report:
    def __init__(self, house: str) -> None:
        self.house = house
        self.accidents: Counter[str] = Counter()
        self.acknowledged: Counter[str] = Counter()
        self.told = 0  # messages that were compared
        self.games = 0
        self.longest_silence = 0.0  # seconds in which nobody got an acknowledgement
        self.faults: list[Fault] = []

    def lines(self) -> list[str]:
        head = ["accident", "how many", "acknowledged", *KINDS]
        names = [*dict.fromkeys([*self.accidents, *self.acknowledged])]
        rows = [self._row(name, [f for f in self.faults if f.after == name]) for name in names]
        unknown = [fault for fault in self.faults if fault.after not in names]
        rows += [self._row("(unknown)", unknown)] if unknown else []
        total = ["all", str(self.accidents.total()), str(self.acknowledged.total())]
        return [
            f"{self.house}: {self.games} games, {self.told} messages compared, "
            f"longest time without an acknowledgement {self.longest_silence:.0f} s",
            *in_columns([head, *rows, [*total, *counted(self.faults)]]),
            *(f"{fault.kind}: {fault.text} (after: {fault.after})" for fault in self.faults[:20]),
        ]

    def _row(self, name: str, faults: Sequence[Fault]) -> list[str]:
        return [name, str(self.accidents[name]), str(self.acknowledged[name]), *counted(faults)]


def counted(faults: Sequence[Fault]) -> list[str]:
    return [str(sum(fault.kind == kind for fault in faults)) for kind in KINDS]


def in_columns(rows: Sequence[Sequence[str]]) -> list[str]:
    """A table in Markdown."""
    widths = [max(len(row[column]) for row in rows) for column in range(len(rows[0]))]
    lines = [
        f"| {' | '.join(cell.ljust(width) for cell, width in zip(row, widths, strict=True))} |"
        for row in rows
    ]
    return [lines[0], f"|{'|'.join('-' * (width + 2) for width in widths)}|", *lines[1:]]
