"""Several numbers of players side by side in one batch."""

import numpy as np
import pytest

from lorcha.core.options import BadOption
from lorcha.envs.batch import HIDDEN, MOVES, Batch, allocate
from lorcha.envs.mixed_batch import MixedBatch, Table, share_out

TEAMS = Table(4, {"mode": "team"})


def test_lanes_are_shared_out_as_often_as_a_table_is_named() -> None:
    shared = share_out([2, 4, 2, 2, TEAMS], 100)
    assert shared == [(Table(2), 59), (Table(4), 21), (TEAMS, 20)]
    assert [lanes for _, lanes in share_out([2, 4, TEAMS], 3)] == [1, 1, 1]
    with pytest.raises(BadOption, match="as many lanes"):
        share_out([2, 3], 1)


def test_each_table_plays_as_it_would_in_a_batch_of_its_own() -> None:
    mixed = MixedBatch("ching", [2, TEAMS], 5, seed=3, extras=[MOVES, HIDDEN], reward="rank")
    assert mixed.seats.tolist() == [2, 2, 2, 4, 4]
    alone = [
        Batch("ching", 2, 3, seed=6, extras=[MOVES, HIDDEN], reward="rank"),
        Batch(
            "ching", 4, 2, seed=7, extras=[MOVES, HIDDEN], reward="rank", options={"mode": "team"}
        ),
    ]
    for number in range(150):
        for key in ("observation", "hidden", "count", "seat", "done", "mask"):
            assert (np.concatenate([b.out[key] for b in alone]) == mixed.out[key]).all()
        assert (np.concatenate([b.moves for b in alone]) == mixed.moves).all()
        assert (mixed.out["reward"][3:] == alone[1].out["reward"]).all()
        actions = number % mixed.out["count"]
        mixed.step(actions)
        alone[0].step(actions[:3])
        alone[1].step(actions[3:])


def test_a_wrong_action_changes_nothing() -> None:
    mixed = MixedBatch("dragon", [2, 3], 4, seed=1)
    before = mixed.out["observation"].copy()
    with pytest.raises(IndexError, match="none is 99"):
        mixed.step([0, 0, 0, 99])
    with pytest.raises(IndexError, match="4 lanes"):
        mixed.step([0])
    assert (mixed.out["observation"] == before).all()
    assert not (mixed.step([0, 0, 0, 0])["observation"] == before).all()


def test_moves_that_do_not_fit_are_told() -> None:
    small = MixedBatch("dragon", [2, 3], 4, extras=[MOVES])
    out = allocate(small.config, 4, [MOVES])
    out[MOVES] = out[MOVES][:3]
    with pytest.raises(OverflowError, match="do not fit into 3 rows"):
        MixedBatch("dragon", [2, 3], 4, extras=[MOVES], out=out)
