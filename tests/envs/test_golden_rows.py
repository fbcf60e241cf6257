"""The rows of fixed games, number for number: what a net has learned from stays what it reads."""

from random import Random
from zlib import crc32

import numpy as np
import pytest

from lorcha import games
from lorcha.envs.batch import HIDDEN, MOVES, Batch

LANES, STEPS = 4, 120
GOLDEN = {
    "dragon": 2876047780,
    "jamaica": 3398590380,
    "ching": 1733831374,
    "panda": 881989172,
}


def rows_of(game: str, seats: int) -> int:
    """A checksum of all that random play shows."""
    batch = Batch(game, seats, LANES, seed=seats, extras=(MOVES, HIDDEN))
    luck, checksum = Random(seats), 0
    for _ in range(STEPS):
        batch.step([luck.randrange(count) for count in batch.out["count"]])
        for name in ("observation", HIDDEN, MOVES, "mask", "count", "seat", "reward", "done"):
            checksum = crc32(batch.out[name].tobytes(), checksum)
    return checksum


@pytest.mark.parametrize("game", GOLDEN)
def test_rows_are_as_they_were(game: str) -> None:
    checksums = [rows_of(game, seats) for seats in games.load(game).seats]
    assert crc32(np.array(checksums).tobytes()) == GOLDEN[game]
