"""What every command needs: the table, who gives the command and when, and the rows it leads to."""

from lorcha.server.refusal import Refusal
from lorcha.server.store.rows import Kind, LogRow
from lorcha.server.tables.live_table import LiveTable
from lorcha.server.wire import live
from lorcha.server.wire.people import Person


class CommandContext:
    def __init__(self, table: LiveTable, person: Person, command: live.Command, now: float) -> None:
        self.table = table
        self.person = person
        self.name = stored_id(person.id, command.id)
        self.now = now
        self.rows: list[LogRow] = []

    def write(self, kind: Kind, seat: int, text: str = "") -> None:
        """Add a row; only the first one carries the command's id."""
        n, name = self.table.n + 1 + len(self.rows), "" if self.rows else self.name
        self.rows.append(LogRow(n, kind, seat, text, name, self.now))

    def check_own(self, seat: int) -> None:
        """The person must hold the seat."""
        if not 0 <= seat < len(self.table.row.seats):
            raise Refusal("not_yours", f"there is no seat {seat}")
        if seat not in self.table.row.seats_of(self.person.id):
            raise Refusal("not_yours", f"seat {seat} is somebody else's")

    def check_not_over(self) -> None:
        if self.table.over:
            raise Refusal("over", "the game is over")

    def check_playing(self, seat: int) -> None:
        """The game goes on, and the person plays the seat."""
        self.check_own(seat)
        self.check_not_over()
        if seat in self.table.seating.absent:
            raise Refusal("not_allowed", "a stand-in plays this seat; take it back first")


def stored_id(person: str, command: str) -> str:
    """The id under which a command is stored: two people may choose the same id."""
    return f"{person}:{command}"
