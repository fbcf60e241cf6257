"""Several processes learn together, as torchrun starts them: here two, on processors."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from lorcha.games import load
from lorcha.nets.shelf import load_net
from lorcha.nets.tensors import read_tensors

torch = pytest.importorskip("torch", reason="PyTorch is not installed: nothing can be trained")

# Without the `--` torchrun takes `--log` for its own.
TOGETHER = ("-m", "torch.distributed.run", "--nproc-per-node", "2", "--standalone")
TINY = "--device cpu --players 1 --lanes 16 --steps 16 --batch 128 --seed 3 --quiet --rounds 3"


def test_two_processes_learn_one_net_together(tmp_path: Path) -> None:
    path, log = tmp_path / "net.safetensors", tmp_path / "log.jsonl"
    command = ["-m", "--", "lorcha", "train", "dragon", "--seats", "2", *TINY.split()]
    files = ["--out", str(path), "--log", str(log)]
    done = subprocess.run(
        [sys.executable, *TOGETHER, *command, *files],
        env=os.environ | {"OMP_NUM_THREADS": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    card = load_net(load("dragon"), path).card
    a_round = 2 * 2 * 16 * 16  # processes, groups, lanes, steps
    assert card.decisions == 3 * a_round
    rounds = [json.loads(line) for line in log.read_text("utf-8").splitlines()]
    assert [line["round"] for line in rounds] == [1, 2, 3]  # told by one of them alone
    checkpoint, _ = read_tensors(tmp_path / "net.checkpoint.safetensors")
    assert all(abs(array).max() < 100 for array in checkpoint.values())
