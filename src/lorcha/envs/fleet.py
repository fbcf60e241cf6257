"""Batches in several processes; all write into one block of shared memory.

Use it as a context, so that the processes end and the memory is given back:

    with Fleet("dragon", 3, lanes=1024, workers=4) as fleet:
        out = fleet.step(actions)
"""

import traceback
from collections.abc import Iterator, Mapping, Sequence
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.shared_memory import SharedMemory
from types import TracebackType
from typing import Any, Final, Self

import numpy as np
from numpy.typing import ArrayLike, NDArray

from lorcha.core.options import Value
from lorcha.envs.batch import MOVES, Arrays, Batch, shapes
from lorcha.envs.setting import Setting, setting

ACTIONS: Final = "actions"
STEP: Final = b"step"
FINE: Final = b""


class WorkerFailed(RuntimeError):
    """A worker could not do what it was told; its own words say why."""


class Fleet:
    """Like a `Batch` whose lanes are shared out evenly; `moves` are told worker by worker."""

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
    ) -> None:
        self.setting = setting(game, seats, options, reward)
        if workers < 1 or lanes % workers:
            raise ValueError(f"{lanes} lanes cannot be shared out evenly among {workers} workers")
        self.lanes, self.workers, self.extras = lanes, workers, tuple(extras)
        sizes = Blocks(self.setting, lanes, self.extras)
        self._memory = SharedMemory(create=True, size=sizes.bytes)
        self.out = sizes.arrays(self._memory)
        self._ends: list[tuple[Any, Connection]] = []
        context = get_context("spawn")
        for number in range(workers):
            ours, theirs = context.Pipe()
            plan = (game, self.setting.seats, lanes, workers, number, seed, dict(options or {}))
            rest = (reward, self.extras, self._memory.name)
            process = context.Process(target=work, args=(theirs, *plan, *rest), daemon=True)
            process.start()
            theirs.close()
            self._ends.append((process, ours))
        self._wait()

    def step(self, actions: ArrayLike) -> Arrays:
        """One decision in each lane."""
        chosen = np.asarray(actions)
        if chosen.shape != (self.lanes,):
            raise IndexError(f"there are {self.lanes} lanes, not {chosen.shape}")
        if not np.all((chosen >= 0) & (chosen < self.out["count"])):
            lane = int(np.flatnonzero((chosen < 0) | (chosen >= self.out["count"]))[0])
            raise IndexError(f"lane {lane} has no move {chosen[lane]}")
        self.out[ACTIONS][:] = chosen
        self._wait(STEP)
        return self.out

    def moves(self) -> list[NDArray[Any]]:
        """A row for each legal move, lane after lane, of each worker."""
        rows, counts = self.out[MOVES], self.out["count"]
        share = len(rows) // self.workers
        totals = counts.reshape(self.workers, -1).sum(1, dtype=int)
        return [rows[i * share : i * share + total] for i, total in enumerate(totals)]

    def _wait(self, order: bytes = b"") -> None:
        """Until all have carried out the order; there is none when they begin."""
        try:
            for _, end in self._ends if order else ():
                end.send_bytes(order)
            answers = [end.recv_bytes() for _, end in self._ends]
        except (BrokenPipeError, EOFError, ConnectionResetError):
            self.close()
            raise WorkerFailed("a worker stopped") from None
        failed = [answer.decode() for answer in answers if answer != FINE]
        if failed:
            self.close()
            raise WorkerFailed(failed[0])

    def close(self) -> None:
        """End the processes and give the memory back. The arrays are gone with it."""
        for process, end in self._ends:
            end.close()
            process.join()
        self._ends = []
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


class Blocks:
    """Where each array lies in the shared memory."""

    def __init__(self, setting: Setting, lanes: int, extras: Sequence[str]) -> None:
        self.found = [*shapes(setting, lanes, extras), (ACTIONS, ((lanes,), np.int64))]
        self.bytes = sum(size for _, _, size in self._places())

    def _places(self) -> Iterator[tuple[str, int, int]]:
        """Each begins at a multiple of 64 bytes."""
        at = 0
        for name, (shape, kind) in self.found:
            size = -(-int(np.prod(shape)) * np.dtype(kind).itemsize // 64) * 64
            yield name, at, size
            at += size

    def arrays(self, memory: SharedMemory) -> Arrays:
        known = dict(self.found)
        return {
            name: np.ndarray(known[name][0], known[name][1], memory.buf, at)
            for name, at, _ in self._places()
        }


# ---- in a worker


def work(
    end: Connection,
    game: str,
    seats: int,
    lanes: int,
    workers: int,
    number: int,
    seed: int,
    options: dict[str, Value],
    reward: str,
    extras: tuple[str, ...],
    memory_name: str,
) -> None:
    """Step the own share of the lanes until the other end of the pipe is closed."""
    memory = SharedMemory(memory_name)
    try:
        arrays = Blocks(setting(game, seats, options, reward), lanes, extras).arrays(memory)
        own = {name: share(array, number, workers) for name, array in arrays.items()}
        batch = Batch(
            game,
            seats,
            lanes // workers,
            seed=seed * workers + number,
            options=options,
            reward=reward,
            extras=extras,
            out=own,
        )
        end.send_bytes(FINE)
        while end.recv_bytes():
            batch.step(own[ACTIONS])
            end.send_bytes(FINE)
    except EOFError:
        return
    except Exception:
        end.send_bytes(traceback.format_exc().encode())


def share(array: NDArray[Any], number: int, workers: int) -> NDArray[Any]:
    part = len(array) // workers
    return array[number * part : (number + 1) * part]
