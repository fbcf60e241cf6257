"""What is in a box: the figures of a game, read from its `box.toml`.

A host who owns a box may correct ours: a file `<game>.toml` in the folder named by `LORCHA_BOXES`
is read in its place. Matches remember the mark of the box they were played with.
"""

import hashlib
import os
import tomllib
from importlib.resources import files
from pathlib import Path
from typing import Any, Literal, get_args

import msgspec

Weight = Literal["easy", "family", "medium", "expert"]


class Label(msgspec.Struct, frozen=True):
    """What stands on the lid: who made it, how long it takes, how hard it is, the best number."""

    designer: str
    minutes: int
    weight: Weight
    best: int


class Box:
    """The figures, and a short mark that tells two boxes apart."""

    def __init__(self, game: str) -> None:
        own = Path(os.environ.get("LORCHA_BOXES", "")) / f"{game}.toml"
        source = own if "LORCHA_BOXES" in os.environ and own.is_file() else None
        shipped = files("lorcha.games") / game / "box.toml"
        text = source.read_text("utf-8") if source else shipped.read_text("utf-8")
        self.figures: dict[str, Any] = tomllib.loads(text)
        self.fingerprint = hashlib.sha256(repr(self.figures).encode()).hexdigest()[:12]

    def __getitem__(self, key: str) -> Any:
        return self.figures[key]

    def label(self) -> Label:
        """Somebody's own file may be older than what we print on the lid: it has defaults."""
        edition = self.figures["edition"]
        weight = edition.get("weight")
        return Label(
            designer=edition.get("designer") or ", ".join(edition["designers"]),
            minutes=edition.get("minutes", 45),
            weight=weight if weight in get_args(Weight) else "medium",
            best=edition.get("best", self.figures["game"]["players"]["max"]),
        )
