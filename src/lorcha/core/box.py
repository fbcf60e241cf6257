"""What is in a box: the figures of a game, read from its `box.toml`.

A host who owns a box may correct ours: a file `<game>.toml` in the folder named by `LORCHA_BOXES`
is read in its place. Matches remember the mark of the box they were played with.
"""

import hashlib
import os
import tomllib
from importlib.resources import files
from pathlib import Path
from typing import Any


class Box:
    """The figures, and a short mark that tells two boxes apart."""

    def __init__(self, game: str) -> None:
        own = Path(os.environ.get("LORCHA_BOXES", "")) / f"{game}.toml"
        source = own if "LORCHA_BOXES" in os.environ and own.is_file() else None
        shipped = files("lorcha.games") / game / "box.toml"
        text = source.read_text("utf-8") if source else shipped.read_text("utf-8")
        self.figures: dict[str, Any] = tomllib.loads(text)
        self.mark = hashlib.sha256(repr(self.figures).encode()).hexdigest()[:12]

    def __getitem__(self, key: str) -> Any:
        return self.figures[key]
