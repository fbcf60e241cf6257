"""One game of a tournament, played and measured."""

from time import perf_counter

import msgspec

from lorcha import bots, games
from lorcha.arena.schedule import Pairing, Schedule
from lorcha.core.chance import Fast
from lorcha.core.journal import Journal
from lorcha.core.perspective import Perspective


class Bout(msgspec.Struct, frozen=True):
    """How it went, in the order of the seats."""

    number: int
    deal: int
    bots: tuple[str, ...]
    scores: list[int]
    places: list[int]
    moves: list[int]
    seconds: list[float]

    def wins(self, bot: str) -> float:
        """What share of the win went to this bot; who shares the first place shares the win."""
        won = [name for name, place in zip(self.bots, self.places, strict=True) if place == 1]
        return won.count(bot) / len(won)


def play(schedule: Schedule, pairing: Pairing) -> Bout:
    """The journal is kept because a search goes on from what it thought before."""
    seeds = schedule.bot_seeds(pairing.number)
    seated = [bots.load(name, seed) for name, seed in zip(pairing.bots, seeds, strict=True)]
    game = games.load(schedule.game)
    chance, journal = Fast(pairing.deal), Journal()
    state = game.new(schedule.seats, schedule.options, chance=chance, journal=journal)
    moves, seconds = [0] * schedule.seats, [0.0] * schedule.seats
    while not state.over():
        seat = state.actors()[0]
        perspective = Perspective(state, seat, seed=moves[seat])
        began = perf_counter()
        move = seated[seat].choose(perspective)
        seconds[seat] += perf_counter() - began
        moves[seat] += 1
        state.play(seat, move)
    ended = sorted(state.standings(), key=lambda standing: standing.seat)
    return Bout(
        pairing.number,
        pairing.deal,
        pairing.bots,
        [standing.score for standing in ended],
        [standing.place for standing in ended],
        moves,
        seconds,
    )
