"""The games and bot levels a table can be made with."""

from lorcha import games
from lorcha.bots import LEVELS
from lorcha.core.game import Game
from lorcha.server.refusal import malformed, unknown


def find_game(name: str) -> Game:
    """The game of this name; Refusal if there is none."""
    if name not in games.SHELF:
        raise unknown(f"there is no game {name!r}")
    return games.load(name)


def check_level(level: str | None) -> str:
    if level not in LEVELS:
        raise malformed(f"a bot's level is one of {', '.join(LEVELS)}, not {level!r}")
    return level
