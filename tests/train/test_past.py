"""Nets of earlier play some seats in some lanes, and nobody learns from what they do."""

from typing import Any

import numpy as np
import pytest

torch = pytest.importorskip("torch", reason="PyTorch is not installed: nothing can be trained")
past: Any = pytest.importorskip("lorcha.train.past")


class Flat:
    """A net that likes all moves equally."""

    def look(self, seen: Any) -> Any:
        return seen

    def logits(self, looked: Any, moves: Any, lane: Any) -> Any:
        assert len(looked) == int(lane.max()) + 1
        return torch.zeros(len(moves))


def test_it_decides_for_its_seats_alone() -> None:
    rivals = past.Past(0.5)
    rivals._net = Flat()
    seat = np.array([0, 1, 0, 1, 0, 0, 0, 0])
    count = np.array([2, 3, 1, 2, 2, 2, 2, 2])
    logits = torch.ones(16)
    own = rivals.take_over(
        logits, torch.zeros(8, 4), torch.zeros(16, 3), {"seat": seat, "count": count}
    )
    taken = np.flatnonzero(~own.numpy())
    assert taken.tolist() == rivals.lanes(seat).tolist()
    assert len(taken) > 0
    lane = np.repeat(np.arange(8), count)
    assert (logits.numpy() == 0).tolist() == np.isin(lane, taken).tolist()


def test_it_has_either_seat_as_often_and_about_the_share_of_lanes() -> None:
    rivals = past.Past(0.1)
    first, second = (rivals.lanes(np.full(2000, seat)) for seat in (0, 1))
    assert len(first) == len(second) == 100
    assert not set(first) & set(second)


def test_without_a_past_all_decisions_are_its_own() -> None:
    rivals = past.Past(0.0)
    rivals.pick()
    assert rivals.take_over(None, torch.zeros(4, 1), None, {"seat": np.zeros(4)}).all()
