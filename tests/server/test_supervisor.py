"""A server of several processes: one server for a SQLite file, and no worker outlives it."""

import os
import socket
import subprocess
import sys
import time
from pathlib import Path

import httpx
import pytest

from lorcha.server.store.engine import BadDatabase
from lorcha.server.store.sole_server import sole_server

PATIENCE = 60.0


def start(database: Path, port: int, *flags: str) -> subprocess.Popen[str]:
    command = [sys.executable, "-m", "lorcha", "serve", "--bots", "1"]
    where = ["--database", str(database), "--port", str(port)]
    return subprocess.Popen([*command, *where, *flags], stderr=subprocess.PIPE, text=True)


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as free:
        port: int = free.getsockname()[1]
        return port


def wait_until_up(port: int, patience: float = PATIENCE) -> None:
    until = time.monotonic() + patience
    while time.monotonic() < until:
        try:
            httpx.get(f"http://127.0.0.1:{port}/healthz", verify=False)
            return
        except httpx.TransportError:
            time.sleep(0.1)
    raise AssertionError("the server does not answer")


def descendants(pid: int) -> list[int]:
    children = Path(f"/proc/{pid}/task/{pid}/children").read_text("utf-8").split()
    return [pid for child in map(int, children) for pid in (child, *descendants(child))]


def is_running(pid: int) -> bool:
    """A process that has ended but that nobody has asked about is not running."""
    try:
        return ") Z " not in Path(f"/proc/{pid}/stat").read_text("utf-8")
    except (FileNotFoundError, ProcessLookupError):
        return False


@pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="processes are found in /proc")
def test_no_worker_outlives_its_supervisor_and_a_file_has_one_server(tmp_path: Path) -> None:
    database, port = tmp_path / "t.sqlite3", free_port()
    nowhere = f"redis://127.0.0.1:{free_port()}"
    server = start(database, port, "--workers", "2", "--redis", nowhere)
    try:
        wait_until_up(port)
        second = start(database, free_port())
        _, log = second.communicate(timeout=PATIENCE)
        assert second.returncode != 0
        assert log.strip().endswith(f"another server uses {database}; stop it first")
        assert len(log.splitlines()) == 1
        workers = descendants(server.pid)
        assert len(workers) >= 2
    finally:
        server.kill()
        server.communicate()
    until = time.monotonic() + PATIENCE
    while running := [pid for pid in workers if is_running(pid)]:
        assert time.monotonic() < until, running
        time.sleep(0.1)


def test_the_lock_goes_with_its_holder(tmp_path: Path) -> None:
    database = str(tmp_path / "t.sqlite3")
    with sole_server(database), pytest.raises(BadDatabase), sole_server(database):
        pass
    with sole_server(database), sole_server("postgresql://x"), sole_server("postgresql://x"):
        pass
    assert os.stat(f"{database}-lock").st_mode & 0o077 == 0
