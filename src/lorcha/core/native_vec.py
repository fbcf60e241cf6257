"""Rows of machine integers: native vectors in a compiled engine, plain lists otherwise.

This module itself is never compiled.

A compiled function or method that takes a row must not be called from interpreted code: the wrapper
that mypyc makes for such a call never gives its reference back, so the row stays in memory for
ever. tests/core/test_memory.py looks for such calls.
"""

from array import array
from collections.abc import Iterable
from functools import partial
from typing import TYPE_CHECKING, Any

from mypy_extensions import i16

if TYPE_CHECKING:
    from librt.vecs import vec as vec
else:
    from lorcha.core.compiled import COMPILED

    if COMPILED:
        from librt.vecs import vec
    else:

        class vec:  # noqa: N801
            """`vec[i64](items)` is then simply a list; cells of two bytes are read as an array."""

            def __class_getitem__(cls, item: Any) -> Any:
                return partial(array, "h") if item is i16 else list


def to_list(numbers: Iterable[int]) -> list[int]:
    """A row for interpreted code to read."""
    return list(numbers)
