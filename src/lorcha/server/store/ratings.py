"""Records and ratings of people and bot levels: every finished game counts, a rated one changes
ratings."""

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
from lorcha.server.wire.people import GameRecord, Person, RatingEntry
from lorcha.server.wire.tables import Result

MODEL: Final = PlackettLuce()
Kind = Literal["person", "bot"]


class RatingRow(msgspec.Struct):
    """One person or bot level (`who`) in one game."""

    game: str
    kind: Kind
    who: str
    mu: float = MODEL.mu
    sigma: float = MODEL.sigma
    games: int = 0
    rated: int = 0
    places: list[int] = []

    def record(self) -> GameRecord:
        rank = self.mu - 3 * self.sigma
        return GameRecord(self.game, self.games, self.rated, self.places, rank, self.mu, self.sigma)


def rated_player(seat: SeatRow) -> tuple[Kind, str] | None:
    """For whom a seat counts; a guest's seat counts for nobody."""
    if seat.guest is not None or seat.free:
        return None
    return ("person", seat.person.id) if seat.person else ("bot", seat.level or "")


def enter_results(connection: Connection, table: TableRow) -> None:
    """Count a finished table. Each seat of a bot level counts; together they move its rating."""
    results = sorted(table.results or [], key=lambda result: result.seat)
    players = [rated_player(seat) for seat in table.seats]
    rows = {who: read_row(connection, table.game, *who) for who in players if who}
    if table.rated and all(players):
        rate(results, [rows[who] for who in players if who])
        for row in rows.values():
            row.rated += 1
    for who, result in zip(players, results, strict=True):
        if who:
            count(rows[who], result.place)
    for row in rows.values():
        save_row(connection, row)


def rate(results: Sequence[Result], players: Sequence[RatingRow]) -> None:
    """Change the ratings of those who played; one row for each seat."""
    sides = teams(results)
    before = [
        [MODEL.create_rating([players[seat].mu, players[seat].sigma]) for seat in side]
        for side in sides
    ]
    # A partner who resigned is placed last; the team has the place of the other one.
    ranks = [float(min(results[seat].place for seat in side)) for side in sides]
    after = MODEL.rate(before, ranks=ranks)
    changed: dict[int, list[PlackettLuceRating]] = {}
    for side, ratings in zip(sides, after, strict=True):
        for seat, rating in zip(side, ratings, strict=True):
            changed.setdefault(id(players[seat]), []).append(rating)
    for row in players:
        row.mu = fmean(rating.mu for rating in changed[id(row)])
        row.sigma = fmean(rating.sigma for rating in changed[id(row)])


def teams(results: Sequence[Result]) -> list[list[int]]:
    """The seats that won or lost together: partners, or everybody alone."""
    sides: dict[int, list[int]] = {}
    for result in results:
        side = result.team if result.team >= 0 else -1 - result.seat
        sides.setdefault(side, []).append(result.seat)
    return list(sides.values())


def count(row: RatingRow, place: int) -> None:
    missing = place - len(row.places)
    row.places = [*row.places, *[0] * missing]
    row.places[place - 1] += 1
    row.games += 1


def read_row(connection: Connection, game: str, kind: Kind, who: str) -> RatingRow:
    query = select(RATINGS).where(
        RATINGS.c.game == game, RATINGS.c.kind == kind, RATINGS.c.who == who
    )
    columns = connection.execute(query.with_for_update()).mappings().first()
    return decode_row(columns) if columns else RatingRow(game, kind, who)


def decode_row(columns: RowMapping) -> RatingRow:
    plain = {name: columns[name] for name in RatingRow.__struct_fields__ if name != "places"}
    return RatingRow(**plain, places=msgspec.json.decode(columns["places"], type=list[int]))


def save_row(connection: Connection, row: RatingRow) -> None:
    columns = msgspec.structs.asdict(row) | {"places": msgspec.json.encode(row.places).decode()}
    insert = sqlite_insert if connection.dialect.name == "sqlite" else postgresql_insert
    new = {name: columns[name] for name in ("mu", "sigma", "games", "rated", "places")}
    connection.execute(
        insert(RATINGS)
        .values(columns)
        .on_conflict_do_update(index_elements=["game", "kind", "who"], set_=new)
    )


def read_records(connection: Connection, kind: Kind, who: str) -> list[GameRecord]:
    query = select(RATINGS).where(RATINGS.c.kind == kind, RATINGS.c.who == who)
    rows = connection.execute(query.order_by(RATINGS.c.game)).mappings()
    return [decode_row(row).record() for row in rows]


def read_ratings(connection: Connection, game: str, limit: int) -> list[RatingEntry]:
    """The rating list of a game, the highest rank first."""
    query = (
        select(RATINGS, PEOPLE.c.name, PEOPLE.c.tag)
        .outerjoin(PEOPLE, (PEOPLE.c.id == RATINGS.c.who) & (RATINGS.c.kind == "person"))
        .where(RATINGS.c.game == game, RATINGS.c.rated > 0)
        .order_by((RATINGS.c.mu - 3 * RATINGS.c.sigma).desc(), RATINGS.c.who)
        .limit(limit)
    )
    return [decode_list_entry(row) for row in connection.execute(query).mappings()]


def decode_list_entry(row: RowMapping) -> RatingEntry:
    record = decode_row(row).record()
    if row["kind"] == "bot":
        return RatingEntry(None, row["who"], record)
    return RatingEntry(Person(row["who"], row["name"], row["tag"]), None, record)
