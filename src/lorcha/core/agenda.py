# compiled by mypyc
"""The agenda: what still has to happen, as a stack of small tasks held in the position.

A task is three numbers: what it is, the seats it concerns as a bit set, and one argument. Tasks
with the ASK bit put a question to their seats; the others run on their own. Questions with the
ALWAYS bit are asked even if there is only one answer, because leaving them out would reveal what is
hidden.
"""

from typing import Final, final

from lorcha.core.rows import Int, Row, copy_row, extend_row, row

ASK: Final = 64
ALWAYS: Final = 128
WIDTH: Final = 3
NO_TASK: Final = -1


def question_place(what: Int) -> Int:
    """Which of a game's questions it is, counted from 0."""
    return what & (ASK - 1)


@final
class Agenda:
    def __init__(self, source: "Agenda | None" = None) -> None:
        if source is not None:
            self.size: Int = source.size
            self.tasks: Row = copy_row(source.tasks)
            return
        self.size = 0
        self.tasks = row(16 * WIDTH)

    def push(self, what: Int, who: Int = 0, number: Int = 0) -> None:
        """Add a task that runs next, before all others."""
        at: Int = self.size * WIDTH
        if at == len(self.tasks):
            self.tasks = extend_row(self.tasks, at)
        tasks = self.tasks
        tasks[at] = what
        tasks[at + 1] = who
        tasks[at + 2] = number
        self.size += 1

    def pop(self) -> None:
        self.size -= 1

    def what(self) -> Int:
        at: Int = self.size * WIDTH - 3
        return self.tasks[at]

    def who(self) -> Int:
        at: Int = self.size * WIDTH - 2
        return self.tasks[at]

    def number(self) -> Int:
        at: Int = self.size * WIDTH - 1
        return self.tasks[at]

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
        at: Int = self.size * WIDTH - 2
        left: Int = self.tasks[at] & ~(1 << seat)
        self.tasks[at] = left
        if left == 0:
            self.size -= 1

    def replace_number(self, number: Int) -> None:
        self.tasks[self.size * WIDTH - 1] = number
