"""Everything that runs: server processes, their database, Redis, and a line to each of them that
can be cut. A house on SQLite has one server process; one on PostgreSQL has two, and a Redis."""

import asyncio
import signal
import tempfile
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Final, Literal

import psycopg

from chaos.service import Service
from tests.server.broker import COMMAND, Broker
from tests.server.line import Line
from tests.server.postgres import Postgres, address

Kind = Literal["sqlite", "postgresql"]
FLAGS: Final = ["--bots", "1", "--pause", "0", "--limits", "off"]
PATIENCE: Final = 120.0  # seconds until all of it answers


class House:
    """`doors` are the lines between clients and each server. `database` is for reading the store
    directly, by no line that could be cut."""

    def __init__(self, kind: Kind, database: str, stack: AsyncExitStack) -> None:
        self.kind = kind
        self.database = database
        self.services: list[Service] = []
        self.doors: list[Line] = []
        self.postgres: Postgres | None = None
        self.postgres_line: Line | None = None
        self.broker: Broker | None = None
        self.broker_line: Line | None = None
        self._stack = stack  # what is to be closed in the end
        self.busy = {"postgres": asyncio.Lock(), "broker": asyncio.Lock()}

    @property
    def addresses(self) -> list[str]:
        """Where clients reach it."""
        return [f"http://127.0.0.1:{door.port}" for door in self.doors]

    async def mend(self) -> None:
        """Nothing is cut or stopped any more, and every server answers."""
        for line in (*self.doors, self.postgres_line, self.broker_line):
            if line:
                line.mend()
        for service in self.services:
            service.signal(signal.SIGCONT)
        async with asyncio.timeout(PATIENCE):
            for service in self.services:
                while not await service.is_healthy():
                    await asyncio.sleep(0.1)

    async def add_services(self, count: int, folder: Path, flags: list[str], program: str) -> None:
        for _ in range(count):
            service = Service(folder, [*FLAGS, "--web", str(folder), *flags], program)
            self.services.append(await self._stack.enter_async_context(service))
            self.doors.append(self._stack.enter_context(Line(service.port)))


@asynccontextmanager
async def open_house(kind: Kind, program: str = "chaos.server") -> AsyncIterator[House]:
    """OSError if what it needs is not installed."""
    with tempfile.TemporaryDirectory(prefix="lorcha-chaos-") as name:
        folder = Path(name)
        async with AsyncExitStack() as stack:
            if kind == "sqlite":
                house = House(kind, str(folder / "lorcha.sqlite3"), stack)
                await house.add_services(1, folder, ["--database", house.database], program)
            else:
                house = await open_postgresql(stack, folder, program)
            await house.mend()
            yield house


async def open_postgresql(stack: AsyncExitStack, folder: Path, program: str) -> House:
    if COMMAND is None:
        raise OSError("neither redis-server nor valkey-server is installed")
    data = stack.enter_context(tempfile.TemporaryDirectory(prefix="lorcha-pg-"))
    postgres = Postgres(data, quick=False)  # what is committed must survive that it is killed
    stack.callback(postgres.stop)
    await asyncio.to_thread(postgres.start)
    with psycopg.connect(address(data), autocommit=True) as connection:
        connection.execute("CREATE DATABASE chaos")
    house = House("postgresql", address(data, "chaos"), stack)
    house.postgres = postgres
    house.postgres_line = stack.enter_context(Line(postgres.socket))
    house.broker = Broker(folder)
    stack.callback(house.broker.stop)
    house.broker.start()
    house.broker_line = stack.enter_context(Line(house.broker.port))
    flags = [
        "--database", f"postgresql://lorcha@127.0.0.1:{house.postgres_line.port}/chaos",
        "--redis", f"redis://127.0.0.1:{house.broker_line.port}/0",
    ]  # fmt: skip
    await house.add_services(2, folder, flags, program)
    return house
