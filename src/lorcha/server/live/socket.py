"""The live socket of a table: `/api/tables/{id}/live?seat=&known=`.

At connect the client gets a full snapshot for the seat (or, with `known`, only what came after that
ply), then one message for each ply. A command is answered with `done`, `refused`, `previews` or
`hint`.
"""

import asyncio
import contextlib
import logging
from typing import Any, Final, cast

from litestar import WebSocket, websocket
from litestar.di import NamedDependency
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from lorcha.server.api.errors import NOT_READ
from lorcha.server.api.sessions import hash_token, token_of, visitor_of
from lorcha.server.api.source import source
from lorcha.server.live.client import LINE, Client, ClientLimits, Line, TooMany, Visitor
from lorcha.server.live.session import LiveSession
from lorcha.server.log_id import log_id
from lorcha.server.refusal import Refusal
from lorcha.server.runtime.hub import TableHub, TableNotFound
from lorcha.server.runtime.registry import TableRegistry
from lorcha.server.store import Store
from lorcha.server.store.errors import CANNOT_WRITE
from lorcha.server.tables.live_table import BadLog
from lorcha.server.tables.messages import Reader
from lorcha.server.wire.people import Person

LOG: Final = logging.getLogger(__name__)
Socket = WebSocket[Any, Any, Any]
# Why a socket was closed, in the range of codes for applications
UNKNOWN: Final = 4404
FORBIDDEN: Final = 4403
BROKEN: Final = 4500
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
    client_limits: NamedDependency[ClientLimits],
) -> None:
    await socket.accept()
    try:
        row = await visitor_of(socket, store)
        with client_limits.count(row.id if row else source(socket)) as visitor:
            person = row.person if row else None
            await serve(socket, table, registry, person, client_limits, visitor)
    except (TooMany, Refusal) as many:
        await close(socket, TOO_MANY, str(many))
    except Closed as closed:
        await close(socket, closed.code, closed.reason)
    except (WebSocketDisconnect, OSError):
        pass  # the client is gone
    except CANNOT_WRITE as error:  # the client tries again by itself
        LOG.warning("the database does not answer: %s", type(error).__name__)
        await close(socket, BROKEN, NOT_READ)
    except Exception:
        LOG.exception("the live socket of table %s broke", log_id(table))
        await close(socket, BROKEN, "something went wrong here")


async def serve(
    socket: Socket,
    table: str,
    registry: TableRegistry,
    person: Person | None,
    limits: ClientLimits,
    visitor: Visitor,
) -> None:
    limits.reading.check(visitor.key)
    known = number(socket, "known", -1)
    begun = False
    while not begun:  # a table whose last move could not be stored is closed and opened again
        hub = await open_table(registry, table)
        client = connect(socket, hub, person, limits, visitor)
        session = LiveSession(registry, hub, client, person, limits)
        try:
            begun = await session.begin(known if known >= 0 else None)
            if begun:
                await exchange(socket, client, session)
        finally:
            session.end()
            client.leave()


async def open_table(registry: TableRegistry, table: str) -> TableHub:
    try:
        return await registry.open(table)
    except TableNotFound as error:
        raise Closed(UNKNOWN, str(error)) from error
    except BadLog as error:
        LOG.warning("table %s cannot go on: %s", log_id(table), error)
        raise Closed(BROKEN, str(error)) from error


def connect(
    socket: Socket, hub: TableHub, person: Person | None, limits: ClientLimits, visitor: Visitor
) -> Client:
    """The client, if it may look at the table from the seat it asks for."""
    own = hub.table.row.seats_of(person.id) if person else []
    if not own and not hub.table.row.spectators:
        raise Closed(FORBIDDEN, "this game is not open to spectators")
    if not own:
        limits.check_spectators(hub.local_presence().watching)
    seat = number(socket, "seat", own[0] if own else -1)
    if seat not in (*own, -1):
        raise Closed(FORBIDDEN, "this seat is somebody else's")
    token = token_of(socket)
    identities = (person.id, hash_token(token)) if person and token else ()
    reader = Reader(seat, person.id if person and own else "")
    line = cast(Line, socket.scope["extensions"][LINE])  # type: ignore[index]
    return Client(reader, visitor, line, identities)


def number(socket: Socket, name: str, default: int) -> int:
    text = socket.query_params.get(name, "")
    try:
        return int(text) if text else default
    except ValueError as error:
        raise Closed(UNKNOWN, f"{name} is a number") from error


async def exchange(socket: Socket, client: Client, session: LiveSession) -> None:
    """Carry out commands until the client leaves, is too slow, or too fast. What is being written
    is announced to the others before it ends."""
    while (event := await socket.receive())["type"] != "websocket.disconnect":
        text: Any = event.get("text") or event.get("bytes") or ""
        if not client.dropped:
            await session.receive(text)
            await asyncio.sleep(0)  # let others have their turn


async def close(socket: Socket, code: int, reason: str) -> None:
    with contextlib.suppress(Exception):
        await socket.close(code, reason)
