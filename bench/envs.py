"""How fast the environments for researchers are, compared with other libraries, in one run.

    python bench/envs.py --rounds 7 --seconds 0.3

As in `lorcha bench`, every figure is the median of several short rounds; in each round everything
is measured once, one after the other. Time is processor time of this process. All loops
pick their moves at random from the same numbers, drawn beforehand. An environment that does nothing
shows what the loop alone costs.
"""

import argparse
import warnings
from collections.abc import Callable, Iterator
from importlib import import_module
from importlib.util import find_spec
from typing import Any

import msgspec
import numpy as np
from pettingzoo import AECEnv
from rich.console import Console
from rich.table import Table

from lorcha import games
from lorcha.arena.measures import Sample, random_picks, time_runs
from lorcha.arena.report import Figure
from lorcha.core.chance import Fast
from lorcha.core.playout import playout
from lorcha.core.rows import cells
from lorcha.core.state import State
from lorcha.envs.batch import HIDDEN, MOVES, Batch
from lorcha.envs.config import EnvConfig, make_config
from lorcha.envs.lanes import count_legal, play_index, seat_to_move
from lorcha.envs.zoo import env, parallel_env

Measure = Callable[[float], Sample]

LANES = 256
STEPS = 20  # of a batch between two looks at the clock
CLASSIC = ("connect_four_v3", "tictactoe_v3", "chess_v6", "texas_holdem_v4", "leduc_holdem_v4")
RLCARD = ("doudizhu", "uno", "limit-holdem", "leduc-holdem")


def decisions_of(environment: Any, picks: Iterator[int]) -> int:
    """One game of an AEC environment, by the loop that fits all of them."""
    environment.reset(seed=next(picks))
    count = 0
    for _ in environment.agent_iter():
        seen, _, over, cut, _ = environment.last()
        if over or cut:
            environment.step(None)
            continue
        allowed = np.flatnonzero(seen["action_mask"])
        environment.step(int(allowed[next(picks) % len(allowed)]))
        count += 1
    return count


def aec(make: Callable[[], Any]) -> Measure:
    environment, picks = make(), random_picks()

    def play(environment: Any) -> int:
        return decisions_of(environment, picks)

    return lambda seconds: time_runs(lambda: environment, play, seconds)


def parallel(name: str, seats: int) -> Measure:
    environment, picks = parallel_env(name, seats), random_picks()

    def play(environment: Any) -> int:
        seen, _ = environment.reset(seed=next(picks))
        count = 0
        while environment.agents:
            count += len(environment.table.state.actors())
            seen, *_ = environment.step(
                {agent: next(picks) % int(o["action_mask"].sum()) for agent, o in seen.items()}
            )
        return count

    return lambda seconds: time_runs(lambda: environment, play, seconds)


class Idle(AECEnv[str, dict[str, Any], int | None]):  # type: ignore[misc]  # it is untyped
    """Shows the same arrays a hundred times and takes any action: nothing can be faster."""

    def __init__(self) -> None:
        super().__init__()
        self.possible_agents = ["one", "other"]
        self.seen = {"observation": np.zeros(900, np.float32), "action_mask": np.ones(8, np.int8)}

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.agents = list(self.possible_agents)
        self.agent_selection = self.agents[0]
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.left = 100

    def observe(self, agent: str) -> dict[str, Any]:
        return self.seen

    def step(self, action: int | None) -> None:
        self.left -= 1
        self.agent_selection = self.possible_agents[self.left % 2]
        if not self.left:
            self.agents = []


def rlcard(name: str) -> Measure:
    environment, picks = import_module("rlcard").make(name), random_picks()

    def play(environment: Any) -> int:
        seen, _ = environment.reset()
        count = 0
        while not environment.is_over():
            allowed = list(seen["legal_actions"])
            seen, _ = environment.step(allowed[next(picks) % len(allowed)])
            count += 1
        return count

    return lambda seconds: time_runs(lambda: environment, play, seconds)


def batch(name: str, seats: int, *extras: str) -> Measure:
    """Actions chosen by numpy, all arrays written."""
    lanes = Batch(name, seats, LANES, extras=extras)
    luck = np.random.default_rng(1).random((97, LANES))
    steps = iter(range(1 << 60))

    def run(lanes: Batch) -> int:
        for _ in range(STEPS):
            lanes.step((luck[next(steps) % 97] * lanes.out["count"]).astype(np.int64))
        return STEPS * LANES

    return lambda seconds: time_runs(lambda: lanes, run, seconds)


def loop(config: EnvConfig) -> Measure:
    """The engine alone, for comparison: random play without observations."""
    seeds, chance = iter(range(1 << 60)), Fast(1)

    def start() -> State:
        return config.new_game(next(seeds))

    return lambda seconds: time_runs(start, lambda state: playout(state, chance), seconds)


def looks(config: EnvConfig) -> Measure:
    """Observations alone, of the positions of three random games."""
    buffer, picks, positions = cells(config.features.size), random_picks(), []
    for seed in range(3):
        state = config.new_game(seed)
        while not state.over():
            seat = seat_to_move(state)
            positions.append((state.clone(), seat))
            play_index(state, seat, next(picks) % count_legal(state, seat))

    def run(observe: Any) -> int:
        for state, seat in positions:
            observe(state, seat, buffer, 0)
        return len(positions)

    return lambda seconds: time_runs(lambda: config.features.observe, run, seconds)


def ours(name: str, seats: int) -> dict[str, Measure]:
    return {
        "playout": loop(make_config(name, seats)),
        "observations alone": looks(make_config(name, seats)),
        "batch": batch(name, seats),
        "batch, moves": batch(name, seats, MOVES),
        "batch, moves and hidden": batch(name, seats, MOVES, HIDDEN),
        "AEC": aec(lambda: env(name, seats)),
        "parallel": parallel(name, seats),
    }


def others() -> dict[tuple[str, str], Measure]:
    measures: dict[tuple[str, str], Measure] = {("nobody", "a game that does nothing"): aec(Idle)}
    for name in CLASSIC if find_spec("pygame") else ():
        module = import_module(f"pettingzoo.classic.{name}")
        measures["PettingZoo", name] = aec(module.env)
    for name in RLCARD if find_spec("rlcard") else ():
        measures["RLCard", name] = rlcard(name)
    return measures


def run_rounds(
    measures: dict[tuple[str, str], Measure], rounds: int, seconds: float
) -> list[Figure]:
    rates: dict[tuple[str, str], list[float]] = {key: [] for key in measures}
    for number in range(rounds + 1):
        for key, measure in measures.items():
            sample = measure(seconds if number else seconds / 10)
            if number:
                rates[key].append(sample.rate)
    return [Figure("envs", who, what, of_measure) for (who, what), of_measure in rates.items()]


def ratios(figures: list[Figure], names: list[str]) -> Table:
    """How many times as fast our AEC environments are; the cost of an observation in steps."""
    medians = {(figure.subject, figure.measure): figure.median for figure in figures}
    table = Table("times as fast as", *names)
    for figure in figures:
        if figure.subject not in games.SHELF:
            times = [medians[name, "AEC"] / figure.median for name in names]
            table.add_row(f"{figure.subject} {figure.measure}", *(f"{n:.1f}" for n in times))
    costs = [medians[name, "playout"] / medians[name, "observations alone"] for name in names]
    table.add_row("an observation costs, in steps", *(f"{n:.1f}" for n in costs), style="bold")
    return table


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("games", nargs="*", default=list(games.SHELF))
    parser.add_argument("--seats", type=int, default=3)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=0.2)
    parser.add_argument("--json", action="store_true")
    args = parser.parse_args()
    warnings.simplefilter("ignore")
    measures = {
        (name, what): measure
        for name in args.games
        for what, measure in ours(name, args.seats).items()
    }
    figures = run_rounds(measures | others(), args.rounds, args.seconds)
    if args.json:
        print(msgspec.json.encode([figure.to_json() for figure in figures]).decode())
        return
    table = Table("whose", "what", "decisions/s")
    for figure in figures:
        table.add_row(figure.subject, figure.measure, str(figure))
    Console().print(table, ratios(figures, args.games))


if __name__ == "__main__":
    main()
