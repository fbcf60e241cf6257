"""Proves that a puzzle holds: its game leads to its position by the rules of today, what is called
best can be played there, and it is not what greedy plays."""

from collections.abc import Iterator

from lorcha.core.fields import BadText
from lorcha.core.game import Game
from lorcha.core.match import Match
from lorcha.core.state import IllegalMove, State
from lorcha.lessons.lines import parts_of
from lorcha.puzzles.decision import after_part, is_right
from lorcha.puzzles.puzzle import BadPuzzle, Puzzle, PuzzleFile, id_of


def faults_of(puzzle: Puzzle) -> list[str]:
    """What is wrong with the puzzle, each in one line."""
    try:
        match = puzzle.match()
    except BadPuzzle as error:
        return [str(error)]
    return list(faults_at(puzzle, match))


def faults_at(puzzle: Puzzle, match: Match) -> Iterator[str]:
    file, game = puzzle.file, match.game
    if puzzle.id != id_of(file):
        yield f"by its position its id is {id_of(file)!r}"
    if not file.best:
        yield "nothing is best"
    if game.question(match.state) != file.question:
        yield f"{game.question(match.state)!r} is asked, not {file.question!r}"
    if len(match.state.legal(file.seat)) < 2:
        yield "there is only one answer"
    for line in lines_of(file):
        fault = fault_of_line(game, match.state, file.seat, line)
        if fault:
            yield f"{line!r}: {fault}"
    for line in [file.greedy, *(other.line for other in file.other)]:
        if is_right(file.best, parts_of(line)):
            yield f"{line!r} is called best and worse"


def lines_of(file: PuzzleFile) -> list[str]:
    return [*file.best, file.greedy, *(other.line for other in file.other)]


def fault_of_line(game: Game, state: State, seat: int, line: str) -> str:
    """Why it cannot be played; "" if it can."""
    try:
        for part in parts_of(line):
            state = after_part(state, seat, game.moves.from_text(part))
    except (BadText, IllegalMove) as error:
        return str(error)
    return ""
