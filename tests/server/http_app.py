"""The application for tests over HTTP, and visitors with their own cookies."""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any

import httpx
from litestar import Litestar
from litestar.testing import TestClient

from lorcha.core.match import Match
from lorcha.games import load
from lorcha.server.app import App, application
from lorcha.server.config import Config
from lorcha.server.live.client import LINE, nothing
from lorcha.server.store import LogRow, Store, TableRow
from lorcha.server.tables.results import results_of

OWN = {"x-lorcha": "1"}


class Visitor:
    """A browser: it sends the cookie it got and says that it comes from our pages."""

    def __init__(self, client: TestClient[Litestar], name: str = "") -> None:
        self.client = client
        self.token: str | None = None
        self.id = ""
        if name:
            self.id = self.post("/api/people", {"name": name})["person"]["id"]

    def ask(
        self, method: str, path: str, body: Any = None, headers: dict[str, str] | None = None
    ) -> httpx.Response:
        all_headers = OWN if headers is None else headers
        if self.token:
            all_headers = {**all_headers, "cookie": f"lorcha={self.token}"}
        self.client.cookies.clear()
        answer = self.client.request(method, path, json=body, headers=all_headers)
        if "lorcha" in answer.cookies:
            self.token = answer.cookies["lorcha"]
        elif "lorcha=" in answer.headers.get("set-cookie", ""):
            self.token = None
        return answer

    def body_of(self, answer: httpx.Response) -> Any:
        assert answer.is_success, answer.text
        return answer.json() if answer.content else None

    def get(self, path: str) -> Any:
        return self.body_of(self.ask("GET", path))

    def post(self, path: str, body: Any = None) -> Any:
        return self.body_of(self.ask("POST", path, body))

    def delete(self, path: str) -> Any:
        return self.body_of(self.ask("DELETE", path))

    def refused(self, method: str, path: str, body: Any = None) -> tuple[int, str]:
        """The status and the code with which it is refused."""
        answer = self.ask(method, path, body)
        assert answer.is_client_error, answer.text
        assert answer.json()["text"]
        return answer.status_code, answer.json()["code"]


def app_config(folder: Path, **changes: Any) -> Config:
    places = {"database": str(folder / "tables.sqlite3"), "web": str(folder / "dist")}
    plain = {"bots": 1, "pause": (0.0, 0.0), "limits": False}
    return Config(**{**places, **plain, **changes})


class LineOfTests:
    """What stands for a socket in the client of the tests, which has none."""

    is_writable = True

    def __init__(self, send: Any) -> None:
        self._send = send
        self.may_write_again = nothing

    def post(self, text: bytes) -> None:
        self._send_soon({"type": "websocket.send", "bytes": None, "text": text.decode()})

    def hang_up(self, code: int, reason: str) -> None:
        self._send_soon({"type": "websocket.close", "code": code, "reason": reason})

    def _send_soon(self, message: dict[str, Any]) -> None:
        self._sending = asyncio.get_running_loop().create_task(self._send(message))


class AppOfTests(App):
    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == "websocket":
            scope = {**scope, "extensions": {LINE: LineOfTests(send)}}
        await super().__call__(scope, receive, send)


@contextmanager
def run_app(config: Config) -> Iterator[TestClient[Litestar]]:
    app = application(config)
    app.__class__ = AppOfTests
    with TestClient(app, base_url="http://testserver.local") as client:
        yield client


def new_table(*seats: str, game: str = "dragon", **terms: Any) -> dict[str, Any]:
    """`me`, `open`, a bot's level, or `+Ann` for a guest."""
    return {"game": game, "seats": [seat(who) for who in seats], **terms}


def seat(who: str) -> dict[str, str]:
    if who in ("me", "open"):
        return {"who": who}
    return {"who": "guest", "name": who[1:]} if who[0] == "+" else {"who": "bot", "level": who}


def write_game(visitor: Visitor, table: str, moves: int | None = None) -> Match:
    """Write a game of random moves into the log of a table that has begun: this many moves, or all
    of it with its end."""
    store: Store = visitor.client.app.state.store

    async def write() -> Match:
        row = await store.table(table)
        assert row is not None
        match = play_game(row, moves)
        lines = [line.partition(" ") for line in match.record().moves]
        rows = [
            LogRow(n, "move", int(seat), text, f"c{n}", 1.0 + n)
            for n, (seat, _, text) in enumerate(lines, 1)
        ]
        if moves is not None:
            await store.append(table, rows, match.state.actors())
        else:
            end = LogRow(len(rows) + 1, "end", -1, "played", "", 2.0 + len(rows))
            await store.finish(table, [*rows, end], results_of(match.state, []), "played")
        return match

    return visitor.client.blocking_portal.call(write)


def play_game(row: TableRow, moves: int | None) -> Match:
    names = [seat.name for seat in row.seats]
    match, chooser = Match(load(row.game), names, row.options, row.chance), Random(7)
    while not match.state.over() and (moves is None or match.ply < moves):
        seat = match.state.actors()[0]
        match.play(seat, chooser.choice(match.state.legal(seat)))
    return match
