"""The position drawn for a terminal."""

from lorcha.games.ching.terminal.board import draw

__all__ = ["draw"]
