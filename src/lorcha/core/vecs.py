"""Rows of machine integers: native vectors in a compiled engine, plain lists otherwise.

This module itself is never compiled.
"""

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from librt.vecs import vec as vec
else:
    from lorcha.core.build import COMPILED

    if COMPILED:
        from librt.vecs import vec
    else:

        class vec:  # noqa: N801
            """`vec[i64](items)` is then simply a list."""

            def __class_getitem__(cls, item: Any) -> type[list[int]]:
                return list
