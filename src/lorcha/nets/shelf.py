"""The nets at hand: those that ship with Lorcha, and files of one's own."""

import sys
from importlib.resources import files
from pathlib import Path
from typing import Final

from lorcha.core.game import Game
from lorcha.nets.card import read_card
from lorcha.nets.net import Net
from lorcha.nets.tensors import BadFile, read_tensors

SUFFIX: Final = ".safetensors"
_shipped: Final[dict[str, Net | None]] = {}
_own: Final[dict[tuple[str, Path], Net]] = {}


def load_net(game: Game, path: Path) -> Net:
    """The net of a file, read once; OSError, or BadFile says what is wrong with it."""
    key = game.id, path
    if key not in _own:
        arrays, texts = read_tensors(path)
        _own[key] = Net(game, arrays, read_card(texts))
    return _own[key]


def shipped_net(game: Game) -> Net | None:
    """The net that ships for this game; None if there is none that fits, which is said once."""
    if game.id not in _shipped:
        _shipped[game.id] = _find(game)
    return _shipped[game.id]


def shipped_path(game: str) -> Path:
    return Path(str(files("lorcha.nets"))) / "weights" / f"{game}{SUFFIX}"


def _find(game: Game) -> Net | None:
    path = shipped_path(game.id)
    if not path.is_file():
        return None
    try:
        return load_net(game, path)
    except (BadFile, OSError) as error:
        print(f"lorcha: {game.title} is played without its net: {error}", file=sys.stderr)
        return None
