"""The engine's cells as numpy arrays, without copying."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from lorcha.core.rows import Cells

Int16s = NDArray[np.int16]


def as_array(cells: Cells) -> Int16s:
    """The cells as an array to read."""
    raw: Any = cells
    return np.frombuffer(raw, np.int16)


class WritableCells:
    """Cells for numpy to write into: a compiled engine exports its own as read-only."""

    def __init__(self, cells: Cells) -> None:
        interface = as_array(cells).__array_interface__
        self.__array_interface__ = interface | {"data": (interface["data"][0], False)}
        self.cells = cells  # they live as long as the array does


def writable_array(cells: Cells) -> Int16s:
    """The cells as an array to write into."""
    return np.asarray(WritableCells(cells))
