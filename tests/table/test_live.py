"""The live socket end to end: real HTTP, real sockets, a real store."""

import asyncio
from pathlib import Path
from random import Random

import pytest

from lorcha.games import SHELF
from tests.table.server import house, quick


@pytest.mark.parametrize("game", SHELF)
def test_a_game_against_bots_is_played_to_its_end(game: str, tmp_path: Path) -> None:
    async def evening() -> None:
        async with house(quick(tmp_path)) as open_house:
            vera = await open_house.player()
            table = await vera.post("/api/play", {"game": game, "level": "ship_boy"})
            async with vera.live(table["id"]) as client:
                first = await client.next()
                assert (first["type"], first["reader"]) == ("snapshot", 0)
                await client.play(0, Random(game))
                ended = client.heard[-1]
                if ended["type"] != "ended":
                    ended = await client.until("ended")
                assert ended["seed"]
                assert ended["table"]["stage"] == "over"
                assert ended["table"]["results"]
                plies = [told["ply"] for told in client.heard if told["type"] == "ply"]
                assert plies == list(range(first["ply"] + 1, first["ply"] + 1 + len(plies)))

    asyncio.run(evening())
