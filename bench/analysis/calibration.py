"""How often is a predicted share of the win won? Games of mixed levels, a picture for each game.

    python -m bench.analysis.calibration --count 2000 --workers 16 --pictures docs/pictures/analysis

Positions of one game have one result, so intervals are taken over games. With --fit the powers of
`analysis/judge.py` are fitted to the even games, and the odd ones tell what they are worth.
"""

from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from bench.analysis.games import Job, all_jobs, arguments, in_processes, mixed_game
from bench.analysis.reliability import Bin, bins_of, reliability_picture
from lorcha.analysis.analyst import judge_of, positions
from lorcha.analysis.judge import FITTED, LEAST, NetJudge, Powers, final_shares, first_actor, pool
from lorcha.games import load

BOTS = "ship_boy,sailor,boatswain,net"
POSITIONS = 16  # of each game, evenly spread
STEPS, RATE = 800, 0.5

Array = NDArray[np.float64]


class Looks(NamedTuple):
    """Positions of many games: what every seat said, who was to decide, and who won."""

    views: Array
    deciders: NDArray[np.intp]
    results: Array
    games: NDArray[np.intp]


def look(folder: Path, bots: list[str], seats: int, job: Job) -> tuple[Array, list[int], Array]:
    match = mixed_game(folder, bots, seats, job)
    judge = judge_of(match.game)
    assert isinstance(judge, NetJudge)
    states = positions(match)
    chosen = [states[i * (len(states) - 1) // POSITIONS] for i in range(POSITIONS)]
    deciders = [first_actor(state) for state in chosen]
    return judge.views(chosen), deciders, np.array(final_shares(states[-1]))


def gather(found: list[tuple[Array, list[int], Array]]) -> Looks:
    counts = [len(deciders) for _, deciders, _ in found]
    return Looks(
        np.concatenate([views for views, _, _ in found]),
        np.concatenate([np.array(deciders) for _, deciders, _ in found]),
        np.concatenate([np.tile(result, (len(d), 1)) for _, d, result in found]),
        np.repeat(np.arange(len(found)), counts),
    )


def fit(looks: Looks) -> Powers:
    """By gradient descent on the cross-entropy; none is below 0."""
    logs = np.log(np.maximum(looks.views, LEAST))
    decider = logs[np.arange(len(logs)), looks.deciders]
    own = np.diagonal(logs, axis1=1, axis2=2)
    inputs = np.stack([decider, own, logs.mean(1)], -1)
    powers = np.full(3, 1 / 3)
    for _ in range(STEPS):
        missed = pool(looks.views, looks.deciders.tolist(), Powers(*powers)) - looks.results
        slope = np.einsum("ps,psk->k", missed, inputs) / len(inputs)
        powers = np.maximum(0, powers - RATE * slope)
    return Powers(*powers.round(2).tolist())


def cross_entropy(shares: Array, results: Array) -> float:
    return float(-(results * np.log(np.maximum(shares, LEAST))).sum(1).mean())


def part(looks: Looks, parity: int) -> Looks:
    chosen = looks.games % 2 == parity
    return Looks(*(array[chosen] for array in looks))


def show(bins: list[Bin]) -> None:
    for one in bins:
        print(
            f"  {one.predicted:5.1%} predicted, {one.won:5.1%} ± {1.96 * one.doubt:.1%} won,"
            f" {one.shares} shares"
        )


def measure(game: str, found: list[Any], args: Any) -> None:
    looks = gather(found)
    powers = FITTED[game]
    if args.fit:
        powers = fit(part(looks, 0))
        odd = part(looks, 1)
        for name, tried in (("fitted to even games", powers), ("as it is", FITTED[game])):
            shares = pool(odd.views, odd.deciders.tolist(), tried)
            print(f"{game}: {name} {tuple(tried)}: {cross_entropy(shares, odd.results):.4f}")
    shares = pool(looks.views, looks.deciders.tolist(), powers)
    print(f"{game}: {len(found)} games, cross-entropy {cross_entropy(shares, looks.results):.4f}")
    bins = bins_of(shares, looks.results, looks.games)
    show(bins)
    if args.pictures:
        args.pictures.mkdir(parents=True, exist_ok=True)
        title = f"{load(game).title}: {len(found)} games of mixed levels"
        picture = reliability_picture(title, bins)
        (args.pictures / f"reliability-{game}.svg").write_text(picture, "utf-8")


def main() -> None:
    parser = arguments(__doc__.splitlines()[0], 2000, BOTS)
    parser.add_argument("--pictures", type=Path, help="the folder for the pictures")
    parser.add_argument("--fit", action="store_true", help="fit the powers of the judge")
    args = parser.parse_args()
    args.folder.mkdir(parents=True, exist_ok=True)
    work = partial(look, args.folder, args.bots.split(","), args.seats)
    for game in args.games:
        jobs = all_jobs([game], args.count)
        measure(game, [found for _, found in in_processes(work, jobs, args.workers)], args)


if __name__ == "__main__":
    main()
