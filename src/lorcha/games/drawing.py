"""How a position is drawn in a terminal: by the game's own `terminal.py`, or plainly without."""

from collections.abc import Callable, Sequence
from importlib import import_module
from importlib.util import find_spec

import msgspec
from rich.console import RenderableType
from rich.pretty import Pretty

from lorcha.core.game import Game
from lorcha.core.text import Texts

Draw = Callable[[msgspec.Struct, Texts, Sequence[str]], RenderableType]


def drawing(game: Game) -> Draw:
    name = f"lorcha.games.{game.id}.terminal"
    if find_spec(name) is None:
        return draw_plainly
    draw: Draw = import_module(name).draw
    return draw


def draw_plainly(view: msgspec.Struct, texts: Texts, names: Sequence[str]) -> RenderableType:
    """The fields of the view with their values."""
    return Pretty(msgspec.to_builtins(view), indent_size=2)
