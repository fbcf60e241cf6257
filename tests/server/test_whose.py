"""Whose table, whose seat, whose line: what is somebody else's cannot be seen or commanded."""

from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest

from lorcha.server.live import client
from tests.server.evenings import ME, OPEN, begun, spend, wait_for
from tests.server.server import House, Player, Told


async def closed(player: Player, table: str, **query: Any) -> int:
    """With which code the server closes the socket."""
    async with player.live(table, **query) as client:
        return await client.closed()


def test_what_is_not_for_everybody_stays_closed(tmp_path: Path) -> None:
    async def evening(opened: House) -> None:
        vera, bo, eve = await opened.player(), await opened.player("Bo"), await opened.player("Eve")
        table = await begun(vera, bo, spectators=False)
        assert await closed(eve, table) == 4403
        assert await closed(opened.stranger(), table) == 4403
        assert await closed(vera, table, seat=1) == 4403
        assert await closed(vera, table, seat="one") == 4404
        assert await closed(vera, "no-such-table") == 4404
        waiting = await vera.post("/api/tables", {"game": "dragon", "seats": [ME, OPEN]})
        assert await closed(vera, waiting["id"]) == 4404

    spend(evening, tmp_path)


def test_who_signs_out_everywhere_is_heard_no_more(tmp_path: Path) -> None:
    async def evening(opened: House) -> None:
        vera, bo = await opened.player(), await opened.player("Bo")
        table = await begun(vera, bo)
        async with vera.live(table) as client:
            await client.next()
            await vera.http.delete("/api/sessions")
            assert await client.closed() == 4408
        async with vera.live(table) as client:
            assert (await client.next())["reader"] == -1

    spend(evening, tmp_path)


def test_what_others_hold_cannot_be_commanded(tmp_path: Path) -> None:
    async def evening(opened: House) -> None:
        vera, bo, eve = await opened.player(), await opened.player("Bo"), await opened.player("Eve")
        table = await begun(vera, bo, game="ching")
        async with vera.live(table) as owner, eve.live(table) as client:
            legal = (await owner.next())["turn"]["legal"]
            commands: list[tuple[str, Told]] = [
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
        async with opened.stranger().live(table) as client:
            assert (await client.ask("say", text="May I?"))["code"] == "not_yours"
        kinds = [row.kind for row in await opened.store.log(table)]
        assert kinds == ["say"]

    spend(evening, tmp_path)


def test_one_visitor_has_so_many_lines_and_no_more(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(client, "PER_VISITOR", 2)
    monkeypatch.setattr(client, "PER_TABLE", 4)

    async def evening(opened: House) -> None:
        vera, bo, eve = await opened.player(), await opened.player("Bo"), await opened.player("Eve")
        table = await begun(vera, bo)
        async with AsyncExitStack() as open_lines:
            for person in (vera, vera, opened.stranger(), opened.stranger()):
                client = await open_lines.enter_async_context(person.live(table))
                await client.next()
            assert await closed(vera, table) == 4429
            assert await closed(opened.stranger(), table) == 4429  # by the same address
            assert await closed(eve, table) == 4429  # the table is full
        await wait_for(lambda: not opened.client_limits._open)
        async with vera.live(table) as client:
            assert (await client.next())["type"] == "snapshot"

    spend(evening, tmp_path, limits=True)
