"""The moments of a game worth finding again: where a round, a month, a turn of the table began, and
where points changed.

By convention the event that opens such a part of a game is named `<part>_began` and has the part's
number in a field of that name.
"""

from collections.abc import Iterable, Mapping
from typing import Any, Final

from lorcha.core.match import Match
from lorcha.core.state import State
from lorcha.server.tables.history import History
from lorcha.server.wire.tables import Moment

BEGAN: Final = "_began"


def moments(match: Match) -> list[Moment]:
    """Of a game that is over, with the points of all seats; also wherever points changed."""
    replay = match.at(0)
    scores = points(replay.state)
    result = openings(replay.journal.for_review(-1), scores)
    for seat, move in match.moves:
        read, before = len(replay.journal.entries), scores
        replay.play(seat, move)
        scores = points(replay.state)
        opened = openings(replay.journal.for_review(-1, read), scores)
        result.extend(opened)
        if scores != before and not opened:
            result.append(Moment(replay.ply, scores))
    return [*result, Moment(replay.ply, scores)]


def moments_so_far(history: History, reader: int) -> list[Moment]:
    """Of a game under way, in the reader's plies; points may depend on what is hidden."""
    return openings(history.journal(reader), [])


def openings(entries: Iterable[Mapping[str, Any]], scores: list[int]) -> list[Moment]:
    return [
        Moment(entry["ply"], scores, entry["event"], entry.get(part_of(entry["event"])))
        for entry in entries
        if entry["event"].endswith(BEGAN)
    ]


def part_of(event: str) -> str:
    return event.removesuffix(BEGAN)


def points(state: State) -> list[int]:
    standings = sorted(state.standings(), key=lambda standing: standing.seat)
    return [standing.score for standing in standings]
