"""Is a distribution uniform? A chi-square test with less than one false alarm in a million."""

from collections import Counter
from collections.abc import Collection, Hashable
from math import sqrt

MAX_DEVIATION = 5.0  # standard deviations


def deviation(counted: Counter[Hashable], possible: Collection[Hashable]) -> float:
    """How far the counts are from uniform, in standard deviations (Wilson and Hilferty)."""
    expected = counted.total() / len(possible)
    freedom = len(possible) - 1
    chi_square = sum((counted[one] - expected) ** 2 for one in possible) / expected
    spread = 2 / (9 * freedom)
    return float(((chi_square / freedom) ** (1 / 3) - (1 - spread)) / sqrt(spread))


def assert_uniform(counted: Counter[Hashable], possible: Collection[Hashable]) -> None:
    assert set(counted) == set(possible)
    assert deviation(counted, possible) < MAX_DEVIATION
