"""How long a bot may think: so many simulations, or so many seconds, whichever is over first."""

import math
import re
from typing import Final

import msgspec

WRITTEN: Final = re.compile(r"(\d{1,9})|(\d{0,4}(?:\.\d{1,3})?)s")
ENDLESS: Final = 1 << 40


class Budget(msgspec.Struct, frozen=True):
    """With simulations alone a bot plays the same again; seconds depend on the machine."""

    simulations: int = ENDLESS
    seconds: float = math.inf

    def __str__(self) -> str:
        return f"{self.seconds:g}s" if self.simulations == ENDLESS else str(self.simulations)


def read_budget(text: str) -> Budget | None:
    """`800` is so many simulations, `1.5s` so many seconds; None if it is neither."""
    found = WRITTEN.fullmatch(text)
    if not found or not any("1" <= letter <= "9" for letter in text):
        return None
    if found[1]:
        return Budget(simulations=int(found[1]))
    return Budget(seconds=float(found[2]))
