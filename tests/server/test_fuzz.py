"""Nonsense on the live socket: every message is answered or the line is cut, and the table is as it
was."""

import asyncio
import json
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any

from websockets.exceptions import ConnectionClosed

from tests.server.evenings import begun
from tests.server.server import Client, House, house, quick

CODES = {
    "malformed", "stale", "illegal", "not_yours", "not_asked", "too_fast", "not_allowed", "over",
}  # fmt: skip
MOVE = {"move": "act", "action": "taxes"}
COMMANDS: dict[str, tuple[str, ...]] = {
    "look": ("seat", "known"),
    "move": ("seat", "ply", "moves"),
    "previews": ("seat", "ply", "lines"),
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
    told: dict[str, Any] = {"type": kind, "id": f"f{chooser.random()}"}
    told |= {field: chooser.choice(USUAL[field]) for field in COMMANDS[kind]}
    if chooser.random() < 0.5:
        told[chooser.choice(FIELDS)] = chooser.choice(VALUES)
    if chooser.random() < 0.1:
        told["id"] = chooser.choice(VALUES)
    text = json.dumps(told)
    way = chooser.randrange(10)
    if way == 0:
        return text[: chooser.randrange(len(text))]
    if way == 1:
        return bytes(chooser.randrange(256) for _ in range(chooser.randrange(40)))
    if way == 2:
        return "[" * chooser.randrange(1, 5000)
    return text


def test_nonsense_changes_nothing_and_breaks_nothing(tmp_path: Path, caplog: Any) -> None:
    async def evening(opened: House) -> None:
        vera, bo = await opened.player(), await opened.player("Bo")
        table = await begun(vera, bo)
        hub = await opened.registry.open(table)
        seat = 1 - hub.table.history.state.actors()[0]  # the other one could really move
        before = hub.table.history.state.dump()
        chooser = Random(8)
        async with (vera, bo)[seat].live(table) as client:
            await client.next()
            for _ in range(1500):
                await client.line.send(nonsense(chooser))
            assert (await client.ask("ping"))["type"] == "done"
            check(client)
        assert hub.table.history.state.dump() == before
        assert {row.kind for row in await opened.store.log(table)} <= {"say"}

    async def spent() -> None:
        async with house(quick(tmp_path)) as opened:
            await evening(opened)

    asyncio.run(spent())
    assert not [record for record in caplog.records if record.levelname == "ERROR"]


def check(client: Client) -> None:
    refused = [told for told in client.heard if told["type"] == "refused"]
    assert len(refused) > 800
    assert {told["code"] for told in refused} <= CODES
    assert {"malformed", "stale", "not_yours", "not_asked"} <= {told["code"] for told in refused}


def test_who_talks_too_fast_is_refused_and_then_cut_off(tmp_path: Path) -> None:
    async def evening() -> None:
        async with house(quick(tmp_path, limits=True)) as opened:
            vera, bo = await opened.player(), await opened.player("Bo")
            table = await begun(vera, bo)
            async with vera.live(table) as client:
                with suppress(ConnectionClosed):
                    for _ in range(2000):
                        await client.say("ping")
                assert await client.closed() == 4408
                assert "too_fast" in {told.get("code") for told in client.heard}
            async with vera.live(table) as client:
                assert (await client.next())["type"] == "snapshot"

    asyncio.run(evening())


def test_who_chats_without_end_is_refused(tmp_path: Path) -> None:
    async def evening() -> None:
        async with house(quick(tmp_path, limits=True)) as opened:
            vera, bo = await opened.player(), await opened.player("Bo")
            table = await begun(vera, bo)
            async with vera.live(table) as client:
                answers = [await client.ask("say", text=f"Line {n}") for n in range(20)]
                assert [told.get("code") for told in answers[:8]] == [None] * 8
                assert answers[-1]["code"] == "too_fast"
            said = [row for row in await opened.store.log(table) if row.kind == "say"]
            assert len(said) == sum(told["type"] == "done" for told in answers)

    asyncio.run(evening())


def test_a_message_that_is_too_large_closes_the_line(tmp_path: Path) -> None:
    async def evening() -> None:
        async with house(quick(tmp_path)) as opened:
            vera, bo = await opened.player(), await opened.player("Bo")
            table = await begun(vera, bo)
            async with vera.live(table) as client:
                await client.next()
                await client.say("say", text="a" * 200_000)
                assert await client.closed() == 1009

    asyncio.run(evening())
