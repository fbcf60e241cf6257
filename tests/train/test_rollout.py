"""What came of each decision, by hand."""

from types import SimpleNamespace
from typing import Any

import pytest

torch = pytest.importorskip("torch", reason="PyTorch is not installed: nothing can be trained")
rollout: Any = pytest.importorskip("lorcha.train.rollout")

TRACE = rollout.TRACE


def collector(seats: list[int], most: int) -> Any:
    """One that has no players, only what `_learn_from` needs."""
    made = object.__new__(rollout.Collector)
    made.device = torch.device("cpu")
    made.seats = torch.tensor(seats)
    made.absent = torch.arange(most) >= made.seats[:, None]
    made._lanes = torch.arange(len(seats))
    return made


def step(seat: int, gain: float, reward: list[float] | None = None) -> Any:
    return SimpleNamespace(
        seat=torch.tensor([seat]),
        gain=torch.tensor([gain]),
        shares=torch.tensor([[0.5, 0.5, 0.0]]),
        done=torch.tensor([reward is not None]),
        reward=torch.tensor([reward or [0.0, 0.0, 0.0]]),
    )


def test_it_is_traced_from_a_seats_decision_to_its_next_and_to_the_end() -> None:
    roll = [step(0, 0.1), step(1, 0.2), step(0, 0.3), step(1, 0.0, [1.0, -1.0, 0.0])]
    advantage, gain, shares, valid = collector([2], 3)._learn_from(roll)
    assert valid.tolist() == [True, True, True, False]
    last = 1.0 - 0.3  # seat 0 won
    assert advantage[2].item() == pytest.approx(last)
    assert advantage[1].item() == pytest.approx(-1.0 - 0.2)
    assert advantage[0].item() == pytest.approx(0.3 - 0.1 + TRACE * last)
    assert gain[2].item() == pytest.approx(1.0)
    assert shares[2].tolist() == [1.0, 0.0, 0.0]
    assert shares[1].tolist() == [0.0, 1.0, 0.0]  # the same, as seat 1 counts
    mixed = (1 - TRACE) * 0.5 + TRACE * 1.0
    assert shares[0].tolist() == pytest.approx([mixed, 1 - mixed, 0.0])


def test_seats_that_share_the_first_place_share_the_win() -> None:
    gains, won = collector([3], 4)._results(torch.tensor([[0.5, -1.0, 0.5, 0.0]]))
    assert won[0, 0].tolist() == [0.5, 0.0, 0.5, 0.0]
    assert won[0, 2].tolist() == [0.5, 0.5, 0.0, 0.0]  # itself, then seats 0 and 1
    assert gains[0, 1].item() == pytest.approx(-0.75)  # half for the place, half for no win
    assert gains[0, 0].item() == gains[0, 2].item()


def test_moves_are_drawn_as_often_as_they_should_be() -> None:
    torch.manual_seed(1)
    lanes = 4000
    chances = torch.tensor([0.7, 0.2, 0.1]).log().repeat(lanes)
    lane = torch.arange(lanes).repeat_interleave(3)
    rows = rollout.draw(chances, lane, lanes) - 3 * torch.arange(lanes)
    shares = torch.bincount(rows, minlength=3) / lanes
    assert shares.tolist() == pytest.approx([0.7, 0.2, 0.1], abs=0.03)
