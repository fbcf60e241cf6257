# compiled by mypyc
"""What a position is worth to a seat, as far as a short look can tell.

A game keeps its judgement in its room's `value.py`; bots know no game but by this.
"""

from mypy_extensions import mypyc_attr

from lorcha.core.rows import Int
from lorcha.core.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Valuation:
    """The judgement of a game that has none of its own: all positions are worth the same."""

    def __init__(
        self,
        spread: Int = 1000,
        rollout: Int = 1 << 30,
        patience: Int = 0,
        exploration: float = 1.0,
        own_moves_only: bool = False,
    ) -> None:
        self.spread: Int = spread  # what usually lies between two good players at the end
        self.rollout: Int = rollout  # decisions to play on before the judgement is trusted
        self.patience: Int = patience  # decisions of others to wait for what a move brings
        self.exploration: float = exploration  # how far a search strays from what promises most
        self.own_moves_only: bool = own_moves_only  # plan as if others changed nothing

    def value(self, state: State, seat: Int) -> Int:
        """About how many points the seat will have at the end, in hundredths.

        The state is a world the seat thinks possible, so this may look at everything in it.
        """
        return 0
