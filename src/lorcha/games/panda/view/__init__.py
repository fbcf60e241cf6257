"""What everyone may see and what one seat sees in addition, as typed structs."""

from lorcha.games.panda.view.structs import PandaView
from lorcha.games.panda.view.table import public_view, seat_view

__all__ = ["PandaView", "public_view", "seat_view"]
