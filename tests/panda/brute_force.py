"""The combinations once more, straight from the definitions: every set of cards, every declaration.

Slow and simple on purpose; the finder has to agree with it.
"""

from collections import Counter
from collections.abc import Iterator
from itertools import combinations, combinations_with_replacement

TOP_IN_ROW = 11  # the A; the 2 is no part of sequences and formations
Face = tuple[int, int, bool]  # value, how often, with a joker
Combination = tuple[str, int, int, int]  # kind, different values, how often each, the highest


def combination(values: list[int], jokers: int) -> Combination | None:
    """What a value list is, with this number of jokers among its values (PS-25 to PS-31)."""
    counts = Counter(values)
    distinct, times = sorted(counts), set(counts.values())
    top, often = distinct[-1], counts[distinct[0]]
    if len(distinct) == 1:
        if often == 1:
            return None if jokers else ("single", 1, 1, top)
        return ("set" if jokers or often < 4 else "bomb", 1, often, top)
    in_row = distinct == list(range(distinct[0], top + 1))
    if not in_row or len(distinct) > 5 or len(times) > 1 or top > TOP_IN_ROW:
        return None
    return ("sequence" if often == 1 else "formation", len(distinct), often, top)


def opens(hand: list[Face]) -> Iterator[tuple[int, Combination]]:
    """All bids of a hand, as places and combination."""
    for number in range(1, len(hand) + 1):
        for places in combinations(range(len(hand)), number):
            cards = sum(1 << place for place in places)
            shapes = set(declarations([hand[place] for place in places]))
            yield from ((cards, one) for one in shapes)


def declarations(faces: list[Face]) -> Iterator[Combination]:
    printed = [value for value, often, _ in faces for _ in range(often)]
    if max(printed) - min(printed) > 4:  # no combination is that long
        return
    near = range(max(0, max(printed) - 4), min(12, min(printed) + 4) + 1)
    for used in range(sum(joker for _, _, joker in faces) + 1):
        for values in combinations_with_replacement(near, used):
            declared = combination(printed + list(values), used)
            if declared:
                yield declared


def beats(new: Combination, old: Combination, same_shape: bool) -> bool:
    """PS-39 to PS-43."""
    size_new, size_old = new[1] * new[2], old[1] * old[2]
    if new[0] == "bomb":
        return old[0] != "bomb" or (size_new, new[3]) > (size_old, old[3])
    if new[0] != old[0] or size_new != size_old or new[3] <= old[3]:
        return False
    return not same_shape or new[1:3] == old[1:3]
