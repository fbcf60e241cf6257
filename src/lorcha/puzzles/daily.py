"""The puzzle of a day: the same for everybody, from the date alone."""

import hashlib
from collections.abc import Mapping, Sequence
from datetime import date

from lorcha.puzzles.puzzle import Puzzle


def puzzle_of_day(puzzles: Mapping[str, Sequence[Puzzle]], day: date) -> Puzzle | None:
    """The games take turns, and the puzzles of each: none comes again before all have come."""
    shelf = [game for game, found in puzzles.items() if found]
    if not shelf:
        return None
    number, place = divmod(day.toordinal(), len(shelf))
    mixed = sorted(puzzles[shelf[place]], key=order_of)
    return mixed[number % len(mixed)]


def order_of(puzzle: Puzzle) -> bytes:
    return hashlib.sha256(puzzle.id.encode()).digest()
