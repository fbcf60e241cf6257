"""The layout of a row of features: every part has a name, an index and a meaning.

A layout is declared once, in the order of the row. The encoders write by it, the tables of the
documentation are made from it.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from hashlib import sha256


@dataclass(frozen=True)
class Part:
    """`size` numbers from index `at` on; divided by `top` they are about 1."""

    name: str
    at: int
    size: int
    top: int
    meaning: str


@dataclass(frozen=True)
class Block:
    """The parts of another layout, `count` times from index `at` on."""

    name: str
    at: int
    layout: "Layout"
    count: int


class Layout:
    def __init__(self) -> None:
        self.parts: list[Part] = []
        self.entries: list[Part | Block] = []  # as they were declared
        self.size = 0

    def part(self, name: str, size: int, meaning: str, top: int = 1) -> int:
        """Declare the next part; returns its index."""
        at = self.size
        if any(part.name == name for part in self.parts):
            raise ValueError(f"there are two parts named {name}")
        self.parts.append(Part(name, at, size, top, meaning))
        self.entries.append(self.parts[-1])
        self.size += size
        return at

    def one_of(self, name: str, words: list[str], meaning: str) -> int:
        """A one-hot part: a 1 at the index of one of these words."""
        return self.part(name, len(words), f"{meaning}: {', '.join(words)}")

    def blocks(self, name: str, block: "Layout", count: int) -> int:
        """The same parts `count` times; returns the index of the first block."""
        at = self.size
        self.entries.append(Block(name, at, block, count))
        for number in range(count):
            for part in block.parts:
                title = f"{name} {number}: {part.name}" if count > 1 else f"{name}: {part.name}"
                self.parts.append(replace(part, name=title, at=self.size + part.at))
            self.size += block.size
        return at

    def extend(self, other: "Layout") -> None:
        """Declare everything of another layout at the end of this one."""
        for entry in other.entries:
            if isinstance(entry, Block):
                self.blocks(entry.name, entry.layout, entry.count)
            else:
                self.part(entry.name, entry.size, entry.meaning, entry.top)

    def scales(self) -> list[float]:
        """The factor that brings each number of a row to about 1."""
        return [1 / part.top for part in self.parts for _ in range(part.size)]

    def find(self, name: str) -> Part:
        """The part of this name."""
        for part in self.parts:
            if part.name == name:
                return part
        raise LookupError(f"there is no part named {name!r}")

    def __iter__(self) -> Iterator[Part]:
        return iter(self.parts)


def mark_of(layouts: Sequence[Layout]) -> str:
    """A short fingerprint: another one if any part has another name, size, place or scale."""
    parts = [[(part.name, part.size, part.top) for part in layout] for layout in layouts]
    return sha256(repr(parts).encode()).hexdigest()[:12]
