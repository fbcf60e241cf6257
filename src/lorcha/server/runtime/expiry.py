"""What ends by itself, however long the server runs: sessions nobody uses, and open tables at which
nobody waits any more."""

import asyncio
import contextlib
import logging
from typing import Final, Self

from lorcha.server import house_time
from lorcha.server.store import Store
from lorcha.server.store.accounts import end_old_links
from lorcha.server.store.errors import CANNOT_WRITE
from lorcha.server.store.lobby import close_abandoned
from lorcha.server.store.sessions import end_old_sessions

LOG: Final = logging.getLogger(__name__)
EVERY: Final = 3600.0
DAY: Final = 86_400.0
SESSION: Final = 390 * DAY  # browsers keep no cookie longer than 400 days
OPEN_TABLE: Final = 30 * DAY  # since somebody sat down, stood up or created it


class Expiry:
    """Once at the start, then every hour."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._task: asyncio.Task[None] | None = None

    async def __aenter__(self) -> Self:
        await self.expire()
        self._task = asyncio.create_task(self._run())
        return self

    async def __aexit__(self, *_: object) -> None:
        if self._task:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task

    async def expire(self) -> None:
        now = house_time.now()
        await self._store.write(lambda connection: end_old_sessions(connection, now - SESSION))
        await self._store.write(lambda connection: end_old_links(connection, now))
        await self._store.write(lambda connection: close_abandoned(connection, now - OPEN_TABLE))

    async def _run(self) -> None:
        while True:
            await asyncio.sleep(EVERY)
            try:
                await self.expire()
            except CANNOT_WRITE:
                LOG.warning("old sessions and tables cannot be ended now")
