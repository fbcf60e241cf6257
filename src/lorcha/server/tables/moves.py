"""Moves as a client sends them."""

from collections.abc import Sequence
from typing import Any

from lorcha.core.fields import BadText
from lorcha.core.game import Game
from lorcha.server.refusal import malformed


def read_moves(game: Game, moves: Sequence[dict[str, Any]]) -> list[int]:
    try:
        return [game.moves.from_json(move) for move in moves]
    except (BadText, ValueError, TypeError, OverflowError) as error:
        raise malformed(f"this is no move of {game.title}: {error}") from error
