"""Security: requests from other sites are refused, secrets stay inside, sizes are limited."""

import gzip
import zlib
from pathlib import Path
from typing import Any

import pytest
from litestar import Litestar
from litestar.exceptions import WebSocketDisconnect
from litestar.testing import TestClient

from lorcha.server.api.security import HEADERS
from lorcha.server.store import Store
from tests.server.http_app import OWN, Visitor, app_config, new_table, run_app


def test_a_change_needs_our_own_header(vera: Visitor) -> None:
    table = vera.post("/api/tables", new_table("me", "open"))["id"]
    for method, path, body in [
        ("POST", "/api/tables", new_table("me", "open")),
        ("POST", f"/api/tables/{table}/start", {"fill": "sailor"}),
        ("DELETE", f"/api/tables/{table}", None),
        ("DELETE", "/api/session", None),
        ("PATCH", "/api/me", {"name": "Eve"}),
        ("PUT", "/api/me/password", {"password": "longer than it"}),
    ]:
        assert vera.ask(method, path, body, headers={}).status_code == 403
    assert vera.get("/api/me")["person"]["name"] == "Vera"
    assert [one["stage"] for one in vera.get("/api/lobby")["mine"]] == ["open"]


@pytest.mark.parametrize(
    ("headers", "allowed"),
    [
        ({"origin": "https://evil.example"}, False),
        ({"origin": "null"}, False),
        ({"sec-fetch-site": "cross-site"}, False),
        ({"sec-fetch-site": "same-site"}, False),
        ({"origin": "http://testserver.local"}, True),
        ({"sec-fetch-site": "same-origin", "origin": "http://testserver.local"}, True),
        ({"sec-fetch-site": "none"}, True),
        ({"origin": "https://testserver.local"}, True),  # a proxy may not say that it is https
        ({"origin": "https://play.example"}, True),
        ({"origin": "https://play.example", "host": "play.example"}, True),
        ({"origin": "http://play.example", "host": "play.example"}, False),
        ({"origin": "http://play.example"}, False),
    ],
)
def test_a_change_comes_from_our_own_pages(
    tmp_path: Path, headers: dict[str, str], allowed: bool
) -> None:
    with run_app(app_config(tmp_path, address="https://play.example")) as client:
        sent = Visitor(client).ask("POST", "/api/people", {"name": "Vera"}, {**OWN, **headers})
    assert sent.status_code == (201 if allowed else 403)


def test_a_socket_is_opened_from_our_own_pages(vera: Visitor) -> None:
    table = vera.post("/api/tables", new_table("me", "+Ann"))["id"]
    vera.post(f"/api/tables/{table}/start", {})
    cookie = {"cookie": f"lorcha={vera.token}"}
    path = f"/api/tables/{table}/live"
    with vera.client.websocket_connect(path, headers=cookie) as socket:
        assert socket.receive_json()["type"] == "snapshot"
    foreign = {**cookie, "origin": "https://evil.example"}
    with (
        pytest.raises(WebSocketDisconnect),
        vera.client.websocket_connect(path, headers=foreign) as socket,
    ):
        socket.receive_json()


def test_over_https_the_cookie_is_for_https_only(tmp_path: Path) -> None:
    with run_app(app_config(tmp_path, address="https://play.example")) as client:
        answer = Visitor(client).ask("POST", "/api/people", {"name": "Vera"})
    assert "secure" in answer.headers["set-cookie"].lower()
    assert answer.headers["set-cookie"].startswith("__Host-lorcha=")
    assert answer.headers["strict-transport-security"] == "max-age=31536000"


def test_a_session_of_before_goes_on_under_the_new_name_of_its_cookie(tmp_path: Path) -> None:
    with run_app(app_config(tmp_path)) as client:
        vera = Visitor(client, "Vera")
    with run_app(app_config(tmp_path, address="https://play.example")) as client:
        vera.client = client
        answer = vera.ask("GET", "/api/me")
        assert answer.json()["person"]["name"] == "Vera"
        new, removed = answer.headers.get_list("set-cookie")
        assert new.startswith("__Host-lorcha=")
        assert removed.startswith(("lorcha=;", 'lorcha="";'))
        token = new.partition("=")[2].partition(";")[0]
        again = client.get("/api/me", headers={"cookie": f"__Host-lorcha={token}"})
        assert again.json()["person"]["name"] == "Vera"
        assert "set-cookie" not in again.headers


def test_no_cache_keeps_what_one_person_was_told(vera: Visitor) -> None:
    for path in ("/api/me", "/api/lobby", "/api/games", "/api/tables/nothing"):
        assert vera.ask("GET", path).headers["cache-control"] == "no-store"


@pytest.mark.parametrize("path", ["/api/lobby", "/api/games", "/healthz", "/schema"])
def test_head_is_answered_like_get_without_a_body(client: TestClient[Litestar], path: str) -> None:
    head, whole = client.head(path), client.get(path)
    assert (head.status_code, head.content) == (200, b"")
    assert head.headers["content-type"] == whole.headers["content-type"]
    assert client.head("/api/nothing").status_code == 404
    assert client.head("/api/tables").status_code == 405


def test_renaming_is_limited(tmp_path: Path) -> None:
    with run_app(app_config(tmp_path, limits=True)) as client:
        vera = Visitor(client, "Vera")
        codes = [vera.ask("PATCH", "/api/me", {"name": f"Vera {n}"}).status_code for n in range(11)]
    assert codes == [200] * 10 + [429]


@pytest.mark.parametrize(
    ("method", "path"),
    [
        ("GET", "/api/me"),
        ("GET", "/api/nothing"),
        ("GET", "/"),
        ("GET", "/no.js"),
        ("PUT", "/api/lobby"),
        ("POST", "/nowhere"),
        ("GET", "/api/tables/x"),
        ("GET", "/healthz"),
        ("GET", "/schema"),
    ],
)
def test_every_response_has_the_safety_headers(
    client: TestClient[Litestar], method: str, path: str
) -> None:
    answer = Visitor(client).ask(method, path)
    for name, value in HEADERS.items():
        assert answer.headers.get(name) == value, name
    assert len(answer.headers["x-request-id"]) == 16


@pytest.mark.parametrize(("name", "bare"), [("a.js", True), ("a.css", True), ("a.svg", False)])
def test_a_part_of_a_page_has_no_head_for_pages(name: str, bare: bool, tmp_path: Path) -> None:
    """Two dozen files make a table; an SVG can be opened as a page of its own."""
    assets = tmp_path / "web/assets"
    assets.mkdir(parents=True)
    (assets / name).write_text("a" * 1000)
    with run_app(app_config(tmp_path, web=str(tmp_path / "web"))) as client:
        headers = client.get(f"/assets/{name}").headers
    assert ("content-security-policy" not in headers) == bare
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["cross-origin-resource-policy"] == "same-origin"


def test_scripts_come_from_us_alone() -> None:
    policy = dict(rule.split(" ", 1) for rule in HEADERS["content-security-policy"].split("; "))
    assert policy["script-src"] == "'self'"
    assert policy["default-src"] == "'self'"
    assert policy["frame-ancestors"] == "'none'"


def test_a_fault_tells_nothing_of_the_inside(
    vera: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def broken(self: Store, key: str) -> Any:
        raise RuntimeError("secret: the seed is 42")

    monkeypatch.setattr(Store, "table", broken)
    answer = vera.ask("GET", "/api/tables/abc")
    assert answer.status_code == 500
    assert answer.json() == {"code": "failed", "text": "something went wrong here"}


def test_a_body_has_bounds(vera: Visitor) -> None:
    answer = vera.ask("POST", "/api/imports", {"moves": ["x" * 300_000]})
    assert (answer.status_code, answer.json()["code"]) == (413, "too_large")


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"{",
        b"\xff\xfe",
        b'{"name":"\xff"}',
        b"null",
        b"[" * 100_000,
        b'{"name": 1e999}',
        b'{"name":"\\ud800"}',
    ],
)
def test_bodies_that_cannot_be_read(client: TestClient[Litestar], body: bytes) -> None:
    headers = {**OWN, "content-type": "application/json"}
    answer = client.post("/api/people", content=body, headers=headers)
    assert (answer.status_code, answer.json()["code"]) == (400, "malformed")


def test_signing_in_is_limited(tmp_path: Path) -> None:
    with run_app(app_config(tmp_path, limits=True)) as client:
        guess = {"name": "Vera#aa", "password": "guess number one"}
        codes = [Visitor(client).ask("POST", "/api/session", guess).status_code for _ in range(12)]
    assert codes[:5] == [403] * 5
    assert codes[-1] == 429


def test_making_tables_is_limited(tmp_path: Path) -> None:
    with run_app(app_config(tmp_path, limits=True)) as client:
        vera, bo = Visitor(client, "Vera"), Visitor(client, "Bo")
        table = new_table("me", "open")
        codes = [vera.ask("POST", "/api/tables", table).status_code for _ in range(31)]
        assert codes == [201] * 30 + [429]
        assert vera.refused("POST", "/api/play", {"game": "dragon"}) == (429, "too_fast")
        assert bo.ask("POST", "/api/tables", table).status_code == 201


def test_a_seed_stays_inside_until_the_end(vera: Visitor) -> None:
    table = vera.post("/api/tables", new_table("me", "+Ann"))["id"]
    path = f"/api/tables/{table}"
    seed = vera.client.blocking_portal.call(vera.client.app.state.store.table, table).chance.seed
    vera.post(f"{path}/start", {})
    for rest in ("", "/review", "/replay?ply=0", "/replay?seat=0&ply=0"):
        assert seed not in vera.ask("GET", path + rest).text
    assert seed not in vera.ask("GET", "/api/lobby").text


@pytest.fixture
def built(tmp_path: Path) -> Path:
    """A web client, and a secret file next to it."""
    dist = tmp_path / "dist"
    (dist / "assets").mkdir(parents=True)
    (dist / "index.html").write_text("<!doctype html><title>Lorcha</title>", "utf-8")
    (dist / "assets" / "app-1234.js").write_text("console.log(1);" * 1000, "utf-8")
    (tmp_path / "secret.txt").write_text("secret", "utf-8")
    (dist / "way.txt").symlink_to(tmp_path / "secret.txt")
    return tmp_path


def test_the_web_client_is_served_for_every_address(built: Path) -> None:
    with run_app(app_config(built)) as client:
        pages = [client.get(path) for path in ("/", "/t/abc", "/deep/link/of/it", "/index.html")]
        assert {page.text for page in pages} == {"<!doctype html><title>Lorcha</title>"}
        assert {page.headers["cache-control"] for page in pages} == {"no-cache"}
        script = client.get("/assets/app-1234.js")
        assert "immutable" in script.headers["cache-control"]
        assert script.headers["content-type"].startswith("text/javascript")
        assert client.get("/assets/gone.js").status_code == 404
        assert client.get("/api/gone").json()["code"] == "unknown"


def test_large_files_are_compressed(built: Path) -> None:
    with (
        run_app(app_config(built)) as client,
        client.stream("GET", "/assets/app-1234.js", headers={"accept-encoding": "gzip"}) as answer,
    ):
        raw = b"".join(answer.iter_raw())
    assert answer.headers["content-encoding"] == "gzip"
    assert gzip.decompress(raw) == b"console.log(1);" * 1000


def test_a_file_is_compressed_once_until_it_changes(
    built: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever asks for it again and again does not keep the server busy."""
    sizes, deflate, script = [], zlib.compress, built / "dist" / "assets" / "app-1234.js"

    def counted(data: bytes, *how: Any, **also: Any) -> bytes:
        sizes.append(len(data))
        return deflate(data, *how, **also)

    monkeypatch.setattr(zlib, "compress", counted)
    monkeypatch.setattr(gzip.GzipFile, "write", lambda self, data: counted(data))
    with run_app(app_config(built)) as client:
        for text in ("console.log(2);" * 1000, "console.log(30);" * 1000):
            script.write_text(text)
            for _ in range(3):
                answer = client.get("/assets/app-1234.js")
                assert (answer.text, answer.headers["vary"]) == (text, "Accept-Encoding")
    assert sizes == [15_000, 16_000]


@pytest.mark.parametrize(
    "path",
    [
        "/../secret.txt",
        "/%2e%2e/secret.txt",
        "/assets/%2e%2e/%2e%2e/secret.txt",
        "/..%2fsecret.txt",
        "//etc/hostname.txt",
        "/way.txt",
        "/%00.txt",
        "/" + "x" * 5000 + ".txt",
    ],
)
def test_no_way_leads_out_of_the_folder(built: Path, path: str) -> None:
    with run_app(app_config(built)) as client:
        answer = client.get(path)
    assert "secret" not in answer.text.replace("secret.txt", "")
    assert answer.status_code == 404


def test_without_a_web_client_a_page_says_so(client: TestClient[Litestar]) -> None:
    answer = client.get("/")
    assert answer.status_code == 503
    assert "has not been built" in answer.text
