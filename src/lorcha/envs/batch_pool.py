"""Batches in several processes; all write into one block of shared memory.

Use it as a context manager, so that the processes end and the memory is freed:

    with BatchPool("dragon", 3, lanes=1024, workers=4) as pool:
        out = pool.step(actions)

With two groups of lanes nobody waits: the workers play one while you think about the other.

    with BatchPool("dragon", [2, 2, 3], lanes=1024, workers=4, groups=2) as pool:
        while True:
            for group in range(2):
                out = pool.receive(group)
                pool.send(think(out), group)
"""

import signal
import traceback
from collections import deque
from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from multiprocessing import current_process, get_context
from multiprocessing.connection import Connection
from multiprocessing.shared_memory import SharedMemory
from types import TracebackType
from typing import Any, Final, NamedTuple, NoReturn, Self

import numpy as np
from numpy.typing import ArrayLike, NDArray

from lorcha.core.options import Value
from lorcha.envs.batch import MOVES, Arrays, shapes
from lorcha.envs.config import EnvConfig, make_config
from lorcha.envs.mixed_batch import MixedBatch, Table, largest, share_out

ACTIONS: Final = "actions"
MASK: Final = "mask"
DONE: Final = b""
NO_GUARD: Final = (
    "a BatchPool starts processes that import your script: put what the script does "
    'below `if __name__ == "__main__":`'
)


class WorkerFailed(RuntimeError):
    """A worker failed; the message is its traceback."""


class BatchPool:
    """Like a `Batch` whose lanes are divided among workers; `moves` are grouped by worker.

    `seats` may be a list of tables, as for a `MixedBatch`: each worker plays at all of them.
    `groups` holds the arrays of each group of lanes, `out` those of the first. `rows` is the room
    for rows of moves, a lane, in the mean of a worker's lanes; by default as many as there can be.
    Without `masks` there is no array of them. The attribute `seats` says how many play in a lane.
    """

    def __init__(
        self,
        game: str,
        seats: int | Sequence[int | Table] | None = None,
        lanes: int = 256,
        *,
        workers: int = 2,
        groups: int = 1,
        seed: int = 0,
        options: Mapping[str, Value] | None = None,
        rows: int | None = None,
        masks: bool = True,
        **settings: Any,
    ) -> None:
        check_main_guard()
        if workers < 1 or lanes % workers:
            raise ValueError(f"{lanes} lanes cannot be divided evenly among {workers} workers")
        tables = tables_of(game, seats, options or {})
        self.config = largest(game, tables, settings.get("reward", "win"))
        self.lanes, self.workers = lanes, workers
        self.seats = seats_of_lanes(tables, lanes // workers, workers)
        layout = SharedLayout(self.config, lanes, settings.get("extras", ()), rows, masks)
        self._memory = SharedMemory(create=True, size=layout.bytes * groups)
        self.groups = [layout.arrays(self._memory, group) for group in range(groups)]
        self.out = self.groups[0]
        self._sent: deque[int] = deque()  # groups that the workers play, in this order
        self._workers: list[tuple[Any, Connection]] = []
        context = get_context("spawn")
        for number in range(workers):
            ours, theirs = context.Pipe()
            share = WorkerShare(
                game, tables, number, workers, groups, seed, settings, layout, self._memory.name
            )
            process = context.Process(target=run_worker, args=(theirs, share), daemon=True)
            process.start()
            theirs.close()
            self._workers.append((process, ours))
        self._wait(f" before it began; {NO_GUARD}")

    def step(self, actions: ArrayLike) -> Arrays:
        """One decision in each lane of the first group."""
        self.send(actions)
        return self.receive()

    def send(self, actions: ArrayLike, group: int = 0) -> None:
        """Let the workers play these actions; `receive` returns what came of them."""
        indices, count = np.asarray(actions), self.groups[group]["count"]
        if indices.shape != (self.lanes,):
            raise IndexError(f"there are {self.lanes} lanes, not {indices.shape}")
        if not np.all((indices >= 0) & (indices < count)):
            lane = int(np.flatnonzero((indices < 0) | (indices >= count))[0])
            raise IndexError(f"lane {lane} has no move {indices[lane]}")
        self.groups[group][ACTIONS][:] = indices
        try:
            for _, connection in self._workers:
                connection.send_bytes(bytes([group]))
        except (BrokenPipeError, ConnectionResetError):
            self._lost()
        self._sent.append(group)

    def receive(self, group: int = 0) -> Arrays:
        """The arrays of this group, as soon as all that was sent for it has been played."""
        while group in self._sent:
            self._wait()
            self._sent.popleft()
        return self.groups[group]

    def moves(self, group: int = 0) -> list[NDArray[Any]]:
        """A row for each legal move, lane after lane, of each worker."""
        rows, counts = self.groups[group][MOVES], self.groups[group]["count"]
        share = len(rows) // self.workers
        totals = counts.reshape(self.workers, -1).sum(1, dtype=int)
        return [rows[i * share : i * share + total] for i, total in enumerate(totals)]

    def _wait(self, hint: str = "") -> None:
        """Until all workers have answered once more."""
        try:
            answers = [connection.recv_bytes() for _, connection in self._workers]
        except (BrokenPipeError, EOFError, ConnectionResetError):
            self._lost(hint)
        failed = [answer.decode() for answer in answers if answer != DONE]
        if failed:
            self.close()
            raise WorkerFailed(failed[0])

    def _lost(self, hint: str = "") -> NoReturn:
        self.close()
        raise WorkerFailed(f"a worker stopped{hint}") from None

    @property
    def memory(self) -> SharedMemory:
        """All groups are in it."""
        return self._memory

    def close(self) -> None:
        """End the processes and free the memory, and the arrays with it."""
        for process, connection in self._workers:
            connection.close()
            process.join()
        self._workers = []
        if self.groups:
            self.groups, self.out = [], {}
            with suppress(BufferError):  # somebody still looks at it: it goes with the process
                self._memory.close()
            self._memory.unlink()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        fault: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()


def check_main_guard() -> None:
    """A worker imports the script that starts it, which must not start workers then."""
    if getattr(current_process(), "_inheriting", False):
        raise RuntimeError(NO_GUARD)


def tables_of(
    game: str, seats: int | Sequence[int | Table] | None, options: Mapping[str, Value]
) -> list[Table]:
    """All with the same options, unless a table has its own."""
    named = [seats] if seats is None or isinstance(seats, int) else list(seats)
    return [
        table
        if isinstance(table, Table)
        else Table(make_config(game, table, options).seats, dict(options))
        for table in named
    ]


def seats_of_lanes(tables: Sequence[Table], lanes: int, workers: int) -> NDArray[np.int64]:
    """How many play in each lane."""
    shared = share_out(tables, lanes)
    seats = np.repeat([table.seats for table, _ in shared], [share for _, share in shared])
    return np.tile(seats, workers)


class SharedLayout:
    """The offset of each array of a group in the shared memory."""

    def __init__(
        self,
        config: EnvConfig,
        lanes: int,
        extras: Sequence[str],
        rows: int | None = None,
        masks: bool = True,
    ) -> None:
        named = dict(shapes(config, lanes, extras))
        if not masks:
            del named[MASK]
        if rows is not None and MOVES in named:
            (most, width), kind = named[MOVES]
            named[MOVES] = (min(most, lanes * rows), width), kind
        self.shapes = [*named.items(), (ACTIONS, ((lanes,), np.int64))]
        self.bytes = sum(size for _, _, size in self._offsets())

    def _offsets(self) -> Iterator[tuple[str, int, int]]:
        """Each starts at a multiple of 64 bytes."""
        at = 0
        for name, (shape, kind) in self.shapes:
            size = -(-int(np.prod(shape)) * np.dtype(kind).itemsize // 64) * 64
            yield name, at, size
            at += size

    def arrays(self, memory: SharedMemory, group: int) -> Arrays:
        shapes, first = dict(self.shapes), group * self.bytes
        return {
            name: np.ndarray(shapes[name][0], shapes[name][1], memory.buf, first + at)
            for name, at, _ in self._offsets()
        }


# ---- in a worker


class WorkerShare(NamedTuple):
    """What a worker plays, and where it writes it."""

    game: str
    tables: list[Table]
    number: int
    workers: int
    groups: int
    seed: int
    settings: dict[str, Any]
    layout: SharedLayout
    memory: str

    def batch(self, memory: SharedMemory, group: int) -> MixedBatch:
        """This worker's lanes of a group, in its part of the memory."""
        arrays = self.layout.arrays(memory, group)
        part = {name: part_of(array, self.number, self.workers) for name, array in arrays.items()}
        seed = (self.seed * self.workers + self.number) * self.groups + group
        lanes = len(part[ACTIONS])
        return MixedBatch(self.game, self.tables, lanes, seed=seed, out=part, **self.settings)


def run_worker(connection: Connection, share: WorkerShare) -> None:
    """Step this worker's lanes of a group whenever told to, until the pipe is closed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the script, which ends us
    memory = SharedMemory(share.memory)
    try:
        batches = [share.batch(memory, group) for group in range(share.groups)]
        connection.send_bytes(DONE)
        while True:
            batch = batches[connection.recv_bytes()[0]]
            batch.step(batch.out[ACTIONS])
            connection.send_bytes(DONE)
    except (EOFError, BrokenPipeError, ConnectionResetError):
        return
    except Exception:
        connection.send_bytes(traceback.format_exc().encode())


def part_of(array: NDArray[Any], number: int, workers: int) -> NDArray[Any]:
    size = len(array) // workers
    return array[number * size : (number + 1) * size]
