"""A running server with the built client, and real Chromium to visit it with."""

import os
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

pytest.importorskip("playwright.sync_api", reason="Playwright is not installed")

from playwright.sync_api import Browser, expect, sync_playwright

from tests.web.browser_player import TIMEOUT, BrowserPlayer
from tests.web.server import CLIENT, run_server

BROWSERS = ("chromium", "chromium-browser", "google-chrome")
CHROMIUM = next(filter(None, map(shutil.which, BROWSERS)), None)
FLAGS = [
    "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run",
    "--disable-background-networking", "--disable-component-update", "--disable-sync",
]  # fmt: skip

Visit = Callable[..., BrowserPlayer]
expect.set_options(timeout=TIMEOUT)  # a slow machine may take its time


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of the server: its tables and its log."""
    return tmp_path_factory.mktemp("server")


@pytest.fixture(scope="session")
def base(house: Path) -> Iterator[str]:
    """The address of a server started for the tests."""
    if not (CLIENT / "index.html").exists():
        pytest.skip("the web client is not built: run `make web`")
    with run_server(house) as address:
        yield address


@pytest.fixture(scope="session")
def browser(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Browser]:
    if CHROMIUM is None:
        pytest.skip("there is no Chromium on this machine")
    os.environ["XDG_CONFIG_HOME"] = str(tmp_path_factory.mktemp("profile"))
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        yield chromium
        chromium.close()


@pytest.fixture
def visit(browser: Browser, base: str) -> Iterator[Visit]:
    """A person with a fresh browser: `visit("Vera", width=390)`. No page may report a problem."""
    players: list[BrowserPlayer] = []

    def open_browser(name: str = "Vera", **settings: object) -> BrowserPlayer:
        players.append(BrowserPlayer(browser, base, name, **settings))  # type: ignore[arg-type]
        return players[-1]

    yield open_browser
    for player in players:
        player.leave()
        assert player.problems == [], f"in the browser of {player.name}"
