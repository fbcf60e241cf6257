"""How people and bot levels have fared, over HTTP."""

from typing import Final

from litestar import get
from litestar.di import NamedDependency
from litestar.params import FromPath

from lorcha.bots import LEVELS
from lorcha.server.api.errors import unknown
from lorcha.server.api.games import taken_down
from lorcha.server.store import Store
from lorcha.server.store.people import read_person
from lorcha.server.store.ratings import read_ratings, read_records
from lorcha.server.wire.people import Profile, Rated

LISTED: Final = 100


@get("/api/people/{person:str}")
async def profile(person: FromPath[str], store: NamedDependency[Store]) -> Profile:
    found = await store.read(lambda connection: read_person(connection, person))
    if found is None:
        raise unknown("there is nobody of this id")
    records = await store.read(lambda connection: read_records(connection, "person", person))
    return Profile(found.person, None, records)


@get("/api/bots/{level:str}")
async def bot(level: FromPath[str], store: NamedDependency[Store]) -> Profile:
    if level not in LEVELS:
        raise unknown("there is no such bot")
    records = await store.read(lambda connection: read_records(connection, "bot", level))
    return Profile(None, level, records)


@get("/api/ratings/{game:str}")
async def rating_list(game: FromPath[str], store: NamedDependency[Store]) -> list[Rated]:
    """The rating list of a game: people and bot levels, by what their rating is sure of."""
    known = taken_down(game)
    return await store.read(lambda connection: read_ratings(connection, known.id, LISTED))


HANDLERS: Final = [profile, bot, rating_list]
