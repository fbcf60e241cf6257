"""Scenarios at a live table: a server is started, people sit down, something happens."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

from tests.server.live_server import Client, Player, RunningServer, quick_config, run_server

Scenario = Callable[[RunningServer], Awaitable[None]]
BOT = {"who": "bot", "level": "ship_boy"}
ME = {"who": "me"}
OPEN = {"who": "open"}


def run_scenario(scenario: Scenario, folder: Path, **changes: Any) -> None:
    async def run() -> None:
        async with run_server(quick_config(folder, **changes)) as server:
            await scenario(server)

    asyncio.run(run())


async def start_table(*people: Player, game: str = "dragon", **terms: Any) -> str:
    """A table where these people sit, the first of them its host, and a bot if one is alone."""
    host, *guests = people
    seats = [ME, *[OPEN for _ in guests], *([] if guests else [BOT])]
    table = await host.post("/api/tables", {"game": game, "seats": seats} | terms)
    for guest in guests:
        await guest.post(f"/api/tables/{table['id']}/seats", {})
    await host.post(f"/api/tables/{table['id']}/start", {})
    return str(table["id"])


async def asked_client(one: Client, other: Client) -> tuple[Client, int]:
    """The one of the two that is asked, and its seat."""
    await one.next()
    await other.next()
    seat = one.table["turn"]["seats"][0]
    return (one, other)[seat], seat


async def wait_for(condition: Callable[[], bool]) -> None:
    async with asyncio.timeout(60):
        while not condition():
            await asyncio.sleep(0.02)
