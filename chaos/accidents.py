"""The accidents. Each takes its time and mends what it broke; what dies is started again by the
house, as a service manager would."""

import asyncio
import contextlib
import os
import signal
import sqlite3
import subprocess
import time
from collections.abc import Awaitable, Callable
from random import Random
from typing import Final

from chaos.house import House
from chaos.server import set_clock
from chaos.service import descendants
from tests.server.line import Line
from tests.server.postgres import somebody

Accident = Callable[[House, Random], Awaitable[None]]
HOUR: Final = 3600.0
LONG: Final = 0.06  # of the accidents last so long that the rest of the house gives them up


def duration(chance: Random) -> float:
    return chance.uniform(16.0, 20.0) if chance.random() < LONG else chance.uniform(0.2, 3.0)


def signal_all(pids: list[int], number: signal.Signals) -> None:
    for pid in pids:
        with contextlib.suppress(ProcessLookupError):
            os.kill(pid, number)


# ---- server processes


async def kill_server(house: House, chance: Random) -> None:
    chance.choice(house.services).signal(signal.SIGKILL)


async def end_server(house: House, chance: Random) -> None:
    chance.choice(house.services).signal(signal.SIGTERM)


async def freeze_server(house: House, chance: Random) -> None:
    service = chance.choice(house.services)
    service.signal(signal.SIGSTOP)
    await asyncio.sleep(duration(chance))
    service.signal(signal.SIGCONT)


async def kill_bots(house: House, chance: Random) -> None:
    signal_all(descendants(chance.choice(house.services).pid), signal.SIGKILL)


async def set_clock_wrong(house: House, chance: Random) -> None:
    """Of one machine, by up to three hours in either direction. It stays like that."""
    set_clock(chance.choice(house.services).clock, chance.uniform(-3 * HOUR, 3 * HOUR))


# ---- lines


async def break_line(line: Line | None, how: Callable[[Line], None], chance: Random) -> None:
    assert line is not None
    how(line)
    await asyncio.sleep(duration(chance))
    line.mend()


def at_a_door(how: Callable[[Line], None]) -> Accident:
    return lambda house, chance: break_line(chance.choice(house.doors), how, chance)


def before_postgres(how: Callable[[Line], None]) -> Accident:
    return lambda house, chance: break_line(house.postgres_line, how, chance)


def before_redis(how: Callable[[Line], None]) -> Accident:
    return lambda house, chance: break_line(house.broker_line, how, chance)


# ---- SQLite


async def lock_sqlite(house: House, chance: Random) -> None:
    """Somebody else writes into the file and does not end."""

    def hold() -> None:
        with contextlib.closing(sqlite3.connect(house.database, timeout=10)) as connection:
            with contextlib.suppress(sqlite3.OperationalError):  # others hold it
                connection.execute("BEGIN IMMEDIATE")
            time.sleep(duration(chance))
            connection.rollback()

    await asyncio.to_thread(hold)


async def fill_disk(house: House, chance: Random) -> None:
    """No process may write another byte into any file (RLIMIT_FSIZE, which needs no rights)."""
    pids = [service.pid for service in house.services]
    limit_files(pids, "0")
    await asyncio.sleep(duration(chance))
    limit_files(pids, "unlimited")


def limit_files(pids: list[int], size: str, user: str | None = None) -> None:
    """`user` is whose processes they are; some may have ended."""
    for pid in pids:
        command = ["prlimit", f"--pid={pid}", f"--fsize={size}:unlimited"]
        subprocess.run(command, user=user, check=False, stderr=subprocess.DEVNULL, cwd="/")


# ---- PostgreSQL and Redis


async def stop_postgres(house: House, chance: Random) -> None:
    assert house.postgres is not None
    async with house.busy["postgres"]:
        await asyncio.to_thread(house.postgres.stop)
        await asyncio.sleep(duration(chance))
        await asyncio.to_thread(house.postgres.start)


async def kill_postgres_backend(house: House, chance: Random) -> None:
    """All others end too, and it recovers from its log."""
    async with house.busy["postgres"]:
        signal_all(postgres_processes(house)[-1:], signal.SIGKILL)


async def freeze_postgres(house: House, chance: Random) -> None:
    async with house.busy["postgres"]:
        pids = postgres_processes(house)
        signal_all(pids, signal.SIGSTOP)
        await asyncio.sleep(duration(chance))
        signal_all(pids, signal.SIGCONT)


async def fill_disk_of_postgres(house: House, chance: Random) -> None:
    """It may give up altogether; then its host starts it again."""
    assert house.postgres is not None
    async with house.busy["postgres"]:
        pids = postgres_processes(house)
        limit_files(pids, "0", somebody())
        await asyncio.sleep(duration(chance))
        limit_files([*pids, *postgres_processes(house)], "unlimited", somebody())
        process = house.postgres.process
        if process and process.poll() is not None:
            await asyncio.to_thread(house.postgres.start)


def postgres_processes(house: House) -> list[int]:
    """The first is the one that starts the others."""
    assert house.postgres is not None
    assert house.postgres.process is not None
    pid = house.postgres.process.pid
    return [pid, *descendants(pid)]


async def stop_redis(house: House, chance: Random) -> None:
    assert house.broker is not None
    async with house.busy["broker"]:
        house.broker.stop()
        await asyncio.sleep(duration(chance))
        house.broker.start()


async def freeze_redis(house: House, chance: Random) -> None:
    assert house.broker is not None
    async with house.busy["broker"]:
        process = house.broker.process
        assert process is not None
        process.send_signal(signal.SIGSTOP)
        await asyncio.sleep(duration(chance))
        process.send_signal(signal.SIGCONT)


EVERYWHERE: Final[dict[str, Accident]] = {
    "server killed": kill_server,
    "server told to end": end_server,
    "server frozen": freeze_server,
    "bots killed": kill_bots,
    "clock set wrong": set_clock_wrong,
    "clients cut off": at_a_door(Line.cut),
    "clients unheard": at_a_door(Line.swallow),
    "clients slow": at_a_door(Line.delay),
    "packets of clients lost": at_a_door(Line.drop),
}
SQLITE: Final[dict[str, Accident]] = {
    "database locked": lock_sqlite,
    "disk full": fill_disk,
}
POSTGRESQL: Final[dict[str, Accident]] = {
    "database stopped": stop_postgres,
    "database process killed": kill_postgres_backend,
    "database frozen": freeze_postgres,
    "disk full": fill_disk_of_postgres,
    "database cut off": before_postgres(Line.cut),
    "database unheard": before_postgres(Line.swallow),
    "database slow": before_postgres(Line.delay),
    "Redis stopped": stop_redis,
    "Redis frozen": freeze_redis,
    "Redis cut off": before_redis(Line.cut),
    "Redis unheard": before_redis(Line.swallow),
}


def accidents_of(house: House) -> dict[str, Accident]:
    return EVERYWHERE | (SQLITE if house.kind == "sqlite" else POSTGRESQL)
