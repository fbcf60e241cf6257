"""The page for researchers is correct: its examples run, its tables match the code."""

import doctest
import importlib.util
from pathlib import Path
from typing import Any

import numpy as np

from lorcha.envs.layouts import all_tables

ROOT = Path(__file__).parent.parent.parent
PAGE = ROOT / "docs" / "research.md"


def test_the_examples_of_the_page_run() -> None:
    results = doctest.testfile(str(PAGE), module_relative=False, optionflags=doctest.ELLIPSIS)
    assert results.attempted > 20
    assert results.failed == 0


def test_the_tables_of_the_page_are_those_of_the_code() -> None:
    """If not: write the output of `python -m lorcha.envs.layouts` below the marker."""
    _, _, tables = PAGE.read_text("utf-8").partition("<!-- layouts -->\n")
    assert tables.strip().splitlines() == all_tables().strip().splitlines()


def example() -> Any:
    spec = importlib.util.spec_from_file_location("panda_dmc", ROOT / "examples" / "panda_dmc.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_toy_agent_learns_to_beat_a_random_player() -> None:
    """One that has learnt nothing likes some moves by chance: this one, those that lose."""
    dmc = example()
    assert dmc.wins(dmc.train(0, lanes=16, seed=3), lanes=40) < 0.3
    assert dmc.wins(dmc.train(60, lanes=16, seed=3), lanes=40) > 0.8


def test_learning_brings_the_estimate_nearer_to_the_result() -> None:
    dmc = example()
    batch = dmc.Batch("panda", 2, 8, extras=["moves"])
    network = dmc.Network(batch.config, 1)
    seen = batch.out["observation"] * network.scales[0]
    moves = batch.moves[:8] * network.scales[1]
    won = np.array([1, -1] * 4, np.float32)
    losses = [network.learn(seen, moves, won, 1e-3) for _ in range(60)]
    assert losses[-1] < losses[0] / 4
