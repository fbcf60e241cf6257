"""A game at an earlier ply, seen from a seat: what the slider of the review page shows."""

from lorcha.server.refusal import malformed
from lorcha.server.tables.live_table import LiveTable
from lorcha.server.tables.summary import summarize
from lorcha.server.wire.live import Snapshot, Turn


def snapshot_at(table: LiveTable, seat: int, ply: int, reader: str | None) -> Snapshot:
    match = table.history.match.at(moves_until(table, seat, ply))
    journal = match.journal.for_review(seat)
    if not table.over:
        journal = [entry for entry in table.history.journal(seat) if entry["ply"] <= ply]
    return Snapshot(
        table=summarize(table.row, reader),
        reader=seat,
        ply=ply,
        view=table.game.view(match.state, seat),
        journal=journal,
        turn=Turn(table.game.question(match.state), match.state.actors()),
        clock=None,
        proposal=None,
        chat=[],
    )


def moves_until(table: LiveTable, seat: int, ply: int) -> int:
    """How many moves had been made at this ply. During the game plies are counted as the seat
    counts them; after the end they are the moves of the record."""
    counts = table.history.plies[seat + 1]
    plies = range(len(counts)) if table.over else counts
    if not 0 <= ply <= plies[-1]:
        raise malformed(f"there is no ply {ply}; the last is {plies[-1]}")
    return max(moves for moves, count in enumerate(plies) if count == ply)
