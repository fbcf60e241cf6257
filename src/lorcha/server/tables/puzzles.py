"""A puzzle as the wire has it: the table and the verdict after a solver's answers, and previews."""

from collections.abc import Mapping, Sequence
from datetime import date
from importlib.resources import files
from typing import Any, Final

from lorcha.core.game import Game
from lorcha.core.perspective import Perspective
from lorcha.core.state import IllegalMove
from lorcha.core.text import LANGUAGES, Texts, source_of
from lorcha.lessons.lines import parts_of
from lorcha.puzzles.daily import puzzle_of_day
from lorcha.puzzles.player import BadAnswer, Solver
from lorcha.puzzles.puzzle import BadPuzzle, Other, Puzzle
from lorcha.server.refusal import conflict
from lorcha.server.tables.messages import preview_message
from lorcha.server.tables.moves import read_moves
from lorcha.server.wire import live
from lorcha.server.wire.puzzles import (
    PuzzleInfo,
    PuzzleOfDay,
    PuzzleScene,
    PuzzleShelf,
    PuzzleSolution,
    WorseDecision,
)
from lorcha.server.wire.tables import Seat

Answers = Sequence[Sequence[dict[str, Any]]]

# The players are called as in lessons: seat 0 of those names is the person who sits there.
NAMES: Final = {one: Texts(one, [source_of(files("lorcha.lessons"), one)]) for one in LANGUAGES}


def shelf(puzzles: Mapping[str, Sequence[Puzzle]], day: date) -> PuzzleShelf:
    today = puzzle_of_day(puzzles, day)
    return PuzzleShelf(
        PuzzleOfDay(day.isoformat(), today.file.game, today.id) if today else None,
        {
            game: [PuzzleInfo(one.id, one.grade, one.rating) for one in found]
            for game, found in puzzles.items()
        },
    )


def scene(puzzle: Puzzle, answers: Answers, give_up: bool, language: str) -> PuzzleScene:
    solver = solve(puzzle, answers)
    if give_up:
        solver.give_up()
    match, game, seat = solver.match, puzzle.game, puzzle.file.seat
    legal = [] if solver.over else match.state.legal(seat)
    asked = match.state.actors()
    return PuzzleScene(
        verdict=solver.verdict,
        wrong=solver.wrong,
        grade=puzzle.grade,
        rating=puzzle.rating,
        reader=seat,
        seats=seats_of(puzzle, language),
        options=match.options,
        ply=match.journal.plies(seat)[-1],
        view=game.view(match.state, seat),
        journal=match.journal.for_reader(seat),
        turn=live.Turn(game.question(match.state), asked, [game.moves.to_json(m) for m in legal]),
        solution=solution_of(solver) if solver.over else None,
    )


def solve(puzzle: Puzzle, answers: Answers) -> Solver:
    try:
        solver = Solver(puzzle)
        for moves in answers:
            solver.answer(read_moves(puzzle.game, moves))
    except BadAnswer as error:
        raise conflict("stale", str(error)) from error
    except BadPuzzle as error:
        raise conflict("failed", str(error)) from error
    return solver


def seats_of(puzzle: Puzzle, language: str) -> list[Seat]:
    own, names = puzzle.file.seat, NAMES[language]
    return [
        Seat(
            seat=seat,
            name=names.say(f"seat-{(seat - own) % puzzle.file.seats}"),
            present=True,
            mine=seat == own,
        )
        for seat in range(puzzle.file.seats)
    ]


def solution_of(solver: Solver) -> PuzzleSolution:
    puzzle = solver.puzzle
    to_json = puzzle.game.moves.to_json
    return PuzzleSolution(
        best=[to_json(move) for move in solver.solution()],
        wins=puzzle.file.wins,
        worse=[worse_of(puzzle.game, other) for other in puzzle.file.other],
        found=puzzle.file.found,
    )


def worse_of(game: Game, other: Other) -> WorseDecision:
    moves = [game.moves.to_json(game.moves.from_text(part)) for part in parts_of(other.line)]
    return WorseDecision(moves, other.wins, other.parts)


def previews(
    puzzle: Puzzle, answers: Answers, lines: Sequence[Sequence[dict[str, Any]]]
) -> list[live.Preview]:
    """What each of these lines would do, as far as the solver can know."""
    solver = solve(puzzle, answers)
    perspective = Perspective(solver.match.state, puzzle.file.seat)
    ply = solver.match.journal.plies(puzzle.file.seat)[-1]
    return [preview(puzzle.game, perspective, line, ply) for line in lines]


def preview(
    game: Game, perspective: Perspective, line: Sequence[dict[str, Any]], ply: int
) -> live.Preview:
    moves = read_moves(game, line)
    try:
        return preview_message(game, perspective, perspective.preview(*moves), ply)
    except IllegalMove:
        return live.Preview("illegal")
