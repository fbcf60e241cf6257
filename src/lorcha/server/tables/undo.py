"""What can be taken back: at once while nothing came to light, else by consent of the others."""

from typing import Literal

from lorcha.server.tables.history import History
from lorcha.server.tables.seats import Seating

Way = Literal["free", "ask", "no"]


def way_back(history: History, seating: Seating, seat: int) -> Way:
    """How the seat's last command can be taken back; all that followed goes with it.

    BotPool agree at once, but not to forget what they have seen; nor may a rated game.
    """
    start = history.last_of(seat) if seat >= 0 else None
    if start is None or history.state.over():
        return "no"
    taken = history.steps[start:]
    if any(step.tells for step in taken):
        if seating.table.rated or seating.has_bots():
            return "no"
        return "ask" if seating.others(seat) else "free"
    moved_since = any(step.seat != seat and not step.hidden for step in taken)
    return "ask" if moved_since and seating.others(seat) else "free"


def written(history: History, seat: int) -> str:
    """How the log tells it: so many moves are taken back with the seat's last command, and whether
    chance has to be drawn afresh because something had come to light."""
    start = history.last_of(seat)
    taken = [] if start is None else history.steps[start:]
    return f"{len(taken)} afresh" if any(step.tells for step in taken) else str(len(taken))
