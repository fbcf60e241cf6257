"""A solver's answers: right, right in parts, wrong with a second try, given up."""

import pytest

from lorcha.core.match import digest
from lorcha.lessons.lines import parts_of
from lorcha.puzzles.player import BadAnswer, Solver
from lorcha.puzzles.puzzle import Puzzle
from tests.puzzles.examples import example, in_parts


def moves(puzzle: Puzzle, line: str) -> list[int]:
    return [puzzle.game.moves.from_text(part) for part in parts_of(line)]


def test_the_best_decision_solves_it_and_nothing_is_played() -> None:
    puzzle = example()
    solver = Solver(puzzle)
    solver.answer(moves(puzzle, "act build"))
    assert (solver.verdict, solver.wrong) == ("solved", 0)
    assert digest(solver.match.state) == puzzle.file.digest
    with pytest.raises(BadAnswer, match="over"):
        solver.answer(moves(puzzle, "act build"))


def test_after_a_wrong_decision_there_is_a_second_try() -> None:
    puzzle = example()
    solver = Solver(puzzle)
    solver.answer(moves(puzzle, "act fireworks"))
    assert (solver.verdict, solver.over) == ("wrong", False)
    assert digest(solver.match.state) == puzzle.file.digest
    solver.answer(moves(puzzle, "act build"))
    assert (solver.verdict, solver.wrong) == ("solved", 1)


def test_after_two_it_is_over_and_the_best_one_is_told() -> None:
    puzzle = example()
    solver = Solver(puzzle)
    solver.answer(moves(puzzle, "act research"))
    solver.answer(moves(puzzle, "act taxes"))
    assert solver.verdict == "missed"
    assert solver.solution() == moves(puzzle, puzzle.file.best[0])


def test_who_gives_up_is_told() -> None:
    solver = Solver(example())
    solver.give_up()
    assert solver.verdict == "missed"
    with pytest.raises(BadAnswer, match="over"):
        solver.give_up()


def test_a_decision_may_come_in_its_parts() -> None:
    puzzle = in_parts()
    first, *rest = moves(puzzle, puzzle.file.best[0])
    solver = Solver(puzzle)
    solver.answer([first])
    verdicts = [solver.verdict]
    assert digest(solver.match.state) != puzzle.file.digest
    assert solver.solution() == rest
    solver.answer(rest)
    assert [*verdicts, solver.verdict] == ["part", "solved"]


def test_what_follows_a_right_decision_is_free() -> None:
    """It is best to build; which palace was not asked."""
    puzzle = example()
    assert puzzle.file.best == ["act build"]
    solver = Solver(puzzle)
    solver.answer(moves(puzzle, "act build; build 1"))
    assert solver.verdict == "solved"


def test_after_a_right_part_a_wrong_one_begins_it_again() -> None:
    puzzle = in_parts()
    first = moves(puzzle, puzzle.file.best[0])[0]
    solver = Solver(puzzle)
    solver.answer([first])
    right = {parts_of(line)[1] for line in puzzle.file.best}
    legal = solver.match.state.legal(puzzle.file.seat)
    solver.answer([next(m for m in legal if puzzle.game.moves.to_text(m) not in right)])
    assert (solver.verdict, solver.made) == ("wrong", [])
    assert digest(solver.match.state) == puzzle.file.digest


@pytest.mark.parametrize("line", ["found", "act build; act taxes"])
def test_what_is_not_allowed_is_no_answer(line: str) -> None:
    puzzle = example()
    solver = Solver(puzzle)
    with pytest.raises(BadAnswer):
        solver.answer(moves(puzzle, line))
    with pytest.raises(BadAnswer):
        solver.answer([])
    assert (solver.verdict, solver.wrong) == ("ask", 0)
