"""How steady the hand of a level is in each game.

For those who look one move ahead the temperature is in spreads of the game's valuation; for those
who play by the net it is that of the policy, and at 0 they take the net's best move. These figures
belong to the nets that ship: with other weights `python -m bench.tune_levels` finds them again.
"""

from typing import Final

TEMPERATURES: Final[dict[str, dict[str, float]]] = {
    "ship_boy": {"dragon": 0.25, "jamaica": 0.4, "ching": 0.4, "panda": 0.25},
    "sailor": {"dragon": 0.14, "jamaica": 0.08, "ching": 0.08, "panda": 0.14},
    "boatswain": {"dragon": 11.0, "jamaica": 13.0, "ching": 8.0, "panda": 11.0},
    "mate": {"dragon": 7.5, "jamaica": 8.0, "ching": 4.2, "panda": 7.0},
    "captain": {"dragon": 4.0, "jamaica": 4.5, "ching": 0.5, "panda": 3.8},
}
OTHER_GAMES: Final = {
    "ship_boy": 0.4,
    "sailor": 0.08,
    "boatswain": 2.5,
    "mate": 1.5,
    "captain": 0.5,
}


def temperature_of(level: str, game: str) -> float:
    return TEMPERATURES[level].get(game, OTHER_GAMES[level])
