# compiled by mypyc
"""The two kinds of numbers a position is made of: an `Int` and a `Row` of them."""

from typing import TypeAlias

from mypy_extensions import i64

from lorcha.core.vecs import vec

Int: TypeAlias = i64
Row: TypeAlias = "vec[i64]"


def row(length: Int) -> Row:
    """So many zeros."""
    return vec[i64]([0] * length)


def row_of(numbers: list[int]) -> Row:
    return vec[i64](numbers)


def copied(numbers: Row) -> Row:
    return numbers[:]


def extended(numbers: Row, more: Int) -> Row:
    """The same row with so many zeros behind it."""
    longer = row(len(numbers) + more)
    for i in range(len(numbers)):
        longer[i] = numbers[i]
    return longer


def listed(numbers: Row) -> list[int]:
    return list(numbers)
