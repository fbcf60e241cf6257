"""Evenings at a live table: a house is opened, people sit down, something happens."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

from tests.server.server import Client, House, Player, house, quick

Evening = Callable[[House], Awaitable[None]]
BOT = {"who": "bot", "level": "ship_boy"}
ME = {"who": "me"}
OPEN = {"who": "open"}


def spend(evening: Evening, folder: Path, **changes: Any) -> None:
    async def spent() -> None:
        async with house(quick(folder, **changes)) as opened:
            await evening(opened)

    asyncio.run(spent())


async def begun(*people: Player, game: str = "dragon", **agreed: Any) -> str:
    """A table where these people sit, the first of them its host, and a bot if one is alone."""
    host, *guests = people
    seats = [ME, *[OPEN for _ in guests], *([] if guests else [BOT])]
    made = await host.post("/api/tables", {"game": game, "seats": seats} | agreed)
    for guest in guests:
        await guest.post(f"/api/tables/{made['id']}/seats", {})
    await host.post(f"/api/tables/{made['id']}/start", {})
    return str(made["id"])


async def both(one: Client, other: Client) -> tuple[Client, int]:
    """Whichever of the two is asked."""
    await one.next()
    await other.next()
    seat = one.table["turn"]["seats"][0]
    return (one, other)[seat], seat


async def wait_for(true: Callable[[], bool]) -> None:
    async with asyncio.timeout(60):
        while not true():
            await asyncio.sleep(0.02)
