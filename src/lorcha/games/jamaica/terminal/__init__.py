"""The position drawn for a terminal."""

from lorcha.games.jamaica.terminal.board import draw

__all__ = ["draw"]
