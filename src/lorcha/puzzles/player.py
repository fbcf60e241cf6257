"""Judges what a solver answers. There is no I/O and nothing is remembered elsewhere: the same
answers lead to the same verdict again."""

from collections.abc import Sequence
from typing import Final, Literal

from lorcha.core.state import IllegalMove
from lorcha.lessons.lines import parts_of
from lorcha.puzzles.decision import is_begun, is_right
from lorcha.puzzles.puzzle import Puzzle

TRIES: Final = 2

# Nothing was answered yet; right so far, in parts; wrong, with another try; the end, both ways.
Verdict = Literal["ask", "part", "wrong", "solved", "missed"]


class BadAnswer(ValueError):
    """An answer that cannot be given here."""


class Solver:
    """The table as it stands: a right part is made, a right decision and a wrong one are not, so
    that nothing is turned up by them."""

    def __init__(self, puzzle: Puzzle) -> None:
        self.puzzle = puzzle
        self.match = puzzle.match()
        self.made: list[str] = []  # parts of the decision
        self.wrong = 0  # tries
        self.verdict: Verdict = "ask"

    @property
    def over(self) -> bool:
        return self.verdict in ("solved", "missed")

    def answer(self, moves: Sequence[int]) -> None:
        """A decision, or parts of it. BadAnswer if it cannot be made, and nothing has changed."""
        if self.over:
            raise BadAnswer("the puzzle is over")
        if not moves:
            raise BadAnswer("a move is asked for")
        self._check(moves)
        file, to_text = self.puzzle.file, self.puzzle.game.moves.to_text
        made = [*self.made, *map(to_text, moves)]
        if is_right(file.best, made):
            self.verdict = "solved"
        elif is_begun(file.best, made):
            self.verdict, self.made = "part", made
            for move in moves:
                self.match.play(file.seat, move)
        else:
            self.wrong += 1
            self._begin_again()
            self.verdict = "missed" if self.wrong == TRIES else "wrong"

    def give_up(self) -> None:
        if self.over:
            raise BadAnswer("the puzzle is over")
        self._begin_again()
        self.verdict = "missed"

    def solution(self) -> list[int]:
        """The parts of the best decision that are still to be made."""
        from_text = self.puzzle.game.moves.from_text
        line = next(one for one in self.puzzle.file.best if is_begun([one], self.made))
        return [from_text(part) for part in parts_of(line)[len(self.made) :]]

    def _begin_again(self) -> None:
        if self.made:
            self.match = self.puzzle.match()
            self.made = []

    def _check(self, moves: Sequence[int]) -> None:
        state, seat = self.match.state.clone(), self.puzzle.file.seat
        try:
            for move in moves:
                for step in state.expand(seat, move):
                    state.play(seat, step)
        except IllegalMove as error:
            raise BadAnswer(str(error)) from error
