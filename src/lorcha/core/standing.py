# compiled by mypyc
"""How a game stands or ended for one seat."""

from typing import final


@final
class Standing:
    """A place (shared on a tie), a score, and how the score is made up.

    Partners share a `team` (below 0: there are none) and its place; score and parts are one's own.
    """

    def __init__(
        self, seat: int, place: int, score: int, parts: dict[str, int], team: int = -1
    ) -> None:
        self.seat = seat
        self.place = place
        self.score = score
        self.parts = parts
        self.team = team

    def __repr__(self) -> str:
        return f"Standing(seat={self.seat}, place={self.place}, score={self.score})"
