"""Who plays each seat now: its holder, its bot, or a stand-in for somebody who has gone."""

from typing import Literal

from lorcha.server.store.rows import TableRow

Gone = Literal["away", "timeout", "resigned"]


class Seating:
    def __init__(self, table: TableRow) -> None:
        self.table = table
        self.gone: dict[int, Gone] = {}
        self.resigned: list[int] = []  # in the order they did

    def leave(self, seat: int, why: Gone) -> None:
        self.gone[seat] = why
        if why == "resigned":
            self.resigned.append(seat)

    def come_back(self, seat: int) -> None:
        self.gone.pop(seat, None)

    def level(self, seat: int) -> str | None:
        """The bot that plays this seat now."""
        if seat in self.gone:
            return self.table.stand_in
        return self.table.seats[seat].level

    def people(self) -> list[int]:
        """The seats played by people now."""
        return [seat for seat in range(len(self.table.seats)) if self.level(seat) is None]

    def person(self, seat: int) -> str:
        seat_row = self.table.seats[seat]
        return seat_row.person.id if seat_row.person else ""

    def others(self, seat: int) -> list[int]:
        """The seats played by other people than this seat's holder."""
        own = self.person(seat)
        return [other for other in self.people() if self.person(other) != own]

    def has_bots(self) -> bool:
        return len(self.people()) < len(self.table.seats)

    def all_resigned(self, also: int) -> bool:
        """Would nobody be left to come back if this seat were given up too?"""
        lost = {also, *self.resigned}
        held = [n for n, seat_row in enumerate(self.table.seats) if seat_row.person is not None]
        return all(seat in lost for seat in held)
