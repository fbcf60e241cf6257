"""Several processes play what as many batches would play."""

from pathlib import Path

import numpy as np
import pytest

from lorcha.envs.batch import MOVES, Batch
from lorcha.envs.fleet import Fleet, WorkerFailed

SHARED = Path("/dev/shm")


def test_a_fleet_plays_what_its_batches_would_play_alone() -> None:
    with Fleet("panda", 2, 6, workers=2, seed=5, extras=[MOVES]) as fleet:
        name = fleet._memory.name
        alone = [Batch("panda", 2, 3, seed=10 + n, extras=[MOVES]) for n in range(2)]
        for _ in range(200):
            for key in ("observation", "count", "seat", "reward", "done", "mask"):
                assert (np.concatenate([b.out[key] for b in alone]) == fleet.out[key]).all()
            for batch, rows in zip(alone, fleet.moves(), strict=True):
                assert (batch.moves == rows).all()
            actions = fleet.out["count"] // 2
            fleet.step(actions)
            for batch, chosen in zip(alone, np.split(actions, 2), strict=True):
                batch.step(chosen)
        with pytest.raises(IndexError, match="lane 1 has no move 99"):
            fleet.step([0, 99, 0, 0, 0, 0])
        with pytest.raises(IndexError, match="6 lanes"):
            fleet.step([0])
        fleet.step([0] * 6)
    assert not (SHARED / name).exists()


def test_a_fleet_whose_worker_dies_says_so_and_cleans_up() -> None:
    fleet = Fleet("dragon", 2, 2, workers=1)
    name, (process, _) = fleet._memory.name, fleet._ends[0]
    process.kill()
    process.join()
    with pytest.raises(WorkerFailed, match="a worker stopped"):
        fleet.step([0, 0])
    assert not (SHARED / name).exists()


def test_lanes_must_be_shared_out_evenly() -> None:
    with pytest.raises(ValueError, match="7 lanes cannot be shared out evenly among 2 workers"):
        Fleet("dragon", 3, 7, workers=2)
