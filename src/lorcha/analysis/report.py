"""What an analysis says, as plain values: the same in the command, in a file and on the page.

Shares are rows over the seats; moves are written as in the record.
"""

from typing import Literal

import msgspec

Grade = Literal["", "best", "fine", "inaccuracy", "mistake", "blunder"]
Row = tuple[float, ...]


class Option(msgspec.Struct, frozen=True):
    """A move that could be made, the shares to be expected after it, and the grade it deserves."""

    move: str
    shares: Row
    prior: float
    grade: Grade = ""


class Decision(msgspec.Struct, frozen=True):
    """One answer of a seat that had a choice.

    `cost` is what the move changed for every seat, against the best one: below 0 for the decider.
    `doubt` is the standard error of what it cost the decider, the judge's own included. `parts`, of
    a decision that was not good, are the parts of the decider's score that the best move is
    expected to change. Options are all that were compared, the best first. A choice between equals
    has no grade.
    """

    question: str
    played: str
    best: str
    options: tuple[Option, ...]
    cost: Row
    doubt: float
    grade: Grade
    parts: dict[str, float] = {}


class Step(msgspec.Struct, frozen=True):
    """One move of the record: who made it, the shares after it, the decision in it, and the rest of
    the change, which is luck; `source` says what was unknown to the seat, "" if nothing was."""

    seat: int
    shares: Row
    luck: Row
    source: str = ""
    decision: Decision | None = None


class Account(msgspec.Struct, frozen=True):
    """One seat's books: the first share and the five parts after it add up to the result.

    `unexplained` are changes of mind of the judge where nothing was unknown. `sources` is the luck
    by what was unknown, the deal and what is unexplained ("") included. `grades` counts its graded
    decisions; `loss` is the mean share lost in one of them, `levels` the bots' level that loses as
    much, or two between which the play lies.
    """

    first: float
    own_luck: float
    others_luck: float
    unexplained: float
    own_mistakes: float
    others_mistakes: float
    result: float
    sources: dict[str, float]
    grades: dict[str, int]
    loss: float
    loss_doubt: float
    levels: tuple[str, ...]

    @property
    def total(self) -> float:
        luck = self.own_luck + self.others_luck + self.unexplained
        return self.first + luck + self.own_mistakes + self.others_mistakes

    @property
    def without_luck(self) -> float:
        return self.first + self.own_mistakes + self.others_mistakes


class Analysis(msgspec.Struct, frozen=True):
    """`first` are the shares before the deal, `dealt` those after it."""

    game: str
    rules: str
    box: str
    mode: str
    judge: str
    names: tuple[str, ...]
    first: Row
    dealt: Row
    steps: tuple[Step, ...]
    accounts: tuple[Account, ...]
