"""What can be taken back: at once while nothing came to light, else by consent of the others."""

from typing import Literal

from lorcha.table.reading import Course
from lorcha.table.seating import Seating

Way = Literal["free", "ask", "no"]


def way_back(course: Course, seating: Seating, seat: int) -> Way:
    """How the seat's last command can be taken back; all that followed goes with it.

    Bots agree at once, but not to forget what they have seen; nor may a rated game.
    """
    start = course.last_of(seat) if seat >= 0 else None
    if start is None or course.state.over():
        return "no"
    taken = course.steps[start:]
    others = seating.others(seat)
    if any(step.tells for step in taken):
        if seating.table.rated or seating.has_bots():
            return "no"
        return "ask" if others else "free"
    moved_since = any(step.seat != seat and not step.hidden for step in taken)
    return "ask" if moved_since and others else "free"


def length(course: Course, seat: int) -> int:
    """How many moves are taken back with the seat's last command."""
    start = course.last_of(seat)
    return 0 if start is None else len(course.steps) - start
