"""The messages of a live table: what each reader gets, as far as that reader may know it.

The first part describes the table as it is, the second turns changes into announcements, the third
answers requests for previews.
"""

from collections.abc import Callable
from typing import Any, Final, NamedTuple

import msgspec

from lorcha.core.game import Game, SharedView
from lorcha.core.perspective import Perspective, Preview
from lorcha.server.tables import changes
from lorcha.server.tables.live_table import LiveTable
from lorcha.server.tables.summary import summarize
from lorcha.server.tables.vanished import vote_from
from lorcha.server.wire import live
from lorcha.server.wire.tables import Seat, TableSummary

CHAT_SHOWN: Final = 200  # lines of chat in a snapshot, at most
CHAT_CAUGHT_UP: Final = 50  # lines of chat for a reader who comes back
LONGEST_UPDATE: Final = 300  # entries of the journal; a reader who has missed more gets a snapshot


class Reader(NamedTuple):
    """The seat from which somebody looks (-1: a spectator), and their person's id ("" for somebody
    without a seat)."""

    seat: int
    person: str


# The message of one change for each reader; None if the reader gets none.
Announcement = Callable[[Reader], live.Message | None]


# ---- the table as it is


def turn(table: LiveTable, seat: int) -> live.Turn:
    state, game = table.history.state, table.game
    if table.over or state.over():
        return live.Turn("", [])
    legal: list[dict[str, Any]] = []
    if seat >= 0 and table.seating.level(seat) is None:
        legal = [game.moves.to_json(move) for move in state.legal(seat)]
    return live.Turn(game.question(state), state.actors(), legal, table.undo_mode(seat))


def clock(table: LiveTable, now: float) -> live.ClockFace | None:
    return table.clocks.face(now) if table.clocks else None


def seats(table: LiveTable, person: str, now: float) -> list[Seat]:
    own = table.row.seats_of(person) if person else []
    present = table.attendance.present(now)
    return [
        Seat(
            seat=number,
            name=seat.name,
            person=seat.person,
            level=table.seating.level(number),
            guest=seat.guest is not None,
            away=number in table.seating.absent,
            resigned=number in table.seating.resigned,
            present=number in present,
            vote_in=vote_in(table, number, now),
            mine=number in own,
        )
        for number, seat in enumerate(table.row.seats)
    ]


def vote_in(table: LiveTable, seat: int, now: float) -> float | None:
    begins = vote_from(table, seat)
    return None if begins is None else round(max(0.0, begins - now), 1)


def live_summary(table: LiveTable, person: str, now: float) -> TableSummary:
    """The summary of the table as it is now, not as the store has it."""
    actors = [] if table.over else table.history.state.actors()
    own = [seat for seat in actors if seat in table.row.seats_of(person)] if person else []
    dues = [table.clocks.due_of(seat) for seat in own] if table.clocks else []
    return msgspec.structs.replace(
        summarize(table.row, person or None),
        seats=seats(table, person, now),
        stage="over" if table.over else "playing",
        changed=table.changed,
        turn=bool(own),
        due=min((due for due in dues if due is not None), default=None),
        waiting=actors,
        reason=table.reason,
        results=table.results() if table.over else None,
    )


def snapshot(table: LiveTable, reader: Reader, now: float, journal: Any = None) -> live.Snapshot:
    """`journal` is what the reader may know of it, if that was encoded before."""
    history = table.history
    return live.Snapshot(
        table=live_summary(table, reader.person, now),
        reader=reader.seat,
        ply=history.count(reader.seat),
        view=table.game.view(history.state, reader.seat),
        journal=history.journal(reader.seat) if journal is None else journal,
        turn=turn(table, reader.seat),
        clock=clock(table, now),
        proposal=table.proposal,
        chat=table.chat[-CHAT_SHOWN:],
    )


def update_since(table: LiveTable, reader: Reader, known: int, now: float) -> live.Ply | None:
    """What happened after the ply the reader knows; None if that ply was undone, or so much has
    happened that a snapshot is due."""
    plies = table.history.plies[reader.seat + 1]
    if not 0 <= known <= min(plies[-1], table.lowest[reader.seat + 1]):
        return None
    entry = table.history.first_unread(reader.seat, known, LONGEST_UPDATE)
    if entry is None:
        return None
    return ply(table, reader.seat, entry, now, shared_view(table))


def shared_view(table: LiveTable) -> SharedView:
    return SharedView(table.game, table.history.state)


def ply(table: LiveTable, reader: int, entry: int, now: float, shared: SharedView) -> live.Ply:
    """The table after the last move the reader counts, with the journal from this entry on."""
    history = table.history
    return live.Ply(
        ply=history.count(reader),
        seat=history.last_mover(reader),
        journal=history.journal(reader, entry),
        view=shared.of(reader),
        turn=turn(table, reader),
        clock=clock(table, now),
        results=table.results(),
    )


# ---- what has changed


def announce(table: LiveTable, change: changes.Change) -> Announcement:
    """Who gets which message about a change. To be used before the table changes again."""
    if isinstance(change, changes.MovePlayed):
        return announce_move(table, change)
    if isinstance(change, changes.MovesUndone):
        return announce_undo(table, change)
    if isinstance(change, changes.SeatTakenBack):
        return announce_return(table, change)
    if isinstance(change, changes.ProposalChanged):
        proposed = live.Proposed(change.proposal, change.accepted)
        return lambda reader: proposed
    if isinstance(change, changes.ChatAdded):
        chatted = live.Chatted(change.line)
        return lambda reader: chatted
    if isinstance(change, changes.GameEnded):
        return announce_end(table)
    return announce_seats(table, change.at)


def announce_move(table: LiveTable, change: changes.MovePlayed) -> Announcement:
    step, shared = change.step, shared_view(table)

    def message(reader: Reader) -> live.Message | None:
        if step.hidden and step.seat != reader.seat:
            return None
        return ply(table, reader.seat, step.entry, change.at, shared)

    return message


def announce_undo(table: LiveTable, change: changes.MovesUndone) -> Announcement:
    """A reader who had not counted the undone moves gets no message."""

    def message(reader: Reader) -> live.Message | None:
        if table.history.count(reader.seat) == change.counts_before[reader.seat + 1]:
            return None
        return snapshot(table, reader, change.at)

    return message


def announce_return(table: LiveTable, change: changes.SeatTakenBack) -> Announcement:
    """The seat learns what it may do now; the others, that its holder is back."""
    others = announce_seats(table, change.at)
    return lambda reader: (
        snapshot(table, reader, change.at) if reader.seat == change.seat else others(reader)
    )


def announce_seats(table: LiveTable, now: float) -> Announcement:
    return lambda reader: live.Seats(
        seats(table, reader.person, now), table.attendance.watching, clock(table, now)
    )


def announce_end(table: LiveTable) -> Announcement:
    return lambda reader: live.Ended(
        live_summary(table, reader.person, table.changed), opened_seed(table)
    )


def opened_seed(table: LiveTable) -> str | None:
    return str(table.row.chance.seed) if table.over else None


# ---- previews


def preview_message(
    game: Game, perspective: Perspective, preview: Preview, ply: int
) -> live.Preview:
    """The preview of one sequence of moves; its entries belong to the next ply."""
    stop, book = preview.stop, game.moves
    own = None
    if perspective.seat in stop.seats:
        legal = [book.to_json(move) for move in preview.legal]
        own = live.Turn(preview.question, list(stop.seats), legal)
    journal = [{**entry, "ply": ply + 1} for entry in preview.journal]
    return live.Preview(stop.at, stop.what, list(stop.seats), journal, preview.view, own)
