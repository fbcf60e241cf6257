"""The puzzles that ship: at least thirty a game, each sound, none like another."""

import pytest

from lorcha.cli import main
from lorcha.games import SHELF
from lorcha.puzzles.check import faults_of
from lorcha.puzzles.library import all_puzzles, puzzles_of, text_of
from lorcha.puzzles.puzzle import GRADES, Puzzle
from lorcha.puzzles.solvers import TRIED
from lorcha.puzzles.thoroughness import LEAST_FOUND, MARGIN

WANTED = 30
LARGEST = 12_000  # bytes: a whole game fits
OURS = [puzzle for found in all_puzzles().values() for puzzle in found]


@pytest.mark.parametrize("game", SHELF)
def test_there_are_enough_and_they_get_harder(game: str) -> None:
    puzzles = puzzles_of(game)
    assert len(puzzles) >= WANTED
    ratings = [puzzle.rating for puzzle in puzzles]
    assert ratings == sorted(ratings)
    assert len({puzzle.grade for puzzle in puzzles}) >= 3
    assert all(1 <= puzzle.grade <= GRADES for puzzle in puzzles)


@pytest.mark.parametrize("puzzle", OURS, ids=[f"{one.file.game}-{one.id}" for one in OURS])
def test_it_is_sound(puzzle: Puzzle) -> None:
    file = puzzle.file
    assert faults_of(puzzle) == []
    assert file.margin >= MARGIN
    assert all(file.wins > other.wins for other in file.other)
    assert list(file.found) == list(TRIED)
    assert file.found[TRIED[-1]] >= LEAST_FOUND
    assert len(text_of(file).encode()) < LARGEST


def test_the_command_finds_them_sound(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["puzzles", "check", "--game", "dragon"]) == 0
    assert capsys.readouterr().out == f"{len(puzzles_of('dragon'))} puzzles, 0 with faults\n"
