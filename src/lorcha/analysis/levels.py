"""A mean loss on the scale of the bots: which level gives away as much in a decision."""

from typing import Final

from lorcha.bots.levels import LEVELS

# The mean share each level lost in a graded decision, in games of four; measured by
# bench/analysis_levels.py.
LOSSES: Final[dict[str, tuple[float, ...]]] = {}


def level_of(game: str, loss: float) -> str:
    """The level whose loss is nearest; "" in a game that was never measured."""
    losses = LOSSES.get(game)
    if losses is None:
        return ""
    return min(zip(LEVELS, losses, strict=True), key=lambda pair: abs(pair[1] - loss))[0]
