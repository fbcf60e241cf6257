"""Events that random matches hardly ever show: Hong Kong, and a game that ends without progress."""

from lorcha.core.journal import Journal
from tests.ching.positions import sea


def rare_journals() -> list[Journal]:
    hong_kong = sea(hands=[[54, 55], [2], [3]], junks=[[1, 6, 26, 40, 49, "helmsmen_none"]])
    hong_kong.play("0 choose 54")
    still = sea(hands=[[45, 9], [30, 10], [20, 11]])
    still.table.quiet = 99
    still.play("0 choose 45", "1 choose 30", "2 choose 20", "0 take 1", "1 take 2")
    return [hong_kong.journal, still.journal]
