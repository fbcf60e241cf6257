"""Is what is kept true? Every stored match is played again and must reach its stored result."""

from collections.abc import Iterator

import msgspec
from sqlalchemy import Connection, select

from lorcha.core.fields import BadText
from lorcha.core.state import IllegalMove
from lorcha.server.api.archive import reread
from lorcha.server.store import TableRow
from lorcha.server.store.backup import opened
from lorcha.server.store.log import read_log
from lorcha.server.store.schema import TABLES
from lorcha.server.store.tables import read_table
from lorcha.server.tables.live_table import BadLog, LiveTable, game_of


class Found(msgspec.Struct, frozen=True):
    """A match and what is wrong with it; `other` if it was played by rules or a box we lack."""

    table: str
    faults: list[str]
    other: bool = False


def check(database: str) -> Iterator[Found]:
    """All matches that have begun, one after the other."""
    with opened(database) as engine, engine.connect() as connection:
        begun = select(TABLES.c.id).where(TABLES.c.stage.in_(("playing", "over")))
        for key in connection.execute(begun.order_by(TABLES.c.created)).scalars().all():
            yield examined(connection, key)


def examined(connection: Connection, key: str) -> Found:
    table = read_table(connection, key)
    assert table is not None
    try:
        game_of(table)
    except BadLog as error:
        return Found(key, [str(error)], other=True)
    try:
        room = reread(table, read_log(connection, key, 0))
    except (BadLog, BadText, IllegalMove, ValueError) as error:
        return Found(key, [f"the log breaks the rules: {error}"])
    return Found(key, list(faults(table, room)))


def faults(table: TableRow, room: LiveTable) -> Iterator[str]:
    if room.over != (table.stage == "over"):
        yield f"the table is {table.stage}, its log says otherwise"
    elif not room.over and table.waiting != room.pace()[0]:
        yield f"seats {table.waiting} are waited for, by the log {room.pace()[0]}"
    if room.over and (table.results, table.reason) != (room.results(), room.reason):
        yield f"the result is {told(table.results)}, by the log {told(room.results())}"


def told(results: object) -> str:
    return msgspec.json.encode(results).decode()
