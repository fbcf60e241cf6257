"""Games that a search plays against itself, and what a net can learn from them.

Each process plays games of its own with the newest net inside the search. Of each decision it keeps
what its seat saw, how often the search tried each move, and what it came to think of the shares.
"""

import os
import signal
import traceback
from collections.abc import Callable, Iterator
from multiprocessing import get_context
from multiprocessing.sharedctypes import Synchronized
from pathlib import Path
from queue import Empty
from tempfile import TemporaryDirectory
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from lorcha import games
from lorcha.bots.bot import Decision
from lorcha.bots.budget import Budget
from lorcha.bots.guide import Guide
from lorcha.bots.search import Search
from lorcha.core.chance import Fast
from lorcha.core.game import Game
from lorcha.core.perspective import Perspective
from lorcha.core.state import State
from lorcha.envs.lanes import move_rows, observation_of
from lorcha.nets.card import features_of
from lorcha.train.tables import TableKind

VARIETY: Final = 0.5  # temperature of the search's choice: no two games are the same
SHARPNESS: Final = 2.0  # what is learnt are the visits to this power: tries are no preference
TRUST: Final = 0.6  # in what the search thinks of the shares; the rest is how the game ended
APART: Final = 1_000_003  # seeds of the processes

Rows = NDArray[np.int16]
Numbers = NDArray[np.float32]


class Examples(NamedTuple):
    """Decisions, one after another; `moves` and `policy` have a row for each of their moves."""

    seen: Rows
    moves: Rows
    counts: NDArray[np.int64]
    policy: Numbers
    shares: Numbers
    absent: NDArray[np.bool_]


class Decided(NamedTuple):
    """A decision of a game that still goes on."""

    seat: int
    seen: Rows
    moves: Rows
    policy: Numbers
    shares: Numbers  # in the order of the seats


def play_game(game: Game, kind: TableKind, net: Path, simulations: int, seed: int) -> Examples:
    """One game in which every seat searches for so many simulations."""
    state = game.new(kind.seats, kind.options, chance=Fast(seed))
    budget, guide = Budget(simulations=simulations), Guide(str(net))
    players = [Search(seed * 10 + i, budget, VARIETY, guide=guide) for i in range(kind.seats)]
    counts, decided = [0] * kind.seats, []
    while not state.over():
        seat = state.actors()[0]
        decision = players[seat].consider(Perspective(state, seat, counts[seat]))
        if 1 < len(decision.candidates) <= features_of(game).max_moves:
            decided.append(keep(game, state, seat, decision))
        state.play(seat, decision.move)
        counts[seat] += 1
    return gather(game, decided, won_shares(state))


def keep(game: Game, state: State, seat: int, decision: Decision) -> Decided:
    features = features_of(game)
    found = {candidate.move: candidate for candidate in decision.candidates}
    candidates = [found[move] for move in state.legal(seat)]
    visits = np.array([candidate.visits for candidate in candidates], np.float32)
    weights = (visits / visits.max()) ** SHARPNESS
    tried = [i for i, candidate in enumerate(candidates) if candidate.visits]
    shares = np.array([candidates[i].shares for i in tried], np.float32)
    return Decided(
        seat,
        np.array(observation_of(features, state, seat), np.int16),
        np.array(move_rows(features, state, seat), np.int16).reshape(len(candidates), -1),
        weights / weights.sum(),
        visits[tried] @ shares / visits.sum(),
    )


def gather(game: Game, decided: list[Decided], won: Numbers) -> Examples:
    """What was decided, with how the game ended; shares are counted from the seat that decides."""
    seats, most = len(won), game.seats[-1]
    shares = np.zeros((len(decided), most), np.float32)
    for row, one in zip(shares, decided, strict=True):
        row[:seats] = np.roll(TRUST * one.shares + (1 - TRUST) * won, -one.seat)
    return Examples(
        np.stack([one.seen for one in decided]),
        np.concatenate([one.moves for one in decided]),
        np.array([len(one.moves) for one in decided]),
        np.concatenate([one.policy for one in decided]),
        shares,
        np.tile(np.arange(most) >= seats, (len(decided), 1)),
    )


def won_shares(state: State) -> Numbers:
    first = [standing.seat for standing in state.standings() if standing.place == 1]
    won = np.zeros(state.seats, np.float32)
    won[first] = 1 / len(first)
    return won


# ---- the processes


class Experts:
    """Processes that play without end. They take the newest net in the folder, number `newest`,
    when they begin a game."""

    def __init__(
        self, game: str, tables: list[TableKind], simulations: int, processes: int, seed: int
    ) -> None:
        context = get_context("spawn")
        self._folder = TemporaryDirectory()
        self._newest = context.Value("i", -1)
        self._examples: Any = context.Queue(4 * processes)
        job = (game, tables, simulations, self._folder.name, self._newest, self._examples)
        self._processes = [
            context.Process(target=play_on, args=(*job, seed + i * APART), daemon=True)
            for i in range(processes)
        ]

    def begin(self) -> None:
        for process in self._processes:
            process.start()

    def renew(self, save: Callable[[Path], None]) -> None:
        """From now on games are played with the net as it is saved now."""
        number = self._newest.value + 1
        save(net_file(self._folder.name, number))
        self._newest.value = number

    @property
    def renewals(self) -> int:
        return int(self._newest.value)

    def examples(self, seconds: float) -> Iterator[Examples]:
        """Of the games that are over; waits so long for the first."""
        try:
            yield self._examples.get(timeout=seconds)
            while True:
                yield self._examples.get_nowait()
        except Empty:
            return

    def close(self) -> None:
        for process in self._processes:
            if process.is_alive():
                process.kill()
                process.join()
        self._folder.cleanup()


def net_file(folder: str, number: int) -> Path:
    return Path(folder) / f"{number}.safetensors"


def play_on(
    game_id: str,
    tables: list[TableKind],
    simulations: int,
    folder: str,
    newest: "Synchronized[int]",
    out: Any,
    seed: int,
) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(5)  # the learner goes first
    game, number = games.load(game_id), seed
    try:
        while True:
            net = net_file(folder, newest.value)
            out.put(play_game(game, tables[number % len(tables)], net, simulations, number))
            number += 1
    except (EOFError, BrokenPipeError, ConnectionError):
        return
    except Exception:
        traceback.print_exc()
