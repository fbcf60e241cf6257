"""Permissions: what belongs to somebody else cannot be seen or commanded."""

from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest

from lorcha.server.live import client
from tests.server.live_server import Json, Player, RunningServer
from tests.server.scenarios import ME, OPEN, run_scenario, start_table, wait_for


async def closed(player: Player, table: str, **query: Any) -> int:
    """The code with which the server closes the socket."""
    async with player.live(table, **query) as client:
        return await client.closed()


def test_what_is_not_for_everybody_stays_closed(tmp_path: Path) -> None:
    async def scenario(server: RunningServer) -> None:
        vera, bo, eve = await server.player(), await server.player("Bo"), await server.player("Eve")
        table = await start_table(vera, bo, spectators=False)
        assert await closed(eve, table) == 4403
        assert await closed(server.stranger(), table) == 4403
        assert await closed(vera, table, seat=1) == 4403
        assert await closed(vera, table, seat="one") == 4404
        assert await closed(vera, "no-such-table") == 4404
        waiting = await vera.post("/api/tables", {"game": "dragon", "seats": [ME, OPEN]})
        assert await closed(vera, waiting["id"]) == 4404

    run_scenario(scenario, tmp_path)


def test_signing_out_everywhere_closes_all_sockets(tmp_path: Path) -> None:
    async def scenario(server: RunningServer) -> None:
        vera, bo = await server.player(), await server.player("Bo")
        table = await start_table(vera, bo)
        async with vera.live(table) as client:
            await client.next()
            await vera.http.delete("/api/sessions")
            assert await client.closed() == 4408
        async with vera.live(table) as client:
            assert (await client.next())["reader"] == -1

    run_scenario(scenario, tmp_path)


def test_what_others_hold_cannot_be_commanded(tmp_path: Path) -> None:
    async def scenario(server: RunningServer) -> None:
        vera, bo, eve = await server.player(), await server.player("Bo"), await server.player("Eve")
        table = await start_table(vera, bo, game="ching")
        async with vera.live(table) as owner, eve.live(table) as client:
            legal = (await owner.next())["turn"]["legal"]
            commands: list[tuple[str, Json]] = [
                ("move", {"seat": 0, "ply": 0, "moves": [legal[0]]}),
                ("previews", {"seat": 0, "ply": 0, "lines": [[legal[0]]]}),
                ("hint", {"seat": 0, "ply": 0}),
                ("undo", {"seat": 0}),
                ("propose", {"seat": 0, "what": "end"}),
                ("answer", {"seat": 0, "yes": True}),
                ("resign", {"seat": 0}),
                ("leave", {"seat": 0}),
                ("come_back", {"seat": 0}),
                ("look", {"seat": 0}),
            ]
            for kind, what in commands:
                assert (await client.ask(kind, **what))["code"] == "not_yours"
            assert (await client.ask("say", text="May I look?"))["type"] == "done"
        async with server.stranger().live(table) as client:
            assert (await client.ask("say", text="May I?"))["code"] == "not_yours"
        kinds = [row.kind for row in await server.store.log(table)]
        assert kinds == ["say"]

    run_scenario(scenario, tmp_path)


def test_the_sockets_of_one_visitor_are_limited(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(client, "PER_VISITOR", 2)
    monkeypatch.setattr(client, "PER_TABLE", 2)

    async def scenario(server: RunningServer) -> None:
        vera, bo, eve = await server.player(), await server.player("Bo"), await server.player("Eve")
        table = await start_table(vera, bo)
        async with AsyncExitStack() as open_lines:
            for person in (vera, vera, server.stranger(), server.stranger()):
                client = await open_lines.enter_async_context(person.live(table))
                await client.next()
            assert await closed(vera, table) == 4429
            assert await closed(server.stranger(), table) == 4429  # by the same address
            assert await closed(eve, table) == 4429  # the table is full
            async with bo.live(table) as seated:  # but who holds a seat is always let in
                assert (await seated.next())["reader"] == 1
        await wait_for(lambda: not server.client_limits._open)
        async with vera.live(table) as client:
            assert (await client.next())["type"] == "snapshot"

    run_scenario(scenario, tmp_path, limits=True)
