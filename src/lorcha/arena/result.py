"""One game of a tournament: played, timed, and its result."""

from time import perf_counter

import msgspec

from lorcha import bots, games
from lorcha.arena.schedule import Pairing, Schedule
from lorcha.core.chance import Fast
from lorcha.core.journal import Journal
from lorcha.core.perspective import Perspective


class GameResult(msgspec.Struct, frozen=True):
    """The result of one game; lists are in the order of the seats."""

    number: int
    deal: int
    bots: tuple[str, ...]
    scores: list[int]
    places: list[int]
    moves: list[int]
    seconds: list[float]

    def wins(self, bot: str) -> float:
        """The share of the win that went to this bot; seats that share the first place share it."""
        winners = [name for name, place in zip(self.bots, self.places, strict=True) if place == 1]
        return winners.count(bot) / len(winners)


def play(schedule: Schedule, pairing: Pairing) -> GameResult:
    """With a journal, because a search keeps its tree by what it reads there."""
    seeds = schedule.bot_seeds(pairing.number)
    players = [bots.load(name, seed) for name, seed in zip(pairing.bots, seeds, strict=True)]
    game = games.load(schedule.game)
    chance, journal = Fast(pairing.deal), Journal()
    state = game.new(schedule.seats, schedule.options, chance=chance, journal=journal)
    moves, seconds = [0] * schedule.seats, [0.0] * schedule.seats
    while not state.over():
        seat = state.actors()[0]
        perspective = Perspective(state, seat, seed=moves[seat])
        began = perf_counter()
        move = players[seat].choose(perspective)
        seconds[seat] += perf_counter() - began
        moves[seat] += 1
        state.play(seat, move)
    standings = sorted(state.standings(), key=lambda standing: standing.seat)
    return GameResult(
        pairing.number,
        pairing.deal,
        pairing.bots,
        [standing.score for standing in standings],
        [standing.place for standing in standings],
        moves,
        seconds,
    )
