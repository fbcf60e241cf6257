"""Predicted shares beside what was won, in bins and as a picture."""

from html import escape
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

BINS = 10
SIDE, MARGIN = 320, 46
Array = NDArray[np.float64]


class Bin(NamedTuple):
    predicted: float
    won: float
    doubt: float  # the standard error of `won`, over games
    shares: int  # so many were predicted


def bins_of(shares: Array, results: Array, games: NDArray[np.intp]) -> list[Bin]:
    found = []
    owners = np.repeat(games[:, None], shares.shape[1], 1)
    for low in np.arange(BINS) / BINS:
        inside = (shares >= low) & (shares < low + 1 / BINS + (low > 0.85))
        count = int(inside.sum())
        if not count:
            continue
        predicted, won = shares[inside].mean(), results[inside].mean()
        missed = np.bincount(owners[inside], (results - won)[inside])
        found.append(
            Bin(float(predicted), float(won), float(np.sqrt((missed**2).sum()) / count), count)
        )
    return found


def reliability_picture(title: str, bins: list[Bin]) -> str:
    """Dots on the diagonal are shares one can rely on; the larger a dot, the more there were."""

    def x(share: float) -> float:
        return round(MARGIN + share * SIDE, 1)

    def y(share: float) -> float:
        return round(24 + (1 - share) * SIDE, 1)

    most = max(one.shares for one in bins)
    shapes = [
        f'<line x1="{x(0)}" y1="{y(tick)}" x2="{x(1)}" y2="{y(tick)}" class="grid"/>'
        f'<text x="{MARGIN - 6}" y="{y(tick) + 4}" text-anchor="end">{tick:.0%}</text>'
        f'<text x="{x(tick)}" y="{y(0) + 18}" text-anchor="middle">{tick:.0%}</text>'
        for tick in (0, 0.25, 0.5, 0.75, 1)
    ]
    shapes.append(f'<line x1="{x(0)}" y1="{y(0)}" x2="{x(1)}" y2="{y(1)}" class="even"/>')
    for one in bins:
        low, high = max(0.0, one.won - 1.96 * one.doubt), min(1.0, one.won + 1.96 * one.doubt)
        at, radius = x(one.predicted), round(3 + 5 * (one.shares / most) ** 0.5, 1)
        shapes.append(
            f'<line x1="{at}" x2="{at}" y1="{y(low)}" y2="{y(high)}" class="doubt"/>'
            f'<circle cx="{at}" cy="{y(one.won)}" r="{radius}"/>'
        )
    style = (
        "text{font:12px system-ui,sans-serif;fill:#555}.grid{stroke:#bbb;stroke-width:.5}"
        ".even{stroke:#888;stroke-dasharray:5 4}.doubt{stroke:#0072b2;stroke-width:2}"
        "circle{fill:#0072b2}"
    )
    axes = (
        f'<text x="{x(0.5)}" y="{y(0) + 36}" text-anchor="middle">predicted share</text>'
        f'<text x="{x(0)}" y="14">won — {escape(title)}</text>'
    )
    wide, tall = SIDE + MARGIN + 20, SIDE + 68
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide} {tall}" width="{wide}">'
        f"<style>{style}</style>{axes}{''.join(shapes)}</svg>\n"
    )
