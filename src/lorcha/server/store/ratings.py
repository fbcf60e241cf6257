"""How people and bot levels have fared: every finished game counts, a rated one moves ratings."""

from collections.abc import Sequence
from statistics import fmean
from typing import Final, Literal

import msgspec
from openskill.models import PlackettLuce, PlackettLuceRating
from sqlalchemy import Connection, RowMapping, select
from sqlalchemy.dialects.postgresql import insert as postgresql_insert
from sqlalchemy.dialects.sqlite import insert as sqlite_insert

from lorcha.server.store.rows import SeatRow, TableRow
from lorcha.server.store.schema import PEOPLE, RATINGS
from lorcha.server.wire.people import Person, Rated, Record
from lorcha.server.wire.tables import Result

MODEL: Final = PlackettLuce()
Kind = Literal["person", "bot"]


class Standing(msgspec.Struct):
    """A row of the ratings."""

    game: str
    kind: Kind
    who: str
    mu: float = MODEL.mu
    sigma: float = MODEL.sigma
    games: int = 0
    rated: int = 0
    places: list[int] = []

    def record(self) -> Record:
        rank = self.mu - 3 * self.sigma
        return Record(self.game, self.games, self.rated, self.places, rank, self.mu, self.sigma)


def player(seat_row: SeatRow) -> tuple[Kind, str] | None:
    """Whom a seat counts for; a guest's counts for nobody."""
    if seat_row.guest is not None or seat_row.free:
        return None
    return ("person", seat_row.person.id) if seat_row.person else ("bot", seat_row.level or "")


def settle(connection: Connection, table: TableRow) -> None:
    """Enter a finished table; several seats of one bot level count each, and move it together."""
    results = sorted(table.results or [], key=lambda result: result.seat)
    seated = [player(seat_row) for seat_row in table.seats]
    standings = {who: standing(connection, table.game, *who) for who in seated if who}
    if table.rated and all(seated):
        rate(results, [standings[who] for who in seated if who])
        for one in standings.values():
            one.rated += 1
    for who, result in zip(seated, results, strict=True):
        if who:
            count(standings[who], result.place)
    for one in standings.values():
        keep(connection, one)


def rate(results: Sequence[Result], seated: Sequence[Standing]) -> None:
    """Move the ratings of those who sat there, one standing for each seat."""
    sides = teams(results)
    before = [
        [MODEL.create_rating([seated[seat].mu, seated[seat].sigma]) for seat in side]
        for side in sides
    ]
    # A partner who resigned stands last; the team stands where the other one does.
    ranks = [float(min(results[seat].place for seat in side)) for side in sides]
    after = MODEL.rate(before, ranks=ranks)
    moved: dict[int, list[PlackettLuceRating]] = {}
    for side, ratings in zip(sides, after, strict=True):
        for seat, rating in zip(side, ratings, strict=True):
            moved.setdefault(id(seated[seat]), []).append(rating)
    for one in seated:
        one.mu = fmean(rating.mu for rating in moved[id(one)])
        one.sigma = fmean(rating.sigma for rating in moved[id(one)])


def teams(results: Sequence[Result]) -> list[list[int]]:
    """The seats that won or lost together: partners, or everybody alone."""
    sides: dict[int, list[int]] = {}
    for result in results:
        side = result.team if result.team >= 0 else -1 - result.seat
        sides.setdefault(side, []).append(result.seat)
    return list(sides.values())


def count(one: Standing, place: int) -> None:
    missing = place - len(one.places)
    one.places = [*one.places, *[0] * missing]
    one.places[place - 1] += 1
    one.games += 1


def standing(connection: Connection, game: str, kind: Kind, who: str) -> Standing:
    asked = select(RATINGS).where(
        RATINGS.c.game == game, RATINGS.c.kind == kind, RATINGS.c.who == who
    )
    found = connection.execute(asked.with_for_update()).mappings().first()
    return as_standing(found) if found else Standing(game, kind, who)


def as_standing(row: RowMapping) -> Standing:
    told = {name: row[name] for name in Standing.__struct_fields__ if name != "places"}
    return Standing(**told, places=msgspec.json.decode(row["places"], type=list[int]))


def keep(connection: Connection, one: Standing) -> None:
    row = msgspec.structs.asdict(one) | {"places": msgspec.json.encode(one.places).decode()}
    insert = sqlite_insert if connection.dialect.name == "sqlite" else postgresql_insert
    new = {name: row[name] for name in ("mu", "sigma", "games", "rated", "places")}
    connection.execute(
        insert(RATINGS)
        .values(row)
        .on_conflict_do_update(index_elements=["game", "kind", "who"], set_=new)
    )


def read_records(connection: Connection, kind: Kind, who: str) -> list[Record]:
    asked = select(RATINGS).where(RATINGS.c.kind == kind, RATINGS.c.who == who)
    found = connection.execute(asked.order_by(RATINGS.c.game)).mappings()
    return [as_standing(row).record() for row in found]


def read_ratings(connection: Connection, game: str, most: int) -> list[Rated]:
    """The rating list of a game, the highest rank first."""
    asked = (
        select(RATINGS, PEOPLE.c.name, PEOPLE.c.tag)
        .outerjoin(PEOPLE, (PEOPLE.c.id == RATINGS.c.who) & (RATINGS.c.kind == "person"))
        .where(RATINGS.c.game == game, RATINGS.c.rated > 0)
        .order_by((RATINGS.c.mu - 3 * RATINGS.c.sigma).desc(), RATINGS.c.who)
        .limit(most)
    )
    return [as_rated(row) for row in connection.execute(asked).mappings()]


def as_rated(row: RowMapping) -> Rated:
    record = as_standing(row).record()
    if row["kind"] == "bot":
        return Rated(None, row["who"], record)
    return Rated(Person(row["who"], row["name"], row["tag"]), None, record)
