# compiled by mypyc
"""Every move a player can make, declared once."""

from typing import Final

from lorcha.core.fields import number
from lorcha.core.moves import MoveBook
from lorcha.games.sample.box import MOST

MOVES: Final = MoveBook()
TAKE: Final = MOVES.verb("take", number("pebbles", 1, int(MOST), "pebbles"))
