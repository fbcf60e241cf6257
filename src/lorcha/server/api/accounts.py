"""One's account: list and end sessions, replace a lost password by the host's link, delete it."""

from typing import Any, Final

from litestar import Request, Response, delete, get, post
from litestar.concurrency import sync_to_thread
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from lorcha.server import house_time
from lorcha.server.api import people
from lorcha.server.api.devices import device_of
from lorcha.server.api.limits import Limits
from lorcha.server.api.sessions import cookies, hash_token, new_token, person_of, token_of
from lorcha.server.api.source import source
from lorcha.server.config import Config
from lorcha.server.refusal import Refusal, unknown
from lorcha.server.runtime.registry import TableRegistry
from lorcha.server.store import Store
from lorcha.server.store.accounts import delete_account, use_link
from lorcha.server.store.sessions import add_session, end_session, sessions_of
from lorcha.server.wire.people import Farewell, Me, PasswordByLink, Session

AnyRequest = Request[Any, Any, Any]
SHORT: Final = 16  # digits of the hash that tell one's own sessions apart


@get("/api/sessions")
async def list_sessions(request: AnyRequest, store: NamedDependency[Store]) -> list[Session]:
    """Where one is signed in, the session used last first."""
    person, here = await person_of(request, store), hash_token(token_of(request) or "")
    rows = await store.read(lambda connection: sessions_of(connection, person.id))
    return [
        Session(row.hash[:SHORT], row.device or "", row.created, row.used, row.hash == here)
        for row in rows
    ]


@delete("/api/sessions/{session:str}")
async def end_one(
    request: AnyRequest,
    session: FromPath[str],
    store: NamedDependency[Store],
    registry: NamedDependency[TableRegistry],
) -> None:
    person = await person_of(request, store)
    rows = await store.read(lambda connection: sessions_of(connection, person.id))
    ended = next((row.hash for row in rows if row.hash[:SHORT] == session), None)
    if ended is None:
        raise unknown("there is no such session")
    await store.write(lambda connection: end_session(connection, ended))
    registry.sign_out(ended)


@post("/api/password-link", status_code=200)
async def use_password_link(
    request: AnyRequest,
    data: JSONBody[PasswordByLink],
    store: NamedDependency[Store],
    config: NamedDependency[Config],
    limits: NamedDependency[Limits],
    registry: NamedDependency[TableRegistry],
) -> Response[Me]:
    """A new password by a link of the host. All sessions end, and one begins here."""
    limits.take("sign_in", source(request))
    hashed = await sync_to_thread(people.HASHER.hash, data.password)
    link, token, now = hash_token(data.token), new_token(), house_time.now()
    device = device_of(request.headers.get("user-agent", ""))
    person = await store.write(lambda connection: use_link(connection, link, hashed, now))
    if person is None:
        raise Refusal("bad_link", "this link was used already, or is too old", 403)
    key = person.id
    await store.write(lambda c: add_session(c, hash_token(token), key, now, device))
    registry.sign_out(key)
    return Response(people.describe(person), cookies=cookies(token, request, config))


@delete("/api/me")
async def delete_me(
    request: AnyRequest,
    data: JSONBody[Farewell],
    store: NamedDependency[Store],
    config: NamedDependency[Config],
    limits: NamedDependency[Limits],
    registry: NamedDependency[TableRegistry],
) -> Response[None]:
    """Delete one's account; the password is needed, if there is one."""
    person = await person_of(request, store)
    if person.password is not None:
        limits.take("sign_in", person.id)
        if not await sync_to_thread(people.is_right, person.password, data.current):
            raise Refusal("wrong_password", "that is not the present password", 403)
    await store.write(lambda connection: delete_account(connection, person.id))
    registry.sign_out(person.id)
    return Response(None, status_code=204, cookies=cookies(None, request, config))


HANDLERS: Final = [list_sessions, end_one, use_password_link, delete_me]
