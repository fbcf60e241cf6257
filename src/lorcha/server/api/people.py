"""People: a name is enough to play; a password lets one come back elsewhere."""

import secrets
import time
import unicodedata
from typing import Any, Final

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from litestar import Request, Response, delete, get, patch, post, put
from litestar.concurrency import sync_to_thread
from litestar.di import NamedDependency
from litestar.params import JSONBody
from sqlalchemy import Connection

from lorcha.server.api.errors import Trouble, conflict, malformed
from lorcha.server.api.sessions import (
    Anyone,
    begin_session,
    cookie,
    hashed,
    person_of,
    renewed,
    token_of,
    visitor_of,
)
from lorcha.server.config import Config
from lorcha.server.runtime.limits import Limits
from lorcha.server.runtime.registry import TableRegistry
from lorcha.server.store import PersonRow, Store
from lorcha.server.store import people as kept
from lorcha.server.tables.commands import BLANKS
from lorcha.server.wire.people import Introduction, Me, NewPassword, SignIn

HASHER: Final = PasswordHasher()
NOBODYS: Final = HASHER.hash(secrets.token_hex())  # checked where there is no password: same time
LETTERS: Final = "23456789abcdefghjkmnpqrstuvwxyz"
Asked = Request[Any, Any, Any]


@get("/api/me")
async def me(
    request: Asked, store: NamedDependency[Store], config: NamedDependency[Config]
) -> Response[Me]:
    visitor = await visitor_of(request, store)
    token = await renewed(request, store) if visitor else None
    cookies = [cookie(token, request, config)] if token else []
    return Response(shown(visitor), cookies=cookies)


@post("/api/people")
async def introduce(
    request: Asked,
    data: JSONBody[Introduction],
    store: NamedDependency[Store],
    config: NamedDependency[Config],
    limits: NamedDependency[Limits],
) -> Response[Me]:
    """A visitor gives a name: from now on they are somebody. The browser keeps a secret token."""
    visitor = await visitor_of(request, store)
    if visitor is not None:
        raise conflict("somebody", f"you are {visitor.name} already; sign out first")
    limits.take("introduce", address(request))
    name, now = tidy(data.name), time.time()

    def job(connection: Connection) -> tuple[PersonRow, str]:
        person = PersonRow(secrets.token_urlsafe(12), name, free_tag(connection, name), None, now)
        kept.add_person(connection, person)
        return person, begin_session(connection, person.id, now)

    person, token = await store.write(job)
    return Response(shown(person), status_code=201, cookies=[cookie(token, request, config)])


@patch("/api/me")
async def rename(request: Asked, data: JSONBody[Introduction], store: NamedDependency[Store]) -> Me:
    """Another name, perhaps with another tag."""
    person, name = await person_of(request, store), tidy(data.name)

    def job(connection: Connection) -> PersonRow | None:
        same = kept.folded(name) == kept.folded(person.name)
        tag = person.tag if same else free_tag(connection, name)
        kept.rename(connection, person.id, name, tag)
        return kept.read_person(connection, person.id)

    return shown(await store.write(job))


@put("/api/me/password")
async def password(
    request: Asked,
    data: JSONBody[NewPassword],
    store: NamedDependency[Store],
    limits: NamedDependency[Limits],
    registry: NamedDependency[TableRegistry],
) -> Me:
    """Set a password, or change it: then the one there is wanted too, and whoever is signed in
    elsewhere has to sign in again."""
    person = await person_of(request, store)
    if person.password is not None:
        limits.take("sign_in", person.id)
        if not await sync_to_thread(fits, person.password, data.current):
            raise Trouble(403, "wrong_password", "that is not the present password")
    made = await sync_to_thread(HASHER.hash, data.password)
    here = hashed(token_of(request) or "")

    def job(connection: Connection) -> None:
        kept.set_password(connection, person.id, made)
        kept.end_sessions(connection, person.id, but=here)

    await store.write(job)
    registry.signed_out(person.id)  # who may come back does so by itself
    return Me(person.person, password=True)


@post("/api/session", status_code=200)
async def sign_in(
    request: Asked,
    data: JSONBody[SignIn],
    store: NamedDependency[Store],
    config: NamedDependency[Config],
    limits: NamedDependency[Limits],
    registry: NamedDependency[TableRegistry],
) -> Response[Me]:
    """Come back elsewhere, by name, tag and password."""
    name, _, tag = data.name.strip().rpartition("#")
    limits.take("sign_in", address(request))
    tag = tag.lower()
    limits.take("sign_in", f"{kept.folded(name)}#{tag}")
    person = await store.read(lambda connection: kept.named(connection, name, tag))
    stored = person.password if person and person.password else NOBODYS
    right = await sync_to_thread(fits, stored, data.password)
    if person is None or not right:
        raise Trouble(403, "wrong_password", "there is nobody of this name, tag and password")
    now, before = time.time(), token_of(request)

    def job(connection: Connection) -> str:
        if before:
            kept.end_session(connection, hashed(before))
        return begin_session(connection, person.id, now)

    token = await store.write(job)
    if before:
        registry.signed_out(hashed(before))
    return Response(shown(person), cookies=[cookie(token, request, config)])


@delete("/api/session")
async def sign_out(
    request: Asked,
    store: NamedDependency[Store],
    config: NamedDependency[Config],
    registry: NamedDependency[TableRegistry],
) -> Response[None]:
    token = token_of(request)
    if token:
        await store.write(lambda connection: kept.end_session(connection, hashed(token)))
        registry.signed_out(hashed(token))
    return Response(None, status_code=204, cookies=[cookie(None, request, config)])


@delete("/api/sessions")
async def sign_out_everywhere(
    request: Asked,
    store: NamedDependency[Store],
    config: NamedDependency[Config],
    registry: NamedDependency[TableRegistry],
) -> Response[None]:
    person = await person_of(request, store)
    await store.write(lambda connection: kept.end_sessions(connection, person.id))
    registry.signed_out(person.id)
    return Response(None, status_code=204, cookies=[cookie(None, request, config)])


def shown(person: PersonRow | None) -> Me:
    if person is None:
        return Me(None)
    return Me(person.person, person.password is not None)


def tidy(name: str) -> str:
    """The name without needless blanks; nothing that cannot be seen or that turns text around."""
    plain = " ".join(unicodedata.normalize("NFC", name).split())
    if not plain:
        raise malformed("a name has at least one letter")
    if any(is_unseen(letter) for letter in plain) or "#" in plain:
        raise malformed("a name is made of letters that can be seen, without #")
    return plain


def is_unseen(letter: str) -> bool:
    return unicodedata.category(letter).startswith("C") or letter in BLANKS


def free_tag(connection: Connection, name: str) -> str:
    """A tag nobody of this name has; longer if the name is a common one."""
    for length in (2, 2, 2, 3, 3, 4, 5, 6):
        tag = "".join(secrets.choice(LETTERS) for _ in range(length))
        if kept.named(connection, name, tag) is None:
            return tag
    raise conflict("taken", "too many people have this name")


def fits(stored: str, given: str) -> bool:
    try:
        return HASHER.verify(stored, given)
    except (VerificationError, InvalidHashError):
        return False


def address(connection: Anyone) -> str:
    return connection.client.host if connection.client else ""


HANDLERS: Final = [me, introduce, rename, password, sign_in, sign_out, sign_out_everywhere]
