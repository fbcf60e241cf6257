"""A tournament as one self-contained HTML page: a table and three charts."""

from collections.abc import Callable, Sequence
from html import escape
from typing import Final

from lorcha.arena.result import GameResult
from lorcha.arena.summary import Entrant, Summary

WIDE: Final = 720
LABEL: Final = 150
LINE: Final = 34
BINS: Final = 24
HUES: Final = ("#a8321e", "#1e5a8c", "#2f7d4f", "#8a5a00", "#6a3d8f", "#00757d", "#5c5c5c")

STYLE: Final = """
body { font: 16px/1.5 system-ui, sans-serif; max-width: 760px; margin: 2rem auto; padding: 0 1rem;
  color: #1c1a17; background: #fbf8f1 }
h1 { font-size: 1.5rem } h2 { font-size: 1.1rem; margin-top: 2rem }
table { border-collapse: collapse; width: 100% }
th, td { padding: .3rem .5rem; text-align: right; border-bottom: 1px solid #d8d0bf }
th:first-child, td:first-child { text-align: left }
svg { width: 100%; height: auto } svg text { font: 13px system-ui, sans-serif; fill: #1c1a17 }
.axis { stroke: #b9ae98 } .fair { stroke: #1c1a17; stroke-dasharray: 4 3 }
@media (prefers-color-scheme: dark) { body { color: #eee6d6; background: #1b1814 }
  svg text { fill: #eee6d6 } .fair { stroke: #eee6d6 } th, td { border-color: #443d31 } }
"""
HEADS: Final = ("bot", "wins", "95 %", "mean score", "moves a game", "ms a move", "rating", "games")


def html_report(summary: Summary, results: Sequence[GameResult]) -> str:
    plan = summary.schedule
    title = f"{plan.game}: {', '.join(plan.bots)}"
    facts = f"{summary.games} games, {plan.seats} players, deals from {plan.seed} on, rules "
    facts += f"{plan.rules}, lorcha {plan.lorcha}"
    options = ", ".join(f"{name} = {value}" for name, value in plan.options.items())
    parts = [
        f"<h1>{escape(title)}</h1><p>{escape(facts)}<br>{escape(options)}</p>",
        table(summary.entrants),
        "<h2>Share of wins</h2>",
        whiskers(summary.entrants, lambda e: (e.low, e.wins, e.high), 0.0, 1.0, percent=True),
        "<h2>OpenSkill rating (mean and twice its doubt)</h2>",
        whiskers(
            summary.entrants,
            lambda e: (e.rating - 2 * e.doubt, e.rating, e.rating + 2 * e.doubt),
            *bounds(summary.entrants),
        ),
        "<h2>Scores</h2>",
        scores(summary.entrants, results),
    ]
    head = f'<meta charset="utf-8"><title>{escape(title)}</title><style>{STYLE}</style>'
    view = '<meta name="viewport" content="width=device-width, initial-scale=1">'
    body = "\n".join(parts)
    whole = f"<head>{head}{view}</head>\n<body>\n{body}\n</body>"
    return f'<!doctype html>\n<html lang="en">{whole}</html>\n'


def table(entrants: Sequence[Entrant]) -> str:
    rows = [
        (
            escape(e.bot),
            f"{e.wins:.1%}",
            f"{e.low:.1%} – {e.high:.1%}",
            f"{e.score:.1f}",
            f"{e.moves:.0f}",
            f"{e.milliseconds:.1f}",
            f"{e.rating:.1f} ± {2 * e.doubt:.1f}",
            str(e.games),
        )
        for e in entrants
    ]
    head = "".join(f"<th>{name}</th>" for name in HEADS)
    body = "".join(f"<tr>{''.join(f'<td>{cell}</td>' for cell in row)}</tr>" for row in rows)
    return f"<table><tr>{head}</tr>{body}</table>"


def bounds(entrants: Sequence[Entrant]) -> tuple[float, float]:
    reach = [(e.rating - 2 * e.doubt, e.rating + 2 * e.doubt) for e in entrants]
    return min(low for low, _ in reach), max(high for _, high in reach)


def whiskers(
    entrants: Sequence[Entrant],
    span: Callable[[Entrant], tuple[float, float, float]],
    low: float,
    high: float,
    percent: bool = False,
) -> str:
    """A dot with its interval for each bot; the dashed line is a fair share."""

    def at(value: float) -> float:
        return round(LABEL + (value - low) / (high - low or 1) * (WIDE - LABEL - 70), 1)

    shapes = []
    for i, entrant in enumerate(entrants):
        least, value, most = span(entrant)
        y, hue = LINE * i + LINE // 2, HUES[i % len(HUES)]
        text = f"{value:.0%}" if percent else f"{value:.1f}"
        shapes.append(
            f'<text x="0" y="{y + 4}">{escape(entrant.bot)}</text>'
            f'<line x1="{at(least)}" x2="{at(most)}" y1="{y}" y2="{y}" stroke="{hue}"'
            f' stroke-width="3"/><circle cx="{at(value)}" cy="{y}" r="6" fill="{hue}"/>'
            f'<text x="{at(most) + 10}" y="{y + 4}">{text}</text>'
        )
    tall = LINE * len(entrants)
    if percent and entrants:
        x = at(entrants[0].fair)
        shapes.append(f'<line class="fair" x1="{x}" x2="{x}" y1="0" y2="{tall}"/>')
    return f'<svg viewBox="0 0 {WIDE} {tall}" role="img">{"".join(shapes)}</svg>'


def scores(entrants: Sequence[Entrant], results: Sequence[GameResult]) -> str:
    """A histogram of the final scores of each bot, all on one scale."""
    scored = {e.bot: scores_of(e.bot, results) for e in entrants}
    low = min(min(points) for points in scored.values())
    high = max(max(points) for points in scored.values())
    step = max(1, -(-(high - low + 1) // BINS))
    bins = range(low, high + 1, step)
    broad = (WIDE - LABEL) / len(bins)
    shapes = []
    for i, (bot, points) in enumerate(scored.items()):
        counts = [sum(start <= score < start + step for score in points) for start in bins]
        foot = 2 * LINE * (i + 1) - 8
        shapes.append(f'<text x="0" y="{foot}">{escape(bot)}</text>')
        shapes.append(f'<line class="axis" x1="{LABEL}" x2="{WIDE}" y1="{foot}" y2="{foot}"/>')
        for j, count in enumerate(counts):
            tall = round((2 * LINE - 14) * count / max(counts), 1)
            shapes.append(
                f'<rect x="{LABEL + j * broad:.1f}" y="{foot - tall}" width="{broad - 1:.1f}"'
                f' height="{tall}" fill="{HUES[i % len(HUES)]}"/>'
            )
    foot = 2 * LINE * len(scored) + 10
    shapes.append(f'<text x="{LABEL}" y="{foot}">{low}</text>')
    shapes.append(f'<text x="{WIDE}" y="{foot}" text-anchor="end">{high}</text>')
    return f'<svg viewBox="0 0 {WIDE} {foot + 8}" role="img">{"".join(shapes)}</svg>'


def scores_of(bot: str, results: Sequence[GameResult]) -> list[int]:
    return [
        score
        for result in results
        for name, score in zip(result.bots, result.scores, strict=True)
        if name == bot
    ]
