"""Times tell nothing: neither whether a bot had a choice, nor in how many steps it answered. The
long measurement is `python -m bench.answer_times`."""

import asyncio
from random import Random

from bench.answer_times import LEAST, compare, kolmogorov_smirnov, measure, measure_steps


def test_a_forced_answer_takes_as_long_as_a_free_one() -> None:
    found = compare(asyncio.run(measure("panda", "captain", 120)))
    assert min(len(found.one), len(found.other)) > 20
    assert found.probability > LEAST, str(found)


def test_an_answer_in_several_steps_takes_as_long_as_one_in_a_single_step() -> None:
    found = asyncio.run(measure_steps(60))
    assert len(found.one) == len(found.other) == 30
    assert found.probability > LEAST, str(found)


def test_a_difference_would_be_seen() -> None:
    """Of two samples of 60, a shift by as much as they vary; and not where there is none."""
    chance = Random(1)
    one, same = ([chance.gauss(0.05, 0.01) for _ in range(60)] for _ in range(2))
    later = [chance.gauss(0.06, 0.01) for _ in range(60)]
    assert kolmogorov_smirnov(one, same) > 0.05
    assert kolmogorov_smirnov(one, later) < LEAST
