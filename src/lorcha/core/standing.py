# compiled by mypyc
"""The standing of one seat, during a game or at its end."""

from typing import final


@final
class Standing:
    """A place (shared on a tie), a score, and how the score is made up.

    Partners share a `team` (-1: no teams) and its place; score and parts are per seat.
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
