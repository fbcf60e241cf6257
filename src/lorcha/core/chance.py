# compiled by mypyc
"""Chance is handed to the game: quick for simulation, fair for people, scripted for tests."""

import hashlib
import hmac
from typing import Final, final

from mypy_extensions import mypyc_attr

from lorcha.core.rows import Int, Row

LOW_30_BITS: Final = (1 << 30) - 1
# Multiply-with-carry in base 2^30: MULTIPLIER * 2^30 - 1 and (MULTIPLIER * 2^30) / 2 - 1 are prime,
# so the period is about 2^59, and no step leaves 62 bits.
MULTIPLIER: Final = 979114716
FIXED_POINT: Final = (MULTIPLIER << 30) - 1  # the generator never leaves this and 0


class ScriptEnded(Exception):
    """A scripted chance was asked for more numbers than its script has."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance:
    """The source of dice, shuffles and draws."""

    def below(self, n: Int) -> Int:
        """A number from 0 to n - 1, all equally likely."""
        raise NotImplementedError

    def clone(self) -> "Chance":
        raise NotImplementedError

    def dump(self) -> dict[str, object]:
        raise NotImplementedError

    def shuffle(self, cards: Row, first: Int, count: Int) -> None:
        """Shuffle `count` cards of the row, from index `first` on."""
        i: Int = count - 1
        while i > 0:
            j = self.below(i + 1)
            card = cards[first + i]
            cards[first + i] = cards[first + j]
            cards[first + j] = card
            i -= 1


@final
class Fast(Chance):
    """A small generator for simulation: repeatable from its seed, guessable, never for people."""

    def __init__(self, seed: int, source: "Fast | None" = None) -> None:
        self.now: Int = 0
        if source is not None:
            self.now = source.now
        else:
            self.start(seed)

    def start(self, seed: int) -> None:
        self.now = (2 * seed if seed >= 0 else 1 - 2 * seed) % 1073741789 * 40503 + 1
        for _ in range(4):
            self.below(2)

    def below(self, n: Int) -> Int:
        x: Int = MULTIPLIER * (self.now & LOW_30_BITS) + (self.now >> 30)
        self.now = x
        return (((x ^ (x >> 30)) & LOW_30_BITS) * n) >> 30

    def clone(self) -> "Fast":
        return Fast(0, self)

    def dump(self) -> dict[str, object]:
        return {"kind": "fast", "now": int(self.now)}


@final
class Fair(Chance):
    """HMAC-SHA-256 over a counter, from a seed of 256 bits whose hash is published first."""

    def __init__(self, seed: bytes, drawn: int = 0) -> None:
        if len(seed) != 32:
            raise ValueError("a fair seed has 32 bytes")
        self.seed = seed
        self.drawn = drawn

    def below(self, n: Int) -> Int:
        limit: int = (1 << 64) - (1 << 64) % int(n)
        while True:
            number = hmac.digest(self.seed, self.drawn.to_bytes(8, "big"), "sha256")
            self.drawn += 1
            value = int.from_bytes(number[:8], "big")
            if value < limit:
                return value % int(n)

    def clone(self) -> "Fair":
        return Fair(self.seed, self.drawn)

    def dump(self) -> dict[str, object]:
        return {"kind": "fair", "seed": self.seed.hex(), "drawn": self.drawn}

    def seed_hash(self) -> str:
        """The hash of the seed, published before the game."""
        return hashlib.sha256(self.seed).hexdigest()


@final
class Scripted(Chance):
    """Gives the numbers of a script: for tests and puzzles."""

    def __init__(self, numbers: list[int], used: int = 0) -> None:
        self.numbers = numbers
        self.used = used

    def below(self, n: Int) -> Int:
        if self.used >= len(self.numbers):
            raise ScriptEnded(f"the script has only {self.used} numbers; one below {n} is needed")
        number = self.numbers[self.used]
        if not 0 <= number < int(n):
            raise ScriptEnded(f"number {self.used} of the script is {number}, not below {n}")
        self.used += 1
        return number

    def clone(self) -> "Scripted":
        return Scripted(self.numbers[:], self.used)

    def dump(self) -> dict[str, object]:
        return {"kind": "scripted", "numbers": self.numbers[:], "used": self.used}


def copy_chance(old: Chance, source: Chance) -> Chance:
    """A copy in the memory of a chance that nobody needs any more, if they are both fast."""
    if not isinstance(old, Fast) or not isinstance(source, Fast):
        return source.clone()
    old.now = source.now
    return old


def load_chance(data: dict[str, object]) -> Chance:
    """The inverse of `dump`; ValueError on anything else."""
    kind = data.get("kind")
    if kind == "fast":
        fast = Fast(0)
        fast.now = _whole(data, "now")
        if fast.now == 0 or fast.now >= FIXED_POINT:
            raise ValueError("chance: now is a state the generator cannot leave")
        return fast
    if kind == "fair":
        return Fair(bytes.fromhex(str(data.get("seed"))), _whole(data, "drawn"))
    if kind == "scripted":
        numbers = data.get("numbers")
        if not isinstance(numbers, list) or not all(isinstance(n, int) for n in numbers):
            raise ValueError("a scripted chance needs a list of numbers")
        return Scripted([int(n) for n in numbers], _whole(data, "used"))
    raise ValueError(f"unknown kind of chance: {kind!r}")


def _whole(data: dict[str, object], name: str) -> int:
    number = data.get(name)
    if not isinstance(number, int) or not 0 <= number < 1 << 62:
        raise ValueError(f"chance: {name} must be a whole number")
    return number
