"""Which net a bot asks: the one that ships with the game, one of your own, or none."""

from pathlib import Path
from typing import Final

import msgspec

from lorcha.core.game import Game
from lorcha.nets.net import Net
from lorcha.nets.shelf import load_net, shipped_net


class Guide(msgspec.Struct, frozen=True):
    """With a `path` the weights in that file; they are refused if they do not fit the game."""

    path: str = ""
    none: bool = False

    def net(self, game: Game) -> Net | None:
        """None where no net ships that fits, too."""
        if self.none:
            return None
        return load_net(game, Path(self.path)) if self.path else shipped_net(game)


SHIPPED: Final = Guide()
NO_NET: Final = Guide(none=True)
