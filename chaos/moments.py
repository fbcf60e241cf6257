"""The moments of a stored match, as each reader might have been told of them: the log is applied
again, row by row. Views and legal moves come from a `Perspective`, which knows nothing hidden."""

from collections.abc import Collection, Iterator, Sequence
from hashlib import blake2b
from typing import Any, NamedTuple

import msgspec

from chaos.records import Json
from lorcha.core.perspective import Perspective
from lorcha.server.store.rows import LogRow, TableRow
from lorcha.server.tables import messages
from lorcha.server.tables.live_table import LiveTable

ENCODER = msgspec.json.Encoder(order="sorted")


def digest(value: Any) -> bytes:
    return blake2b(ENCODER.encode(value), digest_size=12).digest()


class Moment(NamedTuple):
    """What a reader may know after a row of the log."""

    public: bytes  # who is asked what
    view: bytes
    turn: bytes
    results: bytes
    journal: Sequence[bytes]  # may be longer: it grows with the game
    events: Sequence[str]  # the names in it
    length: int  # of the journal at this moment

    def tells(self, message: Json) -> bool:
        """Is that message about this moment, and as the reader may know it?"""
        told = [digest(entry) for entry in message["journal"]]
        return (
            digest(message["view"]) == self.view
            and digest(message["turn"]) == self.turn
            and told == self.journal[max(0, self.length - len(told)) : self.length]
            and ("results" not in message or digest(message["results"]) == self.results)
        )

    def resembles(self, message: Json) -> bool:
        """The same happened, but something is told otherwise."""
        told = [entry["event"] for entry in message["journal"]]
        return (
            public_turn(message["turn"]) == self.public
            and told == self.events[max(0, self.length - len(told)) : self.length]
        )


def public_turn(turn: Json) -> bytes:
    return digest([turn["question"], turn["seats"]])


class Readings:
    """All moments of one reader, by the reader's count of plies."""

    def __init__(self, reader: int) -> None:
        self.reader = reader
        self.moments: dict[int, list[Moment]] = {}
        self._history: object = None
        self._entries: list[bytes] = []
        self._events: list[str] = []

    def add(self, table: LiveTable) -> None:
        history, state = table.history, table.history.state
        if history is not self._history:  # after an undo
            self._history, self._entries, self._events = history, [], []
        new = history.journal(self.reader, len(self._entries))
        self._entries += [digest(entry) for entry in new]
        self._events += [entry["event"] for entry in new]
        perspective = Perspective(state, self.reader)
        turn = msgspec.to_builtins(messages.turn(table, self.reader))
        if turn["legal"]:
            turn["legal"] = [table.game.moves.to_json(move) for move in perspective.legal()]
        moment = Moment(
            public_turn(turn), digest(perspective.view()), digest(turn), digest(table.results()),
            self._entries, self._events, len(self._entries),
        )  # fmt: skip
        self.moments.setdefault(history.count(self.reader), []).append(moment)

    def at(self, ply: int) -> list[Moment]:
        return self.moments.get(ply, [])


def replay(
    row: TableRow, log: Sequence[LogRow], readers: Collection[int]
) -> Iterator[tuple[LiveTable, dict[int, Readings]]]:
    """The table after each row, beginning with none, and what each reader has read by then."""
    table, readings = LiveTable(row), {reader: Readings(reader) for reader in readers}
    for number in range(len(log) + 1):
        if number:
            table.apply(log[number - 1])
        for reading in readings.values():
            reading.add(table)
        yield table, readings
