# compiled by mypyc
"""Moves: one int each, declared once.

The low bits of a move say which verb it is, the rest are the verb's fields. JSON, notation, JSON
Schema and the TypeScript type all come from the declaration.
"""

from typing import Final, final

from lorcha.core.fields import SET, BadText, Field
from lorcha.core.rows import Int, Row, extend_row, row

VERB_BITS: Final = 6
VERB_MASK: Final = (1 << VERB_BITS) - 1
MOVE_BITS: Final = 62
MAX_FIELDS: Final = 4


def verb_number(move: Int) -> Int:
    """Which verb of its book a move is of."""
    return move & VERB_MASK


def body_of(move: Int) -> Int:
    """A move without its verb: all its fields, the first in the low bits."""
    return move >> VERB_BITS


def move_with(verb: Int, body: Int) -> Int:
    """The move with this verb and this body."""
    return (body << VERB_BITS) + verb


@final
class Verb:
    """One kind of move. Its fields, if any, are packed in the order of their declaration.

    A verb `shows` if it can reveal to others something its player had hidden. Values of an
    `unordered` verb are read in any order; the lowest comes first in the move.
    """

    def __init__(
        self, name: str, number: int, fields: list[Field], shows: bool, unordered: bool
    ) -> None:
        self.name = name
        self.shows = shows
        self.unordered = unordered
        self.number: Int = number
        self.fields = fields
        self.base: Int = number  # the move with all its fields at 0
        self.shifts: Row = row(MAX_FIELDS)
        self.masks: Row = row(MAX_FIELDS)
        self.lows: Row = row(MAX_FIELDS)
        shift: Int = VERB_BITS
        for i in range(len(fields)):
            low: Int = 0 if fields[i].kind == SET else fields[i].low
            self.shifts[i] = shift
            self.masks[i] = (1 << int(fields[i].bits)) - 1  # as an i64 the 1 would have 32 bits
            self.lows[i] = low
            self.base -= low << shift
            shift += fields[i].bits
        if shift > MOVE_BITS:
            raise ValueError(f"the fields of {name} need {shift} bits")
        self.first_mask: Int = self.masks[0]
        self.second_mask: Int = self.masks[1]
        self.third_mask: Int = self.masks[2]
        self.first_low: Int = self.lows[0]
        self.second_low: Int = self.lows[1]
        self.third_low: Int = self.lows[2]
        self.second_at: Int = self.shifts[1]
        self.third_at: Int = self.shifts[2]
        self.fourth_at: Int = self.shifts[3]

    def __repr__(self) -> str:
        """As it is declared."""
        fields = "".join([f", {field!r}" for field in self.fields])
        shows = ", shows=True" if self.shows else ""
        return f"verb({self.name!r}{fields}{shows}{', unordered=True' if self.unordered else ''})"

    def pack(self, first: Int, second: Int = 0, third: Int = 0, fourth: Int = 0) -> Int:
        """The move with these field values."""
        move: Int = self.base + (first << VERB_BITS) + (second << self.second_at)
        return move + (third << self.third_at) + (fourth << self.fourth_at)

    def matches(self, move: Int) -> bool:
        """Is the move one of this verb?"""
        return verb_number(move) == self.number

    def first(self, move: Int) -> Int:
        """The value of the first field."""
        return ((move >> VERB_BITS) & self.first_mask) + self.first_low

    def second(self, move: Int) -> Int:
        return ((move >> self.second_at) & self.second_mask) + self.second_low

    def third(self, move: Int) -> Int:
        return ((move >> self.third_at) & self.third_mask) + self.third_low

    def get(self, move: Int, index: Int) -> Int:
        """The value of any field."""
        return ((move >> self.shifts[index]) & self.masks[index]) + self.lows[index]

    def values(self, move: int) -> list[int]:
        return [self.get(move, i) for i in range(len(self.fields))]

    def read(self, values: list[int]) -> int:
        """The move with these values, given as a person or a client would."""
        return self.pack_all(sorted(values) if self.unordered else values)

    def pack_all(self, values: list[int]) -> int:
        move: int = self.number
        for i in range(len(self.fields)):
            move |= (values[i] - int(self.lows[i])) << int(self.shifts[i])
        return move

    def schema(self) -> dict[str, object]:
        properties: dict[str, object] = {"move": {"const": self.name}}
        for field in self.fields:
            properties[field.name] = field.schema()
        return {
            "type": "object",
            "properties": properties,
            "required": list(properties),
            "additionalProperties": False,
        }

    def typescript(self) -> str:
        fields = "".join([f"; {field.name}: {field.typescript()}" for field in self.fields])
        return f'{{ move: "{self.name}"{fields} }}'


@final
class MoveBook:
    """Every move a seat can make in one game."""

    def __init__(self) -> None:
        self.verbs: list[Verb] = []

    def verb(self, name: str, *fields: Field, shows: bool = False, unordered: bool = False) -> Verb:
        """Declare the next verb."""
        if len(self.verbs) > VERB_MASK:
            raise ValueError(f"a game has no more than {VERB_MASK + 1} verbs")
        verb = Verb(name, len(self.verbs), list(fields), shows, unordered)
        self.verbs.append(verb)
        return verb

    def verb_of(self, move: int) -> Verb:
        number = move & VERB_MASK
        if 0 <= move < 1 << MOVE_BITS and number < len(self.verbs):
            verb = self.verbs[number]
            if verb.read(verb.values(move)) == move:
                return verb
        raise BadText(f"{move} is no move")

    def find_verb(self, name: object) -> Verb:
        for verb in self.verbs:
            if verb.name == name:
                return verb
        raise BadText(f"unknown move {name!r}; known: {', '.join([v.name for v in self.verbs])}")

    def to_json(self, move: int) -> dict[str, object]:
        verb = self.verb_of(move)
        result: dict[str, object] = {"move": verb.name}
        for field, value in zip(verb.fields, verb.values(move), strict=True):
            result[field.name] = field.to_json(value)
        return result

    def from_json(self, data: object) -> int:
        if not isinstance(data, dict):
            raise BadText("a move is an object with the key 'move'")
        verb = self.find_verb(data.get("move"))
        known = ["move"] + [field.name for field in verb.fields]
        if sorted([str(key) for key in data]) != sorted(known):
            raise BadText(f"{verb.name} takes the keys {', '.join(known)}")
        return verb.read([field.from_json(data[field.name]) for field in verb.fields])

    def to_text(self, move: int) -> str:
        """Short notation: the verb and its fields, a blank between them."""
        verb = self.verb_of(move)
        parts = [verb.name]
        for field, value in zip(verb.fields, verb.values(move), strict=True):
            parts.append(field.to_text(value))
        return " ".join(parts)

    def from_text(self, text: str) -> int:
        parts = text.split()
        verb = self.find_verb(parts[0] if parts else "")
        if len(parts) != len(verb.fields) + 1:
            raise BadText(f"{verb.name} takes {len(verb.fields)} fields: {text!r}")
        values = [f.from_text(t) for f, t in zip(verb.fields, parts[1:], strict=True)]
        return verb.read(values)

    def schema(self) -> dict[str, object]:
        return {"oneOf": [verb.schema() for verb in self.verbs]}

    def typescript(self, name: str) -> str:
        """The union of all moves as a TypeScript type."""
        shapes = "".join([f"\n  | {verb.typescript()}" for verb in self.verbs])
        return f"export type {name} ={shapes};\n"


@final
class Moves:
    """Legal moves in a fixed order: a buffer that is filled again and again."""

    def __init__(self) -> None:
        self.count: Int = 0
        self.codes: Row = row(40)

    def __repr__(self) -> str:
        return f"<Moves {self.to_list()}>"

    def add(self, move: Int) -> None:
        at: Int = self.count
        if at == len(self.codes):
            self._make_room()
        self.codes[at] = move
        self.count = at + 1

    def _make_room(self) -> None:
        self.codes = extend_row(self.codes, self.count)

    def has(self, move: Int) -> bool:
        for i in range(self.count):
            if self.codes[i] == move:
                return True
        return False

    def to_list(self) -> list[int]:
        return list(self.codes[: self.count])
