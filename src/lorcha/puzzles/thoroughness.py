"""How much work mining may do: counted in simulations and worlds, so that it ends the same on every
machine."""

from typing import Final

import msgspec

from lorcha.puzzles.puzzle import Depth


class Thoroughness(msgspec.Struct, frozen=True):
    """A position is first looked at by `glance` simulations. What stays is judged to `depth`, and
    each bot level tries it `attempts` times."""

    glance: int
    depth: Depth
    attempts: int


USUAL: Final = Thoroughness(200, Depth(searches=3, simulations=2400, worlds=192), 6)

# Shares of the win. Nets that judge nearly the same position differ by 2 to 3 %: what is called
# clearly better must stand out from that, and what is called as good must not.
MARGIN: Final = 0.06
EQUAL: Final = 0.015
MOST_RIGHT: Final = 3  # decisions that are as good as the best
LEAST_FOUND: Final = 0.5  # of the attempts of the strongest bot that tries it
