"""Compares two large things, and shows only the lines in which they differ."""

from itertools import zip_longest

import msgspec


def differences(one: object, other: object) -> list[str]:
    """Empty if they are the same. (An `assert` of large things that differ can take minutes.)"""
    lines = zip_longest(lines_of(one), lines_of(other), fillvalue="nothing")
    return [f"{first.strip()} | {second.strip()}" for first, second in lines if first != second]


def lines_of(thing: object) -> list[str]:
    return msgspec.json.format(msgspec.json.encode(thing)).decode().splitlines()
