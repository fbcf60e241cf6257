"""Two large things beside each other, and only the lines in which they differ."""

from itertools import zip_longest

import msgspec


def differing(one: object, other: object) -> list[str]:
    """Nothing if they are the same. (An `assert` of large things that differ can take minutes.)"""
    lines = zip_longest(written(one), written(other), fillvalue="nothing")
    return [f"{first.strip()} | {second.strip()}" for first, second in lines if first != second]


def written(thing: object) -> list[str]:
    return msgspec.json.format(msgspec.json.encode(thing)).decode().splitlines()
