"""Positions that somebody writes: looked at, asked about, opened as a table."""

from typing import Annotated, Any

import msgspec
from msgspec import Meta

from lorcha.core.options import Value
from lorcha.core.position_text import LONGEST
from lorcha.server.wire.live import Candidate, Turn
from lorcha.server.wire.tables import NewSeat

Text = Annotated[str, Meta(max_length=LONGEST)]


class WrittenPosition(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A position in the words of `docs/positions.md`, and the seat that looks (-1: a spectator)."""

    game: str
    text: Text
    seat: int = -1


class Fault(msgspec.Struct, frozen=True):
    """What is wrong with a text, and in which line; 0 if no single line is to blame."""

    line: int
    text: str


class SetUpPosition(msgspec.Struct, frozen=True):
    """The position, as the seat sees it, or the fault of its text; and the words the game knows."""

    words: list[str]
    fault: Fault | None = None
    seats: int = 0
    options: dict[str, Value] = {}
    view: Any = None
    turn: Turn | None = None


class PositionHint(msgspec.Struct, frozen=True):
    """The moves a thorough search prefers, the best first."""

    candidates: list[Candidate]


class PositionTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Play on from a position, at a new table; a `NewSeat` for each seat."""

    game: str
    text: Text
    seats: list[NewSeat]


class PositionText(msgspec.Struct, frozen=True):
    """A position in words, which is that of a finished game at this `ply`, as far as words tell;
    `exact`: everybody sees the same in both."""

    game: str
    text: str
    ply: int
    exact: bool
