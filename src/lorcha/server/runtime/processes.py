"""This server process among those that share the database. Each gives a sign of life every few
seconds; so all know who is there, agree on the time, and know when nobody could play.

Whether another process lives is judged by its signs and our own monotonic clock, never by comparing
clocks. One on the same machine whose pid is gone is dead for certain.
"""

import asyncio
import contextlib
import logging
import os
import platform
import secrets
import time
from collections.abc import Callable, Collection
from pathlib import Path
from typing import Final

from lorcha.server import house_time
from lorcha.server.runtime.latency import Latency
from lorcha.server.store import Store
from lorcha.server.store.errors import CANNOT_WRITE
from lorcha.server.store.processes import (
    GAP,
    Outage,
    ProcessRow,
    add_process,
    beat,
    forget_processes,
    join,
    read_outages,
    read_processes,
)

LOG: Final = logging.getLogger(__name__)
BEAT: Final = 5.0  # seconds between two signs of life
OURS: Final[set[str]] = set()  # the names of those in this very process


class Processes:
    """`others_changed` is called when another process has died, or when this one was taken for
    dead: True then, and what it kept may be kept by others. `figures` are written with each sign of
    life."""

    def __init__(
        self,
        store: Store,
        others_changed: Callable[[bool], None] = lambda _: None,
        figures: Callable[[], str | None] = lambda: None,
    ) -> None:
        self.name = secrets.token_hex(6)
        self.outages: list[Outage] = []  # always the same list: clocks hold it
        self._store = store
        self._last_beat = time.monotonic()
        self._beating: asyncio.Task[None] | None = None
        self._others_changed = others_changed
        self._figures = figures
        self._failed = False
        self.latency = Latency()  # of signs of life
        self._heard: dict[str, tuple[int, float]] = {}  # the beats of each, and when they came

    # ---- joining and leaving

    async def join(self) -> None:
        """Agree on the time with those who are there; if nobody is, the time since the last sign of
        life belongs to nobody."""
        OURS.add(self.name)
        unclear = await self._try_to_join(())
        if unclear and await self._hear_one_of(unclear):
            await self._store.write(lambda c: add_process(c, self._row(), ()))
        elif unclear:
            await self._try_to_join([process.name for process in unclear])
        self.outages[:] = await self._store.read(read_outages)
        self._last_beat = time.monotonic()
        self._beating = asyncio.create_task(self._keep_beating())

    async def leave(self) -> None:
        if self._beating is None:
            return
        self._beating.cancel()
        await asyncio.gather(self._beating, return_exceptions=True)
        OURS.discard(self.name)
        with contextlib.suppress(TimeoutError, *CANNOT_WRITE):
            async with asyncio.timeout(BEAT):
                await self._store.write(lambda c: beat(c, self._row(stopped=True)))

    def _row(self, *, stopped: bool = False) -> ProcessRow:
        pid = 0 if stopped else os.getpid()
        return ProcessRow(self.name, place(), pid, 0, house_time.now(), self._figures())

    async def _try_to_join(self, dead: Collection[str]) -> list[ProcessRow]:
        """Join by the system's clock, unless there are processes that may live but have another
        time: these."""
        row = self._row()._replace(at=time.time())
        now, unclear = await self._store.write(
            lambda connection: join(connection, row, lambda p: p.name in dead or is_gone(p))
        )
        house_time.set_now(now)
        return unclear

    async def _hear_one_of(self, processes: list[ProcessRow]) -> bool:
        """Wait for a sign of life, and take over its time."""
        before = {process.name: process.beats for process in processes}
        until = time.monotonic() + 2 * BEAT
        while time.monotonic() < until:
            for process in await self._store.read(read_processes):
                if process.beats > before.get(process.name, process.beats):
                    house_time.set_now(process.at)
                    return True
            await asyncio.sleep(BEAT / 20)
        return False

    # ---- signs of life

    @property
    def silent_for(self) -> float:
        """Seconds since the last sign of life that was stored."""
        return time.monotonic() - self._last_beat

    @property
    def can_write(self) -> bool:
        """Was the last sign of life stored, and not long ago?"""
        return not self._failed and self.silent_for < GAP

    async def account_for_silence(self) -> None:
        """Before something is charged to a clock: if nothing could be written for long, that time
        is noted first. It fails if nothing can be written now."""
        if self.silent_for > GAP:
            await self._beat()

    async def _keep_beating(self) -> None:
        while True:
            await asyncio.sleep(BEAT)
            try:
                await self._beat()
            except Exception as error:
                self._failed = True
                LOG.warning("no sign of life could be written: %s", type(error).__name__)

    async def _beat(self) -> None:
        row, began = self._row(), time.perf_counter()
        news = await self._store.write(lambda connection: beat(connection, row))
        self.outages[:] = news.outages
        self._last_beat, self._failed = time.monotonic(), False
        self.latency.add(time.perf_counter() - began)
        dead = [process for process in news.processes if self._is_dead(process)]
        if dead:
            await self._store.write(lambda connection: forget_processes(connection, dead))
        if dead or news.was_forgotten:
            self._others_changed(news.was_forgotten)

    def _is_dead(self, process: ProcessRow) -> bool:
        """Silent for long by our own clock, or gone for certain."""
        now = time.monotonic()
        beats, since = self._heard.get(process.name, (-1, now))
        if process.beats != beats:
            self._heard[process.name] = process.beats, now
            since = now
        return process.name != self.name and (is_gone(process) or now - since > GAP)


def is_gone(process: ProcessRow) -> bool:
    """Is it dead for certain?"""
    if process.pid == 0:
        return True
    if process.place != place():
        return False
    if process.pid == os.getpid():
        return process.name not in OURS
    try:
        os.kill(process.pid, 0)
    except ProcessLookupError:
        return True
    except OSError:
        pass
    return False


def place() -> str:
    """Where a pid means the same process: a machine since its start, and in it a container."""
    try:
        boot = Path("/proc/sys/kernel/random/boot_id").read_text("utf-8").strip()
        return f"{boot} {Path('/proc/self/ns/pid').stat().st_ino}"
    except OSError:
        return platform.node()[:80]
