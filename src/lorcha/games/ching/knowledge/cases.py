# compiled by mypyc
"""Tables of cases: each row says how the cards of some groups may be spread over the hands.

The spread of a group is one number, with a few bits for each hand.
"""

from typing import Final

from lorcha.core.rows import Int, Reals, Row, reals, row

BITS: Final = 6
MOST: Final = 63
TRANSIT: Final = 4  # after the hands: a card just stolen that may still be passed on
ZONES: Final = 5


def one_in(zone: Int) -> Int:
    return 1 << (BITS * zone)


def in_zone(spread: Int, zone: Int) -> Int:
    return (spread >> (BITS * zone)) & MOST


def without(numbers: Row, column: Int, width: Int) -> Row:
    """A table of this width without one of its columns."""
    rest = row(len(numbers) // width * (width - 1))
    size: Int = 0
    for i in range(len(numbers)):
        if i % width != column:
            rest[size] = numbers[i]
            size += 1
    return rest


def distinct(cases: Row, width: Int) -> Row:
    """Each case once, in the order of its first appearance."""
    if width == 0:
        return cases
    slots: Int = 8
    while slots < len(cases) // width * 2:
        slots *= 2
    table = row(slots)
    size: Int = 0
    case: Int = 0
    while case < len(cases):
        key: Int = 0
        for i in range(width):
            key = (key * 31 + cases[case + i]) & 1073741823
        slot: Int = (key ^ (key >> 13)) & (slots - 1)
        while table[slot] > 0 and not same(cases, (table[slot] - 1) * width, case, width):
            slot = (slot + 1) & (slots - 1)
        if table[slot] == 0:
            for i in range(width):
                cases[size + i] = cases[case + i]
            table[slot] = size // width + 1
            size += width
        case += width
    return cases[:size]


def same(cases: Row, one: Int, other: Int, width: Int) -> bool:
    for i in range(width):
        if cases[one + i] != cases[other + i]:
            return False
    return True


def weights_of(cases: Row, width: Int) -> Reals:
    """In how many ways each case can come about, up to a factor, added up."""
    weights = reals(len(cases) // width)
    total: float = 0.0
    for case in range(len(weights)):
        ways: float = 1.0
        for i in range(width):
            for zone in range(ZONES):
                for n in range(in_zone(cases[case * width + i], zone)):
                    ways /= float(n + 1)
        total += ways
        weights[case] = total
    return weights
