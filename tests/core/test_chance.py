"""Chance: quick, fair and scripted."""

import hashlib
import hmac
import json
from collections import Counter
from collections.abc import Hashable
from itertools import permutations

import pytest

from lorcha.core.chance import FIXED_POINT, Chance, Fair, Fast, Scripted, ScriptEnded, load_chance
from lorcha.core.rows import row_of, to_list
from tests.laws.chi_square import assert_uniform

SEED = bytes(range(32))


def draw(chance: Chance, below: int, count: int) -> list[int]:
    return [int(chance.below(below)) for _ in range(count)]


def test_fast_repeats_itself_from_its_seed() -> None:
    assert draw(Fast(5), 1000, 50) == draw(Fast(5), 1000, 50)
    assert draw(Fast(5), 1000, 50) != draw(Fast(6), 1000, 50)
    assert draw(Fast(5), 1000, 50) != draw(Fast(-5), 1000, 50)


def test_fast_takes_seeds_of_any_size() -> None:
    for seed in (0, -1, 1 << 63, -(1 << 200), 10**40):
        assert len(set(draw(Fast(seed), 1 << 30, 20))) == 20


@pytest.mark.parametrize("n", [2, 3, 6, 7, 10, 100])
def test_fast_is_even_along_a_stream_and_across_seeds(n: int) -> None:
    samples = 500 * n
    stream: Counter[Hashable] = Counter(draw(Fast(1), n, samples))
    assert_uniform(stream, range(n))
    first: Counter[Hashable] = Counter(int(Fast(seed).below(n)) for seed in range(samples))
    assert_uniform(first, range(n))


def test_fast_numbers_that_follow_each_other_are_independent() -> None:
    chance = Fast(3)
    pairs: Counter[Hashable] = Counter((chance.below(6), chance.below(6)) for _ in range(7200))
    assert_uniform(pairs, [(one, two) for one in range(6) for two in range(6)])


def test_a_shuffle_gives_every_order_as_often() -> None:
    chance, counted = Fast(9), Counter[Hashable]()
    for _ in range(4800):
        cards = row_of([9, 1, 2, 3, 4, 9])
        chance.shuffle(cards, 1, 4)
        assert (cards[0], cards[5]) == (9, 9)
        counted[tuple(to_list(cards)[1:5])] += 1
    assert_uniform(counted, list(permutations([1, 2, 3, 4])))


def number_of(counter: int) -> int:
    digest = hmac.new(SEED, counter.to_bytes(8, "big"), hashlib.sha256).digest()
    return int.from_bytes(digest[:8], "big")


def test_fair_gives_what_anyone_can_compute_from_the_seed() -> None:
    assert draw(Fair(SEED), 6, 30) == [number_of(counter) % 6 for counter in range(30)]


def test_fair_publishes_the_hash_of_its_seed() -> None:
    assert Fair(SEED).seed_hash() == hashlib.sha256(SEED).hexdigest()


def test_fair_rejects_numbers_that_would_favour_some_results() -> None:
    """Of 2^64 numbers 3 * 2^62 can be used evenly: a quarter is rejected."""
    n = 3 << 60
    limit = (1 << 64) - (1 << 64) % n
    numbers = [number_of(counter) for counter in range(40)]
    accepted = [number % n for number in numbers if number < limit]
    assert len(accepted) < len(numbers)
    fair = Fair(SEED)
    assert draw(fair, n, len(accepted)) == accepted


def test_a_fair_seed_has_32_bytes() -> None:
    with pytest.raises(ValueError, match="32 bytes"):
        Fair(b"short")


def test_scripted_gives_what_is_written() -> None:
    chance = Scripted([3, 0, 5])
    assert draw(chance, 6, 3) == [3, 0, 5]
    with pytest.raises(ScriptEnded, match="has only 3 numbers"):
        chance.below(6)


@pytest.mark.parametrize("number", [6, 7, -1, 1 << 70])
def test_scripted_refuses_a_number_the_die_does_not_have(number: int) -> None:
    with pytest.raises(ScriptEnded, match="not below 6"):
        Scripted([number]).below(6)


@pytest.mark.parametrize("chance", [Fast(4), Fair(SEED), Scripted([1, 2, 0] * 9)])
def test_copies_and_dumps_go_on_where_the_original_is(chance: Chance) -> None:
    draw(chance, 3, 5)
    copies = [chance.clone(), load_chance(json.loads(json.dumps(chance.dump())))]
    expected = draw(chance, 3, 10)
    assert [draw(copy, 3, 10) for copy in copies] == [expected, expected]
    assert [copy.dump() for copy in copies] == [chance.dump()] * 2


@pytest.mark.parametrize(
    "dump",
    [
        {},
        {"kind": "loaded"},
        {"kind": "fast"},
        {"kind": "fast", "now": "1"},
        {"kind": "fast", "now": 1.5},
        {"kind": "fast", "now": -1},
        {"kind": "fast", "now": 0},
        {"kind": "fast", "now": FIXED_POINT},
        {"kind": "fast", "now": 1 << 62},
        {"kind": "fast", "now": 1 << 80},
        {"kind": "fair", "drawn": 0},
        {"kind": "fair", "seed": "00" * 31, "drawn": 0},
        {"kind": "fair", "seed": "zz" * 32, "drawn": 0},
        {"kind": "fair", "seed": "00" * 32, "drawn": -1},
        {"kind": "scripted", "used": 0},
        {"kind": "scripted", "numbers": [1, "2"], "used": 0},
        {"kind": "scripted", "numbers": [1], "used": None},
    ],
    ids=str,
)
def test_a_dump_that_is_no_chance_is_refused(dump: dict[str, object]) -> None:
    with pytest.raises(ValueError):  # noqa: PT011
        load_chance(dump)
