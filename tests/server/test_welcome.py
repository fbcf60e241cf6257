"""What the person who starts a server is told."""

import logging
import sys
from pathlib import Path

import pytest

from lorcha.server import welcome
from lorcha.server.config import Config
from lorcha.server.request_log import PlainFormatter


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
    monkeypatch.setattr(welcome, "local_addresses", lambda: ["192.168.1.7"])
    config = Config(host="0.0.0.0", web=built, open=False)
    assert "In this network: http://192.168.1.7:8000" in told(capsys, config)
    assert "▄" not in told(capsys, config)
    monkeypatch.setattr(sys.stdout, "isatty", lambda: True)
    assert "▄" in told(capsys, config)


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


def test_a_plain_line_can_be_read() -> None:
    record = logging.LogRecord("lorcha.requests", logging.INFO, "", 0, "answered", (), None)
    record.fields = {"method": "GET", "route": "/api/games", "status": 200, "ms": 1.3}
    assert PlainFormatter().format(record).endswith(" info answered GET /api/games 200 1.3 ms")
