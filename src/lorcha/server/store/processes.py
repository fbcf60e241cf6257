"""The server processes that share the database, and the times in which nobody could play."""

from collections.abc import Callable, Collection
from typing import Final, NamedTuple

from sqlalchemy import Connection, delete, func, insert, select, text, update

from lorcha.server.store.schema import OUTAGES, PROCESSES

SHORT: Final = 1.0  # seconds of an outage that is not worth noting
GAP: Final = 15.0  # seconds without a sign of life after which nobody could play
ONE_AT_A_TIME: Final = 7_064_2412  # the key of PostgreSQL's lock for processes that join


class ProcessRow(NamedTuple):
    """`at` is the time of the last sign of life. `place` and `pid` find the process; the pid of one
    that has stopped is 0."""

    name: str
    place: str
    pid: int
    beats: int
    at: float
    figures: str | None = None


class Outage(NamedTuple):
    """A time that is charged to nobody."""

    began: float
    ended: float


def read_processes(connection: Connection) -> list[ProcessRow]:
    return [ProcessRow(*row) for row in connection.execute(select(PROCESSES))]


def read_outages(connection: Connection) -> list[Outage]:
    query = select(OUTAGES).order_by(OUTAGES.c.began)
    return [Outage(*row) for row in connection.execute(query)]


def join(
    connection: Connection, process: ProcessRow, is_gone: Callable[[ProcessRow], bool]
) -> tuple[float, list[ProcessRow]]:
    """A process joins with what it takes for the time; returns the time of the house. If nobody is
    there, the time since the last sign of life was an outage.

    If there are processes that may live, but whose time is far from that, these are returned and
    nothing has changed: it must be found out first whether they live.
    """
    lock_processes(connection)
    processes = read_processes(connection)
    gone = [other.name for other in processes if is_gone(other)]
    living = [other for other in processes if other.name not in gone]
    last = max((other.at for other in processes), default=0.0)
    if living and not 0 <= process.at - max(other.at for other in living) <= GAP:
        return process.at, living
    now = max(process.at, last)
    if not living and last and now - last > SHORT:
        add_outage(connection, Outage(last, now))
    add_process(connection, process._replace(at=now), gone)
    return now, []


def lock_processes(connection: Connection) -> None:
    """Nobody else joins until this transaction ends; in SQLite nobody else writes anyway."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": ONE_AT_A_TIME})


def add_process(connection: Connection, process: ProcessRow, gone: Collection[str]) -> None:
    """A process joins; those that are gone are forgotten."""
    connection.execute(delete(PROCESSES).where(PROCESSES.c.name.in_(gone)))
    connection.execute(insert(PROCESSES).values(process._asdict()))


class News(NamedTuple):
    """What a process learns when it gives a sign of life; `was_forgotten` if the others had taken
    it for dead."""

    outages: list[Outage]
    processes: list[ProcessRow]
    was_forgotten: bool


def beat(connection: Connection, process: ProcessRow) -> News:
    """A sign of life. If there was none for long, of any process, that time was an outage."""
    last = connection.scalar(select(func.max(PROCESSES.c.at)))
    if last is not None and process.at - last > GAP:
        add_outage(connection, Outage(last, process.at))
    alive = connection.execute(
        update(PROCESSES)
        .where(PROCESSES.c.name == process.name)
        .values(
            beats=PROCESSES.c.beats + 1,
            at=process.at,
            pid=process.pid,
            figures=process.figures,
        )
    )
    if not alive.rowcount:  # taken for dead: it was stopped, or the line to the database was
        add_process(connection, process, ())
    return News(read_outages(connection), read_processes(connection), not alive.rowcount)


def forget_processes(connection: Connection, silent: Collection[ProcessRow]) -> None:
    """Those that are dead, unless they have given a sign of life by now."""
    for process in silent:
        same = (PROCESSES.c.name == process.name, PROCESSES.c.beats == process.beats)
        connection.execute(delete(PROCESSES).where(*same))


def add_outage(connection: Connection, outage: Outage) -> None:
    if connection.scalar(select(OUTAGES.c.began).where(OUTAGES.c.began == outage.began)) is None:
        connection.execute(insert(OUTAGES).values(outage._asdict()))
