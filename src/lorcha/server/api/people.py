"""People: give a name, rename, set a password, sign in and out. A name is enough to play; with a
password one can come back from another device."""

import secrets
from base64 import b64encode
from collections.abc import Iterator
from typing import Any, Final

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from argon2.low_level import ARGON2_VERSION
from litestar import Request, Response, delete, get, patch, post, put
from litestar.concurrency import sync_to_thread
from litestar.di import NamedDependency
from litestar.params import JSONBody

from lorcha.server import house_time
from lorcha.server.api.devices import device_of
from lorcha.server.api.limits import Limits
from lorcha.server.api.sessions import (
    cookies,
    hash_token,
    new_token,
    person_of,
    renew_session,
    token_of,
    visitor_of,
)
from lorcha.server.api.sign_in_limits import SignInLimits
from lorcha.server.api.source import source
from lorcha.server.config import Config
from lorcha.server.refusal import Refusal, conflict
from lorcha.server.runtime.registry import TableRegistry
from lorcha.server.store import PersonRow, Store
from lorcha.server.store import people as people_store
from lorcha.server.store.sessions import end_session, end_sessions, replace_session
from lorcha.server.tables.names import clean_name
from lorcha.server.wire.people import Me, NewName, NewPassword, SignIn


def hash_of_no_password(hasher: PasswordHasher) -> str:
    """As a hash looks, but drawn: nobody knows a password for it. To make a real one would take a
    tenth of the time in which a server starts."""
    salt, digest = (
        b64encode(secrets.token_bytes(length)).decode().rstrip("=")
        for length in (hasher.salt_len, hasher.hash_len)
    )
    costs = f"m={hasher.memory_cost},t={hasher.time_cost},p={hasher.parallelism}"
    return f"$argon2id$v={ARGON2_VERSION}${costs}${salt}${digest}"


HASHER: Final = PasswordHasher()
# Checked where there is no password, so that the answer takes the same time.
DUMMY_HASH: Final = hash_of_no_password(HASHER)
LETTERS: Final = "23456789abcdefghjkmnpqrstuvwxyz"
AnyRequest = Request[Any, Any, Any]


@get("/api/me")
async def me(
    request: AnyRequest, store: NamedDependency[Store], config: NamedDependency[Config]
) -> Response[Me]:
    visitor = await visitor_of(request, store)
    token = await renew_session(request, store, config) if visitor else None
    sent = cookies(token, request, config) if token else []
    return Response(describe(visitor), cookies=sent)


@post("/api/people")
async def introduce(
    request: AnyRequest,
    data: JSONBody[NewName],
    store: NamedDependency[Store],
    config: NamedDependency[Config],
    limits: NamedDependency[Limits],
) -> Response[Me]:
    """A visitor gives a name and becomes a person. The browser keeps a secret token."""
    visitor = await visitor_of(request, store)
    if visitor is not None:
        raise conflict("somebody", f"you are {visitor.name} already; sign out first")
    limits.take("introduce", source(request))
    name, token = clean_name(data.name), new_token()
    key, session, now = secrets.token_urlsafe(12), hash_token(token), house_time.now()
    device = device_of(request.headers.get("user-agent", ""))
    person = await store.write(
        lambda c: people_store.add_visitor(c, key, name, new_tags(), session, now, device)
    )
    if person is None:
        raise name_taken()
    return Response(describe(person), status_code=201, cookies=cookies(token, request, config))


@patch("/api/me")
async def rename(
    request: AnyRequest,
    data: JSONBody[NewName],
    store: NamedDependency[Store],
    limits: NamedDependency[Limits],
) -> Me:
    """Another name, perhaps with another tag."""
    person, name = await person_of(request, store), clean_name(data.name)
    limits.take("rename", person.id)
    renamed = await store.write(lambda c: people_store.rename(c, person, name, new_tags()))
    if renamed is None:
        raise name_taken()
    return describe(renamed)


@put("/api/me/password")
async def password(
    request: AnyRequest,
    data: JSONBody[NewPassword],
    store: NamedDependency[Store],
    limits: NamedDependency[Limits],
    registry: NamedDependency[TableRegistry],
) -> Me:
    """Set a password, or change it: then the current one is needed, and all other sessions end."""
    person = await person_of(request, store)
    if person.password is not None:
        limits.take("sign_in", person.id)
        if not await sync_to_thread(is_right, person.password, data.current):
            raise Refusal("wrong_password", "that is not the present password", 403)
    hashed = await sync_to_thread(HASHER.hash, data.password)
    here = hash_token(token_of(request) or "")
    await store.write(lambda c: people_store.set_password(c, person.id, hashed, here))
    registry.sign_out(person.id)  # the client of this session connects again by itself
    return Me(person.person, password=True)


@post("/api/session", status_code=200)
async def sign_in(
    request: AnyRequest,
    data: JSONBody[SignIn],
    store: NamedDependency[Store],
    config: NamedDependency[Config],
    sign_in_limits: NamedDependency[SignInLimits],
    registry: NamedDependency[TableRegistry],
) -> Response[Me]:
    """Come back from another device, by name, tag and password."""
    name, _, tag = data.name.strip().rpartition("#")
    tag = tag.lower()
    account, here = f"{people_store.folded(name)}#{tag}", source(request)
    await sign_in_limits.wait_for_turn(account, here)
    person = await store.read(lambda c: people_store.person_by_name(c, name, tag))
    stored = person.password if person and person.password else DUMMY_HASH
    right = await sync_to_thread(is_right, stored, data.password)
    if person is None or not right:
        raise Refusal("wrong_password", "there is nobody of this name, tag and password", 403)
    sign_in_limits.succeed(account, here)
    key, token, before = person.id, new_token(), token_of(request)
    old, new, now = hash_token(before) if before else None, hash_token(token), house_time.now()
    device = device_of(request.headers.get("user-agent", ""))
    await store.write(lambda c: replace_session(c, old, new, key, now, device))
    if old:
        registry.sign_out(old)
    return Response(describe(person), cookies=cookies(token, request, config))


@delete("/api/session")
async def sign_out(
    request: AnyRequest,
    store: NamedDependency[Store],
    config: NamedDependency[Config],
    registry: NamedDependency[TableRegistry],
) -> Response[None]:
    token = token_of(request)
    if token:
        await store.write(lambda c: end_session(c, hash_token(token)))
        registry.sign_out(hash_token(token))
    return Response(None, status_code=204, cookies=cookies(None, request, config))


@delete("/api/sessions")
async def sign_out_everywhere(
    request: AnyRequest,
    store: NamedDependency[Store],
    config: NamedDependency[Config],
    registry: NamedDependency[TableRegistry],
) -> Response[None]:
    person = await person_of(request, store)
    await store.write(lambda c: end_sessions(c, person.id))
    registry.sign_out(person.id)
    return Response(None, status_code=204, cookies=cookies(None, request, config))


def describe(person: PersonRow | None) -> Me:
    if person is None:
        return Me(None)
    return Me(person.person, person.password is not None)


def new_tags() -> Iterator[str]:
    """Random tags to try, longer ones later: a common name needs them."""
    for length in (2, 2, 2, 3, 3, 4, 5, 6):
        yield "".join(secrets.choice(LETTERS) for _ in range(length))


def name_taken() -> Refusal:
    return conflict("taken", "too many people have this name")


def is_right(stored: str, given: str) -> bool:
    try:
        return HASHER.verify(stored, given)
    except (VerificationError, InvalidHashError):
        return False


HANDLERS: Final = [me, introduce, rename, password, sign_in, sign_out, sign_out_everywhere]
