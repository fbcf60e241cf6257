"""How good a decision was, by the share of the win it gave away.

The thresholds are the same in all games. They are set where bots of different strength part: see
the table of levels in docs/analysis.md. A loss counts only as far as it stands out from the doubt.
"""

from typing import Final

from lorcha.analysis.report import Grade

EQUAL: Final = 0.01  # all moves within this share of one another: nothing to grade
BEST: Final = 0.005
FINE: Final = 0.02
INACCURACY: Final = 0.05
MISTAKE: Final = 0.10
CERTAINTY: Final = 1.0  # standard errors a loss is lowered by before it is graded

GRADES: Final[tuple[Grade, ...]] = ("best", "fine", "inaccuracy", "mistake", "blunder")
NOT_GOOD: Final = GRADES[2:]


def grade_of(loss: float, doubt: float, spread: float) -> Grade:
    """`spread` is the difference between the best and the worst move."""
    if spread < EQUAL:
        return ""
    certain = loss - CERTAINTY * doubt
    bounds = (BEST, FINE, INACCURACY, MISTAKE)
    return GRADES[sum(certain >= bound for bound in bounds)] if loss > 0 else "best"
