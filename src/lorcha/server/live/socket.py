"""The live socket of a table: `/api/tables/{id}/live?seat=&known=`.

At connect a full snapshot for the seat (or, with `known`, only what came after that ply), then one
message a ply. What a client says is answered with `done`, `refused`, `preview` or `hinted`.
"""

import asyncio
import contextlib
import logging
from typing import Any, Final

from litestar import WebSocket, websocket
from litestar.di import NamedDependency
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from lorcha.server.api.people import address
from lorcha.server.api.sessions import hashed, token_of, visitor_of
from lorcha.server.live.client import Client, TooMany
from lorcha.server.live.session import LiveSession
from lorcha.server.runtime.registry import TableNotFound, TableRegistry
from lorcha.server.store import Store
from lorcha.server.tables.live_table import BadLog
from lorcha.server.tables.messages import Reader
from lorcha.server.wire.people import Person

LOG: Final = logging.getLogger(__name__)
Socket = WebSocket[Any, Any, Any]
# Why a socket was closed, in the range left to applications
UNKNOWN: Final = 4404
FORBIDDEN: Final = 4403
BROKEN: Final = 4500
CUT: Final = 4408
TOO_MANY: Final = 4429


class Closed(Exception):
    def __init__(self, code: int, reason: str) -> None:
        super().__init__(reason)
        self.code = code
        self.reason = reason


@websocket("/api/tables/{table:str}/live")
async def live(
    socket: Socket,
    table: FromPath[str],
    store: NamedDependency[Store],
    registry: NamedDependency[TableRegistry],
) -> None:
    await socket.accept()
    try:
        visitor = await visitor_of(socket, store)
        with registry.lines.one_more(visitor.id if visitor else address(socket)):
            await attend(socket, table, registry, visitor.person if visitor else None)
    except TooMany as many:
        await close(socket, TOO_MANY, str(many))
    except Closed as closed:
        await close(socket, closed.code, closed.reason)
    except (WebSocketDisconnect, OSError):
        pass  # the client has gone
    except Exception:
        LOG.exception("the live socket of table %s broke", table)
        await close(socket, BROKEN, "something went wrong here")


async def attend(
    socket: Socket, table: str, registry: TableRegistry, person: Person | None
) -> None:
    try:
        hub = await registry.open(table)
    except TableNotFound as error:
        raise Closed(UNKNOWN, str(error)) from error
    except BadLog as error:
        LOG.warning("table %s cannot go on: %s", table, error)
        raise Closed(BROKEN, str(error)) from error
    held = hub.room.table.seats_of(person.id) if person else []
    if not held and not hub.room.table.spectators:
        raise Closed(FORBIDDEN, "this game is not open to spectators")
    registry.lines.check_table(len(hub.subscribers))
    seat = number(socket, "seat", held[0] if held else -1)
    if seat not in (*held, -1):
        raise Closed(FORBIDDEN, "this seat is somebody else's")
    token = token_of(socket)
    identities = (person.id, hashed(token)) if person and token else ()
    line = Client(Reader(seat, person.id if person and held else ""), registry.limits, identities)
    known = number(socket, "known", -1)
    session = LiveSession(registry, hub, line, person)
    try:
        await session.begin(known if known >= 0 else None)
        await talk(socket, line, session)
    finally:
        session.end()


def number(socket: Socket, name: str, default: int) -> int:
    text = socket.query_params.get(name, "")
    try:
        return int(text) if text else default
    except ValueError as error:
        raise Closed(UNKNOWN, f"{name} is a number") from error


async def talk(socket: Socket, line: Client, session: LiveSession) -> None:
    """Until the client goes, is too slow, or too fast."""
    tasks = [
        asyncio.create_task(say(socket, line)),
        asyncio.create_task(listen(socket, line, session)),
        asyncio.create_task(line.cut.wait()),
    ]
    try:
        done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        async with session.obeying:  # what is being written must be told, whoever has gone
            for task in tasks:
                task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
    for task in done:
        task.result()
    if line.cut.is_set():
        raise Closed(CUT, "too slow, too much was said, or the session has ended")


async def say(socket: Socket, line: Client) -> None:
    while True:
        text = await line.next()
        await socket.send({"type": "websocket.send", "bytes": None, "text": text})


async def listen(socket: Socket, line: Client, session: LiveSession) -> None:
    while True:
        event = await socket.receive()
        if event["type"] == "websocket.disconnect":
            return
        said: Any = event.get("text") or event.get("bytes") or ""
        if not line.cut.is_set():
            await session.hear(said)
            await asyncio.sleep(0)  # now it is for the others, and for the answers


async def close(socket: Socket, code: int, reason: str) -> None:
    with contextlib.suppress(Exception):
        await socket.close(code, reason)
