# compiled by mypyc
"""How a game stands or ended for one seat."""

from typing import final


@final
class Standing:
    """A place (shared on a tie), a score, and how the score is made up."""

    def __init__(self, seat: int, place: int, score: int, parts: dict[str, int]) -> None:
        self.seat = seat
        self.place = place
        self.score = score
        self.parts = parts

    def __repr__(self) -> str:
        return f"Standing(seat={self.seat}, place={self.place}, score={self.score})"
