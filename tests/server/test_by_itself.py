"""What a table does by itself: bots answer, whatever happens to them, and clocks run out."""

import asyncio
import os
import signal
from pathlib import Path
from random import Random
from typing import Any

import pytest

from lorcha.games import SHELF
from lorcha.server.runtime import automation
from tests.server.evenings import begun, spend, wait_for
from tests.server.server import Client, House, house, quick


@pytest.mark.parametrize("game", SHELF)
def test_a_game_against_bots_is_played_to_its_end(game: str, tmp_path: Path) -> None:
    async def evening(opened: House) -> None:
        vera = await opened.player()
        table = await vera.post("/api/play", {"game": game, "level": "ship_boy"})
        async with vera.live(table["id"]) as client:
            first = await client.next()
            assert (first["type"], first["reader"]) == ("snapshot", 0)
            await client.play(0, Random(game))
            heard = [told for told in client.heard if told["type"] == "ended"]
            ended = heard[0] if heard else await client.until("ended")
            assert ended["seed"]
            assert ended["table"]["stage"] == "over"
            assert ended["table"]["results"]
            plies = [told["ply"] for told in client.heard if told["type"] == "ply"]
            assert plies == list(range(first["ply"] + 1, first["ply"] + 1 + len(plies)))
        rows = await opened.store.log(table["id"])
        assert [row.n for row in rows] == list(range(1, len(rows) + 1))

    spend(evening, tmp_path)


def test_a_server_that_starts_again_goes_on_by_itself(tmp_path: Path) -> None:
    """BotPool that were asked when it stopped answer without anybody asking for the table."""

    async def evening() -> None:
        async with house(quick(tmp_path)) as opened:
            opened.registry.bots.close()  # nobody thinks any more
            vera = await opened.player()
            table = await begun(vera, stand_in="ship_boy")
            async with vera.live(table) as client:
                assert (await client.ask("leave", seat=0))["type"] == "done"
            assert (await opened.store.log(table))[-1].kind == "seat"
        async with house(quick(tmp_path)) as opened:
            async with asyncio.timeout(60):
                while (await opened.store.log(table))[-1].kind != "move":
                    await asyncio.sleep(0.05)

    asyncio.run(evening())


def test_a_clock_that_runs_out_calls_the_stand_in(tmp_path: Path) -> None:
    async def evening(opened: House) -> None:
        vera = await opened.player()
        table = await begun(vera, clock={"pace": "live", "bank": 600}, stand_in="ship_boy")
        hub = await opened.registry.open(table)
        await wait_for(lambda: not hub.table.bots_asked() and not hub.lock.locked())
        assert hub.table.clocks is not None
        hub.table.clocks.since -= 1000.0  # as if Vera had thought for long
        opened.registry._automation.set_alarm(hub)
        await wait_for(lambda: hub.table.over)
        assert hub.table.seating.absent == {0: "timeout"}

    spend(evening, tmp_path)


def test_a_bot_that_cannot_think_plays_all_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(automation, "RETRY", 0.01)

    async def evening(opened: House) -> None:
        async def fail(*_: Any) -> list[int]:
            raise ValueError("no idea")

        monkeypatch.setattr(opened.registry.bots, "think", fail)
        vera = await opened.player()
        table = await vera.post("/api/play", {"game": "dragon", "level": "ship_boy"})
        async with vera.live(table["id"]) as client:
            await client.next()
            await until_bots_have_moved(client)

    spend(evening, tmp_path)


async def until_bots_have_moved(client: Client) -> None:
    """Whoever is asked answers, until every seat but the first has moved once more."""
    movers = {seat["seat"] for seat in client.table["table"]["seats"][1:]}
    while movers:
        if legal := client.table["turn"]["legal"]:
            await client.say("move", seat=0, ply=client.table["ply"], moves=legal[:1])
        movers -= {(await client.until("ply"))["seat"]}


def test_a_bot_whose_process_dies_is_called_anew(tmp_path: Path) -> None:
    async def evening(opened: House) -> None:
        vera = await opened.player()
        table = await vera.post("/api/play", {"game": "dragon", "level": "ship_boy"})
        async with vera.live(table["id"]) as client:
            await client.next()
            await wait_for(lambda: opened.registry.bots.waiting == 0)
            for worker in [*opened.registry.bots._pool._processes]:
                os.kill(worker, signal.SIGKILL)
            await until_bots_have_moved(client)

    spend(evening, tmp_path)
