"""A match played to its end at random: of Dragon, if nothing else is asked for."""

from functools import cache
from random import Random

from lorcha.core.match import Match, Seed, fast
from lorcha.games import load

DRAGON = load("dragon")


@cache
def finished(seed: Seed | None = None, game: str = "dragon") -> Match:
    match, chooser = Match(load(game), ["Ann", "Bo"], {}, seed or fast(5)), Random(5)
    while not match.state.over():
        seat = match.state.actors()[0]
        match.play(seat, chooser.choice(match.state.legal(seat)))
    return match
