"""What a row of the log changed at a table, as plain values. `messages.py` turns each of them into
a message for each reader."""

from collections.abc import Sequence

import msgspec

from lorcha.server.tables.history import Step
from lorcha.server.wire.live import ChatLine, Proposal


class Change(msgspec.Struct, frozen=True):
    at: float


class MovePlayed(Change, frozen=True):
    step: Step


class MovesUndone(Change, frozen=True):
    """`counts_before` are the plies each reader counted before the undo."""

    counts_before: Sequence[int]


class SeatsChanged(Change, frozen=True):
    """Somebody came, left, was replaced; or the clock was paused or resumed."""


class SeatTakenBack(Change, frozen=True):
    """Somebody plays their own seat again."""

    seat: int


class ProposalChanged(Change, frozen=True):
    """The proposal that is open now; None if it has ended, `accepted` or not."""

    proposal: Proposal | None
    accepted: bool | None = None


class ChatAdded(Change, frozen=True):
    line: ChatLine


class GameEnded(Change, frozen=True):
    """The game is over, or a rematch of it was made."""
