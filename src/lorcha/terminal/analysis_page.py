"""An analysis as one self-contained HTML page: the curve of shares, and the tables beside it."""

from collections.abc import Sequence
from html import escape
from statistics import median
from typing import Final

from rich.table import Table

from lorcha.analysis.report import Analysis, Row
from lorcha.analysis.turning_points import strokes, turning_points
from lorcha.core.colors import SEAT_MARKS
from lorcha.terminal.analysis_tables import better, describe, luck_table, player_table
from lorcha.terminal.screen import Screen

WIDE: Final = 900
TALL: Final = 360
LEFT: Final = 44
BOTTOM: Final = 28
LABELS: Final = 130  # at the right end, for the names
# Told apart by everybody (Okabe and Ito), and by their dashes too.
HUES: Final = ("#d55e00", "#0072b2", "#b58900", "#009e73", "#cc79a7", "#7a7a7a")
DASHES: Final = ("", "9 4", "2 4", "12 4 2 4", "5 3", "1 3")

STYLE: Final = """
body { font: 16px/1.5 system-ui, sans-serif; max-width: 960px; margin: 2rem auto; padding: 0 1rem;
  color: #1c1a17; background: #fbf8f1 }
h1 { font-size: 1.5rem } h2 { font-size: 1.1rem; margin-top: 2rem }
table { border-collapse: collapse; display: block; overflow-x: auto }
th, td { padding: .3rem .7rem; text-align: right; border-bottom: 1px solid #d8d0bf }
th:first-child, td:first-child { text-align: left }
.curve { overflow-x: auto } svg { width: 100%; min-width: 620px; height: auto }
svg text { font: 13px system-ui, sans-serif; fill: currentColor }
.grid { stroke: #b9ae98; stroke-width: .6 } .better { color: #8a5a00 }
@media (max-width: 600px) { body { margin: 1rem auto; padding: 0 .6rem }
  table { font-size: 13px } th, td { padding: .25rem .3rem } }
@media (prefers-color-scheme: dark) { body { color: #eee6d6; background: #1b1814 }
  th, td { border-color: #443d31 } .better { color: #e0b45c } }
"""


def analysis_page(analysis: Analysis, screen: Screen) -> str:
    shell, title = screen.shell, screen.texts.say("title")
    parts = [
        f"<h1>{escape(title)}: {escape(', '.join(screen.names))}</h1>",
        f"<h2>{escape(shell.say('analysis-curve'))}</h2>",
        curve(analysis, screen),
        section(player_table(analysis, screen)),
        section(luck_table(analysis, screen)),
        f"<h2>{escape(shell.say('analysis-turning-points'))}</h2>",
        points(analysis, screen),
    ]
    view = '<meta name="viewport" content="width=device-width, initial-scale=1">'
    head = f'<meta charset="utf-8"><title>{escape(title)}</title>{view}<style>{STYLE}</style>'
    body = "\n".join(parts)
    return (
        f'<!doctype html>\n<html lang="{shell.language}">'
        f"<head>{head}</head>\n<body>\n{body}\n</body></html>\n"
    )


def curve(analysis: Analysis, screen: Screen) -> str:
    """A line for each seat. Triangles are the costliest decisions, diamonds strokes of luck."""
    rows = steadied([analysis.dealt, *(step.shares for step in analysis.steps)])
    last = max(1, len(rows) - 1)

    def x(ply: float) -> float:
        return round(LEFT + ply / last * (WIDE - LEFT - LABELS), 1)

    def y(share: float) -> float:
        return round(8 + (1 - share) * (TALL - BOTTOM - 8), 1)

    shapes = [
        f'<line class="grid" x1="{LEFT}" x2="{WIDE - LABELS}" y1="{y(tick)}" y2="{y(tick)}"/>'
        f'<text x="{LEFT - 6}" y="{y(tick) + 4}" text-anchor="end">{tick:.0%}</text>'
        for tick in (0, 0.25, 0.5, 0.75, 1)
    ]
    word = escape(screen.shell.say("analysis-move-number"))
    shapes.append(f'<text x="{x(last)}" y="{TALL - 6}" text-anchor="end">{word} {last}</text>')
    ends = spread_out([y(share) for share in rows[-1]])
    for seat, name in enumerate(screen.names):
        line = " ".join(f"{x(ply)},{y(shares[seat])}" for ply, shares in enumerate(rows))
        shapes.append(
            f'<polyline points="{line}" fill="none" stroke="{HUES[seat]}" stroke-width="2.2"'
            f' stroke-dasharray="{DASHES[seat]}"/>'
            f'<text x="{x(last) + 8}" y="{ends[seat] + 4}" fill="{HUES[seat]}">'
            f"{SEAT_MARKS[seat]} {escape(name)}</text>"
        )
    for ply in strokes(analysis.steps):
        luck = analysis.steps[ply].luck
        seat = max(range(len(luck)), key=lambda i: abs(luck[i]))
        at, up = x(ply + 1), y(rows[ply + 1][seat])
        shapes.append(
            f'<path d="M{at} {up - 5}l5 5l-5 5l-5 -5z" fill="none" stroke="{HUES[seat]}"/>'
        )
    for point in turning_points(analysis.steps):
        at, up = x(point.ply + 1), y(rows[point.ply + 1][point.seat])
        hint = escape(describe(point, screen))
        shapes.append(
            f'<path d="M{at - 6} {up - 12}h12l-6 9z" fill="{HUES[point.seat]}">'
            f"<title>{hint}</title></path>"
        )
    picture = f'<svg viewBox="0 0 {WIDE} {TALL}" role="img">{"".join(shapes)}</svg>'
    return f'<div class="curve">{picture}</div>'


def steadied(rows: Sequence[Row]) -> list[Row]:
    """The judge asks another net after every move, and wavers: each share is the middle one of
    those around it, so that a jump stays a jump. The two ends stay as they are."""
    last, most = len(rows) - 1, max(2, round(len(rows) / 120))
    steady = []
    for ply in range(len(rows)):
        reach = min(most, ply, last - ply)
        steady.append(tuple(map(median, zip(*rows[ply - reach : ply + reach + 1], strict=True))))
    return steady


def spread_out(heights: Sequence[float], apart: float = 17) -> list[float]:
    """Labels at these heights, moved down where they would overlap, and up from the lower edge."""
    placed, order = list(heights), sorted(range(len(heights)), key=lambda i: heights[i])
    lowest = float("-inf")
    for i in order:
        placed[i] = lowest = max(placed[i], lowest + apart)
    highest = TALL - BOTTOM + apart
    for i in reversed(order):
        placed[i] = highest = min(placed[i], highest - apart)
    return placed


def section(table: Table) -> str:
    """A table of the terminal as one of the page."""
    columns = [list(column.cells) for column in table.columns]
    head = "".join(f"<th>{escape(str(column.header))}</th>" for column in table.columns)
    rows = "".join(
        "<tr>" + "".join(f"<td>{escape(str(cell))}</td>" for cell in row) + "</tr>"
        for row in zip(*columns, strict=True)
    )
    return f"<h2>{escape(str(table.title))}</h2><table><tr>{head}</tr>{rows}</table>"


def points(analysis: Analysis, screen: Screen) -> str:
    items = []
    for point in turning_points(analysis.steps):
        lines = "<br>".join(escape(text) for text in better(point.decision, screen))
        items.append(
            f'<li>{escape(describe(point, screen))}<br><span class="better">{lines}</span></li>'
        )
    if not items:
        return f"<p>{escape(screen.shell.say('analysis-no-mistakes'))}</p>"
    return f"<ol>{''.join(items)}</ol>"
