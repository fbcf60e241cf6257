"""The games, with their rules here, and the bot levels a table can be made with."""

from lorcha import games
from lorcha.bots import LEVELS
from lorcha.core.game import Game
from lorcha.server.refusal import malformed, unknown
from lorcha.server.store.rows import TableRow
from lorcha.server.wire.tables import OtherRules


def find_game(name: str) -> Game:
    """The game of this name; Refusal if there is none."""
    if name not in games.SHELF:
        raise unknown(f"there is no game {name!r}")
    return games.load(name)


def other_rules(table: TableRow) -> OtherRules | None:
    """Those of the table, if they are not those here."""
    if table.game not in games.SHELF:
        return None
    game = games.load(table.game)
    here = game.rules_version, game.box.fingerprint
    return None if (table.rules, table.box) == here else OtherRules(table.rules, table.box, *here)


def check_level(level: str | None) -> str:
    if level not in LEVELS:
        raise malformed(f"a bot's level is one of {', '.join(LEVELS)}, not {level!r}")
    return level
