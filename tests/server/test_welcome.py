"""What the person who starts a server is told."""

import errno
import logging
import socket
import sys
import threading
import time
import webbrowser
from contextlib import AbstractContextManager, nullcontext
from pathlib import Path
from typing import Any
from urllib.error import URLError

import pytest
import segno

from lorcha.server import welcome
from lorcha.server.config import Config
from lorcha.server.request_log import ForPeople, PlainFormatter


@pytest.fixture
def built(tmp_path: Path) -> str:
    (tmp_path / "index.html").write_text("<!doctype html>")
    return str(tmp_path)


def told(capsys: pytest.CaptureFixture[str], config: Config) -> str:
    welcome.welcome(config)
    return capsys.readouterr().out


def test_the_address_and_the_place_of_the_tables(
    built: str, capsys: pytest.CaptureFixture[str]
) -> None:
    text = told(capsys, Config(database="/srv/tables.sqlite3", web=built, port=8123))
    assert text.splitlines() == [
        "Lorcha: http://127.0.0.1:8123",
        "Tables are kept in /srv/tables.sqlite3",
    ]


def test_no_password_is_told(built: str, capsys: pytest.CaptureFixture[str]) -> None:
    text = told(capsys, Config(database="postgresql://lorcha:secret@db/lorcha", web=built))
    assert "db/lorcha" in text
    assert "secret" not in text


def test_a_missing_client_is_told_in_one_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    text = told(capsys, Config(web=str(tmp_path)))
    assert f"There is no web client in {tmp_path}" in text


def test_others_in_the_network_get_an_address_and_a_picture(
    built: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(welcome, "local_addresses", lambda _: ["192.168.1.7"])
    config = Config(host="0.0.0.0", web=built, open=False)
    assert "In this network: http://192.168.1.7:8000" in told(capsys, config)
    assert "▄" not in told(capsys, config)
    monkeypatch.setattr(sys.stdout, "isatty", lambda: True)
    monkeypatch.setenv("TERM", "xterm")
    monkeypatch.delenv("NO_COLOR", raising=False)
    text = told(capsys, config)
    for line in welcome.picture("http://192.168.1.7:8000").splitlines():
        assert f"\x1b[97;40m{line}\x1b[0m" in text  # light on dark, whatever is usual there


def test_the_picture_is_the_address() -> None:
    """Two rows of squares in a line, the light ones drawn, with a light edge of four."""
    address = "http://192.168.1.7:8000"
    halves = {" ": (1, 1), "▀": (0, 1), "▄": (1, 0), "█": (0, 0)}
    pairs = [[halves[sign] for sign in line] for line in welcome.picture(address).splitlines()]
    rows = [[pair[half] for pair in line] for line in pairs for half in (0, 1)]
    squares = [row[4:-4] for row in rows[4:]]
    code = segno.make(address, error="l").matrix
    assert squares[: len(code)] == [list(row) for row in code]
    assert not any(any(row) for row in rows[:4])


@pytest.mark.parametrize(
    ("host", "own", "others"),
    [
        ("0.0.0.0", "http://127.0.0.1:8000", "http://192.168.1.7:8000"),
        ("::", "http://[::1]:8000", "http://[2001:db8::7]:8000"),
    ],
)
def test_only_addresses_that_answer_are_told(
    host: str, own: str, others: str, built: str, capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:  # fmt: skip
    """Who listens to one kind of addresses is not reached by the other."""
    here = ["127.0.0.1", "192.168.1.7", "169.254.3.3", "::1", "2001:db8::7", "fe80::7"]

    def resolve(_name: str, _port: None, family: int) -> list[tuple[Any, ...]]:
        wanted = [one for one in here if (":" in one) == (family == socket.AF_INET6)]
        return [(family, 0, 0, "", (one, 0)) for one in wanted]

    monkeypatch.setattr(socket, "getaddrinfo", resolve)
    monkeypatch.setattr(socket.socket, "connect", no_way_out)
    lines = told(capsys, Config(host=host, web=built, open=False)).splitlines()
    assert lines[0] == f"Lorcha: {own}"
    assert [line for line in lines if "network" in line] == [f"In this network: {others}"]


def no_way_out(*_: object) -> None:
    raise OSError(errno.ENETUNREACH, "Network is unreachable")


def test_a_terminal_says_how_to_stop(
    built: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert "Ctrl-C" not in told(capsys, Config(web=built, open=False))
    monkeypatch.setattr(sys.stdout, "isatty", lambda: True)
    assert told(capsys, Config(web=built, open=False)).splitlines()[-1] == "Ctrl-C stops it."


@pytest.mark.parametrize(
    ("surroundings", "opened"),
    [
        ({"DISPLAY": ":0"}, True),
        ({"WAYLAND_DISPLAY": "wayland-0"}, True),
        ({}, False),
        ({"DISPLAY": ":0", "SSH_CONNECTION": "somewhere"}, False),
        ({"DISPLAY": ":0", "CI": "true"}, False),
    ],
)
def test_a_browser_opens_where_somebody_sits(
    surroundings: dict[str, str], opened: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setattr(sys.stdout, "isatty", lambda: True)
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "SSH_CONNECTION", "CI"):
        monkeypatch.delenv(name, raising=False)
    for name, value in surroundings.items():
        monkeypatch.setenv(name, value)
    assert welcome.on_a_desktop() == opened


def test_the_page_opens_when_the_server_answers(monkeypatch: pytest.MonkeyPatch) -> None:
    """Not before: who sees an error first goes away."""
    asked, opened = list[str](), list[str]()

    def answer(address: str, timeout: float) -> AbstractContextManager[None]:
        asked.append(address)
        assert opened == []
        if len(asked) < 3:
            raise URLError("refused")
        return nullcontext()

    monkeypatch.setattr(welcome, "urlopen", answer)
    monkeypatch.setattr(time, "sleep", lambda _: None)
    monkeypatch.setattr(webbrowser, "open", opened.append)
    welcome.open_browser("http://127.0.0.1:8123")
    assert asked == ["http://127.0.0.1:8123/healthz"] * 3
    assert opened == ["http://127.0.0.1:8123"]


@pytest.mark.parametrize(("wanted", "opened"), [(True, ["http://127.0.0.1:8000"]), (False, [])])
def test_no_open_opens_nothing(
    wanted: bool, opened: list[str], built: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    found: list[str] = []
    monkeypatch.setattr(welcome, "on_a_desktop", lambda: True)
    monkeypatch.setattr(welcome, "open_browser", found.append)
    monkeypatch.setattr(threading.Thread, "start", threading.Thread.run)
    welcome.welcome(Config(web=built, open=wanted))
    assert found == opened


def record_of(name: str, text: str, level: int = logging.INFO, **fields: Any) -> logging.LogRecord:
    record = logging.LogRecord(name, level, "", 0, text, (), None)
    record.fields = fields
    return record


@pytest.mark.parametrize(
    ("method", "status", "told"),
    [("GET", 200, False), ("GET", 304, False), ("GET", 404, True), ("GET", 500, True),
     ("HEAD", 200, False), ("POST", 201, True), ("DELETE", 204, True)],
)  # fmt: skip
def test_plain_lines_tell_deeds_and_troubles(method: str, status: int, told: bool) -> None:
    record = record_of("lorcha.requests", "answered", method=method, status=status)
    assert bool(ForPeople().filter(record)) == told


@pytest.mark.parametrize(
    ("name", "level", "text", "told"),
    [
        ("lorcha.requests", logging.INFO, "socket closed", False),
        ("lorcha.requests", logging.ERROR, "failed", True),
        ("lorcha.bots", logging.INFO, "a worker was replaced", True),
        ("uvicorn.error", logging.INFO, "Uvicorn running on http://0.0.0.0:8000", False),
        ("uvicorn.error", logging.INFO, "Shutting down", True),
        ("uvicorn.error", logging.WARNING, "Invalid HTTP request received.", True),
    ],
)
def test_plain_lines_leave_out_what_nobody_waits_for(
    name: str, level: int, text: str, told: bool
) -> None:
    assert bool(ForPeople().filter(record_of(name, text, level))) == told


def test_a_plain_line_can_be_read() -> None:
    record = record_of(
        "lorcha.requests", "answered", method="GET", route="/api/games", status=200, ms=1.3
    )
    assert PlainFormatter().format(record).endswith(" info answered GET /api/games 200 1.3 ms")
