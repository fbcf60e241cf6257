"""Finds the temperatures of the levels that play by the net (`bots/temperatures.py`).

    python -m bench.tune_levels dragon panda --each 200 --workers 16

The net plays with many temperatures, against its neighbours and against the levels that do not
depend on them. All results together give each player a strength (Bradley and Terry's model: a lead
of 1 wins e times as often). The steps from the sailor to the commodore are then made equal.
"""

import lorcha.nets  # noqa: F401  first: it tells numpy to stay on one core

# isort: split
import argparse
import multiprocessing
import os
from itertools import pairwise
from math import exp
from typing import Final

import numpy as np

from lorcha import games
from lorcha.arena.simulate import play_out
from lorcha.bots import Bot, load
from lorcha.bots.net import NetBot
from lorcha.core.chance import Fast

GRID: Final = (0.0, 1.0, 2.0, 3.0, 4.5, 7.0, 11.0, 18.0, 30.0)
LOW: Final = "sailor"
HIGH: Final = "commodore"
BETWEEN: Final = ("boatswain", "mate", "captain")
MEETS_HIGH: Final = 3  # of the steadiest

Pair = tuple[str, str]


def player(name: str, seed: int) -> Bot:
    """A bot of this name; a number is the net with that temperature."""
    if name[0].isdigit():
        return NetBot(seed, temperature=float(name))
    return load(name, seed)


def play(job: tuple[str, Pair, int]) -> float:
    """One game for two; each deal is played twice, with the seats swapped. The share of the win of
    the one named first."""
    name, pair, number = job
    mine = number % 2
    state = games.load(name).new(2, chance=Fast(7919 + number // 2))
    seats = [player(pair[0 if seat == mine else 1], 2 * number + seat) for seat in range(2)]
    play_out(state, seats)
    winners = [standing.seat for standing in state.standings() if standing.place == 1]
    return (mine in winners) / len(winners)


def pairs() -> list[Pair]:
    nets = [str(temperature) for temperature in GRID]
    found = [("sailor", "ship_boy"), *pairwise(nets)]
    found += [(net, LOW) for net in nets]
    return found + [(HIGH, net) for net in nets[:MEETS_HIGH]]


def strengths(results: dict[Pair, tuple[float, int]]) -> dict[str, float]:
    """By gradient; the sailor has 0."""
    names = sorted({name for pair in results for name in pair})
    place = {name: number for number, name in enumerate(names)}
    strength = np.zeros(len(names))
    for _ in range(20_000):
        slope = -0.01 * strength  # somebody who won all games is not infinitely strong
        for (one, other), (won, count) in results.items():
            expected = 1 / (1 + np.exp(strength[place[other]] - strength[place[one]]))
            slope[place[one]] += won - count * expected
            slope[place[other]] -= won - count * expected
        strength += 0.5 * slope / max(count for _, count in results.values())
    return {name: float(strength[at] - strength[place[LOW]]) for name, at in place.items()}


def temperatures(strength: dict[str, float]) -> list[float]:
    """For equal steps from the sailor to the commodore, between the temperatures tried."""
    falling = np.minimum.accumulate([strength[str(temperature)] for temperature in GRID])
    wanted = [strength[HIGH] * (number + 1) / (len(BETWEEN) + 1) for number in range(len(BETWEEN))]
    return [round(float(np.interp(-s, -falling, GRID)), 2) for s in wanted]


def tune(name: str, each: int, pool: "multiprocessing.pool.Pool") -> list[float]:
    jobs = [(name, pair, number) for pair in reversed(pairs()) for number in range(each)]
    shares = dict.fromkeys(pairs(), 0.0)
    for (_, pair, _), won in zip(jobs, pool.imap(play, jobs, chunksize=4), strict=True):
        shares[pair] += won
    for (one, other), won in shares.items():
        print(f"{name}: {one} against {other}: {won / each:.0%} of {each}", flush=True)
    strength = strengths({pair: (won, each) for pair, won in shares.items()})
    step = strength[HIGH] / (len(BETWEEN) + 1)
    print(f"{name}: each step from {LOW} to {HIGH} wins {1 / (1 + exp(-step)):.0%}")
    return temperatures(strength)


def main() -> None:
    parser = argparse.ArgumentParser(description="find the temperatures of the levels")
    parser.add_argument("games", nargs="*", metavar="GAME", help="default: all games")
    parser.add_argument("--each", type=int, default=200, metavar="N", help="games of each pair")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1, metavar="N")
    args = parser.parse_args()
    found: dict[str, list[float]] = {}
    with multiprocessing.get_context("forkserver").Pool(args.workers) as pool:
        for name in args.games or games.SHELF:
            found[name] = tune(name, args.each, pool)
    for number, level in enumerate(BETWEEN):
        print(f'"{level}": { ({name: each[number] for name, each in found.items()}) },')


if __name__ == "__main__":
    main()
