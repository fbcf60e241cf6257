"""The example of a hundred lines learns, and its advantages are those of the book."""

import importlib.util
from pathlib import Path
from typing import Any

import pytest

torch = pytest.importorskip("torch", reason="PyTorch is not installed: nothing can be trained")

EXAMPLE = Path(__file__).parent.parent.parent / "examples" / "jamaica_ppo.py"


def example() -> Any:
    spec = importlib.util.spec_from_file_location("jamaica_ppo", EXAMPLE)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_it_learns_to_beat_a_random_player() -> None:
    ppo = example()
    before, after = (ppo.train(rounds, lanes=64, seed=1) for rounds in (0, 20))
    assert ppo.wins(before, games=60) < 0.65
    assert ppo.wins(after, games=60) > 0.8


def test_what_came_of_a_decision_is_traced_from_a_seat_to_its_next_one() -> None:
    ppo = example()
    steps = [
        {
            "seat": torch.tensor([seat]),
            "value": torch.tensor([value]),
            "done": torch.tensor([done]),
            "reward": torch.tensor([[1.0, -1.0] if done else [0.0, 0.0]]),
        }
        for seat, value, done in [(0, 0.1, False), (1, 0.2, False), (0, 0.3, False), (1, 0.5, True)]
    ]
    ppo.advantages(steps)
    found = [round(float(step["advantage"]), 4) for step in steps]
    last = 1.0 - 0.3
    assert found == [round(0.3 - 0.1 + ppo.TRACE * last, 4), -1.2, round(last, 4), 0.0]
