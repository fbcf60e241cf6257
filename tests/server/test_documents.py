"""The documents under /docs."""

import base64
import hashlib
from pathlib import Path

import msgspec
import pytest

from lorcha.server.config import BadSetup, Config
from lorcha.server.serve import check
from tests.server.http_app import app_config, run_app

SCRIPT = 'var start = "."'
PAGE = f'<!doctype html><html><script>{SCRIPT}</script><script src="all.js"></script></html>'


@pytest.fixture
def house(tmp_path: Path) -> Config:
    """Its client is a page that is shown at any address the server does not know."""
    site, client = tmp_path / "site", tmp_path / "client"
    for folder in (site, site / "hosting", client):
        folder.mkdir()
        (folder / "index.html").write_text(PAGE)
    (site / "all.js").write_text("1;" * 500)
    (tmp_path / "secret.html").write_text("the host's own")
    return msgspec.structs.replace(app_config(tmp_path), web=str(client), docs=str(site))


@pytest.mark.parametrize("address", ["/docs/", "/docs/hosting/", "/docs/hosting/index.html"])
def test_a_page_runs_the_scripts_it_was_built_with(house: Config, address: str) -> None:
    with run_app(house) as client:
        answer = client.get(address)
    assert answer.text == PAGE
    digest = base64.b64encode(hashlib.sha256(SCRIPT.encode()).digest()).decode()
    policy = answer.headers["content-security-policy"]
    assert f"script-src 'self' 'sha256-{digest}';" in policy
    assert "script-src 'self' 'unsafe" not in policy


@pytest.mark.parametrize("prefix", ["", "/games"])
def test_links_of_a_page_start_from_its_folder(house: Config, prefix: str) -> None:
    address = f"https://example.org{prefix}"
    with run_app(msgspec.structs.replace(house, address=address)) as client:
        for asked, wanted in (("/docs", "/docs/"), ("/docs/hosting", "/docs/hosting/")):
            answer = client.get(prefix + asked, follow_redirects=False)
            assert answer.is_redirect
            assert answer.headers["location"] == prefix + wanted


def test_a_file_of_the_documents(house: Config) -> None:
    with run_app(house) as client:
        answer = client.get("/docs/all.js")
    assert answer.headers["content-type"].startswith("text/javascript")
    assert answer.headers["content-encoding"] == "gzip"


@pytest.mark.parametrize(
    "address", ["/docs/nowhere/", "/docs/../secret.html", "/docs/%2e%2e/secret.html", "/docs/%00"]
)
def test_nothing_else_is_shown(house: Config, address: str) -> None:
    with run_app(house) as client:
        answer = client.get(address)
    assert "the host's own" not in answer.text
    assert answer.status_code == 404


def test_unless_asked_for_there_are_none(house: Config) -> None:
    with run_app(msgspec.structs.replace(house, docs="")) as client:
        assert "data-prefix" in client.get("/docs/hosting/").text


def test_a_folder_without_documents_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadSetup, match="there are no documents in"):
        check(Config(docs=str(tmp_path)))
