"""A saved match to read, to break and to tamper with."""

import json
from pathlib import Path
from typing import Any

from lorcha import games
from lorcha.core.chance import Fast
from lorcha.core.match import Match, Seed, fast

NAMES = ["Anna", "Вера", "Boris"]


def play_match(seed: Seed | None = None) -> Match:
    """A whole game of random moves."""
    match = Match(games.load("dragon"), NAMES, {}, seed or fast(5))
    chance = Fast(5)
    while not match.state.over():
        seat = match.state.actors()[0]
        moves = match.state.legal(seat)
        match.play(seat, moves[chance.below(len(moves))])
    return match


def save_match(folder: Path, match: Match | None = None, **changes: Any) -> Path:
    """The file of a match, with some of what it claims replaced."""
    record = json.loads((match or play_match()).save()) | changes
    file = folder / "match.json"
    file.write_text(json.dumps(record), "utf-8")
    return file
