"""The Containerfile and the compose files name only what there is; the health check tells the
truth."""

import os
import re
import socket
import subprocess
import sys
import time
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from threading import Thread
from typing import Any

import msgspec
import pytest
import yaml

from lorcha.server.config import Config
from tests.packaging.containerfile import ROOT, environment, health_check, stages

PATIENCE = 60.0
COMPOSE = ["compose.yaml", "compose.postgres.yaml"]
SETTINGS = {f"LORCHA_{field.name.upper()}" for field in msgspec.structs.fields(Config)}
BUILD = {"LORCHA_PURE", "LORCHA_INTERPRETED"}  # setup.py and the package read them
IMAGE = re.compile(r"[a-z]+(/[a-z]+)?(:[\w.${}-]+)?")  # no host in front


def services(name: str) -> dict[str, Any]:
    read: dict[str, Any] = yaml.safe_load((ROOT / name).read_text("utf-8"))["services"]
    return read


@pytest.mark.parametrize("name", COMPOSE)
def test_compose_passes_on_settings_that_the_server_has(name: str) -> None:
    lorcha = services(name)["lorcha"]
    passed = {key for key in lorcha["environment"] if key.startswith("LORCHA_")}
    assert "LORCHA_ADDRESS" in passed
    assert passed <= SETTINGS
    named = set(re.findall(r"LORCHA_\w+", (ROOT / name).read_text("utf-8")))
    assert named <= SETTINGS


@pytest.mark.parametrize("name", COMPOSE)
def test_compose_names_what_it_declares(name: str) -> None:
    whole = yaml.safe_load((ROOT / name).read_text("utf-8"))
    lorcha = whole["services"]["lorcha"]
    assert (ROOT / lorcha["build"]["dockerfile"]).is_file()
    assert lorcha["read_only"] is True
    assert set(lorcha.get("depends_on", [])) <= set(whole["services"])
    volumes = {
        volume.split(":")[0]
        for service in whole["services"].values()
        for volume in service.get("volumes", [])
    }
    assert volumes == set(whole["volumes"])
    assert all(IMAGE.fullmatch(service["image"]) for service in whole["services"].values())
    assert all("127.0.0.1:" in port for port in lorcha["ports"])


def test_compose_reaches_its_own_services() -> None:
    whole = services("compose.postgres.yaml")
    settings = whole["lorcha"]["environment"]
    assert "@postgres/" in settings["LORCHA_DATABASE"]
    assert settings["LORCHA_REDIS"] == "redis://valkey:6379"
    assert set(whole["lorcha"]["depends_on"]) == {"postgres", "valkey"}


def test_the_image_sets_what_the_server_has() -> None:
    running = {name for name in environment() if name.startswith("LORCHA_")}
    assert running
    assert running <= SETTINGS
    named = set(re.findall(r"LORCHA_\w+", (ROOT / "Containerfile").read_text("utf-8")))
    assert named <= SETTINGS | BUILD


def test_the_image_needs_no_root_and_keeps_all_in_its_volume() -> None:
    last = stages()[-1]
    assert last.all("USER") == ["10001:10001"]
    assert last.all("VOLUME") == ["/data"]
    assert environment()["LORCHA_DATABASE"].startswith("/data/")


def test_stages_copy_from_stages_and_sources_that_are_there() -> None:
    names = [stage.name for stage in stages()]
    for number, stage in enumerate(stages()):
        assert stage.base in names[:number] or IMAGE.fullmatch(stage.base)
        for text in stage.all("COPY"):
            source = re.match(r"--from=(\w+) ", text)
            if source:
                assert source[1] in names[:number]
            else:
                assert all((ROOT / word).exists() for word in text.split()[:-1]), text


def test_docker_and_podman_leave_out_the_same() -> None:
    """Each looks for a name of its own."""
    podman, docker = ROOT / ".containerignore", ROOT / "Containerfile.dockerignore"
    assert podman.read_text() == docker.read_text()


def health(port: int) -> int:
    command = [sys.executable, *health_check()[1:]]
    surroundings = os.environ | {"LORCHA_PORT": str(port)}
    return subprocess.run(command, env=surroundings, capture_output=True, check=False).returncode


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as free:
        port: int = free.getsockname()[1]
        return port


def test_the_health_check_asks_a_server(tmp_path: Path) -> None:
    """As the image starts it: by the environment alone."""
    port = free_port()
    assert health(port) != 0
    database = str(tmp_path / "tables.sqlite3")
    settings = {"LORCHA_PORT": str(port), "LORCHA_DATABASE": database, "LORCHA_BOTS": "1"}
    with (tmp_path / "log").open("w") as log:
        command = [sys.executable, "-m", "lorcha", "serve"]
        server = subprocess.Popen(command, env=os.environ | settings, stdout=log, stderr=log)
    try:
        end = time.monotonic() + PATIENCE
        while health(port) != 0:
            assert server.poll() is None, (tmp_path / "log").read_text()
            assert time.monotonic() < end, (tmp_path / "log").read_text()
            time.sleep(0.2)
    finally:
        server.terminate()
        server.wait(PATIENCE)
    assert health(port) != 0


class Failing(BaseHTTPRequestHandler):
    def do_GET(self) -> None:
        self.send_error(503)

    def log_message(self, *_: object) -> None:
        """Nothing."""


def test_a_server_that_is_not_ready_fails_the_health_check() -> None:
    with HTTPServer(("127.0.0.1", 0), Failing) as server:
        Thread(target=server.serve_forever, daemon=True).start()
        assert health(server.server_port) == 1
        server.shutdown()
