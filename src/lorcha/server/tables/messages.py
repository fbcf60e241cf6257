"""What each reader hears: the table as far as that reader may know it, and what is new."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec

from lorcha.core.game import SharedView
from lorcha.core.perspective import Perspective, Preview
from lorcha.server.tables import summary
from lorcha.server.tables.history import Step
from lorcha.server.wire import live
from lorcha.server.wire.tables import Seat, TableCard

if TYPE_CHECKING:
    from lorcha.server.tables.live_table import Announcement, LiveTable

CHAT_SHOWN = 200  # lines at most in a snapshot
CAUGHT_UP = 50  # lines told to somebody who comes back


class Reader(NamedTuple):
    """The seat that is looked from (-1: none), and who looks ("": somebody without a seat)."""

    seat: int
    person: str


# ---- the table as it is


def turn(room: "LiveTable", seat: int) -> live.Turn:
    state, game = room.history.state, room.game
    if room.over or state.over():
        return live.Turn("", [])
    legal: list[dict[str, Any]] = []
    if seat >= 0 and room.seating.level(seat) is None:
        legal = [game.moves.to_json(move) for move in state.legal(seat)]
    return live.Turn(game.question(state), state.actors(), legal, room.way_back(seat))


def clock(room: "LiveTable", now: float) -> live.ClockFace | None:
    return room.clocks.face(now) if room.clocks else None


def seats(room: "LiveTable", person: str) -> list[Seat]:
    mine = room.table.seats_of(person) if person else []
    return [
        Seat(
            seat=number,
            name=seat_row.name,
            person=seat_row.person,
            level=room.seating.level(number),
            guest=seat_row.guest is not None,
            away=number in room.seating.gone,
            resigned=number in room.seating.resigned,
            present=number in room.present,
            mine=number in mine,
        )
        for number, seat_row in enumerate(room.table.seats)
    ]


def card(room: "LiveTable", person: str) -> TableCard:
    """The table's card, as it stands in this room."""
    asked = [] if room.over else room.history.state.actors()
    mine = [seat for seat in asked if seat in room.table.seats_of(person)] if person else []
    dues = [room.clocks.due_of(seat) for seat in mine] if room.clocks else []
    return msgspec.structs.replace(
        summary.card(room.table, person or None),
        seats=seats(room, person),
        stage="over" if room.over else "playing",
        changed=room.changed,
        turn=bool(mine),
        due=min((due for due in dues if due is not None), default=None),
        waiting=asked,
        reason=room.reason,
        results=room.results() if room.over else None,
    )


def snapshot(room: "LiveTable", reader: Reader, now: float) -> live.Snapshot:
    history = room.history
    return live.Snapshot(
        table=card(room, reader.person),
        reader=reader.seat,
        ply=history.count(reader.seat),
        view=room.game.view(history.state, reader.seat),
        journal=history.journal(reader.seat),
        turn=turn(room, reader.seat),
        clock=clock(room, now),
        proposal=room.proposal,
        chat=room.chat[-CHAT_SHOWN:],
    )


def rest(room: "LiveTable", reader: Reader, known: int, now: float) -> live.Message:
    """What a reader has missed who knew the table at this ply; all of it if that cannot be said."""
    plies = room.history.plies[reader.seat + 1]
    if not 0 <= known <= min(plies[-1], room.lowest[reader.seat + 1]):
        return snapshot(room, reader, now)
    entry = room.history.after(reader.seat, known)
    return ply(room, reader.seat, entry, now, sight(room))


def sight(room: "LiveTable") -> SharedView:
    return SharedView(room.game, room.history.state)


def ply(room: "LiveTable", reader: int, entry: int, now: float, sight: SharedView) -> live.Ply:
    """The table after the last move the reader counts, with the journal from this entry on."""
    history = room.history
    return live.Ply(
        ply=history.count(reader),
        seat=history.last_mover(reader),
        journal=history.journal(reader, entry),
        view=sight.of(reader),
        turn=turn(room, reader),
        clock=clock(room, now),
        results=room.results(),
    )


# ---- what is new


def of_ply(room: "LiveTable", step: Step, now: float) -> "Announcement":
    shared = sight(room)

    def tell(reader: Reader) -> live.Message | None:
        if step.hidden and step.seat != reader.seat:
            return None
        return ply(room, reader.seat, step.entry, now, shared)

    return tell


def of_undo(room: "LiveTable", before: Sequence[int], now: float) -> "Announcement":
    """`before` are the counts of all readers before it; who has counted nothing hears nothing."""

    def tell(reader: Reader) -> live.Message | None:
        if room.history.count(reader.seat) == before[reader.seat + 1]:
            return None
        return snapshot(room, reader, now)

    return tell


def of_seats(room: "LiveTable", now: float) -> "Announcement":
    return lambda reader: live.Seats(seats(room, reader.person), room.watching, clock(room, now))


def of_return(room: "LiveTable", seat: int, now: float) -> "Announcement":
    """Whoever takes a seat back hears what it may do now; the others, that it is taken."""
    others = of_seats(room, now)
    return lambda reader: snapshot(room, reader, now) if reader.seat == seat else others(reader)


def of_proposal(proposal: live.Proposal | None, accepted: bool | None) -> "Announcement":
    return lambda reader: live.Proposed(proposal, accepted)


def of_chat(line: live.ChatLine) -> "Announcement":
    return lambda reader: live.Chatted(line)


def of_end(room: "LiveTable") -> "Announcement":
    return lambda reader: live.Ended(card(room, reader.person), opened_seed(room))


def opened_seed(room: "LiveTable") -> str | None:
    return str(room.table.chance.seed) if room.over else None


# ---- what would come


def foreseen(
    room: "LiveTable", perspective: Perspective, preview: Preview, ply: int
) -> live.Foreseen:
    """One line of a preview; its entries belong to the ply that would come next."""
    stop, book = preview.stop, room.game.moves
    own = None
    if perspective.seat in stop.seats:
        legal = [book.to_json(move) for move in preview.legal]
        own = live.Turn(preview.question, list(stop.seats), legal)
    journal = [{**entry, "ply": ply + 1} for entry in preview.journal]
    return live.Foreseen(stop.at, stop.what, list(stop.seats), journal, preview.view, own)
