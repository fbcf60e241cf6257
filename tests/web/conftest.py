"""A running server with the built client, and real Chromium to visit it with."""

import os
import shutil
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from urllib.error import URLError
from urllib.request import urlopen

import pytest

pytest.importorskip("playwright.sync_api", reason="Playwright is not installed")

from playwright.sync_api import Browser, sync_playwright

from tests.web.sitter import Sitter

ROOT = Path(__file__).parents[2]
BROWSERS = ("chromium", "chromium-browser", "google-chrome")
CHROMIUM = next(filter(None, map(shutil.which, BROWSERS)), None)
FLAGS = [
    "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run",
    "--disable-background-networking", "--disable-component-update", "--disable-sync",
]  # fmt: skip
PATIENCE = 180  # seconds for a server to come up

Visit = Callable[..., Sitter]


@pytest.fixture(scope="session")
def base(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server of our own."""
    if not (ROOT / "web/dist/index.html").exists():
        pytest.skip("the web client is not built: run `make web`")
    folder, port = tmp_path_factory.mktemp("house"), free_port()
    address = f"http://127.0.0.1:{port}"
    with (folder / "log").open("w") as log:
        server = subprocess.Popen(
            [sys.executable, "-m", "lorcha", "serve", "--port", str(port), "--pause", "0",
             "--limits", "off",
             "--database", str(folder / "tables.sqlite3"), "--web", str(ROOT / "web/dist")],
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
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        try:
            with urlopen(address):
                return
        except (URLError, ConnectionError):
            time.sleep(0.1)
    raise AssertionError(f"nobody answers at {address}")


@pytest.fixture(scope="session")
def browser(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Browser]:
    if CHROMIUM is None:
        pytest.skip("there is no Chromium on this machine")
    os.environ["XDG_CONFIG_HOME"] = str(tmp_path_factory.mktemp("profile"))
    with sync_playwright() as playwright:
        opened = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        yield opened
        opened.close()


@pytest.fixture
def visit(browser: Browser, base: str) -> Iterator[Visit]:
    """Somebody comes with a fresh browser: `visit("Vera", width=390)`; nothing may go wrong."""
    sitters: list[Sitter] = []

    def come(name: str = "Vera", **how: object) -> Sitter:
        sitters.append(Sitter(browser, base, name, **how))  # type: ignore[arg-type]
        return sitters[-1]

    yield come
    for sitter in sitters:
        sitter.leave()
        assert sitter.problems == [], f"in the browser of {sitter.name}"
