"""What everyone may see and what one seat sees in addition, as typed structs."""

from lorcha.games.jamaica.view.structs import JamaicaView
from lorcha.games.jamaica.view.table import public_view, seat_view

__all__ = ["JamaicaView", "public_view", "seat_view"]
