"""Arguments the arena's commands share."""

import argparse
from collections.abc import Iterable

from lorcha.core.game import Game
from lorcha.core.options import BadOption, Value


def at_least_one(text: str) -> int:
    if not text.isdecimal() or int(text) < 1:
        raise argparse.ArgumentTypeError(f"{text!r} is not a whole number from 1 up")
    return int(text)


def seconds(text: str) -> float:
    try:
        length = float(text)
    except ValueError:
        length = 0.0
    if not 0.001 <= length <= 3600:
        raise argparse.ArgumentTypeError(f"{text!r} is not a time from 0.001 to 3600 seconds")
    return length


def read_options(game: Game, pairs: Iterable[str]) -> dict[str, Value]:
    """The options given as `name=value` on a command line."""
    by_id = {option.id: option for option in game.options}
    chosen: dict[str, Value] = {}
    for pair in pairs:
        name, equals, value = pair.partition("=")
        if not equals or name not in by_id:
            known = ", ".join(by_id) or "none"
            raise BadOption(f"{pair!r} is no option of {game.id}; write NAME=VALUE with {known}")
        chosen[name] = by_id[name].read(value)
    return chosen
