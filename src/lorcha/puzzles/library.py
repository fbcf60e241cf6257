"""Finds the puzzles of a game: those in its room, and those a host has put into a folder.

A puzzle is a file `<id>.toml`; its id is taken from the digest of its position.
"""

import json
from collections.abc import Iterator, Mapping
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, Final

import msgspec

from lorcha import games
from lorcha.puzzles.puzzle import BadPuzzle, Puzzle, PuzzleFile, moves_of

WIDTH: Final = 100  # of a line of moves
HEAD: Final = "# Written by `lorcha puzzles mine`; docs/puzzles.md says what it means.\n"


def all_puzzles(extra: Traversable | None = None) -> dict[str, list[Puzzle]]:
    """The puzzles of every game on the shelf, the easiest first."""
    return {game: puzzles_of(game, extra) for game in games.SHELF}


def puzzles_of(game: str, extra: Traversable | None = None) -> list[Puzzle]:
    games.load(game)
    found = {puzzle.id: puzzle for puzzle in puzzles_in(room_folder(game))}
    if extra is not None:
        found |= {puzzle.id: puzzle for puzzle in puzzles_in(extra / game)}
    return sorted(found.values(), key=lambda puzzle: (puzzle.rating, puzzle.id))


def room_folder(game: str) -> Traversable:
    return files("lorcha.games") / game / "puzzles"


def puzzles_in(folder: Traversable) -> Iterator[Puzzle]:
    if folder.is_dir():
        for file in folder.iterdir():
            if file.name.endswith(".toml"):
                yield read_puzzle(file)


def read_puzzle(file: Traversable) -> Puzzle:
    """BadPuzzle says what is wrong with the file."""
    try:
        found = msgspec.toml.decode(file.read_bytes(), type=PuzzleFile)
    except (OSError, ValueError) as error:
        raise BadPuzzle(f"{file.name}: {error}") from error
    return Puzzle(file.name.removesuffix(".toml"), found)


# ---- writing


def text_of(file: PuzzleFile) -> str:
    """The file as it is written: one thing in a line, the moves and the other decisions last."""
    data: dict[str, Any] = msgspec.to_builtins(file)
    others = data.pop("other")
    del data["moves"]
    lines = pairs(data)
    lines += ['moves = """', *wrapped(moves_of(file)), '"""']
    for other in others:
        lines += ["", "[[other]]", *pairs(other)]
    return HEAD + "\n".join(lines) + "\n"


def pairs(data: Mapping[str, Any]) -> list[str]:
    return [f"{name} = {inline(value)}" for name, value in data.items()]


def inline(value: Any) -> str:
    """A value of TOML in one line."""
    if isinstance(value, Mapping):
        inner = ", ".join(pairs({k: v for k, v in value.items() if v is not None}))
        return f"{{ {inner} }}" if inner else "{}"
    if isinstance(value, list | tuple):
        return f"[{', '.join(map(inline, value))}]"
    return json.dumps(value, ensure_ascii=False)


def wrapped(moves: list[str]) -> Iterator[str]:
    line = ""
    for move in moves:
        if line and len(line) + len(move) > WIDTH:
            yield line.rstrip()
            line = ""
        line += f"{move}; "
    yield line.rstrip()
