"""Several processes play what the same number of batches would play."""

import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from lorcha.envs.batch import MOVES, Batch
from lorcha.envs.batch_pool import BatchPool, WorkerFailed
from lorcha.envs.mixed_batch import MixedBatch

SHARED = Path("/dev/shm")


def test_a_pool_plays_what_its_batches_would_play_alone() -> None:
    with BatchPool("panda", 2, 6, workers=2, seed=5, extras=[MOVES], skip_forced=True) as pool:
        name = pool._memory.name
        alone = [
            Batch("panda", 2, 3, seed=10 + n, extras=[MOVES], skip_forced=True) for n in range(2)
        ]
        for _ in range(200):
            for key in ("observation", "count", "seat", "reward", "done", "mask"):
                assert (np.concatenate([b.out[key] for b in alone]) == pool.out[key]).all()
            for batch, rows in zip(alone, pool.moves(), strict=True):
                assert (batch.moves == rows).all()
            actions = pool.out["count"] // 2
            pool.step(actions)
            for batch, chosen in zip(alone, np.split(actions, 2), strict=True):
                batch.step(chosen)
        with pytest.raises(IndexError, match="lane 1 has no move 99"):
            pool.step([0, 99, 0, 0, 0, 0])
        with pytest.raises(IndexError, match="6 lanes"):
            pool.step([0])
        pool.step([0] * 6)
    assert not (SHARED / name).exists()


def test_two_groups_are_in_flight_and_each_goes_its_own_way() -> None:
    settings: dict[str, Any] = {"extras": [MOVES], "skip_forced": True, "reward": "rank"}
    with BatchPool("panda", [2, 2, 3], 6, workers=2, groups=2, seed=5, rows=64, **settings) as pool:
        assert pool.seats.tolist() == [2, 2, 3] * 2
        seed = (5 * 2 + 0) * 2 + 1  # of the first worker and the second group
        alone = MixedBatch("panda", [2, 2, 3], 3, seed=seed, **settings)
        for group in range(2):
            pool.send(pool.groups[group]["count"] // 2, group)
        for _ in range(100):
            for group in range(2):
                out = pool.receive(group)
                if group == 1:
                    alone.step(alone.out["count"] // 2)
                    for key in ("observation", "count", "seat", "reward", "done", "mask"):
                        assert (alone.out[key] == out[key][:3]).all()
                    assert (alone.moves == pool.moves(group)[0]).all()
                pool.send(out["count"] // 2, group)


def test_a_pool_whose_worker_dies_says_so_and_cleans_up() -> None:
    pool = BatchPool("dragon", 2, 2, workers=1)
    name, (process, _) = pool._memory.name, pool._workers[0]
    process.kill()
    process.join()
    with pytest.raises(WorkerFailed, match="a worker stopped"):
        pool.step([0, 0])
    assert not (SHARED / name).exists()


def test_lanes_must_be_divided_evenly() -> None:
    with pytest.raises(ValueError, match="7 lanes cannot be divided evenly among 2 workers"):
        BatchPool("dragon", 3, 7, workers=2)


def test_a_script_without_a_main_guard_is_told_so(tmp_path: Path) -> None:
    script = tmp_path / "script.py"
    script.write_text(
        "from lorcha.envs.batch_pool import BatchPool\nBatchPool('dragon', 2, 2, workers=1)\n"
    )
    result = subprocess.run([sys.executable, script], capture_output=True, text=True, check=False)
    assert result.returncode == 1
    last = result.stderr.strip().splitlines()[-1]
    assert "WorkerFailed: a worker stopped before it began" in last
    assert 'below `if __name__ == "__main__":`' in last
