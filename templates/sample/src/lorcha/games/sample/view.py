"""What one seat may see, as typed structs. Nothing is hidden here: all see the same."""

import msgspec

from lorcha.core.rows import to_list
from lorcha.games.sample.rules import score_parts
from lorcha.games.sample.state import TASKS, Table


class Player(msgspec.Struct, frozen=True):
    pebbles: int
    points: int


class Question(msgspec.Struct, frozen=True):
    ask: str
    seats: list[int]


class SampleView(msgspec.Struct, frozen=True):
    size: int
    heap: int
    players: list[Player]
    question: Question | None


def public_view(table: Table) -> SampleView:
    """What everybody sees, a spectator too. It is made once for all who look."""
    return SampleView(
        size=table.size,
        heap=table.heap,
        players=[
            Player(pebbles, sum(score_parts(table, seat).values()))
            for seat, pebbles in enumerate(to_list(table.taken))
        ],
        question=None
        if table.over()
        else Question(TASKS[int(table.agenda.what())], table.actors()),
    )


def seat_view(table: Table, seat: int, view: SampleView) -> SampleView:
    """That, with what one seat sees besides: here nothing."""
    return view
