"""What everyone may see and what one seat sees in addition, as typed structs."""

from lorcha.games.ching.view.structs import ChingView
from lorcha.games.ching.view.table import public_view, seat_view

__all__ = ["ChingView", "public_view", "seat_view"]
