"""Mail, where the host has set it up: one's address, and the link for a lost password.

Nobody learns who has an account or an address: the answer is the same, and comes as quickly.
"""

import asyncio
import logging
from typing import Any, Final

from litestar import Request, get, post, put
from litestar.concurrency import sync_to_thread
from litestar.di import NamedDependency
from litestar.params import JSONBody

from lorcha.server import house_time
from lorcha.server.api import people
from lorcha.server.api.limits import Limits
from lorcha.server.api.sessions import hash_token, new_token, person_of, visitor_of
from lorcha.server.api.source import source
from lorcha.server.config import Config
from lorcha.server.mail.letter import language_of, link_letter
from lorcha.server.mail.mailer import Mailer
from lorcha.server.refusal import Refusal, conflict
from lorcha.server.store import Store
from lorcha.server.store.accounts import add_link, mail_of, set_mail
from lorcha.server.store.errors import CANNOT_WRITE
from lorcha.server.store.people import person_by_name
from lorcha.server.wire.people import LostPassword, Mail, NewMail

LOG: Final = logging.getLogger(__name__)
HOUR: Final = 3600.0
AnyRequest = Request[Any, Any, Any]


@get("/api/me/mail")
async def own_mail(
    request: AnyRequest, store: NamedDependency[Store], mailer: NamedDependency[Mailer]
) -> Mail:
    visitor = await visitor_of(request, store)
    address = await store.read(lambda c: mail_of(c, visitor.id)) if visitor else None
    return Mail(mailer.exists, address or "")


@put("/api/me/mail")
async def change_mail(
    request: AnyRequest,
    data: JSONBody[NewMail],
    store: NamedDependency[Store],
    limits: NamedDependency[Limits],
    mailer: NamedDependency[Mailer],
) -> Mail:
    """Where one's links go; "" for nowhere. Who has the address has the account, so the password is
    needed."""
    person = await person_of(request, store)
    if not mailer.exists:
        raise conflict("no_mail", "this house sends no mail")
    if person.password is None:
        raise conflict("no_password", "set a password first")
    limits.take("sign_in", person.id)
    if not await sync_to_thread(people.is_right, person.password, data.current):
        raise Refusal("wrong_password", "that is not the present password", 403)
    await store.write(lambda connection: set_mail(connection, person.id, data.mail))
    return Mail(True, data.mail)


@post("/api/lost-password", status_code=202)
async def lose_password(
    request: AnyRequest,
    data: JSONBody[LostPassword],
    store: NamedDependency[Store],
    config: NamedDependency[Config],
    limits: NamedDependency[Limits],
    mailer: NamedDependency[Mailer],
) -> None:
    """Send a link to the address of this person, if there are both."""
    if not mailer.exists:
        raise conflict("no_mail", "this house sends no mail")
    limits.take("lose_password", source(request))
    language = language_of(request.headers.get("accept-language", ""))
    task = asyncio.create_task(send_link(data.name, language, store, config, limits, mailer))
    WRITING.add(task)
    task.add_done_callback(WRITING.discard)


WRITING: Final[set[asyncio.Task[None]]] = set()


async def send_link(
    name: str, language: str, store: Store, config: Config, limits: Limits, mailer: Mailer
) -> None:
    who, _, tag = name.strip().rpartition("#")
    try:
        person = await store.read(lambda c: person_by_name(c, who, tag.lower()))
        address = await store.read(lambda c: mail_of(c, person.id)) if person else None
        if person is None or not address:
            return
        limits.take("mail", person.id)
        token, key, expires = new_token(), person.id, house_time.now() + HOUR
        await store.write(lambda c: add_link(c, hash_token(token), key, expires))
    except Refusal:
        return  # enough was sent today
    except CANNOT_WRITE as error:
        LOG.error("a link could not be written: %s", type(error).__name__)
        return
    link = f"{config.origin}{config.prefix}/password#{token}"
    mailer.send_soon(link_letter(address, person.name, config.address, link, language))


HANDLERS: Final = [own_mail, change_mail, lose_password]
