"""What a tournament shows: how often each bot wins, how sure that is, and what it costs."""

from collections.abc import Sequence
from math import sqrt
from statistics import fmean
from typing import Final

import msgspec
from openskill.models import PlackettLuce

from lorcha.arena.bout import Bout
from lorcha.arena.schedule import Schedule

Z_95: Final = 1.959964


class Entrant(msgspec.Struct, frozen=True):
    """One bot. `wins` is the share of the win a seat of this bot takes in a game, `low` and `high`
    bound it with 95 % confidence; `fair` is what it would be if all were alike."""

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


def summarise(schedule: Schedule, bouts: Sequence[Bout]) -> Summary:
    """The entrants, the most successful first."""
    ratings = rate(schedule, bouts)
    names = dict.fromkeys(schedule.bots)
    entrants = [
        entrant(name, schedule, [bout for bout in bouts if name in bout.bots], ratings[name])
        for name in names
        if any(name in bout.bots for bout in bouts)
    ]
    entrants.sort(key=lambda found: -found.wins)
    return Summary(schedule, len(bouts), entrants)


def entrant(
    name: str, schedule: Schedule, bouts: Sequence[Bout], rating: tuple[float, float]
) -> Entrant:
    seats = [(bout, seat) for bout in bouts for seat, bot in enumerate(bout.bots) if bot == name]
    a_game = len(seats) / len(bouts)
    low, high = interval(sum(bout.wins(name) for bout in bouts), len(bouts))
    moves = sum(bout.moves[seat] for bout, seat in seats)
    return Entrant(
        bot=name,
        games=len(bouts),
        wins=sum(bout.wins(name) for bout in bouts) / len(seats),
        low=low / a_game,
        high=high / a_game,
        fair=1 / schedule.seats,
        score=fmean(bout.scores[seat] for bout, seat in seats),
        moves=moves / len(seats),
        milliseconds=1000 * sum(bout.seconds[seat] for bout, seat in seats) / max(1, moves),
        rating=rating[0],
        doubt=rating[1],
    )


def interval(wins: float, games: int) -> tuple[float, float]:
    """Wilson's 95 % interval of a share. Games on one deal are taken as if they were independent,
    which makes it rather too wide than too narrow."""
    share, z = wins / games, Z_95
    middle = share + z * z / (2 * games)
    reach = z * sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    whole = 1 + z * z / games
    return max(0.0, (middle - reach) / whole), min(1.0, (middle + reach) / whole)


def rate(schedule: Schedule, bouts: Sequence[Bout]) -> dict[str, tuple[float, float]]:
    """OpenSkill ratings (mu, sigma) after all games in their order."""
    model = PlackettLuce()
    known = dict.fromkeys(schedule.bots, (model.mu, model.sigma))
    for bout in bouts:
        teams = [[model.rating(*known[name])] for name in bout.bots]
        ranks = [float(place) for place in bout.places]
        rated = [team[0] for team in model.rate(teams, ranks=ranks)]
        for name in set(bout.bots):
            own = [rating for rating, bot in zip(rated, bout.bots, strict=True) if bot == name]
            known[name] = (fmean(r.mu for r in own), fmean(r.sigma for r in own))
    return known
