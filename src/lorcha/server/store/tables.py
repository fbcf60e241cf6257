"""Tables in the database, with their seats: every select and update of them except the lobby's."""

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, TypeVar

import msgspec
from sqlalchemy import Connection, RowMapping, Select, delete, func, insert, select, update

from lorcha.core.match import Record, Seed
from lorcha.core.options import Value
from lorcha.server.store.leases import is_free_for
from lorcha.server.store.rows import SeatRow, TableRow
from lorcha.server.store.schema import LOG, PEOPLE, SEATS, TABLES
from lorcha.server.store.sql import is_storable
from lorcha.server.wire.people import Person
from lorcha.server.wire.tables import Clock, Result

T = TypeVar("T")
WITH_CREATOR = select(TABLES, PEOPLE.c.name, PEOPLE.c.tag).join(
    PEOPLE, PEOPLE.c.id == TABLES.c.creator
)
SEATS_WITH_PERSON = select(SEATS, PEOPLE.c.name, PEOPLE.c.tag).outerjoin(
    PEOPLE, PEOPLE.c.id == SEATS.c.person
)
# Columns that are stored in another form than TableRow has them.
ENCODED = {"seats", "creator", "options", "clock", "chance", "waiting", "results", "origin"}
PLAIN = set(TableRow.__struct_fields__) - ENCODED


# ---- reading


def read_table(connection: Connection, key: str, *, lock: bool = False) -> TableRow | None:
    """The table, or None. With `lock` nobody else changes it until this transaction ends."""
    if not is_storable(key):
        return None
    query = WITH_CREATOR.where(TABLES.c.id == key)
    tables = read_tables(connection, query.with_for_update(of=TABLES) if lock else query)
    return tables[0] if tables else None


def read_table_by_code(connection: Connection, code: str) -> TableRow | None:
    if not is_storable(code):
        return None
    tables = read_tables(connection, WITH_CREATOR.where(TABLES.c.code == code))
    return tables[0] if tables else None


def read_tables(connection: Connection, query: Select[Any]) -> list[TableRow]:
    """The tables of a query that began as WITH_CREATOR, in its order."""
    rows = connection.execute(query).mappings().all()
    seats = read_seats(connection, [row["id"] for row in rows])
    return [decode_table(row, seats[row["id"]]) for row in rows]


def read_seats(connection: Connection, keys: Sequence[str]) -> Mapping[str, list[SeatRow]]:
    seats: dict[str, list[SeatRow]] = defaultdict(list)
    if not keys:
        return seats
    query = SEATS_WITH_PERSON.where(SEATS.c.table.in_(keys)).order_by(SEATS.c.seat)
    for row in connection.execute(query).mappings():
        person = Person(row["person"], row["name"], row["tag"]) if row["person"] else None
        seats[row["table"]].append(SeatRow(row["seat"], person, row["level"], row["guest"]))
    return seats


def count_by_stage(connection: Connection) -> dict[str, int]:
    query = select(TABLES.c.stage, func.count()).group_by(TABLES.c.stage)
    return {row[0]: row[1] for row in connection.execute(query)}


def due_tables(connection: Connection, before: float, process: str = "") -> list[str]:
    """The tables at which this process has something to do until then: a bot, or a clock."""
    query = select(TABLES.c.id).where(TABLES.c.stage == "playing", TABLES.c.due <= before)
    return list(connection.execute(query.where(is_free_for(process))).scalars())


def read_news(connection: Connection, keys: Sequence[str]) -> dict[str, tuple[int, str | None]]:
    """Of each of these tables the number of its last row, and its rematch."""
    last = select(func.max(LOG.c.n)).where(LOG.c.table == TABLES.c.id).scalar_subquery()
    query = select(TABLES.c.id, last, TABLES.c.rematch).where(TABLES.c.id.in_(keys))
    return {key: (n or 0, rematch) for key, n, rematch in connection.execute(query)}


def begun_tables(connection: Connection) -> list[str]:
    """All tables whose game has begun, the oldest first."""
    query = select(TABLES.c.id).where(TABLES.c.stage.in_(("playing", "over")))
    return list(connection.execute(query.order_by(TABLES.c.created)).scalars())


# ---- writing


def add_table(connection: Connection, table: TableRow) -> None:
    connection.execute(insert(TABLES).values(encode_table(table)))
    connection.execute(insert(SEATS), encode_seats(table.id, table.seats))


def save_table(connection: Connection, before: TableRow, after: TableRow) -> None:
    """Write the columns and seats in which the two differ."""
    old, new = encode_table(before), encode_table(after)
    changes = {name: value for name, value in new.items() if value != old[name]}
    if changes:
        connection.execute(update(TABLES).where(TABLES.c.id == before.id).values(changes))
    if before.seats != after.seats:
        connection.execute(delete(SEATS).where(SEATS.c.table == before.id))
        connection.execute(insert(SEATS), encode_seats(before.id, after.seats))


def correct_due(connection: Connection, key: str, noted: float, due: float | None) -> None:
    """Unless something was written since the table was read."""
    as_read = (TABLES.c.id == key, TABLES.c.due == noted)
    connection.execute(update(TABLES).where(*as_read).values(due=due))


# ---- columns


def decode_table(row: RowMapping, seats: list[SeatRow]) -> TableRow:
    plain = {name: row[name] for name in TableRow.__struct_fields__ if name in PLAIN}
    return TableRow(
        **plain,
        seats=seats,
        creator=Person(row["creator"], row["name"], row["tag"]),
        options=from_json(row["options"], dict[str, Value]),
        clock=from_json(row["clock"], Clock),
        chance=from_json(row["chance"], Seed),
        waiting=[int(seat) for seat in row["waiting"].split()],
        results=from_json(row["results"], list[Result]) if row["results"] else None,
        origin=from_json(row["origin"], Record) if row["origin"] else None,
    )


def encode_table(table: TableRow) -> dict[str, object]:
    plain = {name: getattr(table, name) for name in PLAIN}
    return plain | {
        "creator": table.creator.id,
        "options": to_json(table.options),
        "clock": to_json(table.clock),
        "chance": to_json(table.chance),
        "waiting": " ".join(map(str, table.waiting)),
        "results": to_json(table.results) if table.results is not None else None,
        "origin": to_json(table.origin) if table.origin is not None else None,
    }


def encode_seats(key: str, seats: Iterable[SeatRow]) -> list[dict[str, object]]:
    return [
        {
            "table": key,
            "seat": seat.seat,
            "person": seat.person.id if seat.person else None,
            "level": seat.level,
            "guest": seat.guest,
        }
        for seat in seats
    ]


def to_json(value: object) -> str:
    return msgspec.json.encode(value).decode()


def from_json(text: str, kind: type[T]) -> T:
    return msgspec.json.decode(text, type=kind)
