"""A mean loss on the scale of the bots: which level gives away as much in a decision."""

from typing import Final

# The mean share each level lost in a graded decision, in quick analyses of games of four equals;
# measured by bench/analysis/levels.py. The two levels that search were not measured: their games
# take long, and the judge, whose policy must agree to a mistake, cannot rank them above its net.
LOSSES: Final[dict[str, dict[str, float]]] = {
    "dragon": {
        "ship_boy": 0.0559,
        "sailor": 0.0454,
        "boatswain": 0.0177,
        "mate": 0.0107,
        "captain": 0.0038,
    },
    "jamaica": {
        "ship_boy": 0.0255,
        "sailor": 0.0192,
        "boatswain": 0.0127,
        "mate": 0.0076,
        "captain": 0.0032,
    },
    "panda": {
        "ship_boy": 0.0445,
        "sailor": 0.0319,
        "boatswain": 0.0217,
        "mate": 0.0125,
        "captain": 0.0055,
    },
    "ching": {
        "ship_boy": 0.0158,
        "sailor": 0.0125,
        "boatswain": 0.0067,
        "mate": 0.0037,
        "captain": 0.0002,
    },
}


def levels_of(game: str, loss: float, doubt: float) -> tuple[str, ...]:
    """The levels between which the play lies, the lower one first, within its doubt; a single one
    where both are the same, none in a game that was never measured."""
    if game not in LOSSES:
        return ()
    return tuple(dict.fromkeys(level_of(game, one) for one in (loss + doubt, loss - doubt)))


def level_of(game: str, loss: float) -> str:
    """The level whose loss is nearest."""
    losses = LOSSES[game]
    return min(losses, key=lambda level: abs(losses[level] - loss))
