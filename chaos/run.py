"""One run: a house, a crowd that plays, accidents, and the proof."""

import asyncio
import sys
import time
from random import Random
from typing import Final

from chaos.accidents import Accident, accidents_of
from chaos.crowd import Crowd
from chaos.house import House, Kind, open_house
from chaos.moments import digest
from chaos.records import Journal, Record
from chaos.report import Report
from chaos.verdict import Fault, judge
from lorcha.server.store import Store
from lorcha.server.store.engine import BadDatabase
from lorcha.server.store.errors import CANNOT_WRITE
from lorcha.server.store.rows import LogRow, TableRow

AT_ONCE: Final = 4  # accidents
PROGRESS: Final = 12  # commands that are acknowledged before the next accident
PATIENCE: Final = 10.0  # seconds after which it happens all the same
TO_THE_END: Final = 400.0  # seconds for all games to be played to their ends afterwards

Stored = tuple[TableRow | None, list[LogRow]]


class Run:
    def __init__(self, house: House, seed: int, tables: int) -> None:
        self.house = house
        self.journal = Journal()
        self.report = Report(house.kind)
        self.crowd = Crowd(house, self.journal, seed, self._finish)
        self._tables = tables
        self._chance = Random(seed)
        self._digests: dict[str, bytes] = {}  # of the games that were judged

    async def run(self, accidents: int) -> Report:
        playing = [asyncio.create_task(self.crowd.keep_playing(n)) for n in range(self._tables)]
        try:
            await self._have_accidents(accidents, playing)
            await self.house.mend()
            self.crowd.closing, self.journal.thinking = True, 0.0
            _, stuck = await asyncio.wait(playing, timeout=TO_THE_END)
            for task in stuck:
                task.cancel()
            for task in set(playing) - stuck:
                task.result()
            await self._judge_the_rest()
        finally:
            for task in playing:
                task.cancel()
            await asyncio.gather(*playing, return_exceptions=True)
        self.report.accidents.update(self.journal.happened)
        return self.report

    # ---- accidents

    async def _have_accidents(self, count: int, playing: list[asyncio.Task[None]]) -> None:
        """Every kind in turn, in an order of chance; several may last at the same time."""
        kinds, gate = accidents_of(self.house), asyncio.Semaphore(AT_ONCE)
        names: list[str] = []
        async with asyncio.TaskGroup() as group:
            for number in range(count):
                names = names or self._chance.sample([*kinds], len(kinds))
                name = names.pop()
                await self._wait_for_progress()
                await gate.acquire()
                for task in playing:
                    if task.done():  # a fault of this program: not after an hour
                        task.result()
                self.journal.note_accident(name)
                group.create_task(self._happen(kinds[name], gate))
                print(f"{self.house.kind} {number + 1}: {name}", file=sys.stderr, flush=True)

    async def _happen(self, accident: Accident, gate: asyncio.Semaphore) -> None:
        try:
            await accident(self.house, self._chance)
        finally:
            gate.release()

    async def _wait_for_progress(self) -> None:
        began, before = time.monotonic(), self.journal.acknowledged
        while self.journal.acknowledged < before + PROGRESS:
            await asyncio.sleep(0.05)
            silent = time.monotonic() - began
            if self.journal.acknowledged == before:
                self.report.longest_silence = max(self.report.longest_silence, silent)
            if silent > PATIENCE:
                return

    # ---- the proof

    async def _finish(self, table: str, records: list[Record]) -> None:
        row, log = await self._read(table)
        self._digests[table] = digest(log)
        self._count(records, await asyncio.to_thread(judge, row, log, records))

    def _count(self, records: list[Record], faults: list[Fault]) -> None:
        self.report.games += 1
        self.report.faults += faults
        for record in records:
            self.report.told += len(record.told) + len(record.previews)
            self.report.acknowledged.update(record.acknowledged.values())

    async def _judge_the_rest(self) -> None:
        """Games that did not end; and what was judged before must still be there."""
        for table, records in self.crowd.playing.items():
            row, log = await self._read(table)
            self._count(records, judge(row, log, records))
        for table, before in self._digests.items():
            if digest((await self._read(table))[1]) != before:
                self.report.faults.append(Fault("lost", "none", f"table {table} has changed"))

    async def _read(self, table: str) -> Stored:
        """As soon as the database can be read."""
        while True:
            try:
                return await read_table(self.house.database, table)
            except (BadDatabase, *CANNOT_WRITE):
                await asyncio.sleep(0.3)


async def read_table(database: str, table: str) -> Stored:
    """By a connection of its own, once."""
    with Store(database) as store:
        return await store.table(table), await store.log(table)


async def run_chaos(
    kind: Kind, accidents: int, seed: int, tables: int, program: str = "chaos.server"
) -> Report:
    async with open_house(kind, program) as house:
        return await Run(house, seed, tables).run(accidents)
