"""What the store returns: rows of its tables as typed values. No SQL here."""

from typing import Final, Literal

import msgspec

from lorcha.core.match import Record, Seed
from lorcha.core.options import Value
from lorcha.server.wire.people import Person
from lorcha.server.wire.tables import Clock, Reason, Result, Stage

Kind = Literal["move", "undo", "seat", "propose", "answer", "pause", "resume", "end", "say"]


class LogRow(msgspec.Struct, frozen=True):
    """One thing that happened at a table since its start; rows count from 1 without a gap.

    `text` is the notation of a move, how many moves an undo takes back, or JSON. `command` is the
    id of the client's command ("" if there was none); only the first row of a composed move
    carries it.
    """

    n: int
    kind: Kind
    seat: int
    text: str
    command: str
    at: float


# Names of bots, so that seats can be told apart; the level says how well a bot plays.
BOT_NAMES: Final = ("Mei", "Tomas", "Ilya", "Long", "Anahit", "Bo")


class SeatRow(msgspec.Struct, frozen=True):
    """Who holds a seat: nobody yet, a person, a bot of a level, or a guest of a person.

    `person` holds the seat and answers for it; a guest and a bot have a name of their own.
    """

    seat: int
    person: Person | None = None
    level: str | None = None
    guest: str | None = None

    @property
    def free(self) -> bool:
        return self.person is None and self.level is None

    @property
    def name(self) -> str:
        if self.guest is not None:
            return self.guest
        if self.person is not None:
            return self.person.name
        return "" if self.free else BOT_NAMES[self.seat % len(BOT_NAMES)]


class TableRow(msgspec.Struct, frozen=True):
    """A table: what was agreed when it was made, who holds which seat, how far it has come.

    `chance` holds the secret seed. `origin` is the match a forked or imported table continues.
    `waiting` (seats that have to decide) and `due` are as of the last row written.
    """

    id: str
    code: str
    game: str
    rules: str
    box: str
    options: dict[str, Value]
    seats: list[SeatRow]
    visibility: Literal["link", "anyone"]
    clock: Clock
    rated: bool
    spectators: bool
    hints: bool
    stand_in: str
    creator: Person
    chance: Seed
    stage: Stage
    created: float
    changed: float
    started: float | None = None
    ended: float | None = None
    waiting: list[int] = []
    due: float | None = None
    results: list[Result] | None = None
    reason: Reason | None = None
    rematch: str | None = None
    study: bool = False
    origin: Record | None = None

    def seats_of(self, person: str | None) -> list[int]:
        """The seats this person answers for."""
        return [s.seat for s in self.seats if s.person is not None and s.person.id == person]

    def with_rematch(self, key: str) -> "TableRow":
        return msgspec.structs.replace(self, rematch=key)


class PersonRow(msgspec.Struct, frozen=True):
    """A person in the store; `password` is an argon2 hash, or nothing."""

    id: str
    name: str
    tag: str
    password: str | None
    created: float

    @property
    def person(self) -> Person:
        return Person(self.id, self.name, self.tag)
