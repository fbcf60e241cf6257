"""Random matches to tell and to draw, and a seat at the terminal to play from."""

import argparse
import io
import sys
from collections.abc import Iterator
from dataclasses import dataclass

import pytest

from lorcha.core.chance import Chance, Fast
from lorcha.core.game import Game
from lorcha.core.match import Match, fast
from lorcha.core.options import BadOption
from lorcha.terminal import play, replay

NAMES = ["Anna", "Вера", "Boris", "Хо", "Eve", "Gu"]
ONES = "1\n" * 5000


def random_match(game: Game, seats: int, seed: int) -> Iterator[Match]:
    """A match with options and moves drawn at random, at each of its decisions and at its end."""
    chance = Fast(seed)
    match = begun(game, seats, seed, chance)
    yield match
    while not match.state.over():
        actors = match.state.actors()
        seat = actors[chance.below(len(actors))]
        moves = match.state.legal(seat)
        match.play(seat, moves[chance.below(len(moves))])
        yield match


def begun(game: Game, seats: int, seed: int, chance: Chance) -> Match:
    """With the first options drawn that so many seats can play."""
    while True:
        options = {o.id: o.values[chance.below(len(o.values))] for o in game.options}
        try:
            return Match(game, NAMES[:seats], options, fast(seed))
        except BadOption:
            continue


def random_matches(game: Game, each: int) -> Iterator[Match]:
    """So many random matches for each number of players, at each of their decisions."""
    for seats in game.seats:
        for seed in range(each):
            yield from random_match(game, seats, seats * 100 + seed)


@dataclass
class Terminal:
    """Somebody at a terminal: what is typed goes in, what is shown comes back."""

    patch: pytest.MonkeyPatch
    caught: pytest.CaptureFixture[str]

    def run(self, command: str, typed: str = "", columns: int = 80) -> tuple[int, str]:
        parser = argparse.ArgumentParser()
        commands = parser.add_subparsers()
        play.add_command(commands)
        replay.add_command(commands)
        args = parser.parse_args(command.split())
        self.patch.setenv("COLUMNS", str(columns))
        self.patch.setattr(sys, "stdin", io.StringIO(typed))
        code: int = args.run(args)
        return code, self.caught.readouterr().out
