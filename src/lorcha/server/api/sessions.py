"""Who is there: a browser keeps an opaque token in a cookie, the store keeps its hash."""

import hashlib
import secrets
import time
from typing import Any, Final

from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie
from sqlalchemy import Connection

from lorcha.server.api.errors import Trouble
from lorcha.server.config import Config
from lorcha.server.store import PersonRow, Store
from lorcha.server.store.people import add_session, end_old_sessions, session_of, use_session

COOKIE: Final = "lorcha"
DAY: Final = 86_400.0
LASTS: Final = 390 * DAY  # browsers keep no cookie longer than 400 days
Anyone = ASGIConnection[Any, Any, Any, Any]


def hashed(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


def token_of(connection: Anyone) -> str | None:
    return connection.cookies.get(COOKIE)


async def visitor_of(connection: Anyone, store: Store) -> PersonRow | None:
    """Who it is that asks, by their cookie; also for sockets."""
    token = token_of(connection)
    if not token:
        return None
    since = time.time() - LASTS
    found = await store.read(lambda reading: session_of(reading, hashed(token), since))
    return found[0] if found else None


async def person_of(connection: Anyone, store: Store) -> PersonRow:
    """Trouble if they have not given a name yet."""
    visitor = await visitor_of(connection, store)
    if visitor is None:
        raise Trouble(401, "nobody", "give a name first")
    return visitor


def begin_session(connection: Connection, person: str, now: float) -> str:
    """The token of a new session."""
    token = secrets.token_urlsafe(32)
    add_session(connection, hashed(token), person, now)
    return token


async def forget_old(store: Store) -> None:
    """Sessions that have not been used for so long are nobody's any more."""
    before = time.time() - LASTS
    await store.write(lambda writing: end_old_sessions(writing, before))


async def renewed(connection: Anyone, store: Store) -> str | None:
    """The token, if the session goes on and is to be kept a little longer."""
    token, now = token_of(connection), time.time()
    if not token:
        return None
    found = await store.read(lambda reading: session_of(reading, hashed(token), now - LASTS))
    if found is None or now - found[1] < DAY:
        return None
    await store.write(lambda writing: use_session(writing, hashed(token), now))
    return token


def cookie(token: str | None, connection: Anyone, config: Config) -> Cookie:
    """The cookie that keeps the token; without one, the cookie that ends it."""
    return Cookie(
        key=COOKIE,
        value=token or "",
        max_age=int(LASTS) if token else 0,
        path="/",
        secure=config.secure or connection.url.scheme in ("https", "wss"),
        httponly=True,
        samesite="lax",
    )
