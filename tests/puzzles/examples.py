"""A puzzle of ours to try things on, and ways to change it."""

from pathlib import Path

import msgspec

from lorcha.puzzles.library import puzzles_of, read_puzzle, text_of
from lorcha.puzzles.puzzle import Puzzle

# Everything tempts: build, do not make fireworks.
BUILD = "1294535e"


def example(key: str = BUILD, game: str = "dragon") -> Puzzle:
    return next(puzzle for puzzle in puzzles_of(game) if puzzle.id == key)


def changed(puzzle: Puzzle, **changes: object) -> Puzzle:
    return Puzzle(puzzle.id, msgspec.structs.replace(puzzle.file, **changes))


def in_parts() -> Puzzle:
    """One whose best decision has two parts."""
    found = (one for one in puzzles_of("dragon") if len(one.file.best) == 1)
    return next(one for one in found if ";" in one.file.best[0])


def written(puzzle: Puzzle, folder: Path) -> Puzzle:
    file = folder / puzzle.file.game / f"{puzzle.id}.toml"
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text_of(puzzle.file), "utf-8")
    return read_puzzle(file)
