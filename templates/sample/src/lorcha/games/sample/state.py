# compiled by mypyc
"""What is on the table: the heap, and what each player has taken from it."""

from typing import Final

from lorcha.core.agenda import ASK
from lorcha.core.chance import Chance
from lorcha.core.dumps import dump_fields
from lorcha.core.rows import Int, Row, copy_row, row
from lorcha.core.state import NOBODY, State

# The agenda's tasks: those that run by themselves, then the questions
SET_UP: Final = 0
ASK_TAKE: Final = ASK + 0
TASKS: Final = {SET_UP: "set_up", ASK_TAKE: "take"}

FIELDS: Final = ["size", "heap", "taken", "last"]  # what is dumped and loaded


class Table(State):
    """The whole position; how it changes is in `rules`."""

    def __init__(self, seats: Int, chance: Chance, source: "Table | None" = None) -> None:
        super().__init__(seats, chance, source)
        if source is not None:
            self.size: Int = source.size
            self.heap: Int = source.heap
            self.taken: Row = copy_row(source.taken)
            self.last: Int = source.last
            return
        self.size = 0  # the option: pebbles at the start
        self.heap = 0
        self.taken = row(seats)
        self.last = NOBODY  # who took the last pebble

    def dump(self) -> dict[str, object]:
        return {
            "game": "sample",
            "seats": int(self.seats),
            "chance": self.chance.dump(),
            "agenda": self.dump_agenda(TASKS),
            **dump_fields(self, FIELDS),
        }
