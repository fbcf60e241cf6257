"""Profiles of people and bot levels, and the rating list of a game."""

from typing import Final

from litestar import get
from litestar.di import NamedDependency
from litestar.params import FromPath

from lorcha.bots import LEVELS
from lorcha.server.refusal import unknown
from lorcha.server.store import Store
from lorcha.server.store.people import read_person
from lorcha.server.store.ratings import read_ratings, read_records
from lorcha.server.tables.catalog import find_game
from lorcha.server.wire.people import Profile, RatingEntry

LISTED: Final = 100


@get("/api/people/{person:str}")
async def profile(person: FromPath[str], store: NamedDependency[Store]) -> Profile:
    row = await store.read(lambda connection: read_person(connection, person))
    if row is None:
        raise unknown("there is nobody of this id")
    records = await store.read(lambda connection: read_records(connection, "person", person))
    return Profile(row.person, None, records)


@get("/api/bots/{level:str}")
async def bot(level: FromPath[str], store: NamedDependency[Store]) -> Profile:
    if level not in LEVELS:
        raise unknown("there is no such bot")
    records = await store.read(lambda connection: read_records(connection, "bot", level))
    return Profile(None, level, records)


@get("/api/ratings/{game:str}")
async def rating_list(game: FromPath[str], store: NamedDependency[Store]) -> list[RatingEntry]:
    """The rating list of a game: people and bot levels, the best lower bound of a rating first."""
    key = find_game(game).id
    return await store.read(lambda connection: read_ratings(connection, key, LISTED))


HANDLERS: Final = [profile, bot, rating_list]
