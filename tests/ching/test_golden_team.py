"""The golden game of the team mode; those of the other modes are in `tests/golden`.

Written again as they are: `LORCHA_GOLDEN=write pytest tests/ching -k golden`.
"""

import os
from pathlib import Path

from lorcha.games.ching import GAME
from tests.citing import rule
from tests.laws.golden import compose_game, moves_in, start_match, write_game

FILE = Path(__file__).parent / "golden-team.txt"
HEADER = "seats 4\nseed 4\noptions mode=team\n\n"


@rule("MC-105")
def test_the_golden_team_game_goes_as_it_is_written() -> None:
    if os.environ.get("LORCHA_GOLDEN") == "write":
        old = FILE.read_text("utf-8") if FILE.exists() else HEADER
        FILE.write_text(write_game(compose_game(GAME, 4, old)), "utf-8")
    text = FILE.read_text("utf-8")
    match = start_match(GAME, text)
    for seat, move in moves_in(GAME, text):
        match.play(seat, move)
    assert match.state.over()
    assert match.options == {"mode": "team"}
    assert write_game(match) == text
