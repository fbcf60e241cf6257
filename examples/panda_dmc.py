"""An agent that learns Panda Spin for two by itself, with numpy alone, in a few minutes.

    python examples/panda_dmc.py --games 4000

Deep Monte Carlo: a small network estimates, for a position and a legal move, how likely the player
is to win. Both players take the move with the best estimate, sometimes a random one; when a game is
over every decision in it becomes a training sample with the result as its target.
"""

import argparse
from dataclasses import dataclass, field
from typing import Any

import numpy as np
from numpy.typing import NDArray

from lorcha.envs.batch import MOVES, Batch
from lorcha.envs.config import EnvConfig

Floats = NDArray[np.float32]

HIDDEN = 96
BATCH_SIZE = 512  # samples in one step of learning
EPSILON = 0.05  # how often a random move is taken


class Network:
    """One hidden layer. Observation and move have separate weights, so an observation is multiplied
    only once for all its moves. Trained with Adam."""

    def __init__(self, config: EnvConfig, seed: int) -> None:
        random = np.random.default_rng(seed)
        self.scales = config.scales, config.move_scales
        sizes = [(len(self.scales[0]), HIDDEN), (len(self.scales[1]), HIDDEN), (HIDDEN,), (HIDDEN,)]
        self.weights = [
            (random.standard_normal(size) * 0.05 * (i != 2)).astype(np.float32)
            for i, size in enumerate(sizes)
        ]
        self.means = [np.zeros_like(w) for w in self.weights]
        self.squares = [np.zeros_like(w) for w in self.weights]
        self.steps = 0

    def estimate(self, observations: Floats, moves: Floats, counts: NDArray[Any]) -> Floats:
        """An estimate for each move, `counts` of them for each observation: above 0 means a win."""
        observation_weights, move_weights, bias, out = self.weights
        hidden = np.repeat(observations @ observation_weights + bias, counts, axis=0)
        hidden += moves @ move_weights
        estimates: Floats = np.maximum(hidden, 0) @ out
        return estimates

    def learn(self, observations: Floats, moves: Floats, results: Floats, rate: float) -> float:
        """One step towards the results of these decisions; the mean squared error."""
        observation_weights, move_weights, bias, out = self.weights
        hidden = np.maximum(observations @ observation_weights + moves @ move_weights + bias, 0)
        error = hidden @ out - results
        back = np.outer(error, out) * (hidden > 0) / np.float32(len(results))
        gradients = [
            observations.T @ back,
            moves.T @ back,
            back.sum(0),
            hidden.T @ error / len(results),
        ]
        self.steps += 1
        for i, gradient in enumerate(gradients):
            self.means[i] += 0.1 * (gradient - self.means[i])
            self.squares[i] += 0.001 * (gradient * gradient - self.squares[i])
            mean = self.means[i] / (1 - 0.9**self.steps)
            square = self.squares[i] / (1 - 0.999**self.steps)
            self.weights[i] -= (rate * mean / (np.sqrt(square) + 1e-8)).astype(np.float32)
        return float(np.mean(error * error))


@dataclass
class ReplayBuffer:
    """Decisions of running games, by lane, and of finished games with their result."""

    lanes: int
    running: list[list[tuple[Any, Any, int]]] = field(default_factory=list)
    finished: list[tuple[Any, Any, float]] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.running = [[] for _ in range(self.lanes)]

    def add(self, observations: Any, moves: Any, seats: Any) -> None:
        for lane, seat in enumerate(seats):
            self.running[lane].append((observations[lane], moves[lane], int(seat)))

    def end(self, lane: int, rewards: Any) -> None:
        self.finished += [
            (observations, move, rewards[seat]) for observations, move, seat in self.running[lane]
        ]
        self.running[lane] = []

    def draw(self, random: np.random.Generator) -> tuple[Any, Any, Any]:
        """A random batch of finished decisions; each is drawn once."""
        order = random.permutation(len(self.finished))
        drawn = [self.finished[i] for i in order[:BATCH_SIZE]]
        self.finished = [self.finished[i] for i in order[BATCH_SIZE:]]
        observations, moves, results = zip(*drawn, strict=True)
        return np.array(observations), np.array(moves), np.array(results, np.float32)


def choose(network: Network, batch: Batch, epsilon: float, random: np.random.Generator) -> Any:
    """The move each lane takes, as an index into all rows of moves, and where each lane starts."""
    counts = batch.out["count"]
    observations = batch.out["observation"] * network.scales[0]
    estimates = network.estimate(observations, batch.moves * network.scales[1], counts)
    firsts = np.cumsum(counts, dtype=int) - counts
    best = [
        int(first + estimates[first : first + n].argmax())
        for first, n in zip(firsts, counts, strict=True)
    ]
    at_random = firsts + (random.random(len(counts)) * counts).astype(int)
    return np.where(random.random(len(counts)) < epsilon, at_random, best), firsts


def train(games: int, lanes: int = 64, seed: int = 0, rate: float = 1e-3) -> Network:
    random = np.random.default_rng(seed)
    batch = Batch("panda", 2, lanes, seed=seed, reward="rank", extras=[MOVES])
    network, buffer, played = Network(batch.config, seed), ReplayBuffer(lanes), 0
    while played < games:
        rows, firsts = choose(network, batch, EPSILON, random)
        buffer.add(batch.out["observation"].copy(), batch.moves[rows], batch.out["seat"])
        out = batch.step(rows - firsts)
        for lane in np.flatnonzero(out["done"]):
            buffer.end(int(lane), out["reward"][lane])
            played += 1
        while len(buffer.finished) >= BATCH_SIZE:
            observations, moves, results = buffer.draw(random)
            network.learn(
                observations * network.scales[0], moves * network.scales[1], results, rate
            )
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
