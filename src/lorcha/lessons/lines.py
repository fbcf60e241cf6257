"""A decision as a lesson writes it: its parts in the notation of moves, `act build; build 1`. A
star stands for anything: `place *`."""

from collections.abc import Iterator, Sequence
from fnmatch import fnmatchcase
from itertools import zip_longest
from typing import Final

from lorcha.core.game import Game
from lorcha.core.state import State

MOST_LINES: Final = 400  # that one pattern stands for, when all are tried


def parts_of(line: str) -> list[str]:
    return [part.strip() for part in line.split(";")]


def fits(line: str, made: Sequence[str]) -> bool:
    """Are these parts the whole decision?"""
    pairs = zip_longest(parts_of(line), made, fillvalue="")
    return all(fnmatchcase(part, pattern) for pattern, part in pairs)


def begins(line: str, made: Sequence[str]) -> bool:
    """Do these parts begin the decision, with more of it to come?"""
    parts = parts_of(line)
    return len(made) < len(parts) and fits("; ".join(parts[: len(made)]), made)


def starts_with(line: str, made: Sequence[str]) -> bool:
    """Do these parts begin with the whole decision?"""
    return len(made) >= len(parts_of(line)) and fits(line, made[: len(parts_of(line))])


def preferred(game: Game, moves: Sequence[int], wishes: Sequence[str]) -> int:
    """The first move that fits the first wish that any fits; else simply the first."""
    for wish in wishes:
        found = first_fitting(game, moves, wish)
        if found is not None:
            return found
    return moves[0]


def first_fitting(game: Game, moves: Sequence[int], part: str) -> int | None:
    for move in moves:
        if fnmatchcase(game.moves.to_text(move), part):
            return move
    return None


def all_fitting(game: Game, state: State, seat: int, line: str) -> list[list[int]]:
    """Every decision that can be made now and fits."""
    found: list[list[int]] = []
    for made in fitting(game, state, seat, parts_of(line)):
        found.append(made)
        if len(found) == MOST_LINES:
            break
    return found


def fitting(game: Game, state: State, seat: int, parts: Sequence[str]) -> Iterator[list[int]]:
    if not parts:
        yield []
        return
    for move in choices(game, state, seat, parts[0]):
        after = state.clone()
        for step in after.expand(seat, move):
            after.play(seat, step)
        for rest in fitting(game, after, seat, parts[1:]):
            yield [move, *rest]


def choices(game: Game, state: State, seat: int, part: str) -> list[int]:
    """The moves that fit a part; one written in full may also be asked for in steps."""
    legal = [m for m in state.legal(seat) if fnmatchcase(game.moves.to_text(m), part)]
    if legal or "*" in part:
        return legal
    move = game.moves.from_text(part)
    return [move] if state.expand(seat, move) != [move] else []
