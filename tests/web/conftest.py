"""A running server with the built client, and real Chromium to visit it with."""

import os
import shutil
from collections.abc import Callable, Iterator

import pytest

pytest.importorskip("playwright.sync_api", reason="Playwright is not installed")

from playwright.sync_api import Browser, sync_playwright

from tests.web.serving import CLIENT, serving
from tests.web.sitter import Sitter

BROWSERS = ("chromium", "chromium-browser", "google-chrome")
CHROMIUM = next(filter(None, map(shutil.which, BROWSERS)), None)
FLAGS = [
    "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run",
    "--disable-background-networking", "--disable-component-update", "--disable-sync",
]  # fmt: skip

Visit = Callable[..., Sitter]


@pytest.fixture(scope="session")
def base(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server of our own."""
    if not (CLIENT / "index.html").exists():
        pytest.skip("the web client is not built: run `make web`")
    with serving(tmp_path_factory.mktemp("house")) as address:
        yield address


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
