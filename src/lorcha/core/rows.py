# compiled by mypyc
"""The numbers a position is made of: an `Int` and a `Row` of them. Bots think in `Reals`.

`Cells` are small numbers, two bytes each: what learners read.
"""

from typing import TypeAlias

from mypy_extensions import i16, i64

from lorcha.core.native_vec import to_list as to_list
from lorcha.core.native_vec import vec

Int: TypeAlias = i64
Row: TypeAlias = "vec[i64]"
Reals: TypeAlias = "vec[float]"
Cells: TypeAlias = "vec[i16]"


def row(length: Int) -> Row:
    """Zeros."""
    return vec[i64]([0] * length)


def reals(length: Int) -> Reals:
    return vec[float]([0.0] * length)


def cells(length: Int) -> Cells:
    return vec[i16]([0] * length)


def put(numbers: Cells, at: Int, number: Int) -> None:
    numbers[at] = i16(number)


def add(numbers: Cells, at: Int, number: Int) -> None:
    numbers[at] += i16(number)


def row_of(numbers: list[int]) -> Row:
    return vec[i64](numbers)


def copy_row(numbers: Row) -> Row:
    return numbers[:]


def refill(old: Row, numbers: Row) -> Row:
    """A copy in the memory of a row that nobody needs any more, if that is as long."""
    if len(old) != len(numbers):
        return copy_row(numbers)
    for i in range(len(numbers)):
        old[i] = numbers[i]
    return old


def extend_row(numbers: Row, more: Int) -> Row:
    """The same row, followed by this many zeros."""
    longer = row(len(numbers) + more)
    for i in range(len(numbers)):
        longer[i] = numbers[i]
    return longer
