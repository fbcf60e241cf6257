"""`GET /api/games`: what is on the shelf."""

from litestar import get

from lorcha import games
from lorcha.bots import LEVELS
from lorcha.core.game import Game
from lorcha.server.api.errors import malformed, unknown
from lorcha.server.wire.tables import GameBox, GameOption


@get("/api/games", sync_to_thread=False)
def shelf() -> list[GameBox]:
    """The games, their options and the bot levels."""
    return [boxed(games.load(name)) for name in games.SHELF]


def boxed(game: Game) -> GameBox:
    label = game.box.label()
    return GameBox(
        id=game.id,
        title=game.title,
        designer=label.designer,
        seats=list(game.seats),
        best=label.best,
        minutes=label.minutes,
        weight=label.weight,
        options=[GameOption(option.id, list(option.values)) for option in game.options],
        rules=game.rules_version,
        box=game.box.fingerprint,
        levels=list(LEVELS),
    )


def taken_down(name: str) -> Game:
    """The game of this name; Trouble if there is none."""
    if name not in games.SHELF:
        raise unknown(f"there is no game {name!r}")
    return games.load(name)


def checked_level(level: str | None) -> str:
    if level not in LEVELS:
        raise malformed(f"a bot's level is one of {', '.join(LEVELS)}, not {level!r}")
    return level
