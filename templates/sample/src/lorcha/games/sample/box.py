# compiled by mypyc
"""What is in the box, as typed figures made from `box.toml`."""

from typing import Final

from lorcha.core.box import Box
from lorcha.core.rows import Int

BOX: Final = Box("sample")

HEAPS: Final[list[int]] = BOX["game"]["heaps"]
MOST: Final[Int] = BOX["game"]["most"]
LAST: Final[Int] = BOX["game"]["last"]
