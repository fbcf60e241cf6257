# compiled by mypyc
"""What the number of a task says where it holds two things: an encounter card to pass on.

Which card it is is told by its place from the end of the hand, from 1; with it goes the captain it
was stolen from.
"""

from lorcha.core.rows import Int


def passing_on(from_end: Int, victim: Int) -> Int:
    """`victim` is below 0 for a card that was drawn."""
    return from_end + 64 * (victim + 1)


def place_from_end(number: Int) -> Int:
    return number & 63


def stolen_from(number: Int) -> Int:
    """The victim, or -1."""
    return (number >> 6) - 1
