"""A mean loss on the scale of the bots: which level gives away as much in a decision."""

from typing import Final

# The mean share each level lost in a graded decision, in quick analyses of games of four equals;
# measured by bench/analysis/levels.py. The two levels that search were not measured: their games
# take long, and the judge, whose policy must agree to a mistake, cannot rank them above its net.
LOSSES: Final[dict[str, dict[str, float]]] = {
    "dragon": {
        "ship_boy": 0.0677,
        "sailor": 0.0486,
        "boatswain": 0.0322,
        "mate": 0.0131,
        "captain": 0.0058,
    },
    "jamaica": {
        "ship_boy": 0.0389,
        "sailor": 0.0244,
        "boatswain": 0.0209,
        "mate": 0.0109,
        "captain": 0.0053,
    },
    "panda": {
        "ship_boy": 0.0487,
        "sailor": 0.0368,
        "boatswain": 0.0282,
        "mate": 0.0168,
        "captain": 0.0082,
    },
    "ching": {
        "ship_boy": 0.0151,
        "sailor": 0.0128,
        "boatswain": 0.0084,
        "mate": 0.0047,
        "captain": 0.0003,
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
