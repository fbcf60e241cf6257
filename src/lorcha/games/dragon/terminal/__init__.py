"""The position drawn for a terminal."""

from lorcha.games.dragon.terminal.board import draw

__all__ = ["draw"]
