"""Matches saved before knowledge was exact: their digests were made from another dump."""

from pathlib import Path

from msgspec.structs import replace

from lorcha.core.match import verify
from lorcha.games import load
from lorcha.games.ching import GAME
from tests.laws.golden import moves_in, start_match

FILE = Path(__file__).parent / "golden-team.txt"


def test_an_older_match_is_checked_by_scores_and_places() -> None:
    text = FILE.read_text("utf-8")
    match = start_match(GAME, text)
    for seat, move in moves_in(GAME, text):
        match.play(seat, move)
    record = match.record()
    assert verify(record, load) == []
    assert verify(replace(record, digest="e9e502f010e0c37a"), load) == []
    assert verify(replace(record, digest="2:" + "0" * 16), load) != []
    assert verify(replace(record, digest="e9e502f010e0c37a", scores=[1, 2, 3, 4]), load) != []
