"""A table without a clock whose player has vanished: from when on the others may vote for a
stand-in, and who votes. The person may come back at any time and take the seat again."""

from typing import Final

from lorcha.server.tables.live_table import LiveTable

LONGEST_UNSEEN: Final = 300.0  # seconds the table waits at most after it was opened again


def vote_from(table: LiveTable, seat: int) -> float | None:
    """When the vote may begin; None while there is no reason for one: the game does not wait for
    this seat, a clock or a bot takes care of it, or its person has a connection.

    The table has waited its patience both since the seat was asked and since its person was seen.
    After a restart nobody knows when that was: then it waits again, though not for days.
    """
    missing, asked = table.attendance.missing_since(seat), table.asked_since.get(seat)
    if missing is None or asked is None or table.clocks or table.over:
        return None
    if table.seating.level(seat) is not None:
        return None
    patience = float(table.row.clock.patience)
    seen = seat in table.attendance.last_seen
    return max(asked + patience, missing + (patience if seen else min(patience, LONGEST_UNSEEN)))


def has_vanished(table: LiveTable, seat: int, now: float) -> bool:
    since = vote_from(table, seat)
    return since is not None and since <= now


def voters(table: LiveTable, proposer: int, about: int, now: float) -> list[int]:
    """The seats whose people are asked: those at the table, without the one it is about."""
    people, present = table.seating, table.attendance.present(now)
    return [
        seat
        for seat in people.others(proposer)
        if seat in present and people.person(seat) != people.person(about)
    ]
