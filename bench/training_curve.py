"""Draws how trainings went, from the lines of JSON that `lorcha train --log` keeps.

    python bench/training_curve.py dragon.jsonl jamaica.jsonl --out docs/pictures/training.svg

One panel for each number, one line for each log, over the decisions learnt from.
"""

import argparse
import json
from collections.abc import Sequence
from html import escape
from itertools import pairwise
from math import ceil, log10
from pathlib import Path
from typing import Final, NamedTuple

WIDTH: Final = 760
PANEL: Final = 190  # high, with its title
LEFT, RIGHT, TOP, BOTTOM = 48, 20, 30, 30
COLOURS: Final = ("#2f6db3", "#c4541f", "#3d8a4e", "#8d4fa8", "#a8871b")
DOTS: Final = 120  # a line has at most so many points; each is the mean of its rounds
EXAMS: Final = 20  # likewise of an exam: it is of thirty games
PANELS: Final = {
    "against_greedy": "Share of the win against greedy",
    "against_earlier": "Share of the win against itself, some exams ago",
    "entropy": "Entropy of the policy",
    "shares": "Error in telling who wins (cross-entropy)",
}
STYLE: Final = (
    "text{font:12px system-ui,sans-serif;fill:#444}.title{font-weight:600;fill:#222}"
    ".grid{stroke:#8884;stroke-width:1}path{fill:none;stroke-width:1.8;stroke-linejoin:round}"
    "@media (prefers-color-scheme:dark){text{fill:#bbb}.title{fill:#eee}}"
)

Point = tuple[float, float]


class Log(NamedTuple):
    name: str
    rounds: list[dict[str, float]]

    def line(self, number: str) -> list[Point]:
        """Millions of decisions, and the number then; an exam's result counts when it is new."""
        points: list[Point] = []
        exam = number.startswith("against")
        for before, now in pairwise([{}, *self.rounds]):
            if number in now and not (exam and now[number] == before.get(number)):
                points.append((now["decisions"] / 1e6, now[number]))
        return thinned(points, EXAMS if exam else DOTS)


def thinned(points: Sequence[Point], most: int) -> list[Point]:
    size = max(1, ceil(len(points) / most))
    groups = [points[i : i + size] for i in range(0, len(points), size)]
    return [(sum(x for x, _ in g) / len(g), sum(y for _, y in g) / len(g)) for g in groups]


def read(path: Path) -> Log:
    return Log(path.stem, [json.loads(line) for line in path.read_text("utf-8").splitlines()])


def ticks(low: float, high: float) -> list[float]:
    """Four to eight round numbers that enclose the range."""
    raw = max(high - low, 1e-6) / 5
    unit = 10.0 ** (ceil(log10(raw)) - 1)
    step = next(unit * n for n in (1, 2, 5, 10) if unit * n >= raw)
    first, last = int(low // step), ceil(high / step)
    return [step * n for n in range(first, max(last, first + 1) + 1)]


def panel(number: str, title: str, logs: Sequence[Log], top: int) -> list[str]:
    lines = [log.line(number) for log in logs]
    drawn = [point for line in lines for point in line]
    if not drawn:
        return []
    share = number.startswith("against")
    rows = [0.0, 0.25, 0.5, 0.75, 1.0] if share else ticks(0, max(y for _, y in drawn))
    columns = ticks(0, max(x for x, _ in drawn))
    upper, lower = top + TOP, top + PANEL - BOTTOM

    def at(x: float, y: float) -> str:
        across = LEFT + (WIDTH - LEFT - RIGHT) * x / columns[-1]
        return f"{across:.1f} {lower - (lower - upper) * y / rows[-1]:.1f}"

    parts = [f'<text class="title" x="{LEFT}" y="{top + 18}">{escape(title)}</text>']
    for y in rows:
        label, height = f"{y:.0%}" if share else f"{y:g}", at(0, y).split()[1]
        parts.append(f'<path class="grid" d="M{LEFT} {height}H{WIDTH - RIGHT}"/>')
        parts.append(
            f'<text x="{LEFT - 6}" y="{float(height) + 4:.1f}" text-anchor="end">{label}</text>'
        )
    for x in columns:
        across = at(x, 0).split()[0]
        parts.append(f'<text x="{across}" y="{lower + 16}" text-anchor="middle">{x:g} M</text>')
    for line, colour in zip(lines, COLOURS, strict=False):
        if line:
            path = "L".join(at(x, y) for x, y in line)
            parts.append(f'<path stroke="{colour}" d="M{path}"/>')
    return parts


def draw(logs: Sequence[Log]) -> str:
    """The picture as SVG; numbers that no log has get no panel."""
    parts, top = [], 26
    for place, (log, colour) in enumerate(zip(logs, COLOURS, strict=False)):
        x = LEFT + 150 * place
        parts.append(f'<rect x="{x}" y="8" width="12" height="12" rx="2" fill="{colour}"/>')
        parts.append(f'<text x="{x + 18}" y="18">{escape(log.name)}</text>')
    for number, title in PANELS.items():
        if drawn := panel(number, title, logs, top):
            parts += drawn
            top += PANEL
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {top}" role="img">'
    title = "<title>How the trainings went, over millions of decisions</title>"
    return "\n".join([head, title, f"<style>{STYLE}</style>", *parts, "</svg>"]) + "\n"


def main() -> None:
    parser = argparse.ArgumentParser(description="Draw how trainings went")
    parser.add_argument("logs", nargs="+", type=Path)
    parser.add_argument("--out", type=Path, required=True)
    args = parser.parse_args()
    args.out.write_text(draw([read(path) for path in args.logs]), "utf-8")


if __name__ == "__main__":
    main()
