"""How long the server waits for its database."""

from typing import Final

ANSWER: Final = 10.0  # seconds for an answer
LAST: Final = 2.0  # the same when the server is about to end
IN_LINE: Final = 15.0  # seconds for which a read waits until it is begun, and for its answer


class Patience:
    """How many seconds the server waits for an answer. Connections look at it as they wait."""

    def __init__(self) -> None:
        self.seconds = ANSWER

    def hurry(self) -> None:
        self.seconds = min(self.seconds, LAST)
