# compiled by mypyc
"""The holds of a ship, as everyone sees them."""

from functools import cache

from lorcha.core.rows import to_list
from lorcha.games.jamaica.box import HOLDS, RESOURCES
from lorcha.games.jamaica.state import SIXTH, Ship
from lorcha.games.jamaica.view.structs import Hold


def view_holds(ship: Ship) -> list[Hold]:
    holds = HOLDS if ship.has(SIXTH) else HOLDS - 1
    return [*map(hold_of, to_list(ship.cargo)[:holds], to_list(ship.tokens)[:holds])]


@cache
def hold_of(cargo: int, tokens: int) -> Hold:
    return Hold(RESOURCES[cargo] if tokens else None, tokens)
