"""What a tournament shows: how often each bot wins, how certain that is, and how long it thinks."""

from collections.abc import Sequence
from math import sqrt
from statistics import fmean
from typing import Final

import msgspec
from openskill.models import PlackettLuce

from lorcha.arena.result import GameResult
from lorcha.arena.schedule import Schedule

Z_95: Final = 1.959964


class Entrant(msgspec.Struct, frozen=True):
    """One bot. `wins` is the share of the win a seat of this bot takes in a game, `low` and `high`
    bound it with 95 % confidence; `fair` is what it would be if all bots were equal."""

    bot: str
    games: int
    wins: float
    low: float
    high: float
    fair: float
    score: float
    moves: float
    milliseconds: float
    rating: float
    doubt: float


class Summary(msgspec.Struct, frozen=True):
    schedule: Schedule
    games: int
    entrants: list[Entrant]


def summarise(schedule: Schedule, results: Sequence[GameResult]) -> Summary:
    """The entrants, the most successful first."""
    ratings = rate(schedule, results)
    names = dict.fromkeys(schedule.bots)
    entrants = [
        entrant(
            name, schedule, [result for result in results if name in result.bots], ratings[name]
        )
        for name in names
        if any(name in result.bots for result in results)
    ]
    entrants.sort(key=lambda entrant: -entrant.wins)
    return Summary(schedule, len(results), entrants)


def entrant(
    name: str, schedule: Schedule, results: Sequence[GameResult], rating: tuple[float, float]
) -> Entrant:
    seats = [
        (result, seat) for result in results for seat, bot in enumerate(result.bots) if bot == name
    ]
    per_game = len(seats) / len(results)
    low, high = interval(sum(result.wins(name) for result in results), len(results))
    moves = sum(result.moves[seat] for result, seat in seats)
    return Entrant(
        bot=name,
        games=len(results),
        wins=sum(result.wins(name) for result in results) / len(seats),
        low=low / per_game,
        high=high / per_game,
        fair=1 / schedule.seats,
        score=fmean(result.scores[seat] for result, seat in seats),
        moves=moves / len(seats),
        milliseconds=1000 * sum(result.seconds[seat] for result, seat in seats) / max(1, moves),
        rating=rating[0],
        doubt=rating[1],
    )


def interval(wins: float, games: int) -> tuple[float, float]:
    """Wilson's 95 % interval of a share. Games on one deal count as independent, which makes
    it too wide rather than too narrow."""
    share, z = wins / games, Z_95
    middle = share + z * z / (2 * games)
    reach = z * sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    whole = 1 + z * z / games
    return max(0.0, (middle - reach) / whole), min(1.0, (middle + reach) / whole)


def rate(schedule: Schedule, results: Sequence[GameResult]) -> dict[str, tuple[float, float]]:
    """OpenSkill ratings (mu, sigma) after all games in their order."""
    model = PlackettLuce()
    ratings = dict.fromkeys(schedule.bots, (model.mu, model.sigma))
    for result in results:
        teams = [[model.rating(*ratings[name])] for name in result.bots]
        ranks = [float(place) for place in result.places]
        rated = [team[0] for team in model.rate(teams, ranks=ranks)]
        for name in set(result.bots):
            own = [rating for rating, bot in zip(rated, result.bots, strict=True) if bot == name]
            ratings[name] = (fmean(r.mu for r in own), fmean(r.sigma for r in own))
    return ratings
