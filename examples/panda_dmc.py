"""An agent that learns Panda Spin for two by itself, with numpy alone, in a few minutes.

    python examples/panda_dmc.py --games 4000

Deep Monte Carlo: a small network guesses, for a position and a legal move, how likely the player is
to win in the end. Both players take the move it likes best, now and then any other; when a game is
over every decision in it is a lesson: this is what came of it.
"""

import argparse
from dataclasses import dataclass, field
from typing import Any

import numpy as np
from numpy.typing import NDArray

from lorcha.envs.batch import MOVES, Batch
from lorcha.envs.setting import Setting

Floats = NDArray[np.float32]

HIDDEN = 96
LESSONS = 512  # in one step of learning
CURIOSITY = 0.05  # how often a move is taken just to see


class Network:
    """The observation and the move are weighed apart and added: an observation is weighed once for
    all its moves. Adam moves the weights."""

    def __init__(self, setting: Setting, seed: int) -> None:
        random = np.random.default_rng(seed)
        self.scales = setting.scales, setting.move_scales
        sizes = [(len(self.scales[0]), HIDDEN), (len(self.scales[1]), HIDDEN), (HIDDEN,), (HIDDEN,)]
        self.weights = [
            (random.standard_normal(size) * 0.05 * (i != 2)).astype(np.float32)
            for i, size in enumerate(sizes)
        ]
        self.means = [np.zeros_like(w) for w in self.weights]
        self.squares = [np.zeros_like(w) for w in self.weights]
        self.steps = 0

    def guess(self, seen: Floats, moves: Floats, counts: NDArray[Any]) -> Floats:
        """For each move, `counts` of them for each observation: above 0 is rather a win."""
        of_seen, of_move, bias, out = self.weights
        hidden = np.repeat(seen @ of_seen + bias, counts, axis=0)
        hidden += moves @ of_move
        guesses: Floats = np.maximum(hidden, 0) @ out
        return guesses

    def learn(self, seen: Floats, moves: Floats, won: Floats, rate: float) -> float:
        """One step towards what came of these decisions; how far off the guesses were."""
        of_seen, of_move, bias, out = self.weights
        hidden = np.maximum(seen @ of_seen + moves @ of_move + bias, 0)
        fault = hidden @ out - won
        back = np.outer(fault, out) * (hidden > 0) / np.float32(len(won))
        slopes = [seen.T @ back, moves.T @ back, back.sum(0), hidden.T @ fault / len(won)]
        self.steps += 1
        for i, slope in enumerate(slopes):
            self.means[i] += 0.1 * (slope - self.means[i])
            self.squares[i] += 0.001 * (slope * slope - self.squares[i])
            mean = self.means[i] / (1 - 0.9**self.steps)
            square = self.squares[i] / (1 - 0.999**self.steps)
            self.weights[i] -= (rate * mean / (np.sqrt(square) + 1e-8)).astype(np.float32)
        return float(np.mean(fault * fault))


@dataclass
class Lessons:
    """Decisions of games that go on, by lane, and of games that are over."""

    lanes: int
    going_on: list[list[tuple[Any, Any, int]]] = field(default_factory=list)
    over: list[tuple[Any, Any, float]] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.going_on = [[] for _ in range(self.lanes)]

    def note(self, seen: Any, moves: Any, seats: Any) -> None:
        for lane, seat in enumerate(seats):
            self.going_on[lane].append((seen[lane], moves[lane], int(seat)))

    def end(self, lane: int, rewards: Any) -> None:
        self.over += [(seen, move, rewards[seat]) for seen, move, seat in self.going_on[lane]]
        self.going_on[lane] = []

    def draw(self, random: np.random.Generator) -> tuple[Any, Any, Any]:
        """Some of the games that are over, each decision once."""
        places = random.permutation(len(self.over))
        drawn = [self.over[place] for place in places[:LESSONS]]
        self.over = [self.over[place] for place in places[LESSONS:]]
        seen, moves, won = zip(*drawn, strict=True)
        return np.array(seen), np.array(moves), np.array(won, np.float32)


def choose(network: Network, batch: Batch, curiosity: float, random: np.random.Generator) -> Any:
    """The move each lane takes, counted within all rows of moves."""
    counts = batch.out["count"]
    seen = batch.out["observation"] * network.scales[0]
    guesses = network.guess(seen, batch.moves * network.scales[1], counts)
    firsts = np.cumsum(counts, dtype=int) - counts
    best = [
        int(first + guesses[first : first + n].argmax())
        for first, n in zip(firsts, counts, strict=True)
    ]
    any_one = firsts + (random.random(len(counts)) * counts).astype(int)
    return np.where(random.random(len(counts)) < curiosity, any_one, best), firsts


def train(games: int, lanes: int = 64, seed: int = 0, rate: float = 1e-3) -> Network:
    random = np.random.default_rng(seed)
    batch = Batch("panda", 2, lanes, seed=seed, reward="rank", extras=[MOVES])
    network, lessons, played = Network(batch.setting, seed), Lessons(lanes), 0
    while played < games:
        rows, firsts = choose(network, batch, CURIOSITY, random)
        lessons.note(batch.out["observation"].copy(), batch.moves[rows], batch.out["seat"])
        out = batch.step(rows - firsts)
        for lane in np.flatnonzero(out["done"]):
            lessons.end(int(lane), out["reward"][lane])
            played += 1
        while len(lessons.over) >= LESSONS:
            seen, moves, won = lessons.draw(random)
            network.learn(seen * network.scales[0], moves * network.scales[1], won, rate)
    return network


def wins(network: Network, lanes: int = 200, seed: int = 1) -> float:
    """The share of games the network wins against a random player, from either seat."""
    random, total = np.random.default_rng(seed), 0.0
    for hero in (0, 1):
        batch = Batch("panda", 2, lanes, seed=seed, extras=[MOVES], hero=hero)
        first_rewards: dict[int, float] = {}  # one game a lane: short games must not count more
        while len(first_rewards) < lanes:
            rows, firsts = choose(network, batch, 0, random)
            out = batch.step(rows - firsts)
            for lane in np.flatnonzero(out["done"]):
                first_rewards.setdefault(int(lane), float(out["reward"][lane, hero]))
        total += sum(first_rewards.values())
    return total / (2 * lanes)


def main() -> None:
    parser = argparse.ArgumentParser(description="Learn Panda Spin for two")
    parser.add_argument("--games", type=int, default=4000)
    parser.add_argument("--seed", type=int, default=0)
    args = parser.parse_args()
    network = train(args.games, seed=args.seed)
    print(f"after {args.games} games: {wins(network):.0%} won against a random player")


if __name__ == "__main__":
    main()
