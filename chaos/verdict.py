"""The proof: the records of the clients against what is stored."""

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Final, Literal, NamedTuple, get_args

import msgspec

from chaos.moments import Readings, digest, replay
from chaos.records import Asked, Json, Record
from lorcha.core.perspective import Perspective
from lorcha.server.store.rows import LogRow, TableRow
from lorcha.server.tables.commands.context import stored_id
from lorcha.server.tables.live_table import BadLog, LiveTable
from lorcha.server.tables.past_decisions import preview_line

Kind = Literal[
    "lost", "doubled", "refused but stored", "told, not stored", "secrets", "out of time", "stuck"
]
KINDS: Final[tuple[Kind, ...]] = get_args(Kind)


class Fault(NamedTuple):
    kind: Kind
    after: str  # the accident before
    text: str


def judge(row: TableRow | None, log: Sequence[LogRow], records: Sequence[Record]) -> list[Fault]:
    """What is wrong with one table that was played to its end."""
    if row is None:
        return [Fault("lost", "none", "the table itself")]
    commands = judge_commands(log, records)
    try:
        *_, (table, readings) = replay(row, log, [record.reader for record in records])
        previews = [*judge_previews(row, log, records)]
    except BadLog as error:
        return [*commands, Fault("stuck", "none", f"table {row.id}: {error}")]
    return [
        *commands,
        *judge_end(row, log, table),
        *previews,
        *(fault for record in records for fault in judge_told(record, readings, table)),
    ]


def judge_commands(log: Sequence[LogRow], records: Sequence[Record]) -> Iterator[Fault]:
    stored = Counter(row.command for row in log if ":" in row.command)  # those of people
    for command, times in stored.items():
        if times > 1:
            yield Fault("doubled", "none", f"{command} is stored {times} times")
    for record in records:
        for command, after in record.acknowledged.items():
            if stored_id(record.person, command) not in stored:
                yield Fault("lost", after, f"table {record.table}: {command} was acknowledged")
        for command, after in record.refused.items():
            if stored_id(record.person, command) in stored:
                yield Fault("refused but stored", after, f"table {record.table}: {command}")


def judge_end(row: TableRow, log: Sequence[LogRow], table: LiveTable) -> Iterator[Fault]:
    """No robot needs an hour for its moves."""
    if row.stage != "over" or not table.over:
        yield Fault("stuck", "none", f"table {row.id} is {row.stage}")
    elif row.results != table.results():
        yield Fault("lost", "none", f"table {row.id}: other results are stored")
    for one in log:
        if one.kind == "seat":
            yield Fault("out of time", "none", f"table {row.id}: seat {one.seat} {one.text}")


def judge_told(record: Record, readings: dict[int, Readings], table: LiveTable) -> Iterator[Fault]:
    reading = readings[record.reader]
    chat = {digest(line) for line in table.chat}
    for message, after in record.told:
        where = f"table {record.table}, reader {record.reader}"
        lines = message["chat"] if message["type"] == "snapshot" else [message.get("line")]
        for line in filter(None, lines):
            if digest(line) not in chat:
                yield Fault("told, not stored", after, f"{where}: a line of chat")
        if message["type"] == "ended" and not table.over:
            yield Fault("told, not stored", after, f"{where}: the end")
        if message["type"] in ("snapshot", "ply"):
            kind = judge_view(message, reading)
            if kind:
                yield Fault(kind, after, f"{where}, ply {message['ply']}: {message['type']}")


def judge_view(message: Json, reading: Readings) -> Kind | None:
    moments = reading.at(message["ply"])
    if any(moment.tells(message) for moment in moments):
        return None
    if any(moment.resembles(message) for moment in moments):
        return "secrets"
    return "told, not stored"


def judge_previews(
    row: TableRow, log: Sequence[LogRow], records: Sequence[Record]
) -> Iterator[Fault]:
    """A preview is what the seat's own perspective foresees at one of the moments of that ply."""
    open_ = [(record, asked) for record in records for asked in record.previews]
    for table, _ in replay(row, log, []):
        open_ = [(r, asked) for r, asked in open_ if not foresees(table, r.reader, asked)]
    for record, asked in open_:
        where = f"table {record.table}, seat {record.reader}, ply {asked.answer['ply']}"
        yield Fault("secrets", asked.after, f"{where}: a preview")


def foresees(table: LiveTable, seat: int, asked: Asked) -> bool:
    ply = asked.answer["ply"]
    if table.over or not table.history.state.is_asked(seat):
        return False
    if not table.history.still_asks(seat, ply):
        return False
    perspective = Perspective(table.history.state, seat)
    seen = [preview_line(table, perspective, line, ply) for line in asked.lines]
    return digest(msgspec.to_builtins(seen)) == digest(asked.answer["previews"])
