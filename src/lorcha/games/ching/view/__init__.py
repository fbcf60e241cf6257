"""What everyone may see and what one seat sees in addition, as typed structs."""

from lorcha.games.ching.view.table import ChingView, public_view, seat_view

__all__ = ["ChingView", "public_view", "seat_view"]
