"""Who plays each seat now: the person who holds it, its bot, or a stand-in for somebody absent."""

from typing import Literal

from lorcha.server.store.rows import TableRow

Absence = Literal["away", "timeout", "vanished", "resigned"]


class Seating:
    def __init__(self, table: TableRow) -> None:
        self.table = table
        self.absent: dict[int, Absence] = {}
        self.resigned: list[int] = []  # in the order they resigned

    def leave(self, seat: int, why: Absence) -> None:
        self.absent[seat] = why
        if why == "resigned":
            self.resigned.append(seat)

    def come_back(self, seat: int) -> None:
        self.absent.pop(seat, None)

    def level(self, seat: int) -> str | None:
        """The level of the bot that plays this seat now; None if a person does."""
        if seat in self.absent:
            return self.table.stand_in
        return self.table.seats[seat].level

    def people(self) -> list[int]:
        """The seats played by people now."""
        return [seat for seat in range(len(self.table.seats)) if self.level(seat) is None]

    def person(self, seat: int) -> str:
        holder = self.table.seats[seat].person
        return holder.id if holder else ""

    def others(self, seat: int) -> list[int]:
        """The seats played by other people than this seat's holder."""
        holder = self.person(seat)
        return [other for other in self.people() if self.person(other) != holder]

    def has_bots(self) -> bool:
        return len(self.people()) < len(self.table.seats)

    def bots_have_a_say(self) -> bool:
        """Is there a bot besides those that play on for somebody who has resigned?"""
        return len(self.people()) + len(self.resigned) < len(self.table.seats)

    def all_resigned(self, also: int) -> bool:
        """Would nobody be left who can come back if this seat resigned too?"""
        lost = {also, *self.resigned}
        held = [seat.seat for seat in self.table.seats if seat.person is not None]
        return all(seat in lost for seat in held)
