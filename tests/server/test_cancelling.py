"""Tasks end although they miss a cancellation."""

import asyncio

import pytest

from lorcha.server.runtime import cancelling
from lorcha.server.runtime.cancelling import cancel_all

PATIENCE = 30


def test_who_misses_a_cancellation_is_cancelled_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cancelling, "AGAIN", 0.01)
    missed = 0

    async def deaf() -> None:
        nonlocal missed
        while True:
            try:
                await asyncio.sleep(PATIENCE)
            except asyncio.CancelledError:
                if missed == 2:
                    raise
                missed += 1

    async def failing() -> None:
        raise ValueError

    async def scenario() -> None:
        tasks = [asyncio.create_task(one()) for one in (deaf, failing)]
        await asyncio.sleep(0)
        async with asyncio.timeout(PATIENCE):
            await cancel_all(tasks)
        assert tasks[0].cancelled()
        assert isinstance(tasks[1].exception(), ValueError)
        await cancel_all([])

    asyncio.run(scenario())
    assert missed == 2
