"""One visitor cannot stall the house: what they ask to see is charged, bounded and made off the
loop."""

import asyncio
import json
import threading
from contextlib import AsyncExitStack
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from lorcha.core.match import Match, fast
from lorcha.games import load
from lorcha.server.api import reading_limits
from lorcha.server.runtime import hub as hub_module
from lorcha.server.tables import live_table, messages, other_rules
from tests.server.live_server import Client, Json, Player, RunningServer
from tests.server.scenarios import run_scenario, start_table


async def import_long_match(player: Player) -> str:
    """A Ching match of four who play at random, imported: its views are some hundred kilobytes."""
    record = await asyncio.to_thread(long_record)
    table: str = (await player.post("/api/imports", record))["id"]
    return table


def long_record() -> Json:
    game, chooser = load("ching"), Random(3)
    match = Match(game, ["a", "b", "c", "d"], game.complete(4, {}), fast(3))
    while not match.state.over():
        seat = match.state.actors()[0]
        match.play(seat, chooser.choice(match.state.legal(seat)))
    record: Json = json.loads(msgspec.json.encode(match.record()))
    return record


async def hammer(client: Client, times: int) -> tuple[int, int]:
    """Ask for a view again and again: how many came, and how many were refused."""
    names = [await client.send("look", seat=-1) for _ in range(times)]
    answered, views, refused = set[str](), 0, 0
    while len(answered) < len(names):
        message = await client.next()
        views += message["type"] == "snapshot"
        refused += message["type"] == "refused"
        answered |= {str(message.get("id"))} & set(names)
    return views, refused


def test_views_are_charged_by_their_bytes_over_all_sockets(tmp_path: Path) -> None:
    async def scenario(server: RunningServer) -> None:
        vera = await server.player()
        table = await import_long_match(vera)
        sizes = []
        async with AsyncExitStack() as sockets:
            for _ in range(3):
                client = await sockets.enter_async_context(server.stranger().live(table))
                await client.next()
                for _ in range(40):  # as fast as answers come
                    reply = await client.ask("look", seat=-1)
                    if reply["type"] == "done":
                        sizes.append(len(str(await client.until("snapshot"))))
            assert reply["code"] == "too_fast"
            assert sum(sizes) < 40_000_000
            async with vera.live(table) as owner:  # somebody else is not charged for it
                assert (await owner.next())["type"] == "snapshot"

    run_scenario(scenario, tmp_path, limits=True)


def test_what_spectators_see_is_made_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    made = []

    def counted(*args: Any) -> Any:
        made.append(args[1])
        return messages.snapshot(*args)

    async def scenario(server: RunningServer) -> None:
        vera, bo = await server.player(), await server.player("Bo")
        table = await start_table(vera, bo, game="ching")
        monkeypatch.setattr(hub_module, "snapshot", counted)
        async with vera.live(table) as one, server.stranger().live(table) as third:
            legal = (await one.next())["turn"]["legal"]
            before = await third.next()
            made.clear()
            await hammer(third, 10)
            assert len(made) <= 1  # one more if a presence came in between
            reply = await one.ask("move", seat=0, ply=0, moves=[legal[0]])
            assert reply["type"] == "done"
            await hammer(third, 10)
            assert third.table["ply"] == before["ply"] + 1
            assert len(made) <= 2

    run_scenario(scenario, tmp_path)


def test_unread_views_do_not_pile_up(tmp_path: Path) -> None:
    async def scenario(server: RunningServer) -> None:
        vera = await server.player()
        table = await import_long_match(vera)
        hub = await server.registry.open(table)
        async with server.stranger().live(table) as deaf:
            await deaf.next()
            deaf.connection.transport.pause_reading()
            while hub.subscribers:
                await deaf.send("look", seat=-1)
                for subscriber in hub.subscribers:
                    assert subscriber.waiting < 2_000_000
                await asyncio.sleep(0)

    run_scenario(scenario, tmp_path)


def test_a_table_is_opened_off_the_loop(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    answered = threading.Event()
    in_time = []

    def slow(*args: Any) -> Any:
        in_time.append(answered.wait(10))
        return live_table.replay_log(*args)

    async def scenario(server: RunningServer) -> None:
        vera, bo = await server.player(), await server.player("Bo")
        table = await start_table(vera, bo)
        server.registry.hubs.pop(table).close()
        monkeypatch.setattr(other_rules, "replay_log", slow)
        async with vera.live(table) as client:
            assert (await server.stranger().get("/healthz"))["status"] == "ok"
            answered.set()
            assert (await client.next())["type"] == "snapshot"
        assert in_time == [True]

    run_scenario(scenario, tmp_path)


def test_looking_through_a_game_is_charged_by_the_time_it_takes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scenario(server: RunningServer) -> None:
        vera, bo = await server.player(), await server.player("Bo")
        table = await import_long_match(vera)
        monkeypatch.setattr(reading_limits, "MOST_SECONDS", 0.01)
        monkeypatch.setattr(reading_limits, "SECONDS_A_SECOND", 1e-6)
        statuses = []
        for ply in range(1, 900, 100):
            answer = await bo.http.get(f"/api/tables/{table}/replay?ply={ply}")
            statuses.append(answer.status_code)
        assert (statuses[0], statuses[-1]) == (200, 429)
        assert (await bo.http.get(f"/api/tables/{table}/review")).status_code == 429
        assert (await vera.http.get(f"/api/tables/{table}/review")).status_code == 200

    run_scenario(scenario, tmp_path, limits=True)
