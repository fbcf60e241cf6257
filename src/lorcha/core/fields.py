# compiled by mypyc
"""A field is one part of a move or an event: a word from a list, a number, or a set.

The declaration is the one source of its bits, its JSON, its notation and its schema.
"""

from typing import Final, final

from lorcha.core.rows import Int

WORD: Final = 0
NUMBER: Final = 1
SET: Final = 2


class BadText(ValueError):
    """A move in JSON or notation that cannot be read."""


@final
class Field:
    """Made by `word`, `number` and `places`; `text` is the prefix of the messages of its values."""

    def __init__(
        self, name: str, kind: int, words: list[str], low: int, top: int, bits: int, text: str
    ) -> None:
        self.name = name
        self.kind = kind
        self.words = words
        self.low = low
        self.top = top  # the last word, the highest number, the last element
        self.bits: Int = bits
        self.text = text

    def __repr__(self) -> str:
        """As it is declared."""
        text = f", {self.text!r}" if self.text and self.text != self.name else ""
        if self.words:
            made_by = "word" if self.kind == WORD else "several"
            return f"{made_by}({self.name!r}, {self.words!r}{text})"
        if self.kind == NUMBER:
            return f"number({self.name!r}, {self.low}, {self.top}{text})"
        low = f", {self.low}" if self.low != 1 else ""
        return f"places({self.name!r}, {int(self.bits)}{low})"

    def allows(self, value: int) -> bool:
        """Is this a value of the field? The bits of a move may hold others too."""
        if self.kind == SET:
            return 0 <= value < 1 << int(self.bits)
        return self.low <= value <= self.top

    def to_json(self, value: int) -> object:
        if self.kind == WORD:
            if not 0 <= value < len(self.words):
                raise BadText(f"{self.name} has no word {value}")
            return self.words[value]
        if self.kind == SET:
            return [self.words[i] if self.words else i + self.low for i in _bits_of(value)]
        return value

    def from_json(self, data: object) -> int:
        if self.kind == WORD:
            if isinstance(data, str) and data in self.words:
                return self.words.index(data)
            raise BadText(f"{self.name} must be one of {', '.join(self.words)}")
        if self.kind == SET:
            return self._set_from_json(data)
        if isinstance(data, int) and not isinstance(data, bool) and self.low <= data <= self.top:
            return data
        raise BadText(f"{self.name} must be a number from {self.low} to {self.top}")

    def _set_from_json(self, data: object) -> int:
        if self.words:
            return self._words_from_json(data)
        if not isinstance(data, list):
            raise BadText(f"{self.name} must be a list of numbers from {self.low} to {self.top}")
        value = 0
        for place in data:
            if not isinstance(place, int) or isinstance(place, bool):
                raise BadText(f"{self.name} must hold numbers only")
            if not self.low <= place <= self.top or value >> (place - self.low) & 1:
                raise BadText(f"{self.name}: {place} is out of range or given twice")
            value |= 1 << (place - self.low)
        return value

    def _words_from_json(self, data: object) -> int:
        if not isinstance(data, list):
            raise BadText(f"{self.name} must be a list of words")
        value = 0
        for word in data:
            if word not in self.words or value >> self.words.index(word) & 1:
                raise BadText(f"{self.name}: {word!r} is not known or given twice")
            value |= 1 << self.words.index(word)
        return value

    def to_text(self, value: int) -> str:
        data = self.to_json(value)
        if isinstance(data, list):
            return ",".join([str(item) for item in data]) or "-"
        return str(data)

    def from_text(self, text: str) -> int:
        if self.kind == WORD:
            return self.from_json(text)
        try:
            if self.kind == SET:
                parts = [] if text == "-" else text.split(",")
                return self.from_json(parts if self.words else [int(t) for t in parts])
            return self.from_json(int(text))
        except ValueError as error:
            raise BadText(f"{self.name}: cannot read {text!r}") from error

    def schema(self) -> dict[str, object]:
        """The field as JSON Schema."""
        if self.kind == WORD:
            return {"enum": self.words[:]}
        if self.kind == SET and self.words:
            return {"type": "array", "items": {"enum": self.words[:]}, "uniqueItems": True}
        number: dict[str, object] = {"type": "integer", "minimum": self.low, "maximum": self.top}
        if self.kind == SET:
            return {"type": "array", "items": number, "uniqueItems": True}
        return number

    def typescript(self) -> str:
        if self.words:
            union = " | ".join([f'"{word}"' for word in self.words])
            return union if self.kind == WORD else f"({union})[]"
        return "number[]" if self.kind == SET else "number"


def _bits_of(value: int) -> list[int]:
    bits: list[int] = []
    while value > 0:
        bits.append((value & -value).bit_length() - 1)
        value &= value - 1
    return bits


def word(name: str, words: list[str], text: str = "") -> Field:
    """One of a list of ids; their names are the messages `<text>-<id>`."""
    top = len(words) - 1
    return Field(name, WORD, words, 0, top, max(1, top.bit_length()), text or name)


def number(name: str, low: int, high: int, text: str = "") -> Field:
    """A whole number; `text` names a message with the amount ("3 yuan")."""
    return Field(name, NUMBER, [], low, high, max(1, (high - low).bit_length()), text)


def places(name: str, count: int, low: int = 1) -> Field:
    """A set of numbers from `low` to `low + count - 1`."""
    return Field(name, SET, [], low, low + count - 1, count, "")


def several(name: str, words: list[str], text: str = "") -> Field:
    """A set of ids from a list, shown by their names."""
    return Field(name, SET, words, 0, len(words) - 1, len(words), text or name)
