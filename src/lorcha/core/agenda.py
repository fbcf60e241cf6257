# compiled by mypyc
"""The agenda: what still has to happen, as a stack of small tasks held in the position.

A task is three numbers: what it is, the seats it concerns as a bit set, and one argument. Tasks
with the ASK bit put a question to their seats; the others run on their own. Questions with the
ALWAYS bit are asked even if there is only one answer, because leaving them out would reveal what is
hidden.
"""

from typing import Final, final

from lorcha.core.rows import Int, Row, extend_row, row

ASK: Final = 64
ALWAYS: Final = 128
WIDTH: Final = 3
NO_TASK: Final = -1


def question_place(what: Int) -> Int:
    """Which of a game's questions it is, counted from 0."""
    return what & (ASK - 1)


@final
class Agenda:
    """All tasks are in a row; the top one, which everybody asks for, in three numbers too."""

    def __init__(self, source: "Agenda | None" = None) -> None:
        self.size: Int = 0
        self.top_what: Int = 0
        self.top_who: Int = 0
        self.top_number: Int = 0
        self.tasks: Row = row(16 * WIDTH)
        if source is not None:
            self.copy(source)

    def copy(self, source: "Agenda") -> None:
        if len(self.tasks) < len(source.tasks):
            self.tasks = row(len(source.tasks))
        tasks = self.tasks
        for at in range(source.size * WIDTH):
            tasks[at] = source.tasks[at]
        self.size = source.size
        self.top_what = source.top_what
        self.top_who = source.top_who
        self.top_number = source.top_number

    def push(self, what: Int, who: Int = 0, number: Int = 0) -> None:
        """Add a task that runs next, before all others."""
        at: Int = self.size * WIDTH
        if at == len(self.tasks):
            self.tasks = extend_row(self.tasks, at)
        self.size += 1
        self._put(at, what, who, number)

    def _put(self, at: Int, what: Int, who: Int, number: Int) -> None:
        """As the top task, which begins here in the row."""
        tasks = self.tasks
        tasks[at] = what
        tasks[at + 1] = who
        tasks[at + 2] = number
        self.top_what = what
        self.top_who = who
        self.top_number = number

    def pop(self) -> None:
        size: Int = self.size - 1
        self.size = size
        if size > 0:
            tasks = self.tasks
            at: Int = (size - 1) * WIDTH
            self.top_what = tasks[at]
            self.top_who = tasks[at + 1]
            self.top_number = tasks[at + 2]

    def what(self) -> Int:
        return self.top_what

    def who(self) -> Int:
        return self.top_who

    def number(self) -> Int:
        return self.top_number

    # ---- the whole stack, from the bottom at place 0

    def what_at(self, place: Int) -> Int:
        """The task at this place; NO_TASK above the top."""
        return self.tasks[place * WIDTH] if place < self.size else NO_TASK

    def who_at(self, place: Int) -> Int:
        return self.tasks[place * WIDTH + 1] if place < self.size else 0

    def number_at(self, place: Int) -> Int:
        return self.tasks[place * WIDTH + 2] if place < self.size else 0

    # ---- answers

    def answered(self, seat: Int) -> None:
        """The seat has answered the top question; after the last seat the question is removed."""
        left: Int = self.top_who & ~(1 << seat)
        if left == 0:
            self.pop()
            return
        self.top_who = left
        self.tasks[(self.size - 1) * WIDTH + 1] = left

    def ask_on(self, what: Int, number: Int = 0) -> None:
        """The seat that has answered the top question, alone, is asked another in its place."""
        self._put((self.size - 1) * WIDTH, what, self.top_who, number)

    def replace_number(self, number: Int) -> None:
        self.ask_on(self.top_what, number)
