"""Operating a server: its health, its figures, its logs, its start and its stop."""

import json
import logging
import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from litestar import Litestar, Request
from litestar.testing import TestClient

from lorcha.cli import main
from lorcha.server.api.metrics import may_read
from lorcha.server.log_id import log_id
from lorcha.server.request_log import JsonFormatter
from lorcha.server.runtime import channels
from lorcha.server.runtime.figures import Figures, total
from lorcha.server.tables.live_table import LiveTable
from tests.server.http_app import OWN, Visitor, app_config, new_table, run_app
from tests.server.live_server import RunningServer
from tests.server.scenarios import run_scenario, start_table

WELL = {"status": "ok", "database": "ok", "redis": "none", "bots": "ok"}


def test_a_server_that_can_do_everything_is_ready(client: TestClient[Litestar]) -> None:
    for path in ("/healthz", "/readyz"):
        assert (client.get(path).status_code, client.get(path).json()) == (200, WELL)


@pytest.mark.parametrize(
    ("fault", "part", "health", "ready"),
    [
        ("database", {"database": "silent"}, 503, 503),
        ("redis", {"redis": "away"}, 200, 503),
        ("bots", {"bots": "broken"}, 200, 503),
    ],
)
def test_health_tells_what_is_wrong(
    fault: str, part: dict[str, str], health: int, ready: int, client: TestClient[Litestar]
) -> None:
    registry = client.app.state.registry
    if fault == "database":
        registry.processes._last_beat -= 20.0
    elif fault == "redis":
        registry.several, registry._peers._channel = True, channels.Redis("redis://127.0.0.1:1")
    else:
        registry.bots.broken = True
    for path, status in (("/healthz", health), ("/readyz", ready)):
        reply = client.get(path)
        assert reply.status_code == status
        assert reply.json() == WELL | part | {"status": "ok" if status == 200 else "failing"}


def test_figures_of_all_processes_are_added_up(client: TestClient[Litestar]) -> None:
    registry = client.app.state.registry
    other = Figures(processes=1, sockets=3, errors=2, database_silent=7.0, redis_away=1)
    other.move_seconds.counts[0] = 5
    both = total([registry.figures(), other])
    assert (both.processes, both.sockets, both.redis_away) == (2, 3, 1)
    assert both.database_silent == 7.0
    assert both.move_seconds.counts[0] == registry.latency.counts[0] + 5


def test_figures_are_not_for_the_public(tmp_path: Path) -> None:
    with run_app(app_config(tmp_path)) as client:
        local = {"host": "127.0.0.1:8000"}
        assert client.get("/metrics", headers=local).status_code == 404  # not from this machine
    with run_app(app_config(tmp_path, metrics="secret")) as client:
        assert client.get("/metrics").status_code == 404
        wrong = client.get("/metrics", headers={"authorization": "Bearer wrong"})
        assert wrong.status_code == 404
        right = client.get("/metrics", headers={"authorization": "Bearer secret"})
        assert (right.status_code, right.headers["cache-control"]) == (200, "no-store")


@pytest.mark.parametrize(
    ("peer", "headers", "allowed"),
    [
        ("127.0.0.1", {}, True),
        ("::1", {"host": "localhost:8000"}, True),
        ("192.0.2.7", {}, False),
        ("127.0.0.1", {"host": "play.example"}, False),
        ("127.0.0.1", {"x-forwarded-for": "192.0.2.7"}, False),
    ],
)
def test_without_a_token_figures_are_for_this_machine(
    peer: str, headers: dict[str, str], allowed: bool
) -> None:
    sent = [(k.encode(), v.encode()) for k, v in ({"host": "127.0.0.1:8000"} | headers).items()]
    scope: Any = {"type": "http", "client": (peer, 1), "headers": sent, "method": "GET"}
    assert may_read(Request(scope), "") == allowed


def test_figures_for_prometheus(vera: Visitor) -> None:
    vera.client.app.state.config = msgspec.structs.replace(
        vera.client.app.state.config, metrics="secret"
    )
    table = vera.post("/api/tables", new_table("me", "+Ann", options={"start_seat": 0}))["id"]
    vera.post(f"/api/tables/{table}/start", {})
    with vera.client.websocket_connect(
        f"/api/tables/{table}/live", headers={"cookie": f"lorcha={vera.token}"}
    ) as socket:
        turn = socket.receive_json()
        move = {"seat": 0, "ply": turn["ply"], "moves": turn["turn"]["legal"][:1]}
        socket.send_json({"type": "move", "id": "m1", **move})
        while socket.receive_json(timeout=20)["type"] != "done":
            pass
        reply = vera.ask("GET", "/metrics", headers={"authorization": "Bearer secret"})
    figures = dict(line.rsplit(" ", 1) for line in reply.text.splitlines() if line[0] != "#")
    assert reply.headers["content-type"].startswith("text/plain; version=0.0.4")
    assert figures['lorcha_tables{stage="playing"}'] == "1"
    assert (figures["lorcha_live_tables"], figures["lorcha_sockets"]) == ("1", "1")
    assert figures["lorcha_moves_total"] == "1"
    assert figures["lorcha_bot_queue"] == "0"
    assert figures["lorcha_processes"] == "1"
    assert figures["lorcha_redis_away"] == "0"
    assert {"lorcha_errors_total", "lorcha_write_queue"} <= figures.keys()
    assert 0 <= int(figures["lorcha_unsent_bytes"]) < 100_000
    assert {"lorcha_loop_lag_seconds_count", "lorcha_database_seconds_count"} <= figures.keys()
    assert figures['lorcha_move_seconds_bucket{le="+Inf"}'] == "1"
    assert all(re.fullmatch(r"[a-z_]+(\{[a-z]+=\"[^\"]+\"\})?", name) for name in figures)


def test_figures_do_not_count_hidden_steps(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Otherwise they would tell in how many steps a bid was made."""
    monkeypatch.setattr(LiveTable, "is_public", lambda *_: False)

    async def scenario(server: RunningServer) -> None:
        vera, bo = await server.player(), await server.player("Bo")
        async with vera.live(await start_table(vera, bo, game="ching")) as client:
            legal = (await client.next())["turn"]["legal"]
            reply = await client.ask("move", seat=0, ply=0, moves=[legal[0]])
        assert reply["type"] == "done"
        assert (server.registry.moves, sum(server.registry.latency.counts)) == (0, 0)

    run_scenario(scenario, tmp_path)


def test_the_log_tells_routes_and_never_the_secrets_in_addresses(
    vera: Visitor, caplog: pytest.LogCaptureFixture
) -> None:
    table = vera.post("/api/tables", new_table("me", "open"))["id"]
    with caplog.at_level(logging.INFO, "lorcha"):
        answer = vera.ask("GET", f"/api/tables/{table}")
    lines = [JsonFormatter().format(record) for record in caplog.records]
    (reply,) = [json.loads(line) for line in lines if "answered" in line]
    assert (reply["route"], reply["status"]) == ("/api/tables/{table}", 200)
    assert (reply["method"], reply["request"]) == ("GET", answer.headers["x-request-id"])
    assert not any(table in line or str(vera.token) in line for line in lines)
    assert (reply["person"], reply["table"]) == (log_id(vera.id), log_id(table))


def test_a_socket_is_told_when_it_ends(vera: Visitor, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.INFO, "lorcha")
    table = vera.post("/api/tables", new_table("me", "+Ann"))["id"]
    vera.post(f"/api/tables/{table}/start", {})
    with vera.client.websocket_connect(
        f"/api/tables/{table}/live", headers={"cookie": f"lorcha={vera.token}"}
    ) as socket:
        socket.receive_json()
    until = time.monotonic() + 20
    while "socket closed" not in caplog.messages:
        assert time.monotonic() < until
        time.sleep(0.02)
    lines = [JsonFormatter().format(record) for record in caplog.records]
    (reply,) = [json.loads(line) for line in lines if "socket closed" in line]
    assert (reply["person"], reply["table"]) == (log_id(vera.id), log_id(table))
    assert reply["request"]
    assert not any(table in line or str(vera.token) in line for line in lines)


@pytest.mark.parametrize(
    ("flags", "why"),
    [
        (["--workers", "2"], "--redis"),
        (["--port", "99999"], "not a port"),
        (["--workers", "0"], "from 1 on"),
        (["--address", "play.example"], "not an address"),
        (["--pause", "soon"], "not a pause"),
        (["--database", "mysql://x/y"], "SQLite or PostgreSQL"),
        (["--database", "/nowhere/at/all.sqlite3"], "cannot be opened"),
    ],
)
def test_a_wrong_setup_ends_in_one_line_of_error(
    flags: list[str], why: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["serve", *flags]) == 2
    reply = capsys.readouterr().err
    assert why in reply
    assert len(reply.splitlines()) == 1


def test_a_server_starts_keeps_and_stops_when_asked(tmp_path: Path) -> None:
    """Set up by the environment, as a service would."""
    port = 20_000 + os.getpid() % 20_000
    base = f"http://127.0.0.1:{port}"
    own = {"LORCHA_PORT": str(port), "LORCHA_DATABASE": str(tmp_path / "t.sqlite3")}
    for _ in range(2):
        with subprocess.Popen(
            [sys.executable, "-m", "lorcha", "serve"],
            env={**os.environ, **own},
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        ) as server:
            try:
                with httpx.Client(base_url=base, headers=OWN, verify=False) as browser:
                    wait_for(browser, server)
                    browser.post("/api/people", json={"name": "Vera"})
                    table = {"game": "dragon", "level": "ship_boy"}
                    assert browser.post("/api/play", json=table).status_code == 201
            finally:
                server.send_signal(signal.SIGTERM)
                out, log = server.communicate(timeout=60)
        assert server.returncode == 0, log
        assert base in out
        assert "Traceback" not in log
        assert all(json.loads(line)["text"] for line in log.splitlines())


def wait_for(browser: httpx.Client, server: subprocess.Popen[str]) -> None:
    while server.poll() is None:
        try:
            assert browser.get("/healthz").status_code == 200
            return
        except httpx.TransportError:
            time.sleep(0.05)
    raise AssertionError(server.communicate()[1])
