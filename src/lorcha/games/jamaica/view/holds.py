"""The holds of a ship, as everyone sees them."""

from functools import cache

import msgspec

from lorcha.core.rows import to_list
from lorcha.games.jamaica.box import HOLDS, RESOURCES
from lorcha.games.jamaica.state import SIXTH, Ship


class Hold(msgspec.Struct, frozen=True):
    """`resource` is null in an empty hold."""

    resource: str | None
    tokens: int


def view_holds(ship: Ship) -> list[Hold]:
    holds = HOLDS if ship.has(SIXTH) else HOLDS - 1
    return [*map(hold_of, to_list(ship.cargo)[:holds], to_list(ship.tokens)[:holds])]


@cache
def hold_of(cargo: int, tokens: int) -> Hold:
    return Hold(RESOURCES[cargo] if tokens else None, tokens)
