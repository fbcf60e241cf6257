"""A known accident: one decision of a strong bot is replaced by the worst move. Is it named first?

    python -m bench.analysis.accidents --count 100 --workers 16

The worst move is what a search by the game's own valuation, which knows nothing of nets, thinks of
all moves the least of; it must cost at least --cost of the win. Then the bots play on to the end.
"""

from functools import partial
from random import Random

from bench.analysis.games import Job, all_jobs, arguments, in_processes
from lorcha import bots, games
from lorcha.analysis.analyst import analyse
from lorcha.analysis.modes import MODES
from lorcha.analysis.turning_points import turning_points
from lorcha.arena.simulate import Contest, play_out
from lorcha.bots.budget import Budget
from lorcha.bots.search import Search
from lorcha.core.match import Match
from lorcha.core.perspective import Perspective

SIMULATIONS = 400
TRIES = 60  # positions looked at until one has a move that is bad enough


def accident(bot: str, seats: int, cost: float, mode: str, job: Job) -> int | None:
    """At which place of the list the accident stands, from 1 on; 0: nowhere; None: none found."""
    game, seed = games.load(job[0]), job[1]
    contest = Contest(game, (bot,) * seats, game.complete(seats, {}))
    _, moves = contest.play(seed)
    whole, chance = contest.match(seed, moves), Random(seed)
    for ply in chance.sample(range(whole.ply), min(TRIES, whole.ply)):
        spoilt = spoil(whole, ply, cost)
        if spoilt is not None:
            finish(spoilt, bot, seed)
            points = turning_points(analyse(spoilt, MODES[mode]).steps, most=spoilt.ply)
            places = [place for place, point in enumerate(points, 1) if point.ply == ply]
            return places[0] if places else 0
    return None


def spoil(whole: Match, ply: int, cost: float) -> Match | None:
    """The match up to there, with the worst move."""
    match, seat = whole.at(ply), whole.moves[ply][0]
    perspective = Perspective(match.state, seat)
    if len(perspective.legal()) < 2:
        return None
    decision = Search(ply, Budget(simulations=SIMULATIONS), try_all=True).consider(perspective)
    tried = [candidate for candidate in decision.candidates if candidate.visits]
    worst = min(tried, key=lambda candidate: candidate.shares[seat])
    if tried[0].shares[seat] - worst.shares[seat] < cost:
        return None
    match.play(seat, worst.move)
    return match


def finish(match: Match, bot: str, seed: int) -> None:
    players = [bots.load(bot, seed + seat) for seat in range(len(match.seats))]
    for seat, move in play_out(match.state.clone(), players):
        match.play(seat, move)


def main() -> None:
    parser = arguments(__doc__.splitlines()[0], 100, "net")
    parser.add_argument("--mode", choices=MODES, default="quick")
    parser.add_argument("--cost", type=float, default=0.15)
    args = parser.parse_args()
    work = partial(accident, args.bots, args.seats, args.cost, args.mode)
    for game in args.games:
        results = in_processes(work, all_jobs([game], args.count), args.workers)
        places = [place for _, place in results if place is not None]
        first, five = places.count(1), sum(1 <= place <= 5 for place in places)
        print(
            f"{game}: of {len(places)} accidents {first} are named first, {five} among the first"
            f" five, {places.count(0)} not at all",
            flush=True,
        )


if __name__ == "__main__":
    main()
