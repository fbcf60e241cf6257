"""What always holds, and that a position where it does not is refused."""

from collections.abc import Callable
from typing import Any

import pytest

from lorcha.core.dumps import BadPosition
from lorcha.core.options import Value
from tests.jamaica.positions import GAME, fresh, random_game, ship, table

Told = dict[str, Any]
ALL_OPTIONS: list[dict[str, Value]] = [
    {},
    {"bank": "counted"},
    {"sabre": "die", "shortage_treasure": "must"},
]


@pytest.mark.parametrize("options", ALL_OPTIONS, ids=str)
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_everything_holds_all_the_way(seats: int, options: dict[str, Value]) -> None:
    for seed in range(2):
        for state in random_game(seats, seed, **options):
            assert GAME.broken_invariants(state) == []


def first(told: Told) -> Told:
    found: Told = told["ships"][0]
    return found


SPOILT: dict[str, Callable[[Told], object]] = {
    "gold out of nothing": lambda told: first(told).update(tokens=[3, 4, 0, 0, 0, 0]),
    "a sixth hold without the card": lambda told: first(told).update(tokens=[3, 0, 0, 0, 0, 3]),
    "a card twice": lambda told: first(told).update(hand=first(told)["hand"] | 2047),
    "a card too few": lambda told: first(told)["deck"].pop(),
    "a space off the board": lambda told: first(told).update(space=50),
    "past the finish": lambda told: first(told).update(space=4, lap=1),
    "a treasure twice": lambda told: first(told).update(hidden=[told["pile"][0]]),
    "powers out of nothing": lambda told: first(told).update(powers=15),
    "a token too many": lambda told: told["pile"].pop(),
    "a token at sea": lambda told: told.update(lairs=told["lairs"] ^ 1 << 4 ^ 1 << 5),
    "a captain who is not there": lambda told: told.update(captain=3),
    "a seventh pip": lambda told: told.update(morning=7),
    "a combat with oneself": lambda told: told.update(attacker=0, defender=0),
    "a ship too few": lambda told: told["ships"].pop(),
    "something known that is not so": lambda told: first(told).update(known=2047),
    "a cursed power": lambda told: told["faces"]["limit"].__setitem__(0, 2),
    "a course of no steps": lambda told: told.update(agenda=[["route", [0], 0]]),
    "a bill nobody can pay": lambda told: told.update(agenda=[["payment", [0], 256 * 40 + 8]]),
    "a cargo of nothing": lambda told: told.update(agenda=[["load", [0], 56]]),
    "spoils without a combat": lambda told: told.update(agenda=[["spoils", [0], 0]]),
    "a Ghost Ship among three": lambda told: told.update(agenda=[["direction", [0], 0]]),
}


@pytest.mark.parametrize("spoil", SPOILT.values(), ids=SPOILT)
def test_a_position_that_cannot_be_is_refused(spoil: Callable[[Told], object]) -> None:
    told = fresh(3).dump()
    GAME.load(told)
    spoil(told)
    with pytest.raises(BadPosition):
        GAME.load(told)


def test_a_counted_bank_cannot_owe() -> None:
    told = table(ship(4, "60 gold, 20 gold"), ship(4, "3 gold")).dump()
    GAME.load(told)
    with pytest.raises(BadPosition, match="more tokens"):
        GAME.load(told | {"counted_bank": 1})
