"""A server with a planted fault, for the test of `make chaos`: moves are acknowledged at once and
stored a minute later."""

import asyncio
import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from chaos.server import VARIABLE, follow_clock
from lorcha.cli import main
from lorcha.server.store import LogRow, Store

LATE = 60.0
honest = Store.append
waiting: set[asyncio.Task[None]] = set()


async def append(self: Store, table: str, rows: Sequence[LogRow], *about: Any) -> None:
    async def later() -> None:
        await asyncio.sleep(LATE)
        await honest(self, table, rows, *about)

    task = asyncio.create_task(later())
    waiting.add(task)
    task.add_done_callback(waiting.discard)


if __name__ == "__main__":
    Store.append = append  # type: ignore[assignment, method-assign]
    follow_clock(Path(os.environ[VARIABLE]))
    sys.exit(main(sys.argv[1:]))
