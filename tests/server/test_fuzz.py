"""Nonsense on the live socket: every message is answered or the client is dropped, and the table
does not change."""

import asyncio
import json
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any

from websockets.exceptions import ConnectionClosed

from tests.server.live_server import Client, RunningServer, quick_config, run_server
from tests.server.scenarios import start_table

CODES = {
    "malformed", "stale", "illegal", "not_yours", "not_asked", "too_fast", "not_allowed", "over",
}  # fmt: skip
MOVE = {"move": "act", "action": "taxes"}
COMMANDS: dict[str, tuple[str, ...]] = {
    "look": ("seat", "known"),
    "move": ("seat", "ply", "moves"),
    "previews": ("seat", "ply", "lines"),
    "reason": ("seat", "ply", "moves"),
    "hint": ("seat", "ply"),
    "undo": ("seat",),
    "answer": ("seat", "yes"),
    "come_back": ("seat",),
    "ping": (),
    "leap": ("seat",),
}
USUAL: dict[str, tuple[Any, ...]] = {
    "seat": (-1, 0, 0, 1, 2, 99),
    "ply": (0, 1, 2, -1, 77),
    "known": (None, 0, 1, 500),
    "moves": ([MOVE], [{"move": "pass"}, MOVE], [{"move": "fly"}]),
    "lines": ([[MOVE]], [[MOVE], [{"move": "pass"}] * 24]),
    "yes": (True, False),
}
VALUES: tuple[Any, ...] = (
    -1, 0, 1, 2, 7, 10**6, 2**63, 2**80, -(2**70), 0.5, None, True, "", "x", "\u202e", "a" * 600,
    [], [[]], [[[]]], {}, {"move": "pass"}, [{"move": "act", "action": "taxes"}], [{}] * 25,
    [{"move": []}], [{"move": "act", "action": 10**30}], {"a": {"b": {}}},
)  # fmt: skip
FIELDS = (*USUAL, "text", "what", "more")


def nonsense(chooser: Random) -> str | bytes:
    """Something that looks more or less like a command."""
    kind = chooser.choice([*COMMANDS])
    reply: dict[str, Any] = {"type": kind, "id": f"f{chooser.random()}"}
    reply |= {field: chooser.choice(USUAL[field]) for field in COMMANDS[kind]}
    if chooser.random() < 0.5:
        reply[chooser.choice(FIELDS)] = chooser.choice(VALUES)
    if chooser.random() < 0.1:
        reply["id"] = chooser.choice(VALUES)
    text = json.dumps(reply)
    way = chooser.randrange(10)
    if way == 0:
        return text[: chooser.randrange(len(text))]
    if way == 1:
        return bytes(chooser.randrange(256) for _ in range(chooser.randrange(40)))
    if way == 2:
        return "[" * chooser.randrange(1, 5000)
    return text


def test_nonsense_changes_nothing_and_breaks_nothing(tmp_path: Path, caplog: Any) -> None:
    async def scenario(server: RunningServer) -> None:
        vera, bo = await server.player(), await server.player("Bo")
        table = await start_table(vera, bo)
        hub = await server.registry.open(table)
        seat = 1 - hub.table.history.state.actors()[0]  # the other one could really move
        before = hub.table.history.state.dump()
        chooser = Random(8)
        async with (vera, bo)[seat].live(table) as client:
            await client.next()
            for _ in range(1500):
                await client.connection.send(nonsense(chooser))
            assert (await client.ask("ping"))["type"] == "done"
            check(client)
        assert hub.table.history.state.dump() == before
        assert {row.kind for row in await server.store.log(table)} <= {"say"}

    async def run() -> None:
        async with run_server(quick_config(tmp_path)) as server:
            await scenario(server)

    asyncio.run(run())
    assert not [record for record in caplog.records if record.levelname == "ERROR"]


def check(client: Client) -> None:
    refused = [message for message in client.messages if message["type"] == "refused"]
    assert len(refused) > 800
    assert {reply["code"] for reply in refused} <= CODES
    assert {"malformed", "stale", "not_yours", "not_asked"} <= {reply["code"] for reply in refused}


def test_a_client_that_commands_too_fast_is_refused_then_dropped(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with run_server(quick_config(tmp_path, limits=True)) as server:
            vera, bo = await server.player(), await server.player("Bo")
            table = await start_table(vera, bo)
            async with vera.live(table) as client:
                with suppress(ConnectionClosed):
                    for _ in range(2000):
                        await client.send("ping")
                assert await client.closed() == 4408
                assert "too_fast" in {reply.get("code") for reply in client.messages}
            async with vera.live(table) as client:
                assert (await client.next())["type"] == "snapshot"

    asyncio.run(scenario())


def test_endless_chat_is_refused(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with run_server(quick_config(tmp_path, limits=True)) as server:
            vera, bo = await server.player(), await server.player("Bo")
            table = await start_table(vera, bo)
            async with vera.live(table) as client:
                answers = [await client.ask("say", text=f"Line {n}") for n in range(20)]
                assert [reply.get("code") for reply in answers[:8]] == [None] * 8
                assert answers[-1]["code"] == "too_fast"
            said = [row for row in await server.store.log(table) if row.kind == "say"]
            assert len(said) == sum(reply["type"] == "done" for reply in answers)

    asyncio.run(scenario())


def test_a_message_that_is_too_large_closes_the_socket(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with run_server(quick_config(tmp_path)) as server:
            vera, bo = await server.player(), await server.player("Bo")
            table = await start_table(vera, bo)
            async with vera.live(table) as client:
                await client.next()
                await client.send("say", text="a" * 200_000)
                assert await client.closed() == 1009

    asyncio.run(scenario())
