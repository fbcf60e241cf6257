"""Starts a server with the built client, for browser tests and for measurements."""

import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.error import URLError
from urllib.request import urlopen

ROOT = Path(__file__).parents[2]
CLIENT = ROOT / "web/dist"
QUICK_SERVER = Path(__file__).with_name("quick_server.py")
START_TIMEOUT = 180  # seconds


@contextmanager
def run_server(
    folder: Path, pause: str = "0", client: Path = CLIENT, public: str = ""
) -> Iterator[str]:
    """Yields where a server listens; `folder` holds its tables and its log. Behind a proxy browsers
    reach it at its `public` address."""
    port = free_port()
    address = f"http://127.0.0.1:{port}"
    with (folder / "log").open("w") as log:
        server = subprocess.Popen(
            [sys.executable, str(QUICK_SERVER), "serve", "--port", str(port), "--pause", pause,
             "--limits", "off",
             "--database", str(folder / "tables.sqlite3"), "--web", str(client),
             *(["--address", public] if public else [])],
            stdout=log, stderr=log, cwd=folder,
        )  # fmt: skip
        try:
            wait_for(f"{address}/healthz")
            yield address
        finally:
            server.terminate()
            server.wait()


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def wait_for(address: str) -> None:
    end = time.monotonic() + START_TIMEOUT
    while time.monotonic() < end:
        try:
            with urlopen(address):
                return
        except (URLError, ConnectionError):
            time.sleep(0.1)
    raise AssertionError(f"nobody answers at {address}")
