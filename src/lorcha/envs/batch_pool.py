"""Batches in several processes; all write into one block of shared memory.

Use it as a context manager, so that the processes end and the memory is freed:

    with BatchPool("dragon", 3, lanes=1024, workers=4) as pool:
        out = pool.step(actions)
"""

import traceback
from collections.abc import Iterator, Mapping, Sequence
from multiprocessing import current_process, get_context
from multiprocessing.connection import Connection
from multiprocessing.shared_memory import SharedMemory
from types import TracebackType
from typing import Any, Final, Self

import numpy as np
from numpy.typing import ArrayLike, NDArray

from lorcha.core.options import Value
from lorcha.envs.batch import MOVES, Arrays, Batch, shapes
from lorcha.envs.config import EnvConfig, make_config

ACTIONS: Final = "actions"
STEP: Final = b"step"
DONE: Final = b""
NO_GUARD: Final = (
    "a BatchPool starts processes that import your script: put what the script does "
    'below `if __name__ == "__main__":`'
)


class WorkerFailed(RuntimeError):
    """A worker failed; the message is its traceback."""


class BatchPool:
    """Like a `Batch` whose lanes are divided among workers; `moves` are grouped by worker."""

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        lanes: int = 256,
        *,
        workers: int = 2,
        seed: int = 0,
        options: Mapping[str, Value] | None = None,
        reward: str = "win",
        extras: Sequence[str] = (),
        skip_forced: bool = False,
    ) -> None:
        check_main_guard()
        self.config = make_config(game, seats, options, reward)
        if workers < 1 or lanes % workers:
            raise ValueError(f"{lanes} lanes cannot be divided evenly among {workers} workers")
        self.lanes, self.workers, self.extras = lanes, workers, tuple(extras)
        memory_layout = SharedLayout(self.config, lanes, self.extras)
        self._memory = SharedMemory(create=True, size=memory_layout.bytes)
        self.out = memory_layout.arrays(self._memory)
        self._workers: list[tuple[Any, Connection]] = []
        context = get_context("spawn")
        for number in range(workers):
            ours, theirs = context.Pipe()
            plan = (game, self.config.seats, lanes, workers, number, seed, dict(options or {}))
            rest = (reward, self.extras, skip_forced, self._memory.name)
            process = context.Process(target=run_worker, args=(theirs, *plan, *rest), daemon=True)
            process.start()
            theirs.close()
            self._workers.append((process, ours))
        self._wait()

    def step(self, actions: ArrayLike) -> Arrays:
        """One decision in each lane."""
        indices = np.asarray(actions)
        if indices.shape != (self.lanes,):
            raise IndexError(f"there are {self.lanes} lanes, not {indices.shape}")
        if not np.all((indices >= 0) & (indices < self.out["count"])):
            lane = int(np.flatnonzero((indices < 0) | (indices >= self.out["count"]))[0])
            raise IndexError(f"lane {lane} has no move {indices[lane]}")
        self.out[ACTIONS][:] = indices
        self._wait(STEP)
        return self.out

    def moves(self) -> list[NDArray[Any]]:
        """A row for each legal move, lane after lane, of each worker."""
        rows, counts = self.out[MOVES], self.out["count"]
        share = len(rows) // self.workers
        totals = counts.reshape(self.workers, -1).sum(1, dtype=int)
        return [rows[i * share : i * share + total] for i, total in enumerate(totals)]

    def _wait(self, order: bytes = b"") -> None:
        """Until all workers have answered; at the start there is no order."""
        try:
            for _, connection in self._workers if order else ():
                connection.send_bytes(order)
            answers = [connection.recv_bytes() for _, connection in self._workers]
        except (BrokenPipeError, EOFError, ConnectionResetError):
            self.close()
            hint = "" if order else f" before it began; {NO_GUARD}"
            raise WorkerFailed(f"a worker stopped{hint}") from None
        failed = [answer.decode() for answer in answers if answer != DONE]
        if failed:
            self.close()
            raise WorkerFailed(failed[0])

    def close(self) -> None:
        """End the processes and free the memory, and the arrays with it."""
        for process, connection in self._workers:
            connection.close()
            process.join()
        self._workers = []
        if self.out:
            self.out = {}
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


class SharedLayout:
    """The offset of each array in the shared memory."""

    def __init__(self, config: EnvConfig, lanes: int, extras: Sequence[str]) -> None:
        self.shapes = [*shapes(config, lanes, extras), (ACTIONS, ((lanes,), np.int64))]
        self.bytes = sum(size for _, _, size in self._offsets())

    def _offsets(self) -> Iterator[tuple[str, int, int]]:
        """Each starts at a multiple of 64 bytes."""
        at = 0
        for name, (shape, kind) in self.shapes:
            size = -(-int(np.prod(shape)) * np.dtype(kind).itemsize // 64) * 64
            yield name, at, size
            at += size

    def arrays(self, memory: SharedMemory) -> Arrays:
        shapes = dict(self.shapes)
        return {
            name: np.ndarray(shapes[name][0], shapes[name][1], memory.buf, at)
            for name, at, _ in self._offsets()
        }


# ---- in a worker


def run_worker(
    connection: Connection,
    game: str,
    seats: int,
    lanes: int,
    workers: int,
    number: int,
    seed: int,
    options: dict[str, Value],
    reward: str,
    extras: tuple[str, ...],
    skip_forced: bool,
    memory_name: str,
) -> None:
    """Step this worker's share of the lanes until the pipe is closed."""
    memory = SharedMemory(memory_name)
    try:
        arrays = SharedLayout(make_config(game, seats, options, reward), lanes, extras).arrays(
            memory
        )
        part = {name: share(array, number, workers) for name, array in arrays.items()}
        batch = Batch(
            game,
            seats,
            lanes // workers,
            seed=seed * workers + number,
            options=options,
            reward=reward,
            extras=extras,
            skip_forced=skip_forced,
            out=part,
        )
        connection.send_bytes(DONE)
        while connection.recv_bytes():
            batch.step(part[ACTIONS])
            connection.send_bytes(DONE)
    except EOFError:
        return
    except Exception:
        connection.send_bytes(traceback.format_exc().encode())


def share(array: NDArray[Any], number: int, workers: int) -> NDArray[Any]:
    size = len(array) // workers
    return array[number * size : (number + 1) * size]
