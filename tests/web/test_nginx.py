"""Behind nginx, by https and under a path: the settings of `docs/hosting.md`, in Chromium."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

pytest.importorskip("playwright.sync_api", reason="Playwright is not installed")

from playwright.sync_api import Browser

from tests.web.browser_player import BrowserPlayer
from tests.web.nginx import CHANGES, NGINX, OPENSSL, PATHS, run_nginx
from tests.web.server import CLIENT, free_port, run_server

pytestmark = [
    pytest.mark.skipif(NGINX is None, reason="there is no nginx on this machine"),
    pytest.mark.skipif(OPENSSL is None, reason="there is no openssl to sign a certificate with"),
]
# What Chromium says of a certificate nobody has signed when it asked too often under load.
UNSIGNED = "net::ERR_TOO_MANY_RETRIES"


@contextmanager
def vera_behind(way: str, browser: Browser, folder: Path) -> Iterator[BrowserPlayer]:
    """Vera, who reaches the server through nginx alone. Her page may report no problem."""
    if not (CLIENT / "index.html").exists():
        pytest.skip("the web client is not built: run `make web`")
    port = free_port()
    address = f"https://localhost:{port}{PATHS[way]}"
    with (
        run_server(folder, public=f"{address}/") as server,
        run_nginx(folder / "nginx", way, address, server),
    ):
        vera = BrowserPlayer(browser, address, "Vera")
        yield vera
        vera.leave()
        assert [one for one in vera.problems if UNSIGNED not in one] == []


@pytest.mark.parametrize(
    "way",
    [pytest.param(way, marks=[] if PATHS[way] else pytest.mark.soak) for way in CHANGES],
)
def test_moves_go_through_nginx(way: str, browser: Browser, tmp_path: Path) -> None:
    with vera_behind(way, browser, tmp_path) as vera:
        sockets: list[str] = []
        vera.page.on("websocket", lambda socket: sockets.append(socket.url))
        vera.page.goto(f"{vera.base}/")
        vera.page.locator("main").first.wait_for()
        vera.play_bots(seats=2)
        vera.decide(vera.click)
        vera.page.reload()
        vera.await_turn()
        vera.decide(vera.click)
        assert vera.decisions > 1
        live = vera.base.replace("https:", "wss:") + "/api/tables/"
        assert sockets
        assert all(url.startswith(live) for url in sockets)
        assert_kept_apart(vera, PATHS[way])


def assert_kept_apart(vera: BrowserPlayer, path: str) -> None:
    """The cookie travels by https to this path alone, and the figures are for the host."""
    [cookie] = vera.context.cookies()
    assert cookie["secure"]
    assert cookie["path"] == f"{path}/"
    assert vera.context.request.get(f"{vera.base}/metrics").status == 404


def test_a_whole_game_through_nginx(browser: Browser, tmp_path: Path) -> None:
    """The year of two courts is the shortest game there is."""
    with vera_behind("path cut off", browser, tmp_path) as vera:
        failed: list[str] = []
        vera.page.on("response", lambda one: failed.append(one.url) if one.status >= 400 else None)
        vera.play_bots(seats=2)
        vera.play_out(vera.click)
        assert "Vera" in vera.page.locator(".end").inner_text()
        assert vera.decisions > 20
        vera.page.goto(f"{vera.page.url}/review")
        vera.page.locator(".replay").first.wait_for()
        assert failed == []
        assert_kept_apart(vera, PATHS["path cut off"])
