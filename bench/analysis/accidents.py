"""A known accident: one decision of a strong bot is replaced by the worst move. Is it named first?

    python -m bench.analysis.accidents --count 100 --workers 16

The worst move is what a search thinks of all moves the least of. A few tries may call any move bad,
so games are played on to their end after it and after the best one, in the same worlds and with the
same luck: the worst move must cost enough there, in the worlds it was chosen by and in others.
Accidents are kept in the folder, so that another analysis is measured by the same ones.

The rest of the game may hold blunders of its own, and worse ones. So what is named before an
accident is played to its end, too: what costs as much there is rightly named before it.
"""

from collections.abc import Callable
from functools import partial
from pathlib import Path
from random import Random
from typing import NamedTuple

import msgspec

from bench.analysis.games import Job, all_jobs, arguments, in_processes
from bench.analysis.played_out import mistake_of
from lorcha import bots, games
from lorcha.analysis.analyst import analyse, judge_of
from lorcha.analysis.modes import MODES
from lorcha.analysis.turning_points import turning_points
from lorcha.arena.simulate import Contest, play_out
from lorcha.arena.summary import interval
from lorcha.bots.budget import Budget
from lorcha.bots.search import Search
from lorcha.core.match import Match, Record, replay
from lorcha.core.perspective import Perspective
from lorcha.puzzles.deep import play_to_end

SIMULATIONS = 400
TRIES = 60  # positions looked at until one has a move that is bad enough
MOST = 20  # games looked through for each accident
PART = 64  # games that are given to the processes together
WORLDS = 64, 256  # in which games are played to their end: to choose a move, and to be sure


class Accident(msgspec.Struct):
    """A game that was spoilt at this ply and played to its end."""

    ply: int
    record: Record


def accident(folder: Path, bot: str, seats: int, cost: float, job: Job) -> Accident | None:
    """One that is there is not looked for again."""
    name = f"accident-{job[0]}-{seats}-{bot}-{cost}-{job[1]}.json".replace(":", "_")
    file = folder / name
    if file.is_file():
        return msgspec.json.decode(file.read_bytes(), type=Accident | None)
    found = look_for_accident(bot, seats, cost, job)
    file.write_bytes(msgspec.json.encode(found))
    return found


def look_for_accident(bot: str, seats: int, cost: float, job: Job) -> Accident | None:
    game, seed = games.load(job[0]), job[1]
    contest = Contest(game, (bot,) * seats, game.complete(seats, {}))
    _, moves = contest.play(seed)
    whole, chance = contest.match(seed, moves), Random(seed)
    for ply in chance.sample(range(whole.ply), min(TRIES, whole.ply)):
        spoilt = spoil(whole, ply, cost)
        if spoilt is not None:
            finish(spoilt, bot, seed)
            return Accident(ply, spoilt.record())
    return None


class Place(NamedTuple):
    """Where the accident stands in the list, from 1 on, 0 for nowhere: among everything that is
    named, and among what costs less than it does in games played to their end."""

    among_all: int
    among_lesser: int


def place_of(find: Callable[[Job], Accident | None], mode: str, job: Job) -> Place | None:
    """None if there was no accident."""
    found = find(job)
    if found is None:
        return None
    match = replay(found.record, games.load)
    points = turning_points(analyse(match, MODES[mode]).steps, most=match.ply)
    at = next((n for n, point in enumerate(points) if point.ply == found.ply), None)
    if at is None:
        return Place(0, 0)
    costs = [mistake_of(match, point).cost for point in points[: at + 1]] if at else [0.0]
    return Place(at + 1, 1 + sum(cost < costs[at] for cost in costs[:at]))


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
    lines = [[tried[0].move], [worst.move]]
    for seed, worlds in enumerate(WORLDS, ply):
        good, bad = play_to_end(judge_of(match.game), match.state, seat, lines, worlds, seed)
        if (good.won - bad.won).mean() < cost:
            return None
    match.play(seat, worst.move)
    return match


def finish(match: Match, bot: str, seed: int) -> None:
    players = [bots.load(bot, seed + seat) for seat in range(len(match.seats))]
    for seat, move in play_out(match.state.clone(), players):
        match.play(seat, move)


def main() -> None:
    parser = arguments(__doc__.splitlines()[0], 100, "search:64")
    parser.add_argument("--mode", choices=MODES, default="quick")
    parser.add_argument("--cost", type=float, default=0.15)
    args = parser.parse_args()
    args.folder.mkdir(parents=True, exist_ok=True)
    find = partial(accident, args.folder, args.bots, args.seats, args.cost)
    work = partial(place_of, find, args.mode)
    for game in args.games:
        places, looked_through = places_of(game, args.count, args.workers, work)
        if not places:
            print(f"{game}: no accident was found in {looked_through} games", flush=True)
            continue
        five = sum(1 <= place.among_all <= 5 for place in places)
        missed = sum(not place.among_all for place in places)
        print(
            f"{game}: of {len(places)} accidents {firsts([one.among_all for one in places])} are"
            f" named first, {firsts([one.among_lesser for one in places])} before all that cost"
            f" less, {five} among the first five, {missed} not at all;"
            f" {looked_through} games were looked through",
            flush=True,
        )


def firsts(places: list[int]) -> str:
    low, high = interval(places.count(1), len(places))
    return f"{places.count(1)} ({low:.0%} to {high:.0%})"


def places_of(
    game: str, count: int, workers: int, work: Callable[[Job], Place | None]
) -> tuple[list[Place], int]:
    """Of so many accidents, and how many games it took: not every one has a move that is bad
    enough."""
    places: list[Place] = []
    jobs = all_jobs([game], MOST * count)
    for begin in range(0, len(jobs), PART):
        for (_, seed), place in in_processes(work, jobs[begin : begin + PART], workers):
            if place is not None:
                places.append(place)
                print(f"  seed {seed}: {described(place)}", flush=True)
            if len(places) == count:
                return places, seed + 1
    return places, len(jobs)


def described(place: Place) -> str:
    if not place.among_all:
        return "not named"
    return f"{place.among_all}, of what costs less {place.among_lesser}"


if __name__ == "__main__":
    main()
