# compiled by mypyc
"""The value of a position to a seat, as far as a quick estimate can say.

A game has its valuation in its room's `value.py`; it is all that bots know of a game.
"""

from mypy_extensions import mypyc_attr

from lorcha.core.rows import Int
from lorcha.core.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Valuation:
    """The default valuation: all positions have the same value."""

    def __init__(
        self,
        spread: Int = 1000,
        rollout: Int = 1 << 30,
        patience: Int = 0,
        exploration: float = 1.0,
        own_moves_only: bool = False,
        prior_temperature: float = 0.12,
    ) -> None:
        self.spread: Int = spread  # the usual difference between two good players at the end
        self.rollout: Int = rollout  # decisions a search plays before it asks for a value
        self.patience: Int = patience  # decisions of others before a move takes effect
        self.exploration: float = exploration  # how much a search tries less promising moves
        self.own_moves_only: bool = own_moves_only  # plan as if others changed nothing
        self.prior_temperature: float = prior_temperature  # of a search's prior, in spreads

    def value(self, state: State, seat: Int) -> Int:
        """About how many points the seat will have at the end, in hundredths.

        The state is a world the seat considers possible, so everything in it may be used.
        """
        return 0
