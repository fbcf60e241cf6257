# compiled by mypyc
"""What the number of a task says, packed and read: nobody else knows where the bits are.

A task about a ship has a flag: of an action whether it is the evening's, of a landing whether it
follows a shortage. A route, a cargo and a bill hold more.
"""

from typing import Final

from lorcha.core.rows import Int

BANK: Final = 7  # where a cargo comes from, if not from a ship


# ---- a ship and a flag


def flagged(ship: Int, flag: Int) -> Int:
    return ship + 8 * flag


def ship_of(number: Int) -> Int:
    """The ship that a task is about: the first thing in all these numbers."""
    return number & 7


def flag_of(number: Int) -> Int:
    return number >> 3


# ---- a route: which ship sails, how far, which way


def route(ship: Int, steps: Int, backward: Int) -> Int:
    return ship + 8 * steps + 64 * backward


def route_steps(number: Int) -> Int:
    return (number >> 3) & 7


def route_backward(number: Int) -> Int:
    return number >> 6


# ---- a cargo: to which ship, from where, and what


def cargo(ship: Int, source: Int, hold: Int, resource: Int, amount: Int) -> Int:
    return ship + 8 * source + 64 * hold + 512 * resource + 2048 * amount


def cargo_source(number: Int) -> Int:
    """The ship it comes from, or BANK."""
    return (number >> 3) & 7


def cargo_hold(number: Int) -> Int:
    """The hold of that ship, from 0."""
    return (number >> 6) & 7


def cargo_resource(number: Int) -> Int:
    return (number >> 9) & 3


def cargo_amount(number: Int) -> Int:
    return number >> 11


# ---- a bill: which ship pays what, from which hold on, how much is still due


def bill(ship: Int, resource: Int, hold: Int, due: Int) -> Int:
    return ship + 8 * resource + 32 * hold + 256 * due


def bill_resource(number: Int) -> Int:
    return (number >> 3) & 3


def bill_hold(number: Int) -> Int:
    return (number >> 5) & 7


def bill_due(number: Int) -> Int:
    return number >> 8
