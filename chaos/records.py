"""What the clients themselves wrote down: which commands were acknowledged, and all they were told.
Everything is noted with the accident that happened last, so that a fault can be traced to it."""

from typing import Any, NamedTuple

Json = dict[str, Any]


class Told(NamedTuple):
    """A message of the server, and the accident before it."""

    message: Json
    after: str


class Asked(NamedTuple):
    """A request for previews and its answer."""

    lines: list[list[Json]]
    answer: Json
    after: str


class Record:
    """Of one robot at one table; it sits at `reader`, or watches (-1)."""

    def __init__(self, table: str, reader: int, person: str) -> None:
        self.table = table
        self.reader = reader
        self.person = person
        self.acknowledged: dict[str, str] = {}  # the ids of commands, and the accident before
        self.refused: dict[str, str] = {}  # the same; they were not sent again
        self.told: list[Told] = []
        self.previews: list[Asked] = []


class Journal:
    """What has happened in a run so far."""

    def __init__(self) -> None:
        self.accident = "none"  # the last one
        self.thinking = 0.06  # seconds a robot takes for a command, at most
        self.acknowledged = 0
        self.happened: dict[str, int] = {}

    def note_accident(self, name: str) -> None:
        self.accident = name
        self.happened[name] = self.happened.get(name, 0) + 1
