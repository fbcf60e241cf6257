"""The moments of a game worth finding again: where a round, a month, a turn of the table began, and
where points were won or lost.

By custom the event that opens such a part of a game is named `<part>_began` and has the part's
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
    """Of a game that is over, with everybody's points then; also wherever points changed."""
    again, found = match.at(0), []
    found.extend(openings(again.journal.for_review(-1), points(again.state)))
    scores = points(again.state)
    for seat, move in match.moves:
        read, before = len(again.journal.entries), scores
        again.play(seat, move)
        scores = points(again.state)
        opened = openings(again.journal.for_review(-1, read), scores)
        found.extend(opened)
        if scores != before and not opened:
            found.append(Moment(again.ply, scores))
    return [*found, Moment(again.ply, scores)]


def moments_so_far(history: History, reader: int) -> list[Moment]:
    """Of a game under way, as the reader counts; points may hang on what is hidden."""
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
