"""The log tells nothing that is a secret: no values of statements, no moves, no ids of tables."""

import asyncio
import logging
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError

from lorcha.server.request_log import JsonFormatter
from lorcha.server.store import Store
from lorcha.server.store.people import add_person
from lorcha.server.store.rows import PersonRow
from tests.server.live_server import RunningServer
from tests.server.scenarios import run_scenario, start_table


def logged(error: BaseException) -> str:
    """The line of the log about an exception."""
    where = (type(error), error, error.__traceback__)
    record = logging.LogRecord("lorcha", logging.ERROR, __file__, 1, "it failed", (), where)
    return JsonFormatter().format(record)


def test_a_statement_that_fails_does_not_tell_its_values(store: Store) -> None:
    person = PersonRow("xyzzy-id", "xyzzy-name", "aa", "xyzzy-hash", 0.0)

    def twice(connection: Connection) -> None:
        add_person(connection, person)
        add_person(connection, person)

    with pytest.raises(IntegrityError) as caught:
        asyncio.run(store.write(twice))
    line = logged(caught.value)
    assert "xyzzy" not in line
    assert "IntegrityError" in line
    assert "add_person" in line


def test_a_command_that_fails_tells_neither_its_moves_nor_the_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def scenario(server: RunningServer) -> None:
        async def fail(*_: Any) -> None:
            raise OSError("the disk is full")

        vera, bo = await server.player(), await server.player("Bo")
        table = await start_table(vera, bo, game="ching")
        async with vera.live(table) as client:
            legal = (await client.next())["turn"]["legal"]
            with monkeypatch.context() as patch:
                patch.setattr(server.store, "append", fail)
                reply = await client.ask("move", seat=0, ply=0, moves=[legal[0]])
        assert reply["code"] == "failed"
        lines = [JsonFormatter().format(r) for r in caplog.records if r.name != "httpx"]
        assert any("MakeMove" in line and "the disk is full" in line for line in lines)
        assert not any(table in line or "choose" in line for line in lines)

    with caplog.at_level(logging.INFO):
        run_scenario(scenario, tmp_path)
