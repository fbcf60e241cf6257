"""One process keeps a table: its bots think there and its clocks run out there. The first that has
something to do at the table claims it; a dead keeper's tables are free."""

import asyncio
import logging
import time
from collections.abc import Collection
from math import inf
from typing import Final

from lorcha.server.store import Store
from lorcha.server.store.errors import CANNOT_WRITE
from lorcha.server.store.leases import claim, release

LOG: Final = logging.getLogger(__name__)
AGAIN: Final = 15.0  # seconds after which a table that another process keeps is claimed again


class Lease:
    """What a process knows of its lease of one table."""

    def __init__(self) -> None:
        self.held = False
        self.next_claim = -inf  # by the monotonic clock
        self.claiming: asyncio.Task[None] | None = None

    @property
    def may_claim(self) -> bool:
        waiting = self.claiming is not None and not self.claiming.done()
        return not self.held and not waiting and time.monotonic() >= self.next_claim

    def forget(self) -> None:
        """Somebody may have taken the table, or it may be free: find out."""
        self.held, self.next_claim = False, -inf


class Leases:
    def __init__(self, store: Store, process: str) -> None:
        self._store = store
        self._process = process

    async def claim(self, table: str, lease: Lease, *, force: bool) -> bool:
        lease.next_claim = time.monotonic() + AGAIN
        try:
            lease.held = await self._store.write(
                lambda connection: claim(connection, table, self._process, force=force)
            )
        except CANNOT_WRITE as error:
            LOG.warning("a table could not be claimed: %s", type(error).__name__)
        return lease.held

    async def release(self, tables: Collection[str]) -> None:
        if tables:
            await self._store.write(lambda c: release(c, tables, self._process))
