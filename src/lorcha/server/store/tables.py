"""Tables in the database: reading one or many, with who sits where; making one."""

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, TypeVar

import msgspec
from sqlalchemy import Connection, RowMapping, Select, delete, insert, select, update

from lorcha.core.match import Record, Seed
from lorcha.core.options import Value
from lorcha.server.store.rows import SeatRow, TableRow
from lorcha.server.store.schema import PEOPLE, SEATS, TABLES
from lorcha.server.wire.people import Person
from lorcha.server.wire.tables import Clock, Result

T = TypeVar("T")
MADE_BY = select(TABLES, PEOPLE.c.name, PEOPLE.c.tag).join(PEOPLE, PEOPLE.c.id == TABLES.c.creator)
SITTING = select(SEATS, PEOPLE.c.name, PEOPLE.c.tag).outerjoin(
    PEOPLE, PEOPLE.c.id == SEATS.c.person
)


def read_table(connection: Connection, key: str, *, lock: bool = False) -> TableRow | None:
    """The table, or nothing; locked, nobody else changes it until this transaction has ended."""
    asked = MADE_BY.where(TABLES.c.id == key)
    found = read_tables(connection, asked.with_for_update(of=TABLES) if lock else asked)
    return found[0] if found else None


def read_tables(connection: Connection, asked: Select[Any]) -> list[TableRow]:
    """The tables of a select that began as MADE_BY, in its order."""
    found = connection.execute(asked).mappings().all()
    seats = read_chairs(connection, [row["id"] for row in found])
    return [as_table(row, seats[row["id"]]) for row in found]


def read_chairs(connection: Connection, keys: Sequence[str]) -> Mapping[str, list[SeatRow]]:
    seats: dict[str, list[SeatRow]] = defaultdict(list)
    if not keys:
        return seats
    asked = SITTING.where(SEATS.c.table.in_(keys)).order_by(SEATS.c.seat)
    for row in connection.execute(asked).mappings():
        person = Person(row["person"], row["name"], row["tag"]) if row["person"] else None
        seats[row["table"]].append(SeatRow(row["seat"], person, row["level"], row["guest"]))
    return seats


def as_table(row: RowMapping, seats: list[SeatRow]) -> TableRow:
    same = {name: row[name] for name in TableRow.__struct_fields__ if name in SAME}
    return TableRow(
        **same,
        seats=seats,
        creator=Person(row["creator"], row["name"], row["tag"]),
        options=decoded(row["options"], dict[str, Value]),
        clock=decoded(row["clock"], Clock),
        chance=decoded(row["chance"], Seed),
        waiting=[int(seat) for seat in row["waiting"].split()],
        results=decoded(row["results"], list[Result]) if row["results"] else None,
        origin=decoded(row["origin"], Record) if row["origin"] else None,
    )


def add_table(connection: Connection, table: TableRow) -> None:
    same = {name: getattr(table, name) for name in SAME}
    row = same | {
        "creator": table.creator.id,
        "options": encoded(table.options),
        "clock": encoded(table.clock),
        "chance": encoded(table.chance),
        "waiting": " ".join(map(str, table.waiting)),
        "results": encoded(table.results) if table.results is not None else None,
        "origin": encoded(table.origin) if table.origin is not None else None,
    }
    connection.execute(insert(TABLES).values(row))
    connection.execute(insert(SEATS), [as_seat(table.id, seat_row) for seat_row in table.seats])


def change_table(connection: Connection, key: str, **changes: object) -> None:
    """Columns whose values need no writing out."""
    connection.execute(update(TABLES).where(TABLES.c.id == key).values(changes))


def seat_anew(connection: Connection, key: str, seats: Iterable[SeatRow]) -> None:
    connection.execute(delete(SEATS).where(SEATS.c.table == key))
    connection.execute(insert(SEATS), [as_seat(key, seat_row) for seat_row in seats])


def as_seat(key: str, seat_row: SeatRow) -> dict[str, object]:
    return {
        "table": key,
        "seat": seat_row.seat,
        "person": seat_row.person.id if seat_row.person else None,
        "level": seat_row.level,
        "guest": seat_row.guest,
    }


def encoded(value: object) -> str:
    return msgspec.json.encode(value).decode()


def decoded(text: str, kind: type[T]) -> T:
    return msgspec.json.decode(text, type=kind)


WRITTEN_OUT = {"seats", "creator", "options", "clock", "chance", "waiting", "results", "origin"}
SAME = set(TableRow.__struct_fields__) - WRITTEN_OUT
