"""What can be undone: freely while nothing was revealed, otherwise by consent of the others."""

from typing import Literal

from lorcha.server.tables.history import History, Step
from lorcha.server.tables.seats import Seating

Mode = Literal["free", "ask", "no"]


def undo_mode(history: History, seating: Seating, seat: int) -> Mode:
    """How the seat's last command can be undone; everything that followed is undone with it.

    Bots agree at once, but cannot forget what they have seen. In a rated game nobody forgets.
    """
    steps = steps_since_command(history, seat) if seat >= 0 else None
    if steps is None or history.state.over():
        return "no"
    if any(step.reveals for step in steps):
        if seating.table.rated or seating.has_bots():
            return "no"
        return "ask" if seating.others(seat) else "free"
    others_moved = any(step.seat != seat and not step.hidden for step in steps)
    return "ask" if others_moved and seating.others(seat) else "free"


def undo_text(history: History, seat: int) -> str:
    """The text of the undo in the log: how many moves are undone with the seat's last command, and
    `afresh` if chance has to be drawn again because something was revealed."""
    steps = steps_since_command(history, seat) or []
    return f"{len(steps)} afresh" if any(step.reveals for step in steps) else str(len(steps))


def steps_since_command(history: History, seat: int) -> list[Step] | None:
    """The seat's last command and all that followed; None if it has not moved."""
    start = history.last_command_of(seat)
    return None if start is None else history.steps[start:]
