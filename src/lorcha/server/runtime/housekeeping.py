"""Housekeeping of the live tables, a round every few seconds: those at which something is due are
opened, after a restart too; those nobody needs are closed."""

import asyncio
import contextlib
import logging
import time
from collections.abc import Awaitable, Callable
from typing import Final

from lorcha.server import house_time
from lorcha.server.log_id import log_id
from lorcha.server.runtime.attention import Attention, attention
from lorcha.server.runtime.automation import Automation
from lorcha.server.runtime.garbage_collection import GarbageCollection
from lorcha.server.runtime.hub import TableHub, TableNotFound
from lorcha.server.runtime.leases import Leases
from lorcha.server.runtime.peers import Peers
from lorcha.server.store import Store
from lorcha.server.store.errors import CANNOT_WRITE
from lorcha.server.store.tables import correct_due, due_tables
from lorcha.server.tables.live_table import BadLog

LOG: Final = logging.getLogger(__name__)
IDLE: Final = 60.0  # seconds after which an unused table is closed
INTERVAL: Final = 10.0  # seconds between two rounds


class Housekeeping:
    """`hubs` are the tables of this process, called `process`; `open_table` opens another."""

    def __init__(
        self,
        hubs: dict[str, TableHub],
        open_table: Callable[[str], Awaitable[TableHub]],
        store: Store,
        process: str,
        leases: Leases,
        automation: Automation,
        peers: Peers,
    ) -> None:
        self._hubs = hubs
        self._open = open_table
        self._store = store
        self._process = process
        self._leases = leases
        self._automation = automation
        self._peers = peers
        self._garbage = GarbageCollection()
        self._rounds: asyncio.Task[None] | None = None

    def begin(self) -> None:
        self._garbage.begin()
        self._rounds = asyncio.create_task(self._run())

    async def end(self) -> None:
        if self._rounds:
            self._rounds.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._rounds

    async def _run(self) -> None:
        while True:
            try:
                await self.open_due()
                await self._leases.release(self.close_idle())
                await self._automation.claim_free(self._hubs.values())
                self._peers.repeat_presence()
                await self._automation.send_to_sleep(self._hubs.values())
                self._garbage.collect_if_due()
            except CANNOT_WRITE as error:
                LOG.warning("a round of housekeeping failed: %s", type(error).__name__)
            except Exception:
                LOG.exception("a round of housekeeping failed")
            await asyncio.sleep(INTERVAL)

    async def open_due(self) -> None:
        soon, name = house_time.now() + 2 * INTERVAL, self._process
        for key in await self._store.read(lambda connection: due_tables(connection, soon, name)):
            if key not in self._hubs:
                await self._try_to_open(key)

    async def _try_to_open(self, key: str) -> None:
        try:
            await self._correct_due(await self._open(key))
        except (BadLog, TableNotFound) as error:
            LOG.warning("table %s cannot go on: %s", log_id(key), error)

    async def _correct_due(self, hub: TableHub) -> None:
        """A table that is not due after all is not opened again and again."""
        (_, due), noted = hub.table.waiting_and_due(), hub.table.row.due
        if noted is not None and (due is None or due > noted):
            await self._store.write(lambda c: correct_due(c, hub.key, noted, due))

    def close_idle(self) -> list[str]:
        """The tables that were closed and that this process kept."""
        closed, now = [], time.monotonic()
        for key, hub in [*self._hubs.items()]:
            here = attention(hub) <= Attention.WATCHED  # in another process, maybe
            busy = hub.subscribers or here or hub.thinking or hub.lock.locked()
            if not busy and now - hub.used > IDLE:
                hub.close()
                del self._hubs[key]
                closed += [key] if hub.lease.held else []
        return closed
