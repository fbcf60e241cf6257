"""How long a bot may think: a number of simulations, of seconds, or whichever ends first."""

import math
import re
from typing import Final

import msgspec

PATTERN: Final = re.compile(r"(?:(\d{1,9})|(\d{0,4}(?:\.\d{1,3})?)s)(?:\*([1-9]\d?))?")
ENDLESS: Final = 1 << 40


class Budget(msgspec.Struct, frozen=True):
    """With simulations alone a bot plays the same again; seconds depend on the machine.

    Several processes share the simulations, and have the same seconds each.
    """

    simulations: int = ENDLESS
    seconds: float = math.inf
    processes: int = 1

    def __str__(self) -> str:
        length = f"{self.seconds:g}s" if self.simulations == ENDLESS else str(self.simulations)
        return length if self.processes == 1 else f"{length}*{self.processes}"

    def shares(self) -> list["Budget"]:
        """One for each process, as equal as possible."""
        least, left = divmod(self.simulations, self.processes)
        return [Budget(least + (i < left), self.seconds) for i in range(self.processes)]


def read_budget(text: str) -> Budget | None:
    """`800` means 800 simulations, `1.5s` 1.5 seconds, `1.5s*2` the same in two processes; None
    for anything else."""
    match = PATTERN.fullmatch(text)
    if not match or not any("1" <= letter <= "9" for letter in match[1] or match[2]):
        return None
    processes = int(match[3] or 1)
    if match[1]:
        return Budget(simulations=int(match[1]), processes=processes)
    return Budget(seconds=float(match[2]), processes=processes)
