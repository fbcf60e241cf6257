# compiled by mypyc
"""Positions and moves as rows of small numbers, for learners.

A game says in its room's `features.py` what a seat sees in a position. What a move is made of is
read off its declaration: its verb, its words and numbers one by one, its sets place by place. Seats
are counted from the one that looks: it is 0, the next round the table is 1.
"""

from typing import Final, final

from mypy_extensions import mypyc_attr

from lorcha.core.fields import NUMBER, SET, Field
from lorcha.core.layout import Layout
from lorcha.core.moves import MAX_FIELDS, MoveBook, verb_number
from lorcha.core.rows import Cells, Int, Row, put, row
from lorcha.core.state import State
from lorcha.core.text import SEAT

TOLD_APART: Final = 32  # a longer range of numbers is told by its size too
AS_ONE: Final = 0  # how a field is written: a 1 in its place, its size, its places, a seat
AS_SIZE: Final = 1
AS_PLACES: Final = 2
AS_SEAT: Final = 3


@final
class MoveFeatures:
    """How the moves of a book are written; fields declared alike share their places."""

    def __init__(self, book: MoveBook, seats: int) -> None:
        self.layout = Layout()
        self.layout.one_of("verb", [verb.name for verb in book.verbs], "what is done")
        count: Int = len(book.verbs) * MAX_FIELDS
        self.ways: Row = row(count)
        self.places: Row = row(count)  # where the field begins
        self.fields: Row = row(len(book.verbs))  # how many a verb has
        self.shifts: Row = row(count)
        self.masks: Row = row(count)
        found: dict[str, int] = {}
        for verb in book.verbs:
            self.fields[verb.number] = len(verb.fields)
            for i, field in enumerate(verb.fields):
                at: Int = verb.number * MAX_FIELDS + i
                mark = f"{field.name} {field.kind} {field.low} {field.top} {field.words}"
                if mark not in found:
                    found[mark] = self._declare(field, verb.name, seats)
                self.places[at] = found[mark]
                self.ways[at] = way_of(field)
                self.shifts[at] = verb.shifts[i]
                self.masks[at] = verb.masks[i]
        self.size: Int = self.layout.size

    def _declare(self, field: Field, verb: str, seats: int) -> int:
        known = [part.name for part in self.layout.parts]
        name = f"{verb} {field.name}" if field.name in known else field.name
        count = field.top - field.low + 1
        if way_of(field) == AS_SEAT:
            return self.layout.part(name, seats, "the seat, counted from the one to move")
        if field.words:
            return self.layout.one_of(name, field.words, "one of")
        if field.kind == SET:
            return self.layout.part(name, count, f"the places {field.low} to {field.top}")
        if count <= TOLD_APART:
            return self.layout.part(name, count, f"the number, from {field.low} to {field.top}")
        at = self.layout.part(name, TOLD_APART, f"the number, from {field.low} on")
        self.layout.part(f"{name}, how much", 1, "the number", TOLD_APART)
        return at

    def write(self, move: Int, seat: Int, seats: Int, out: Cells, at: Int) -> None:
        """Into cells that are all 0."""
        verb = verb_number(move)
        put(out, at + verb, 1)
        first: Int = verb * MAX_FIELDS
        for i in range(first, first + self.fields[verb]):
            value: Int = (move >> self.shifts[i]) & self.masks[i]  # from 0 on
            place: Int = at + self.places[i]
            way = self.ways[i]
            if way == AS_ONE:
                put(out, place + value, 1)
            elif way == AS_SEAT:
                put(out, place + relative(value, seat, seats), 1)
            elif way == AS_PLACES:
                while value != 0:
                    if value & 1:
                        put(out, place, 1)
                    value >>= 1
                    place += 1
            else:
                put(out, place + TOLD_APART, value)
                if value < TOLD_APART:
                    put(out, place + value, 1)


def way_of(field: Field) -> int:
    if field.kind == SET:
        return AS_PLACES
    if field.kind == NUMBER and field.text == SEAT:
        return AS_SEAT
    if field.kind == NUMBER and field.top - field.low >= TOLD_APART:
        return AS_SIZE
    return AS_ONE


def relative(seat: Int, to: Int, seats: Int) -> Int:
    """How many seats further round the table than the one that looks."""
    return seat - to if seat >= to else seat - to + seats


@mypyc_attr(allow_interpreted_subclasses=True)
class Features:
    """A game's rows: what a seat knows, what it does not know, and each of its legal moves.

    `max_moves` is room for so many legal moves; `extra` are parts of a move's row that only the
    position can tell.
    """

    def __init__(
        self,
        book: MoveBook,
        seats: int,
        layout: Layout,
        hidden: Layout,
        max_moves: Int,
        extra: Layout | None = None,
    ) -> None:
        self.layout = layout
        self.hidden = hidden
        self.book = book
        self.moves = MoveFeatures(book, seats)
        self.max_moves: Int = max_moves
        self.size: Int = layout.size
        self.hidden_size: Int = hidden.size
        self.extra_at: Int = self.moves.size
        if extra is not None:
            for part in extra.parts:
                self.moves.layout.part(part.name, part.size, part.meaning, part.top)
        self.move_size: Int = self.moves.layout.size

    def observe(self, state: State, seat: Int, out: Cells, at: Int) -> None:
        """All that the seat knows, into cells that are all 0."""
        raise NotImplementedError

    def observe_hidden(self, state: State, seat: Int, out: Cells, at: Int) -> None:
        """What is hidden from the seat, into cells that are all 0; nothing if nothing is."""

    def describe_extra(self, state: State, seat: Int, move: Int, out: Cells, at: Int) -> None:
        """What only the position can tell of a move."""

    def describe(self, state: State, seat: Int, move: Int, out: Cells, at: Int) -> None:
        """A legal move, into cells that are all 0."""
        self.moves.write(move, seat, state.seats, out, at)
        self.describe_extra(state, seat, move, out, at + self.extra_at)
