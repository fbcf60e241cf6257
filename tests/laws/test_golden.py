"""Law 8: the golden games in `tests/golden` go as they are written.

After an intended change of rules, write them again and read the diff:
`LORCHA_GOLDEN=write pytest tests/laws -k golden`. Moves that are still legal are kept.
"""

import os

import pytest

from lorcha.core.game import Game
from tests.laws.golden import FOLDER, compose_game, moves_in, start_match, write_game
from tests.laws.tables import GAMES

TABLES = [
    pytest.param(game, seats, id=f"{game.id}-{seats}")
    for game in GAMES.values()
    for seats in game.seats
]


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_a_golden_game_goes_as_it_is_written(game: Game, seats: int) -> None:
    file = FOLDER / f"{game.id}-{seats}.txt"
    if os.environ.get("LORCHA_GOLDEN") == "write":
        old = file.read_text("utf-8") if file.exists() else ""
        file.write_text(write_game(compose_game(game, seats, old)), "utf-8")
    assert file.exists(), "there is none yet: LORCHA_GOLDEN=write writes it"
    text = file.read_text("utf-8")
    match = start_match(game, text)
    for seat, move in moves_in(game, text):
        match.play(seat, move)
    assert match.state.over()
    assert len(match.seats) == seats
    assert write_game(match) == text


def test_the_golden_game_of_other_rules_is_written_from_the_start() -> None:
    header = "game toy\nseats 2\nseed 2\n"
    for old in ("options heap=21\n\n1 0 take 3\n", "options\n\n1 0 take 3\n"):
        assert compose_game(GAMES["toy"], 2, header + old).state.over()


def test_there_is_no_golden_game_of_a_table_that_is_not_there() -> None:
    assert {file.stem for file in FOLDER.glob("*.txt")} == {str(table.id) for table in TABLES}
