"""What is in a box: the figures of a game, read from its `box.toml`.

A host who owns a box may correct ours: a file `<game>.toml` in the folder named by `LORCHA_BOXES`
is read in its place. Matches store the fingerprint of the box they were played with.
"""

import hashlib
import os
import tomllib
from collections.abc import Sequence
from importlib.resources import files
from itertools import zip_longest
from pathlib import Path
from typing import Any, Literal, get_args

import msgspec

Weight = Literal["easy", "family", "medium", "expert"]


class BadBox(ValueError):
    """The file of a box cannot be used; the message names the game, the table and the row."""


class Label(msgspec.Struct, frozen=True):
    """What the lid says: designer, playing time, difficulty, best number of players."""

    designer: str
    minutes: int
    weight: Weight
    best: int


class Box:
    """The figures, and a fingerprint that tells two boxes apart."""

    def __init__(self, game: str) -> None:
        own = Path(os.environ.get("LORCHA_BOXES", "")) / f"{game}.toml"
        source = own if "LORCHA_BOXES" in os.environ and own.is_file() else None
        shipped = files("lorcha.games") / game / "box.toml"
        text = source.read_text("utf-8") if source else shipped.read_text("utf-8")
        self.game = game
        self._file = str(source or shipped)
        try:
            self.figures: dict[str, Any] = tomllib.loads(text)
        except tomllib.TOMLDecodeError as error:
            raise self.error(f"not TOML: {error}") from error
        self.fingerprint = hashlib.sha256(repr(self.figures).encode()).hexdigest()[:12]

    def __getitem__(self, key: str) -> Any:
        if key not in self.figures:
            raise self.error(f"the table {key!r} is missing")
        return self.figures[key]

    def error(self, why: str) -> BadBox:
        return BadBox(f"the box of {self.game} ({self._file}): {why}")

    def expect(self, table: str, ids: Sequence[str], expected: Sequence[str]) -> None:
        """The rules refer to these rows by index, so the table must list exactly them in this
        order; otherwise BadBox."""
        for row, (actual, wanted) in enumerate(zip_longest(ids, expected), 1):
            if actual != wanted:
                must_be, is_now = (repr(name) if name else "nothing" for name in (wanted, actual))
                raise self.error(f"row {row} of {table} must be {must_be}, found {is_now}")

    def label(self) -> Label:
        """A host's own file may lack what we added later: there are defaults."""
        edition = self.figures["edition"]
        weight = edition.get("weight")
        return Label(
            designer=edition.get("designer") or ", ".join(edition["designers"]),
            minutes=edition.get("minutes", 45),
            weight=weight if weight in get_args(Weight) else "medium",
            best=edition.get("best", self.figures["game"]["players"]["max"]),
        )
