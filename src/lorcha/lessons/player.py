"""Plays a lesson: a learner's answers go in, one after another, and the stage and what is said next
come out. There is no I/O and nothing is remembered elsewhere: the same answers lead to the same
scene again, so a lesson can be left, reloaded and taken back a step.
"""

from collections.abc import Sequence
from typing import Final, Literal

import msgspec

from lorcha.core.fields import BadText
from lorcha.core.match import digest
from lorcha.core.state import IllegalMove
from lorcha.lessons.conditions import holds
from lorcha.lessons.lesson import BadLesson, LessonFile, Step, Wrong
from lorcha.lessons.lines import begins, first_fitting, fits, parts_of, preferred, starts_with
from lorcha.lessons.stage import Stage

# What the learner is told: a sentence, a question; why it was not it; that this is the end.
Part = Literal["say", "ask", "wrong", "other", "missed", "end"]
MOST_MOVES: Final = 300  # of the others between two decisions of the learner


class BadAnswer(ValueError):
    """An answer that cannot be given at this point of the lesson."""


class Answer(msgspec.Struct, frozen=True):
    """A learner's answer: a decision, in parts; nothing, to go on after something was said; or
    `show`: to see it done."""

    moves: Sequence[int] = ()
    show: bool = False


class Player:
    def __init__(self, file: LessonFile) -> None:
        self.file = file
        self.at = 0  # the step
        self.answers = 0
        self.began = 0  # how many answers had been given when the step began
        self.judged: Part | None = None  # the last answer was not it
        self.wrong: Wrong | None = None
        self.restarted = True  # the stage has been set up by the last answer
        self.digests: list[str] = []  # of the position at the end of each step
        self._made: list[str] = []  # parts of the decision that is asked for
        self.stage = Stage(file, file.position, file.chance)
        self._enter()

    def watch(self) -> None:
        """From now on every move is kept with the table after it, to be shown."""
        self.stage.watched = True

    # ---- where it stands

    @property
    def step(self) -> Step | None:
        """The step the learner is at; None at the end."""
        return self.file.step[self.at] if self.at < len(self.file.step) else None

    @property
    def part(self) -> Part:
        if self.judged:
            return self.judged
        if self.step is None:
            return "end"
        return "ask" if self.step.ask else "say"

    @property
    def text(self) -> str:
        """The key of the sentence that is said now."""
        step = self.step
        if step is None:
            return "learnt"
        if self.wrong:
            return self.wrong.say
        if self.judged == "other":
            return step.other or "other"
        return step.missed if self.judged == "missed" else step.ask or step.say

    @property
    def point(self) -> list[str]:
        if self.wrong:
            return self.wrong.point
        return self.step.point if self.step else []

    @property
    def made(self) -> list[str]:
        """The parts of the decision made so far."""
        return self._made

    def offered(self, made: Sequence[str], moves: Sequence[int]) -> list[int]:
        """Which of these moves the learner may choose, after these parts of the decision."""
        step = self.step
        if step is None or not step.ask or self.judged in ("wrong", "missed"):
            return []
        if not step.only:
            return list(moves)
        lines = [*step.moves, *(line for wrong in step.wrong for line in wrong.moves)]
        texts = [[*made, self.stage.game.moves.to_text(move)] for move in moves]
        return [
            move
            for move, text in zip(moves, texts, strict=True)
            if any(fits(line, text) or begins(line, text) for line in lines)
        ]

    def legal(self) -> list[int]:
        return self.offered(self._made, self.stage.state.legal(self.file.you))

    # ---- answers

    def answer(self, answer: Answer) -> None:
        """Take the next answer; BadAnswer if it cannot be given now, and nothing has changed."""
        if self.judged in ("wrong", "missed") or self.step is None:
            raise BadAnswer("the lesson does not go on from here")
        self.judged, self.restarted = None, False
        self.stage.plies.clear()
        step = self.step
        if not step.ask:
            if answer.moves:
                raise BadAnswer("nothing was asked")
            self._leave(step.then)
        elif answer.show:
            self._show(step)
        elif not answer.moves:
            raise BadAnswer("a move is asked for")
        elif step.until:
            self._play_on(step, answer.moves)
        else:
            self._judge(step, answer.moves)
        self.answers += 1
        if self.step is not step:
            self.began = self.answers

    def _judge(self, step: Step, moves: Sequence[int]) -> None:
        made = [*self._made, *(self.stage.game.moves.to_text(move) for move in moves)]
        wrong = next((w for w in step.wrong if any(starts_with(m, made) for m in w.moves)), None)
        lines = [*step.moves, *(line for one in step.wrong for line in one.moves)]
        if any(fits(line, made) for line in step.moves):
            self._make(moves)
            self._leave(step.then)
        elif wrong:
            self._make(moves)
            self._script(wrong.then)
            self.judged, self.wrong = "wrong", wrong
        elif any(begins(line, made) for line in lines):
            self._make(moves)
            self._made = made
        else:
            self._check(moves)
            self.judged = "other"

    def _play_on(self, step: Step, moves: Sequence[int]) -> None:
        self._make(moves)
        self._let_others(step.others or self.file.others or ["*"])
        if not self._reached(step):
            if not self.stage.asked:
                raise BadLesson(f"step {self.at + 1}: the learner is not asked any more")
        elif not step.goal or holds(step.goal, self.stage.values()):
            self._leave(step.then)
        else:
            self.judged = "missed"

    def _show(self, step: Step) -> None:
        """The right answer is given for the learner."""
        if not step.until:
            done = len(self._made)
            line = next(one for one in step.moves if not done or begins(one, self._made))
            rest = parts_of(line)[done:]
            while rest:
                move = self._first_fitting(self.file.you, rest.pop(0))
                self._made.append(self.stage.game.moves.to_text(move))
                self._make([move])
            self._leave(step.then)
        elif self.answers > self.began:
            raise BadAnswer("the solution begins where the step does")
        else:
            for line in step.solution:
                for part in parts_of(line):
                    self._make([self._first_fitting(self.file.you, part)])
                self._let_others(step.others or self.file.others or ["*"])
            if not self._reached(step) or (step.goal and not holds(step.goal, self.stage.values())):
                raise BadLesson(f"step {self.at + 1}: the solution does not reach the goal")
            self._leave(step.then)

    def _first_fitting(self, seat: int, part: str) -> int:
        """The move a part of a line stands for."""
        game, legal = self.stage.game, self.stage.state.legal(seat)
        if "*" not in part:
            return game.moves.from_text(part)
        found = first_fitting(game, legal, part)
        if found is None:
            asked = self.stage.state.describe_question()
            raise BadLesson(f"step {self.at + 1}: nothing fits {part!r}: {asked}")
        return found

    def _reached(self, step: Step) -> bool:
        return self.stage.state.over() or holds(step.until, self.stage.values())

    def _check(self, moves: Sequence[int]) -> None:
        """Could these be made? Nothing is."""
        state = self.stage.state.clone()
        try:
            for move in moves:
                for step in state.expand(self.file.you, move):
                    state.play(self.file.you, step)
        except IllegalMove as error:
            raise BadAnswer(str(error)) from error

    def _make(self, moves: Sequence[int]) -> None:
        self._check(moves)
        for move in moves:
            self.stage.play(self.file.you, move)

    # ---- from step to step

    def _leave(self, then: Sequence[str]) -> None:
        self._script(then)
        step = self.step
        self._made = []
        self._let_others((step.others if step else []) or self.file.others)
        self.digests.append(digest(self.stage.state))
        self.at += 1
        self._enter()

    def _enter(self) -> None:
        step = self.step
        if step is None:
            return
        if step.position is not None:
            watched = self.stage.watched
            self.stage = Stage(self.file, step.position, step.chance)
            self.stage.watched = watched
            self.restarted = True
        if step.ask and not self.stage.asked:
            found = self.stage.state.describe_question()
            raise BadLesson(f"step {self.at + 1} asks the learner, but {found}")

    def _script(self, lines: Sequence[str]) -> None:
        """What is written comes true: `1 act taxes`."""
        for line in lines:
            seat, _, rest = line.partition(" ")
            try:
                for part in parts_of(rest):
                    self.stage.play(int(seat), self._first_fitting(int(seat), part))
            except (BadText, IllegalMove, ValueError) as error:
                raise BadLesson(f"step {self.at + 1}: {line!r}: {error}") from error

    def _let_others(self, wishes: Sequence[str]) -> None:
        """The others answer as they prefer, until the learner is asked."""
        state, step = self.stage.state, self.step
        for _ in range(MOST_MOVES):
            if not wishes or self.stage.asked or state.over():
                return
            if step and step.until and self._reached(step):
                return
            seat = state.actors()[0]
            self.stage.play(seat, preferred(self.stage.game, state.legal(seat), wishes))


def play(file: LessonFile, answers: Sequence[Answer]) -> Player:
    """The lesson after these answers; what the last one led to can be watched."""
    player = Player(file)
    for answer in answers[:-1]:
        player.answer(answer)
    player.watch()
    for answer in answers[-1:]:
        player.answer(answer)
    return player
