# compiled by mypyc
"""What the numbers of a position are called, for errors and reprs.

A position holds numbers only. Its game registers the names of its moves and tasks here, so that
errors and reprs can use notation.
"""

from typing import Final, final

from lorcha.core.fields import BadText
from lorcha.core.moves import MoveBook

FEW: Final = 5  # legal moves listed in an error


@final
class Names:
    """The id of a game, its moves and its tasks."""

    def __init__(self, game: str, moves: MoveBook, tasks: dict[int, str]) -> None:
        self.game = game
        self.moves = moves
        self.tasks = tasks

    def move(self, move: int) -> str:
        """In notation, or the number as it is where that is no move."""
        try:
            return f"'{self.moves.to_text(move)}'"
        except BadText:
            return str(move)

    def few(self, legal: list[int]) -> str:
        """The first of these moves, and how many more there are."""
        text = ", ".join([self.move(move) for move in legal[:FEW]])
        more = len(legal) - FEW
        return f"{text} and {more} more" if more > 0 else text

    def task(self, what: int) -> str:
        return f"'{self.tasks[what]}'" if what in self.tasks else f"task {what}"


_names: Final[dict[type, Names]] = {}
_no_names: Final = Names("", MoveBook(), {})


def set_names(positions: type, names: Names) -> None:
    """Name what the positions of this class hold."""
    _names[positions] = names


def names_of(position: object) -> Names:
    """Positions of no game keep their numbers."""
    return _names.get(type(position), _no_names)


def name_seats(seats: list[int]) -> str:
    """'seat 1', 'seats 0, 2'."""
    return ("seat " if len(seats) == 1 else "seats ") + ", ".join([str(seat) for seat in seats])
