"""The processes that play: each steps its own lanes and writes into memory they all share.

There are two groups of lanes. While the learner thinks about one of them, the processes play the
other, so neither waits for long.
"""

import signal
import traceback
from collections.abc import Sequence
from contextlib import suppress
from itertools import accumulate
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.shared_memory import SharedMemory
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from lorcha.core.game import Game
from lorcha.envs.batch import Batch
from lorcha.envs.batch_pool import WorkerFailed
from lorcha.envs.config import make_config
from lorcha.train.tables import TableKind, share_out

Arrays = dict[str, NDArray[Any]]
Shape = tuple[str, tuple[int, ...], type[np.generic]]

GROUPS: Final = 2
MAX_ROWS: Final = 96  # of moves, in the mean over a player's lanes
READY: Final = b""
ALIGN: Final = 64


def shapes(game: Game, lanes: int, rows: int) -> list[Shape]:
    features = make_config(game.id).features
    return [
        ("observation", (lanes, int(features.size)), np.int16),
        ("hidden", (lanes, int(features.hidden_size)), np.int16),
        ("moves", (rows, int(features.move_size)), np.int16),
        ("count", (lanes,), np.int16),
        ("seat", (lanes,), np.int16),
        ("done", (lanes,), np.int16),
        ("reward", (lanes, game.seats[-1]), np.float32),
        ("actions", (lanes,), np.int64),
    ]


def padded(shape: Shape) -> int:
    _, size, kind = shape
    bytes_ = int(np.prod(size)) * np.dtype(kind).itemsize
    return -(-bytes_ // ALIGN) * ALIGN


def arrays_in(memory: SharedMemory, layout: Sequence[Shape]) -> Arrays:
    arrays, at = {}, 0
    for shape in layout:
        name, size, kind = shape
        arrays[name] = np.ndarray(size, kind, memory.buf, at)
        at += padded(shape)
    return arrays


def rows_a_player(game: Game, lanes: int) -> int:
    return lanes * min(MAX_ROWS, int(make_config(game.id).features.max_moves))


class Players:
    """So many processes; `groups` are the arrays of each group of lanes.

    Each process plays at all kinds of tables, so that none of them has the long games for itself
    while the others wait. Its rows of moves begin at a multiple of `share`.
    """

    def __init__(
        self, game: Game, tables: Sequence[TableKind], processes: int, lanes: int, seed: int
    ) -> None:
        self.lanes, self.processes = lanes, processes
        self.kinds = share_out(tables, lanes)
        self.share = rows_a_player(game, lanes)
        layout = shapes(game, lanes * processes, self.share * processes)
        size = sum(map(padded, layout))
        self.memories = [SharedMemory(create=True, size=size) for _ in range(GROUPS)]
        self.groups = [arrays_in(memory, layout) for memory in self.memories]
        names = [memory.name for memory in self.memories]
        context = get_context("spawn")
        self._players: list[tuple[Any, Connection]] = []
        for number in range(processes):
            ours, theirs = context.Pipe()
            plan = (game.id, self.kinds, lanes, processes, number, seed, names)
            process = context.Process(target=play, args=(theirs, *plan), daemon=True)
            process.start()
            theirs.close()
            self._players.append((process, ours))
        self.wait()

    def seats(self) -> list[int]:
        """Of each lane."""
        return [kind.seats for kind, lanes in self.kinds for _ in range(lanes)] * self.processes

    def send(self, group: int) -> None:
        """Play the actions of this group; `wait` before the next order."""
        for _, connection in self._players:
            connection.send_bytes(bytes([group]))

    def wait(self) -> None:
        try:
            answers = [connection.recv_bytes() for _, connection in self._players]
        except (EOFError, ConnectionResetError):
            raise WorkerFailed("a process that plays has stopped") from None
        if failed := [answer.decode() for answer in answers if answer != READY]:
            raise WorkerFailed(failed[0])

    def close(self) -> None:
        for process, connection in self._players:
            connection.close()
            process.join(5)
            process.kill()
        self._players, self.groups = [], []
        for memory in self.memories:
            with suppress(BufferError):  # a tensor still looks at it: it goes with the process
                memory.close()
            memory.unlink()


# ---- in a process


def play(
    connection: Connection,
    game: str,
    kinds: Sequence[tuple[TableKind, int]],
    lanes: int,
    players: int,
    number: int,
    seed: int,
    names: Sequence[str],
) -> None:
    """Step one of the two groups whenever told to, until the pipe is closed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the learner
    try:
        seeds = [(seed * players + number) * GROUPS + group for group in range(GROUPS)]
        groups = [
            open_group(game, kinds, lanes, players, number, own_seed, name)
            for own_seed, name in zip(seeds, names, strict=True)
        ]
        connection.send_bytes(READY)
        while True:
            groups[connection.recv_bytes()[0]].step()
            connection.send_bytes(READY)
    except (EOFError, BrokenPipeError, ConnectionResetError):
        return
    except Exception:
        connection.send_bytes(traceback.format_exc().encode())


class LaneGroup:
    """This player's lanes of a group, a batch for each kind of table, in the shared memory."""

    def __init__(self, memory: SharedMemory, batches: Sequence[Batch], part: Arrays) -> None:
        self.memory, self.part = memory, part
        ends = list(accumulate(batch.lanes for batch in batches))
        self.batches = [
            (batch, slice(end - batch.lanes, end)) for batch, end in zip(batches, ends, strict=True)
        ]
        self.write()

    def step(self) -> None:
        for batch, lanes in self.batches:
            batch.step(self.part["actions"][lanes])
        self.write()

    def write(self) -> None:
        part, at = self.part, 0
        for batch, lanes in self.batches:
            shown = batch.out
            for name in ("observation", "hidden", "count", "seat", "done"):
                part[name][lanes] = shown[name]
            part["reward"][lanes, : batch.config.seats] = shown["reward"]
            rows = batch.moves
            part["moves"][at : at + len(rows)] = rows
            at += len(rows)


def open_group(
    game: str,
    kinds: Sequence[tuple[TableKind, int]],
    lanes: int,
    players: int,
    number: int,
    seed: int,
    name: str,
) -> LaneGroup:
    memory = SharedMemory(name)
    loaded = make_config(game).game
    share = rows_a_player(loaded, lanes)
    whole = arrays_in(memory, shapes(loaded, lanes * players, share * players))
    part = {
        key: array[number * share :][:share] if key == "moves" else array[number * lanes :][:lanes]
        for key, array in whole.items()
    }
    batches = [
        Batch(
            game,
            kind.seats,
            own_lanes,
            seed=seed * len(kinds) + place,
            options=kind.options,
            reward="rank",
            extras=("moves", "hidden"),
            skip_forced=True,
        )
        for place, (kind, own_lanes) in enumerate(kinds)
    ]
    return LaneGroup(memory, batches, part)
