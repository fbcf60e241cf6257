"""Who sends a request: the browser keeps an opaque token in a cookie, the store keeps its hash."""

import hashlib
import secrets
from typing import Any, Final

from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie

from lorcha.server import house_time, trace
from lorcha.server.config import Config
from lorcha.server.refusal import Refusal
from lorcha.server.store import PersonRow, Store
from lorcha.server.store.sessions import end_old_sessions, read_session, touch_session

COOKIE: Final = "lorcha"
DAY: Final = 86_400.0
LIFETIME: Final = 390 * DAY  # browsers keep no cookie longer than 400 days
AnyConnection = ASGIConnection[Any, Any, Any, Any]


def new_token() -> str:
    return secrets.token_urlsafe(32)


def hash_token(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


def token_of(connection: AnyConnection) -> str | None:
    return connection.cookies.get(COOKIE)


def address(connection: AnyConnection) -> str:
    """The network address of the visitor, by which those without a name are counted."""
    return connection.client.host if connection.client else ""


async def visitor_of(connection: AnyConnection, store: Store) -> PersonRow | None:
    """The person who sends the request or opens the socket, by the cookie; None without a name."""
    token = token_of(connection)
    if not token:
        return None
    since = house_time.now() - LIFETIME
    session = await store.read(lambda c: read_session(c, hash_token(token), since))
    trace.note("person", session[0].id if session else "")
    return session[0] if session else None


async def person_of(connection: AnyConnection, store: Store) -> PersonRow:
    """The same, or Refusal if they have not given a name yet."""
    visitor = await visitor_of(connection, store)
    if visitor is None:
        raise Refusal("nobody", "give a name first", 401)
    return visitor


async def forget_old_sessions(store: Store) -> None:
    before = house_time.now() - LIFETIME
    await store.write(lambda connection: end_old_sessions(connection, before))


async def renew_session(connection: AnyConnection, store: Store) -> str | None:
    """Extend the session once a day; returns the token if it was extended."""
    token, now = token_of(connection), house_time.now()
    if not token:
        return None
    session = await store.read(lambda c: read_session(c, hash_token(token), now - LIFETIME))
    if session is None or now - session[1] < DAY:
        return None
    await store.write(lambda c: touch_session(c, hash_token(token), now))
    return token


def cookie(token: str | None, connection: AnyConnection, config: Config) -> Cookie:
    """The cookie with the token; without a token, the cookie that removes it."""
    return Cookie(
        key=COOKIE,
        value=token or "",
        max_age=int(LIFETIME) if token else 0,
        path="/",
        secure=config.secure or connection.url.scheme in ("https", "wss"),
        httponly=True,
        samesite="lax",
    )
