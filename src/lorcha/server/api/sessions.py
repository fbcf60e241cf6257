"""Who sends a request: the browser keeps an opaque token in a cookie, the store keeps its hash."""

import hashlib
import secrets
from typing import Any, Final

from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie

from lorcha.server import house_time, trace
from lorcha.server.config import Config
from lorcha.server.refusal import Refusal
from lorcha.server.runtime.expiry import DAY, SESSION
from lorcha.server.store import PersonRow, Store
from lorcha.server.store.sessions import read_session, touch_session

COOKIE: Final = "lorcha"
# Over https: no other host of the domain, and no page over http, can set a cookie of this name.
SECURE_COOKIE: Final = "__Host-lorcha"
# Such a cookie is for the whole host. Under a prefix ours is for what lies there.
SECURE_PREFIX_COOKIE: Final = "__Secure-lorcha"
AnyConnection = ASGIConnection[Any, Any, Any, Any]


def new_token() -> str:
    return secrets.token_urlsafe(32)


def hash_token(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


def token_of(connection: AnyConnection) -> str | None:
    """Sessions that began under the old name of the cookie go on."""
    names = SECURE_COOKIE, SECURE_PREFIX_COOKIE, COOKIE
    return next((connection.cookies[name] for name in names if name in connection.cookies), None)


async def visitor_of(connection: AnyConnection, store: Store) -> PersonRow | None:
    """The person who sends the request or opens the socket, by the cookie; None without a name."""
    token = token_of(connection)
    if not token:
        return None
    since = house_time.now() - SESSION
    session = await store.read(lambda c: read_session(c, hash_token(token), since))
    trace.note("person", session[0].id if session else "")
    return session[0] if session else None


async def person_of(connection: AnyConnection, store: Store) -> PersonRow:
    """The same, or Refusal if they have not given a name yet."""
    visitor = await visitor_of(connection, store)
    if visitor is None:
        raise Refusal("nobody", "give a name first", 401)
    return visitor


async def renew_session(connection: AnyConnection, store: Store, config: Config) -> str | None:
    """Extend the session once a day; returns the token if its cookie has to be sent again."""
    token, now = token_of(connection), house_time.now()
    if not token:
        return None
    session = await store.read(lambda c: read_session(c, hash_token(token), now - SESSION))
    if session is None:
        return None
    if now - session[1] >= DAY:
        await store.write(lambda c: touch_session(c, hash_token(token), now))
        return token
    renamed = is_secure(connection, config) and secure_name(config) not in connection.cookies
    return token if renamed else None


def is_secure(connection: AnyConnection, config: Config) -> bool:
    return config.secure or connection.url.scheme in ("https", "wss")


def cookies(token: str | None, connection: AnyConnection, config: Config) -> list[Cookie]:
    """The cookie with the token; without a token, the one that removes it. Over https a cookie of
    the old name is removed in any case."""
    path = f"{config.prefix}/"
    if not is_secure(connection, config):
        return [cookie(COOKIE, token, path, secure=False)]
    removed = [cookie(COOKIE, None, path, secure=True)] if COOKIE in connection.cookies else []
    return [cookie(secure_name(config), token, path, secure=True), *removed]


def secure_name(config: Config) -> str:
    return SECURE_PREFIX_COOKIE if config.prefix else SECURE_COOKIE


def cookie(name: str, token: str | None, path: str, *, secure: bool) -> Cookie:
    return Cookie(
        key=name,
        value=token or "",
        max_age=int(SESSION) if token else 0,
        path=path,
        secure=secure,
        httponly=True,
        samesite="lax",
    )
