"""Two builds of Lorcha measured in one run, round by round in turn: what a change has brought.

    python bench/before_after.py --python before/.venv/bin/python after/.venv/bin/python
    python bench/before_after.py --python ... --measures loop batch --rounds 9 --seats 3
    python bench/before_after.py --python ... --digests 1000   # do both play the same games?

Each build is a process that stays alive; time is processor time of that process, the figure is the
median of the rounds. Digests are of games played at random from the same seeds with two to four
seats: of the last position, and in every tenth game of all rows for learners on the way.
"""

import argparse
import hashlib
import json
import statistics
import subprocess
import sys
from collections.abc import Callable
from typing import Any, Final

LANES: Final = 256
STEPS: Final = 20  # of a batch between two looks at the clock
GAMES: Final = ("dragon", "jamaica", "ching", "panda")
MEASURES: Final = ("loop", "batch", "games", "clones", "redeals", "opening", "middle", "no_net")


# ---- inside a build


def serve() -> None:
    """Answer requests, a line of JSON each: a measure of a game, or the digest of its games."""
    known: dict[tuple[str, str], Callable[[float], float]] = {}
    for line in sys.stdin:
        request = json.loads(line)
        if "digests" in request:
            answer: Any = digest_games(request["game"], request["seats"], request["digests"])
        else:
            key = (request["game"], request["measure"])
            if key not in known:
                known[key] = prepare(*key, request["seats"])
            answer = known[key](request["seconds"])
        print(json.dumps(answer), flush=True)


def prepare(game: str, measure: str, seats: int) -> Callable[[float], float]:
    from lorcha import games  # noqa: PLC0415
    from lorcha.arena import measures  # noqa: PLC0415

    if measure == "batch":
        return batch_measure(game, seats)
    workload = measures.Workload(games.load(game), seats)
    if measure == "no_net":
        return without_net(workload)
    return lambda seconds: measures.MEASURES[measure](workload, seconds).rate


def without_net(workload: Any) -> Callable[[float], float]:
    """Simulations a second in the middle of games, of a search that looks ahead and plays on."""
    from lorcha.arena.measures import SIMULATIONS, perspective_of, time_runs  # noqa: PLC0415
    from lorcha.bots.budget import Budget  # noqa: PLC0415
    from lorcha.bots.search import PlainSearch  # noqa: PLC0415

    def think(perspective: Any) -> int:
        PlainSearch(1, Budget(simulations=SIMULATIONS)).consider(perspective)
        return SIMULATIONS

    return lambda seconds: (
        time_runs(lambda: perspective_of(next(workload.undecided)), think, seconds).rate
    )


def batch_measure(game: str, seats: int) -> Callable[[float], float]:
    """Decisions a second with observations and a row for each move; moves are drawn beforehand."""
    import numpy as np  # noqa: PLC0415

    from lorcha.arena.measures import time_runs  # noqa: PLC0415
    from lorcha.envs.batch import MOVES, Batch  # noqa: PLC0415

    batch = Batch(game, seats, LANES, extras=[MOVES])
    draws = np.random.default_rng(1).random((997, LANES))
    turn = iter(range(1 << 60))

    def steps(batch: Batch) -> int:
        for _ in range(STEPS):
            batch.step((draws[next(turn) % 997] * batch.out["count"]).astype(np.int64))
        return STEPS * LANES

    return lambda seconds: time_runs(lambda: batch, steps, seconds).rate


def digest_games(name: str, seats: int, count: int) -> str:
    from lorcha import games  # noqa: PLC0415
    from lorcha.core.chance import Fast  # noqa: PLC0415
    from lorcha.core.match import digest  # noqa: PLC0415
    from lorcha.core.playout import playout  # noqa: PLC0415
    from lorcha.envs.config import make_config  # noqa: PLC0415

    game = games.load(name)
    config = make_config(name, seats, None, "win")
    total = hashlib.sha256()
    for seed in range(count):
        state = game.new(seats, chance=Fast(seed))
        if seed % 10 == 0:
            total.update(digest_rows(config.features, state, Fast(seed + 1)).encode())
        else:
            total.update(b"%d" % playout(state, Fast(seed + 1)))
        total.update(digest(state).encode())
    return total.hexdigest()[:16]


def digest_rows(features: Any, state: Any, chance: Any) -> str:
    """Plays to the end; what the seats to move were shown on the way."""
    from lorcha.envs import lanes  # noqa: PLC0415

    total = hashlib.sha256()
    while not state.over():
        seat = lanes.seat_to_move(state)
        for rows in (lanes.observation_of, lanes.hidden_of, lanes.move_rows):
            total.update(repr(list(rows(features, state, seat))).encode())
        lanes.play_index(state, seat, chance.below(lanes.count_legal(state, seat)))
    return total.hexdigest()


# ---- outside


class Build:
    def __init__(self, python: str) -> None:
        self.process = subprocess.Popen(
            [python, __file__, "--serve"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )

    def ask(self, **request: object) -> Any:
        assert self.process.stdin
        assert self.process.stdout
        self.process.stdin.write(json.dumps(request) + "\n")
        self.process.stdin.flush()
        return json.loads(self.process.stdout.readline())


def compare(builds: list[Build], args: argparse.Namespace) -> None:
    print(f"{'game':9}{'measure':9}{'before':>12}{'after':>12}  ratio (each round's)")
    for game in args.games:
        for measure in args.measures:
            rounds = []
            for number in range(args.rounds + 1):
                seconds = args.seconds if number else args.seconds / 10
                request = {"game": game, "measure": measure, "seats": args.seats}
                rates = [build.ask(**request, seconds=seconds) for build in builds]
                if number:
                    rounds.append(rates)
            before, after = (statistics.median(column) for column in zip(*rounds, strict=True))
            ratios = [two / one for one, two in rounds]
            low, high = min(ratios), max(ratios)
            figures = f"{before:12,.0f}{after:12,.0f}"
            print(f"{game:9}{measure:9}{figures}  {after / before:.2f} ({low:.2f}–{high:.2f})")


def compare_digests(builds: list[Build], args: argparse.Namespace) -> int:
    """Fails if any two differ."""
    faults = 0
    for game in args.games:
        for seats in (2, 3, 4):
            one, two = (b.ask(game=game, seats=seats, digests=args.digests) for b in builds)
            faults += one != two
            print(f"{game:9}{seats} seats  {one} {'=' if one == two else 'DIFFERS FROM'} {two}")
    return 1 if faults else 0


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument(
        "--python", nargs=2, metavar=("BEFORE", "AFTER"), default=[sys.executable] * 2
    )
    parser.add_argument("--games", nargs="+", default=GAMES, choices=GAMES)
    parser.add_argument("--measures", nargs="+", default=MEASURES, choices=MEASURES)
    parser.add_argument("--seats", type=int, default=3)
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--seconds", type=float, default=0.2)
    parser.add_argument("--digests", type=int, default=0, metavar="GAMES")
    parser.add_argument("--serve", action="store_true", help=argparse.SUPPRESS)
    args = parser.parse_args()
    if args.serve:
        serve()
        return 0
    builds = [Build(python) for python in args.python]
    if args.digests:
        return compare_digests(builds, args)
    compare(builds, args)
    return 0


if __name__ == "__main__":
    sys.exit(main())
