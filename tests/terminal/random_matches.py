"""Random matches to describe and to draw, and a terminal to play at."""

import argparse
import io
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from importlib import import_module
from importlib.util import find_spec

import pytest

from lorcha.core.chance import Fast
from lorcha.core.game import Game
from lorcha.core.journal import Journal
from lorcha.core.match import Match, fast
from lorcha.core.options import Value
from lorcha.terminal import learn, play, replay
from tests.laws.tables import Options, choices_of_options, playable

NAMES = ["Anna", "Вера", "Boris", "Хо", "Eve", "Gu"]
ONES = "1\n" * 5000
MORE = 100  # extra matches to find rare events


def random_match(
    game: Game, seats: int, seed: int, options: Options | None = None
) -> Iterator[Match]:
    """A match with options and moves drawn at random, at each of its decisions and at its end."""
    chance = Fast(seed)
    if options is None:
        options = {o.id: o.values[chance.below(len(o.values))] for o in game.options}
    if not playable(game, seats, options):
        options = {}
    match = Match(game, NAMES[:seats], options, fast(seed))
    yield match
    while not match.state.over():
        actors = match.state.actors()
        seat = actors[chance.below(len(actors))]
        moves = match.state.legal(seat)
        match.play(seat, moves[chance.below(len(moves))])
        yield match


def random_matches(game: Game, each: int) -> Iterator[Match]:
    """`each` random matches for each number of players, at each of their decisions.

    A value of an option that none of them had gets one more match.
    """
    covered: set[tuple[str, Value]] = set()
    for seats in game.seats:
        for seed in range(each):
            for match in random_match(game, seats, seats * 100 + seed):
                covered.update(match.options.items())
                yield match
    for seats in game.seats:
        for options in choices_of_options(game.id, seats):
            if not covered.issuperset(options.items()):
                covered.update(options.items())
                yield from random_match(game, seats, seats * 100, options)


def rare_journals(game: Game) -> list[Journal]:
    """Journals of what random matches hardly ever show, from `tests/<game>/rare_events.py`."""
    name = f"tests.{game.id}.rare_events"
    if find_spec(name) is None:
        return []
    journals: list[Journal] = import_module(name).rare_journals()
    return journals


def enough_matches(game: Game, each: int, enough: Callable[[], bool]) -> Iterator[Match]:
    """`each` for each number of players, then more for the fewest until it is enough."""
    yield from random_matches(game, each)
    for seed in range(MORE):
        if enough():
            return
        yield from random_match(game, game.seats[0], 10_000 + seed)


@dataclass
class Terminal:
    """A person at a terminal: input goes in, output comes back."""

    patch: pytest.MonkeyPatch
    captured: pytest.CaptureFixture[str]

    def run(self, command: str, typed: str = "", columns: int = 80) -> tuple[int, str]:
        parser = argparse.ArgumentParser()
        commands = parser.add_subparsers()
        play.add_command(commands)
        replay.add_command(commands)
        learn.add_command(commands)
        args = parser.parse_args(command.split())
        self.patch.setenv("COLUMNS", str(columns))
        self.patch.setattr(sys, "stdin", io.StringIO(typed))
        code: int = args.run(args)
        return code, self.captured.readouterr().out
