"""The picture of a soak: p99 and memory over time, with the moments at which the server processes
were replaced. It stands on its own, and follows the theme of the page it is shown on."""

from argparse import Namespace
from collections.abc import Sequence
from typing import Final

import msgspec

WIDTH: Final = 720
HEIGHT: Final = 150  # of each of the two
LEFT: Final = 56
TOP: Final = 34
BETWEEN: Final = 52
STEPS: Final = (1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000, 10_000, 20_000)
LINES: Final = 4  # of the grid, at most
STYLE: Final = """
  text { font: 13px system-ui, sans-serif; fill: #3b3a36 }
  .title { font-weight: 600 }
  .grid { stroke: #8886; stroke-width: 0.5 }
  .restart { stroke: #b5722a; stroke-width: 1; stroke-dasharray: 3 3 }
  .p99, .memory { fill: none; stroke-width: 1.8; stroke-linejoin: round }
  .p99 { stroke: #2f6f8f } .memory { stroke: #5d7f3b }
  @media (prefers-color-scheme: dark) { text { fill: #d9d6cd } .p99 { stroke: #7fb8d4 }
    .memory { stroke: #a5c780 } .restart { stroke: #e0a765 } }
"""


class Sample(msgspec.Struct):
    """Some seconds of a soak: times in milliseconds, memory in MiB, processor time of a move."""

    at: float
    moves: float  # a second
    p50: float
    p99: float
    memory: float
    processor: float


class Axis(msgspec.Struct):
    """From 0 to `most`, upwards from `bottom`."""

    most: float
    bottom: float

    def y(self, value: float) -> float:
        return self.bottom - HEIGHT * min(1.0, value / self.most)

    def marks(self) -> list[float]:
        step = next((s for s in STEPS if self.most / s <= LINES), STEPS[-1])
        return [step * n for n in range(int(self.most / step) + 1)]


def draw(samples: Sequence[Sample], restarts: Sequence[float], settings: Namespace) -> str:
    end = max(sample.at for sample in samples)
    height = TOP + 2 * HEIGHT + BETWEEN + 40

    def x(seconds: float) -> float:
        return LEFT + (WIDTH - LEFT - 12) * seconds / end

    p99 = [(x(sample.at), sample.p99) for sample in samples if sample.moves]
    memory = [(x(sample.at), sample.memory) for sample in samples]
    upper, lower = TOP + HEIGHT, TOP + 2 * HEIGHT + BETWEEN
    title = (
        f"{settings.tables} tables, a move every {settings.pace:g} s, {settings.workers} processes"
    )
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" role="img">',
            f"<title>{title}: p99 and memory over time</title>",
            f"<style>{STYLE}</style>",
            *panel(p99, "p99", f"p99 of a move, ms ({title})", upper),
            *panel(memory, "memory", "memory of the server processes, MiB", lower),
            *(dashed(x(at), upper, lower) for at in restarts),
            *(
                label(x(60 * minute), lower + 18, str(minute), "middle")
                for minute in range(0, int(end / 60) + 1, max(1, round(end / 600)))
            ),
            label(
                WIDTH - 12, lower + 34, "minutes; dashed: all processes are replaced in turn", "end"
            ),
            "</svg>",
            "",
        ]
    )


def panel(points: Sequence[tuple[float, float]], name: str, title: str, bottom: float) -> list[str]:
    axis = Axis(max(1.0, 1.1 * max(value for _, value in points)), bottom)
    line = " ".join(f"{x:.1f},{axis.y(value):.1f}" for x, value in points)
    return [
        label(LEFT, bottom - HEIGHT - 10, title, "start", "title"),
        *(grid_line(axis.y(mark)) for mark in axis.marks()),
        *(label(LEFT - 8, axis.y(mark) + 4, f"{mark:g}", "end") for mark in axis.marks()),
        f'<polyline class="{name}" points="{line}"/>',
    ]


def grid_line(y: float) -> str:
    return f'<line class="grid" x1="{LEFT}" x2="{WIDTH - 12}" y1="{y:.1f}" y2="{y:.1f}"/>'


def dashed(x: float, *bottoms: float) -> str:
    lines = (
        f'<line class="restart" x1="{x:.1f}" x2="{x:.1f}" y1="{y - HEIGHT:.1f}" y2="{y:.1f}"/>'
        for y in bottoms
    )
    return "".join(lines)


def label(x: float, y: float, text: str, anchor: str, kind: str = "") -> str:
    return f'<text class="{kind}" x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}">{text}</text>'
