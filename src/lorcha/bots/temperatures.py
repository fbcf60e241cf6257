"""How steady the hand of a level is that plays by the net: the temperature of its policy.

At 0 it takes the net's best move. The figures belong to the nets that ship: with other weights
`python -m bench.tune_levels` finds them again.
"""

from typing import Final

TEMPERATURES: Final[dict[str, dict[str, float]]] = {
    "boatswain": {"dragon": 6.5, "jamaica": 2.5, "ching": 3.0, "panda": 2.5},
    "mate": {"dragon": 3.8, "jamaica": 1.5, "ching": 1.8, "panda": 1.5},
    "captain": {"dragon": 1.3, "jamaica": 0.5, "ching": 0.6, "panda": 0.5},
}
OTHER_GAMES: Final = {"boatswain": 2.5, "mate": 1.5, "captain": 0.5}


def temperature_of(level: str, game: str) -> float:
    return TEMPERATURES[level].get(game, OTHER_GAMES[level])
