"""What a person has learnt: the lessons they have done, and how they did at puzzles."""

from collections.abc import Mapping, Sequence
from typing import Final

from sqlalchemy import Connection, insert, select

from lorcha.server.store.ratings import read_records
from lorcha.server.store.schema import LEARNT, PUZZLE_RESULTS
from lorcha.server.wire.lessons import Progress
from lorcha.server.wire.puzzles import PuzzleResult, PuzzleResults

MOST: Final = 200  # of one person: a host may have many lessons, but not so many
MOST_RESULTS: Final = 4000  # of puzzles, of one person


def add_learnt(connection: Connection, person: str, learnt: Mapping[str, Sequence[str]]) -> None:
    """Add lessons to those the person has done."""
    known = read_learnt(connection, person)
    new = dict.fromkeys((game, one) for game, done in learnt.items() for one in done)
    for game, lesson in [one for one in new if one not in known][: max(0, MOST - len(known))]:
        connection.execute(insert(LEARNT).values(person=person, game=game, lesson=lesson))


def read_learnt(connection: Connection, person: str) -> list[tuple[str, str]]:
    query = select(LEARNT.c.game, LEARNT.c.lesson).where(LEARNT.c.person == person)
    return [(game, lesson) for game, lesson in connection.execute(query)]


def read_progress(connection: Connection, person: str) -> Progress:
    learnt: dict[str, list[str]] = {}
    for game, lesson in read_learnt(connection, person):
        learnt.setdefault(game, []).append(lesson)
    played = {one.game: one.games for one in read_records(connection, "person", person)}
    return Progress(learnt, played)


# ---- puzzles


def add_results(connection: Connection, person: str, results: Sequence[PuzzleResult]) -> None:
    """Add them after those that are known, in their order; the first one of a puzzle counts."""
    known = read_results(connection, person).results
    seen = {(one.game, one.puzzle) for one in known}
    for one in results:
        if (one.game, one.puzzle) in seen or len(seen) >= MOST_RESULTS:
            continue
        row = {"n": len(seen), "game": one.game, "puzzle": one.puzzle, "score": one.score}
        connection.execute(insert(PUZZLE_RESULTS).values(person=person, **row))
        seen.add((one.game, one.puzzle))


def read_results(connection: Connection, person: str) -> PuzzleResults:
    columns = PUZZLE_RESULTS.c.game, PUZZLE_RESULTS.c.puzzle, PUZZLE_RESULTS.c.score
    query = select(*columns).where(PUZZLE_RESULTS.c.person == person).order_by(PUZZLE_RESULTS.c.n)
    return PuzzleResults([PuzzleResult(*row) for row in connection.execute(query)])
