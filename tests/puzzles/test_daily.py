"""The puzzle of a day: the same for everybody, the games in turn, none twice before all."""

from datetime import date, timedelta

from lorcha.games import SHELF
from lorcha.puzzles.daily import puzzle_of_day
from lorcha.puzzles.library import all_puzzles
from lorcha.puzzles.puzzle import Puzzle

PUZZLES = all_puzzles()
BEGIN = date(2026, 11, 18)


def on(day: int) -> Puzzle:
    found = puzzle_of_day(PUZZLES, BEGIN + timedelta(day))
    assert found is not None
    return found


def test_it_depends_on_the_date_alone() -> None:
    again = puzzle_of_day({game: found[::-1] for game, found in PUZZLES.items()}, BEGIN)
    assert again == on(0)
    assert on(1) != on(0)


def test_the_games_take_turns_and_none_comes_again_too_soon() -> None:
    fewest = min(map(len, PUZZLES.values()))
    days = [on(day) for day in range(fewest * len(SHELF))]
    assert {one.file.game for one in days[: len(SHELF)]} == set(SHELF)
    assert len({(one.file.game, one.id) for one in days}) == len(days)


def test_without_puzzles_there_is_none() -> None:
    assert puzzle_of_day({"dragon": []}, BEGIN) is None
