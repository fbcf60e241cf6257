# compiled by mypyc
"""Positions and moves as rows of small numbers, for learners.

A game says in its room's `features.py` what a seat sees in a position. What a move is made of is
read off its declaration: its verb, its words and numbers one by one, its sets element by element.
Seats are counted from the observing one: it is 0, the next one at the table is 1.
"""

from typing import Final, final

from mypy_extensions import mypyc_attr

from lorcha.core.fields import NUMBER, SET, Field
from lorcha.core.layout import Layout, mark_of
from lorcha.core.moves import MAX_FIELDS, MoveBook, verb_number
from lorcha.core.rows import Cells, Int, Row, put, row
from lorcha.core.state import State
from lorcha.core.text import SEAT

MAX_ONE_HOT: Final = 64  # a number of a longer range is a quantity
QUANTITIES: Final = 16  # so many are also told one by one
ONE_HOT: Final = 0  # how a field is encoded
QUANTITY: Final = 1
MANY_HOT: Final = 2  # a set
RELATIVE_SEAT: Final = 3
WIDTH: Final = 4  # numbers that say how a field is encoded


@final
class MoveFeatures:
    """How the moves of a book are encoded; fields declared alike share their cells."""

    def __init__(self, book: MoveBook, seats: int) -> None:
        self.layout = Layout()
        self.layout.one_of("verb", [verb.name for verb in book.verbs], "what is done")
        self.counts: Row = row(len(book.verbs))  # of the fields of a verb
        # For each field: how it is encoded, where it starts, its shift and its mask in the move
        self.fields: Row = row(len(book.verbs) * MAX_FIELDS * WIDTH)
        offsets: dict[str, int] = {}
        for verb in book.verbs:
            self.counts[verb.number] = len(verb.fields)
            for i, field in enumerate(verb.fields):
                at: Int = (verb.number * MAX_FIELDS + i) * WIDTH
                key = f"{field.name} {field.kind} {field.low} {field.top} {field.words}"
                if key not in offsets:
                    offsets[key] = self._declare(field, verb.name, seats)
                self.fields[at] = encoding_of(field)
                self.fields[at + 1] = offsets[key]
                self.fields[at + 2] = verb.shifts[i]
                self.fields[at + 3] = verb.masks[i]
        self.size: Int = self.layout.size

    def _declare(self, field: Field, verb: str, seats: int) -> int:
        known = [part.name for part in self.layout.parts]
        name = f"{verb} {field.name}" if field.name in known else field.name
        count = field.top - field.low + 1
        if encoding_of(field) == RELATIVE_SEAT:
            return self.layout.part(name, seats, "the seat, counted from the one to move")
        if field.words:
            return self.layout.one_of(name, field.words, "one of")
        if field.kind == SET:
            return self.layout.part(name, count, f"the places {field.low} to {field.top}")
        if count <= MAX_ONE_HOT:
            return self.layout.part(name, count, f"the number, from {field.low} to {field.top}")
        at = self.layout.part(name, QUANTITIES, f"the number, from {field.low} on")
        self.layout.part(f"{name}, how much", 1, "the number", QUANTITIES)
        return at

    def write(self, move: Int, seat: Int, seats: Int, out: Cells, at: Int) -> None:
        """The cells are all 0 before."""
        verb = verb_number(move)
        put(out, at + verb, 1)
        fields = self.fields
        field: Int = verb * MAX_FIELDS * WIDTH
        for _ in range(self.counts[verb]):
            encoding = fields[field]
            cell: Int = at + fields[field + 1]
            value: Int = (move >> fields[field + 2]) & fields[field + 3]  # from 0 on
            field += WIDTH
            if encoding == ONE_HOT:
                put(out, cell + value, 1)
            elif encoding == RELATIVE_SEAT:
                put(out, cell + relative(value, seat, seats), 1)
            elif encoding == MANY_HOT:
                while value != 0:
                    while value & 255 == 0:
                        value >>= 8
                        cell += 8
                    if value & 1:
                        put(out, cell, 1)
                    value >>= 1
                    cell += 1
            else:
                put(out, cell + QUANTITIES, value)
                if value < QUANTITIES:
                    put(out, cell + value, 1)


def encoding_of(field: Field) -> int:
    if field.kind == SET:
        return MANY_HOT
    if field.kind == NUMBER and field.text == SEAT:
        return RELATIVE_SEAT
    if field.kind == NUMBER and field.top - field.low >= MAX_ONE_HOT:
        return QUANTITY
    return ONE_HOT


def relative(seat: Int, to: Int, seats: Int) -> Int:
    """The number of seats from the observing seat to this one."""
    return seat - to if seat >= to else seat - to + seats


@mypyc_attr(allow_interpreted_subclasses=True)
class Features:
    """A game's rows: what a seat knows, what it does not know, and each of its legal moves.

    There is room for `max_moves` legal moves; `extra` are parts of a move's row that depend on the
    position. Rows of another `mark` mean something else: what was learned from them is worthless.
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
            self.moves.layout.extend(extra)
        self.move_size: Int = self.moves.layout.size
        self.mark = mark_of([layout, hidden, self.moves.layout])

    def observe(self, state: State, seat: Int, out: Cells, at: Int) -> None:
        """Write all that the seat knows into cells that are all 0."""
        raise NotImplementedError

    def observe_hidden(self, state: State, seat: Int, out: Cells, at: Int) -> None:
        """Write what is hidden from the seat into cells that are all 0."""

    def describe_extra(self, state: State, seat: Int, move: Int, out: Cells, at: Int) -> None:
        """Write the parts of a move's row that depend on the position."""

    def describe(self, state: State, seat: Int, count: Int, out: Cells, at: Int) -> None:
        """Write the first legal moves of the seat, a row each, into cells that are all 0."""
        moves = self.moves
        codes = state.legal_buffer(seat).codes
        seats = state.seats
        width = self.move_size
        extra: Int = at + self.extra_at
        for i in range(count):
            move = codes[i]
            moves.write(move, seat, seats, out, at)
            self.describe_extra(state, seat, move, out, extra)
            at += width
            extra += width
