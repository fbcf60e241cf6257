"""What a table does by itself: bots answer, even after failures, and clocks run out."""

import asyncio
import os
import signal
from pathlib import Path
from random import Random
from typing import Any

import pytest

from lorcha.games import SHELF
from lorcha.server.runtime import automation
from tests.server.live_server import Client, RunningServer, quick_config, run_server
from tests.server.scenarios import run_scenario, start_table, wait_for


@pytest.mark.parametrize("game", SHELF)
def test_a_game_against_bots_is_played_to_its_end(game: str, tmp_path: Path) -> None:
    async def scenario(server: RunningServer) -> None:
        vera = await server.player()
        table = await vera.post("/api/play", {"game": game, "level": "ship_boy"})
        async with vera.live(table["id"]) as client:
            first = await client.next()
            assert (first["type"], first["reader"]) == ("snapshot", 0)
            await client.play(0, Random(game))
            received = [message for message in client.messages if message["type"] == "ended"]
            ended = received[0] if received else await client.until("ended")
            assert ended["seed"]
            assert ended["table"]["stage"] == "over"
            assert ended["table"]["results"]
            plies = [reply["ply"] for reply in client.messages if reply["type"] == "ply"]
            assert plies == list(range(first["ply"] + 1, first["ply"] + 1 + len(plies)))
        rows = await server.store.log(table["id"])
        assert [row.n for row in rows] == list(range(1, len(rows) + 1))

    run_scenario(scenario, tmp_path)


def test_a_server_that_starts_again_goes_on_by_itself(tmp_path: Path) -> None:
    """Bots that were asked when it stopped answer, although nobody opens the table: two people who
    are away want to know how it goes on."""

    async def scenario() -> None:
        async with run_server(quick_config(tmp_path)) as server:
            await server.registry.bots.close()  # nobody thinks any more
            vera, bo, ann = [await server.player(name) for name in ("Vera", "Bo", "Ann")]
            first = {"start_seat": 0}
            table = await start_table(vera, bo, ann, options=first, stand_in="ship_boy")
            async with vera.live(table) as client:
                assert (await client.ask("leave", seat=0))["type"] == "done"
            assert (await server.store.log(table))[-1].kind == "seat"
        async with run_server(quick_config(tmp_path)) as server:
            async with asyncio.timeout(60):
                while (await server.store.log(table))[-1].kind != "move":
                    await asyncio.sleep(0.05)

    asyncio.run(scenario())


def test_a_clock_that_runs_out_calls_the_stand_in(tmp_path: Path) -> None:
    async def scenario(server: RunningServer) -> None:
        vera = await server.player()
        table = await start_table(vera, clock={"pace": "live", "bank": 600}, stand_in="ship_boy")
        hub = await server.registry.open(table)
        async with vera.live(table):
            await wait_for(lambda: not hub.table.bots_asked() and not hub.lock.locked())
        assert hub.table.clocks is not None
        async with vera.live(table) as client:
            await client.next()
            hub.table.clocks.since -= 1000.0  # as if Vera had thought for long
            server.registry._automation.set_alarm(hub)
            await wait_for(lambda: hub.table.over)
        assert hub.table.seating.absent == {0: "timeout"}

    run_scenario(scenario, tmp_path)


def test_a_bot_that_fails_to_think_plays_any_move(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(automation, "RETRY", 0.01)

    async def scenario(server: RunningServer) -> None:
        async def fail(*_: Any) -> list[int]:
            raise ValueError("no idea")

        monkeypatch.setattr(server.registry.bots, "think", fail)
        vera = await server.player()
        table = await vera.post("/api/play", {"game": "dragon", "level": "ship_boy"})
        async with vera.live(table["id"]) as client:
            await client.next()
            await until_bots_have_moved(client)

    run_scenario(scenario, tmp_path)


async def until_bots_have_moved(client: Client) -> None:
    """Seat 0 answers whenever it is asked, until each other seat has moved once more."""
    movers = {seat["seat"] for seat in client.table["table"]["seats"][1:]}
    while movers:
        if legal := client.table["turn"]["legal"]:
            await client.send("move", seat=0, ply=client.table["ply"], moves=legal[:1])
        movers -= {(await client.until("ply"))["seat"]}


def test_a_bot_whose_process_dies_is_asked_again(tmp_path: Path) -> None:
    async def scenario(server: RunningServer) -> None:
        vera = await server.player()
        table = await vera.post("/api/play", {"game": "dragon", "level": "ship_boy"})
        async with vera.live(table["id"]) as client:
            await client.next()
            await wait_for(lambda: server.registry.bots.waiting == 0)
            for worker in [*server.registry.bots._pool._processes]:
                os.kill(worker, signal.SIGKILL)
            await until_bots_have_moved(client)

    run_scenario(scenario, tmp_path)
