"""What everyone may see and what one seat sees in addition, as typed structs."""

from lorcha.games.dragon.view.structs import DragonView
from lorcha.games.dragon.view.table import public_view, seat_view

__all__ = ["DragonView", "public_view", "seat_view"]
