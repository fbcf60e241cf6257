"""The position drawn for a terminal."""

from lorcha.games.panda.terminal.board import draw

__all__ = ["draw"]
