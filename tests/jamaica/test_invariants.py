"""What always holds, and that a position where it does not is refused."""

from collections.abc import Callable
from typing import Any

import pytest

from lorcha.core.dumps import BadPosition
from lorcha.core.options import Value
from tests.jamaica.positions import GAME, fresh, random_game, ship, table

Json = dict[str, Any]
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


def first(dump: Json) -> Json:
    ship: Json = dump["ships"][0]
    return ship


SPOILT: dict[str, Callable[[Json], object]] = {
    "gold out of nothing": lambda dump: first(dump).update(tokens=[3, 4, 0, 0, 0, 0]),
    "a sixth hold without the card": lambda dump: first(dump).update(tokens=[3, 0, 0, 0, 0, 3]),
    "a card twice": lambda dump: first(dump).update(hand=first(dump)["hand"] | 2047),
    "a card too few": lambda dump: first(dump)["deck"].pop(),
    "a space off the board": lambda dump: first(dump).update(space=50),
    "past the finish": lambda dump: first(dump).update(space=4, lap=1),
    "a treasure twice": lambda dump: first(dump).update(hidden=[dump["pile"][0]]),
    "powers out of nothing": lambda dump: first(dump).update(powers=15),
    "a token too many": lambda dump: dump["pile"].pop(),
    "a token at sea": lambda dump: dump.update(lairs=dump["lairs"] ^ 1 << 4 ^ 1 << 5),
    "a captain who is not there": lambda dump: dump.update(captain=3),
    "a seventh pip": lambda dump: dump.update(morning=7),
    "a combat with oneself": lambda dump: dump.update(attacker=0, defender=0),
    "a ship too few": lambda dump: dump["ships"].pop(),
    "something known that is not so": lambda dump: first(dump).update(known=2047),
    "a cursed power": lambda dump: dump["faces"]["limit"].__setitem__(0, 2),
    "a route of no steps": lambda dump: dump.update(agenda=[["route", [0], 0]]),
    "a bill nobody can pay": lambda dump: dump.update(agenda=[["payment", [0], 256 * 40 + 8]]),
    "a cargo of nothing": lambda dump: dump.update(agenda=[["load", [0], 56]]),
    "spoils without a combat": lambda dump: dump.update(agenda=[["spoils", [0], 0]]),
    "a Ghost Ship among three": lambda dump: dump.update(agenda=[["direction", [0], 0]]),
}


@pytest.mark.parametrize("spoil", SPOILT.values(), ids=SPOILT)
def test_a_position_that_cannot_be_is_refused(spoil: Callable[[Json], object]) -> None:
    dump = fresh(3).dump()
    GAME.load(dump)
    spoil(dump)
    with pytest.raises(BadPosition):
        GAME.load(dump)


def test_a_counted_bank_cannot_owe() -> None:
    dump = table(ship(4, "60 gold, 20 gold"), ship(4, "3 gold")).dump()
    GAME.load(dump)
    with pytest.raises(BadPosition, match="more tokens"):
        GAME.load(dump | {"counted_bank": 1})
