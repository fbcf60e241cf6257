"""Is a die even? A chi-square test whose false alarms are rarer than one in a million."""

from collections import Counter
from collections.abc import Collection, Hashable
from math import sqrt

ALARM = 5.0  # standard deviations


def deviation(counted: Counter[Hashable], possible: Collection[Hashable]) -> float:
    """How far the counts are from even, in standard deviations (Wilson and Hilferty)."""
    expected = counted.total() / len(possible)
    freedom = len(possible) - 1
    chi_square = sum((counted[one] - expected) ** 2 for one in possible) / expected
    spread = 2 / (9 * freedom)
    return float(((chi_square / freedom) ** (1 / 3) - (1 - spread)) / sqrt(spread))


def assert_even(counted: Counter[Hashable], possible: Collection[Hashable]) -> None:
    assert set(counted) == set(possible)
    assert deviation(counted, possible) < ALARM
