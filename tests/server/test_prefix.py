"""A house under a path of its host: `--address https://example.org/games/`."""

from pathlib import Path

import msgspec
import pytest

from lorcha.server.api.static import placed
from lorcha.server.config import BadSetup, Config
from lorcha.server.serve import check
from tests.server.http_app import app_config, run_app

PAGE = '<!doctype html><html lang="en"><script src="./assets/main.js"></script></html>'
ORIGIN = "https://example.org"


def config(folder: Path, address: str) -> Config:
    (folder / "index.html").write_text(PAGE)
    return msgspec.structs.replace(app_config(folder), web=str(folder), address=address)


@pytest.mark.parametrize("address", ["https://example.org/games", "https://example.org/games/"])
def test_an_address_may_have_a_path(address: str) -> None:
    check(Config(address=address))
    assert Config(address=address).prefix == "/games"
    assert Config(address=address).origin == ORIGIN


@pytest.mark.parametrize("address", ["example.org", "https://example.org/a b", "https://x/?q"])
def test_an_address_that_is_none(address: str) -> None:
    with pytest.raises(BadSetup, match="is not an address"):
        check(Config(address=address))


def test_without_a_prefix_files_lie_at_the_root() -> None:
    assert 'src="/assets/main.js"' in placed(PAGE, "")
    assert 'data-prefix=""' in placed(PAGE, "")


@pytest.mark.parametrize("passed_on", ["", "/games"])
def test_a_proxy_may_pass_the_prefix_on_or_cut_it_off(tmp_path: Path, passed_on: str) -> None:
    with run_app(config(tmp_path, f"{ORIGIN}/games")) as client:
        for address in ("/", "/tables/abc/review"):
            page = client.get(passed_on + address).text
            assert 'src="/games/assets/main.js"' in page
            assert 'data-prefix="/games"' in page
        headers = {"x-lorcha": "1", "origin": ORIGIN}
        answer = client.post(f"{passed_on}/api/people", json={"name": "Vera"}, headers=headers)
        assert answer.status_code == 201
        cookie = answer.headers["set-cookie"]
        assert cookie.startswith("__Secure-lorcha=")
        assert "Path=/games/" in cookie


def test_a_path_that_only_begins_alike_is_another(tmp_path: Path) -> None:
    with run_app(config(tmp_path, f"{ORIGIN}/games")) as client:
        assert client.get("/gamesapi/me").headers["content-type"].startswith("text/html")
