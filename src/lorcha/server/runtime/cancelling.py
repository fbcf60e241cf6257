"""Ending tasks that may not hear of it the first time."""

import asyncio
from collections.abc import Iterable
from typing import Any, Final

AGAIN: Final = 0.5  # seconds after which a task that goes on is cancelled again


async def cancel_all(tasks: Iterable[asyncio.Task[Any]]) -> None:
    """Cancels them until all have ended, in whatever way. Before Python 3.12 `asyncio.wait_for`
    forgets a cancellation that comes just when it is done, and the client of Redis sends each
    command with it."""
    going = everyone = set(tasks)
    while going:
        for task in going:
            task.cancel()
        _, going = await asyncio.wait(going, timeout=AGAIN)
    await asyncio.gather(*everyone, return_exceptions=True)  # nobody else asks how they ended
