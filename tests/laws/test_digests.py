"""Law 7: the compiled engine and its source, interpreted, play the same games."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from lorcha.core.compiled import COMPILED
from lorcha.core.game import Game
from tests.laws.digests import hash_of_games
from tests.laws.tables import GAMES, table

ROOT = Path(__file__).parent.parent.parent
GAMES_COMPARED = {"dragon": 250, "toy": 250}
COMPARED_OTHERWISE = 30


@pytest.mark.parametrize(
    ("game", "seats", "numbers"),
    [
        table(game, seats, 0, GAMES_COMPARED.get(game.id, COMPARED_OTHERWISE))
        for game in GAMES.values()
        for seats in game.seats
    ],
)
def test_interpreted_and_compiled_play_the_same_games(
    game: Game, seats: int, numbers: range
) -> None:
    if not COMPILED:
        pytest.skip("the engine is not compiled here: there is nothing to compare")
    assert interpreted_hash(game.id, seats, len(numbers)) == hash_of_games(
        game, seats, len(numbers)
    )


def interpreted_hash(name: str, seats: int, count: int) -> str:
    paths = [str(ROOT), *(path for path in sys.path if path)]
    process = subprocess.run(
        [sys.executable, "-m", "tests.laws.digests", name, str(seats), str(count)],
        env=os.environ | {"LORCHA_INTERPRETED": "1", "PYTHONPATH": os.pathsep.join(paths)},
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    engine, digest = process.stdout.split()
    assert engine == "interpreted"
    return digest
